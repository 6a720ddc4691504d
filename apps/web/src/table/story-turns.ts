import type { GameEvent, Seat, Viewer } from '@nabu/kernel';
import { type Chapter, isChapter, type Story } from './story.ts';

/** The moves one seat made in a row. */
export interface Turn {
  readonly seat: Seat;
  /** The plies of its first and last move. */
  readonly first: number;
  readonly last: number;
  /** Counted from 1; a round ends when somebody moves who has had their turn in it. */
  readonly round: number;
}

/** The match as turns, in order. */
export function turnsOf({ lines }: Story): readonly Turn[] {
  const turns: Turn[] = [];
  let seen = new Set<Seat>();
  let round = 1;
  for (const line of lines) {
    if (!isChapter(line) || line.seat === null) continue;
    const { seat, ply } = line;
    const before = turns.at(-1);
    if (before?.seat === seat) turns[turns.length - 1] = { ...before, last: ply };
    else {
      if (seen.has(seat)) {
        round++;
        seen = new Set();
      }
      seen.add(seat);
      turns.push({ seat, first: ply, last: ply, round });
    }
  }
  return turns;
}

/** Where a step of one turn leads from a ply: the end of the turn before, or the end of the one that comes. */
export function turnFrom(turns: readonly Turn[], ply: number, way: 'back' | 'on'): number {
  if (way === 'on') return turns.find(({ last }) => last > ply)?.last ?? ply;
  const before = turns.findLast(({ first }) => first <= ply);
  return before ? before.first - 1 : 0;
}

/** What others did since a player's last move; to who only watches, the last turn. */
export function newsFor({ lines }: Story, viewer: Viewer, ply: number): readonly Chapter[] {
  const made = lines.filter(
    (line): line is Chapter => isChapter(line) && line.seat !== null && line.ply <= ply,
  );
  const last = made.at(-1)?.seat;
  const since = made.findLastIndex(({ seat }) =>
    viewer === 'spectator' ? seat !== last : seat === viewer,
  );
  return made.slice(since + 1);
}

/** The pieces that some events put, moved or took away; those that only earned points are left out. */
export function newPieces(
  events: readonly GameEvent[],
  pieces: (event: GameEvent) => readonly string[],
): readonly string[] {
  const named = events.filter(({ type }) => type !== 'scored').flatMap(pieces);
  return [...new Set(named)];
}
