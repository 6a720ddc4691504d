import {
  type AnyGame,
  type AnyMatch,
  Match,
  presets,
  rngFrom,
  sha256Hex,
  writeRecord,
} from '@nabu/kernel';

/** What a finished game costs to keep and to look into. */
export interface History {
  /** How long the game was. */
  readonly plies: number;
  /** The slowest ply to show, of all plies and all viewers, in milliseconds. */
  readonly anyPlyMs: number;
  /** The bytes of the moves as they are stored, with seat and notation. */
  readonly storedBytes: number;
  /** The bytes of the whole record, with the chance each move led to. */
  readonly recordBytes: number;
}

const LONGEST = 1_000;
const GAMES = 5;
/** The best of these counts for a ply: a busy machine can only make it slower. */
const TRIES = 3;

/** The worst of several random games. */
export function historyOf(game: AnyGame, seats: number): History {
  const all = Array.from({ length: GAMES }, (_, i) => historyOfMatch(randomMatch(game, seats, i)));
  const worst = (of: (history: History) => number) => Math.max(...all.map(of));
  return {
    plies: worst((h) => h.plies),
    anyPlyMs: worst((h) => h.anyPlyMs),
    storedBytes: worst((h) => h.storedBytes),
    recordBytes: worst((h) => h.recordBytes),
  };
}

function randomMatch(game: AnyGame, seats: number, index: number): AnyMatch {
  const seed = sha256Hex(`history ${index}`).slice(0, 32);
  const match = Match.start(game, { seats, options: presets(game.options), seed });
  const rng = rngFrom(seed);
  while (!match.over && match.ply < LONGEST) {
    const seat = match.actors[0];
    const moves = match.moves(seat);
    match.play(seat, moves[rng.below(moves.length)]);
  }
  if (!match.over) match.endEarly('agreed');
  return match;
}

function historyOfMatch(match: AnyMatch): History {
  const names = Array.from({ length: match.table.seats }, (_, seat) => `Player ${seat + 1}`);
  return {
    plies: match.ply,
    anyPlyMs: slowestPly(match),
    storedBytes: Buffer.byteLength(
      JSON.stringify(match.written.map(({ seat, move }) => [seat, move])),
    ),
    recordBytes: Buffer.byteLength(writeRecord(match, { names })),
  };
}

function slowestPly(match: AnyMatch): number {
  let slowest = 0;
  for (let ply = 0; ply <= match.ply; ply++) {
    const tries = Array.from({ length: TRIES }, () => {
      const start = performance.now();
      match.viewAt(ply, ply % match.table.seats);
      return performance.now() - start;
    });
    slowest = Math.max(slowest, Math.min(...tries));
  }
  return slowest;
}
