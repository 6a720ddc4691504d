import {
  type GameEvent,
  Refusal,
  type Score,
  type Scored,
  type Seat,
  type Word,
} from '@nabu/kernel';
import { type Sketch, sketchMove } from '@nabu/table';

/** How the points of a seat change, and where the change comes from. */
export interface Gain {
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
  /** By source, as named in `Score.parts`; empty where only the sum is known. */
  readonly parts: readonly { readonly source: string; readonly points: number }[];
}

/** Who would get what by a move, as the rules tell it on a copy. */
export interface Worth {
  readonly gains: readonly Gain[];
  /** The points one by one, as the log will tell them. */
  readonly scored: readonly Scored[];
  /** More may come of it: chance or a secret has a say. */
  readonly open: boolean;
}

/** What changes between two scores, seat by seat; seats whose points stay are left out. */
function gainsBetween(before: readonly Score[], after: readonly Score[]): readonly Gain[] {
  return before.flatMap(({ total, parts }, seat) => {
    const then = after[seat];
    if (then.total === total) return [];
    const sources = new Set([...parts, ...then.parts].map(({ source }) => source));
    const changes = [...sources].flatMap((source) => {
      const points = pointsOf(then, source) - pointsOf({ parts }, source);
      return points === 0 ? [] : [{ source, points }];
    });
    return [{ seat, before: total, after: then.total, parts: changes }];
  });
}

function pointsOf({ parts }: Pick<Score, 'parts'>, source: string): number {
  return parts.reduce((sum, part) => sum + (part.source === source ? part.points : 0), 0);
}

/** Who would get what by a legal move of a seat; null where the seat may not make it. */
export function worthOf(sketch: Sketch, seat: Seat, move: Word): Worth | null {
  const { game, worlds } = sketch;
  const done = sketchMove(sketch, seat, move);
  if (done instanceof Refusal) return null;
  const before = game.scores(worlds[0]);
  const scored = scoredIn(done.events);
  if (done.after === null) return { gains: gainsFrom(before, scored), scored, open: true };
  const after = game.scores(done.after.worlds[0]);
  return { gains: gainsBetween(before, after), scored, open: false };
}

/** The same from the events alone, where what comes after them is not known. */
function gainsFrom(before: readonly Score[], scored: readonly Scored[]): readonly Gain[] {
  return before.flatMap(({ total }, seat) => {
    const points = scored.reduce((sum, each) => sum + (each.seat === seat ? each.points : 0), 0);
    return points === 0 ? [] : [{ seat, before: total, after: total + points, parts: [] }];
  });
}

/** The events that tell of points. */
export function scoredIn(events: readonly GameEvent[]): readonly Scored[] {
  return events.filter((event): event is Scored => event.type === 'scored');
}

/** One move of the match as it is told. */
interface Told {
  readonly ply: number;
  readonly events: readonly GameEvent[];
}

/**
 * Who got what by the moves of a ply, with the points before and after. Null where the events of the match do not
 * add up to the points there are now: then a game counts some of them in another way.
 */
export function gainsAt(
  told: readonly Told[],
  ply: number,
  now: readonly Score[],
): readonly Gain[] | null {
  const sum = (seat: Seat, fits: (at: number) => boolean) =>
    told
      .filter((each) => fits(each.ply))
      .flatMap(({ events }) => scoredIn(events))
      .reduce((all, each) => all + (each.seat === seat ? each.points : 0), 0);
  if (now.some(({ total }, seat) => sum(seat, () => true) !== total)) return null;
  return now.flatMap((_, seat) => {
    const before = sum(seat, (at) => at < ply);
    const after = before + sum(seat, (at) => at === ply);
    return after === before ? [] : [{ seat, before, after, parts: [] }];
  });
}
