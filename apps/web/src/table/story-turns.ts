import type { GameEvent, Seat, Viewer } from '@nabu/kernel';
import { chronicleOf } from './chronicle.ts';
import { type Chapter, isChapter, type Story } from './story.ts';

/** One turn of a seat, as far as moves were made in it. */
export interface Turn {
  readonly seat: Seat;
  /** The plies of its first and last move. */
  readonly first: number;
  readonly last: number;
  /** Counted from 1; 0 before the first round. */
  readonly round: number;
}

/** The match as turns, in order. */
export function turnsOf(story: Story): readonly Turn[] {
  return chronicleOf(story).flatMap(({ round, turns }) =>
    turns.flatMap(({ seat, plies }) => {
      const [first, last] = [plies[0], plies.at(-1)];
      return seat === null || last === undefined ? [] : [{ seat, first, last, round: round ?? 0 }];
    }),
  );
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

/** What others did since a player's last turn: in the middle of a turn, what they did before it. */
export function sinceLastTurn(
  story: Story,
  viewer: Viewer,
  { ply, actors }: { readonly ply: number; readonly actors: readonly Seat[] },
): readonly Chapter[] {
  const news = newsFor(story, viewer, ply);
  if (viewer === 'spectator' || news.length > 0 || !actors.includes(viewer)) return news;
  const others = story.lines
    .filter(isChapter)
    .findLast((made) => made.seat !== null && made.seat !== viewer && made.ply <= ply);
  return others ? newsFor(story, viewer, others.ply) : [];
}

/** The pieces that some events put, moved or took away; those that only earned points are left out. */
export function newPieces(
  events: readonly GameEvent[],
  pieces: (event: GameEvent) => readonly string[],
): readonly string[] {
  const named = events.filter(({ type }) => type !== 'scored').flatMap(pieces);
  return [...new Set(named)];
}
