import type { Props } from './desk.ts';
import {
  type Category,
  type Move,
  nearSeat,
  stateOf,
  type Tally,
  tally,
  type View,
} from './rules.ts';

/** What the viewer's garden would earn after a move, or null when it cannot be known. */
export function tallyAfter(props: Props, move: Move): Tally | null {
  const seen = props.preview(move);
  return seen && tally(stateOf(seen.view), nearSeat(props.viewer));
}

/** How many points a move would bring the viewer. */
export function worthOf(props: Props): (move: Move) => number {
  const now = tallyOf(props.view, props).total;
  return (move) => (tallyAfter(props, move)?.total ?? now) - now;
}

function tallyOf(view: View, { viewer }: Props): Tally {
  return tally(stateOf(view), nearSeat(viewer));
}

/** By category: how many points more or fewer one tally has than another. */
export function changeOf(before: Tally, after: Tally | null): ReadonlyMap<Category, number> {
  const points = new Map(before.categories.map((each) => [each.category, each.points]));
  const changes = (after?.categories ?? []).map(
    ({ category, points: next }): [Category, number] => [
      category,
      next - (points.get(category) ?? 0),
    ],
  );
  return new Map(changes.filter(([, change]) => change !== 0));
}
