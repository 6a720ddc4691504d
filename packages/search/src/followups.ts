import { type AnyGame, type Rng, rngFrom, type Seat, type Word } from '@nabu/kernel';
import type { Evaluation } from './mind.ts';
import { judge } from './playout.ts';

/** A turn that has not ended after so many moves is left where it stands. */
const LONGEST_TURN = 16;
/** So many moves are weighed against each other when none of them scores. */
const WEIGHED = 24;
/** A turn is thought through from so many first moves. */
const BEGINNINGS = 4;

/** The turn after a move: whose it is, and the points they have more when it is over. */
export interface Turn {
  readonly rival: Seat | null;
  readonly gain: number;
}

/** Plays a move, in place, and says what comes of a turn after it; `imagining` numbers the state, for its chance. */
export type Probe = (
  game: AnyGame,
  evaluate: Evaluation<unknown>,
  state: unknown,
  seat: Seat,
  move: Word,
  imagining: number,
) => Turn;

/** The turn of whoever comes next; chance is the same for each move. */
export const rivalTurn: Probe = (game, evaluate, state, seat, move, imagining) => {
  const before = game.scores(state);
  const rng = rngFrom(`denials ${imagining}`);
  game.play(state, seat, move, rng);
  finish(game, state, seat, rng);
  const [rival = seat] = game.actors(state);
  if (rival === seat) return { rival: null, gain: 0 };
  return { rival, gain: best(game, evaluate, state, rival, imagining) - before[rival].total };
};

/** The next turn of the seat itself, if everybody else changes little meanwhile. */
export const ownTurn: Probe = (game, evaluate, state, seat, move, imagining) => {
  const rng = rngFrom(`denials ${imagining}`);
  game.play(state, seat, move, rng);
  finish(game, state, seat, rng);
  const seats = game.ranking(state).length;
  for (let i = 1; i < seats; i++) {
    const [other = seat] = game.actors(state);
    if (other !== seat) finish(game, state, other, rng);
  }
  if (game.actors(state)[0] !== seat) return { rival: null, gain: 0 };
  const before = game.scores(state)[seat].total;
  return { rival: seat, gain: best(game, evaluate, state, seat, imagining) - before };
};

/** Ends the turn of a seat with as little change as can be. */
function finish(game: AnyGame, state: unknown, seat: Seat, rng: Rng): void {
  for (let i = 0; i < LONGEST_TURN && game.actors(state)[0] === seat; i++)
    game.play(state, seat, idle(game, state, seat, rng), rng);
}

/** The most points a seat can have after its turn, as far as a short look tells. */
function best(
  game: AnyGame,
  evaluate: Evaluation<unknown>,
  state: unknown,
  seat: Seat,
  imagining: number,
): number {
  const ends = keenest(game, evaluate, state, seat, BEGINNINGS).map((first) => {
    const line = game.copy(state);
    const chance = rngFrom(`denials ${imagining} answer`);
    game.play(line, seat, first, chance);
    for (let i = 0; i < LONGEST_TURN && game.actors(line)[0] === seat; i++)
      game.play(line, seat, keenest(game, evaluate, line, seat, 1)[0], chance);
    return game.scores(line)[seat].total;
  });
  return Math.max(...ends);
}

/** A move that changes little: one that ends the turn, which games list first or last, or else any. */
function idle(game: AnyGame, state: unknown, seat: Seat, rng: Rng): Word {
  const moves = game.moves(state, seat);
  const still = rngFrom('idle');
  const ending = [...moves.slice(-2), moves[0]].find((move) => {
    const next = game.copy(state);
    game.play(next, seat, move, still);
    return game.actors(next)[0] !== seat;
  });
  return ending ?? moves[rng.below(moves.length)];
}

/** The moves that bring a seat the most points at once; where none does, those with the best prospects. */
function keenest(
  game: AnyGame,
  evaluate: Evaluation<unknown>,
  state: unknown,
  seat: Seat,
  most: number,
): readonly Word[] {
  const moves = game.moves(state, seat);
  const still = rngFrom('keen');
  const after = (move: Word) => {
    const next = game.copy(state);
    game.play(next, seat, move, still);
    return next;
  };
  const now = game.scores(state)[seat].total;
  const gains = moves.map((move) => game.scores(after(move))[seat].total - now);
  const stride = Math.ceil(moves.length / WEIGHED);
  const out = new Float64Array(game.ranking(state).length);
  const worths = moves.map((move, i) => {
    if (gains[i] > 0 || i % stride !== 0) return gains[i];
    judge(game, evaluate, after(move), out);
    // A reward is less than a point.
    return gains[i] + out[seat];
  });
  const order = moves.map((_, i) => i).sort((a, b) => worths[b] - worths[a]);
  return order.slice(0, most).map((i) => moves[i]);
}
