/** Somebody who waits to be paired. */
export interface Waiting {
  /** The person: nobody is paired with themselves, from however many windows they ask. */
  readonly person: string;
  /** The name they go by. */
  readonly name: string;
  readonly rating: number;
  /** How uncertain the rating is: who is hardly known is paired with more. */
  readonly deviation: number;
  /** Since when they have waited (ms). */
  readonly since: number;
  /** Persons they do not want to play with. */
  readonly blocks: ReadonlySet<string>;
}

/** Somebody of about the same strength is looked for first. */
const NARROWEST = 100;
/** For each second of waiting others so much further away will do. */
const WIDER_A_SECOND = 5;
/** After so long anybody will do: a game is better than none (ms). */
const ANYBODY_MS = 120_000;

/** How far from somebody's rating those may be with whom they are paired at a moment. */
export function widthOf({ deviation, since }: Waiting, now: number): number {
  const waited = Math.max(0, now - since);
  if (waited >= ANYBODY_MS) return Number.POSITIVE_INFINITY;
  return NARROWEST + deviation / 2 + (waited / 1000) * WIDER_A_SECOND;
}

/** Whether two people can be paired at a moment: what is near enough for one of them is for both, or who waits long would wait on. */
export function mayPlay(a: Waiting, b: Waiting, now: number): boolean {
  const apart = Math.abs(a.rating - b.rating);
  return (
    a.person !== b.person &&
    !a.blocks.has(b.person) &&
    !b.blocks.has(a.person) &&
    apart <= Math.max(widthOf(a, now), widthOf(b, now))
  );
}

/**
 * Groups of `seats` people who can all play with each other. Whoever has waited longest is served
 * first, with the nearest in strength; the same people at the same moment give the same groups.
 */
export function pairUp(
  waiting: readonly Waiting[],
  seats: number,
  now: number,
): readonly (readonly Waiting[])[] {
  const groups: (readonly Waiting[])[] = [];
  let rest = [...waiting].sort(byWaiting);
  for (const first of [...rest]) {
    if (!rest.includes(first)) continue;
    const group = groupAround(first, rest, seats, now);
    if (!group) continue;
    groups.push(group);
    rest = rest.filter((each) => !group.includes(each));
  }
  return groups;
}

function byWaiting(a: Waiting, b: Waiting): number {
  return a.since - b.since || (a.person < b.person ? -1 : 1);
}

/** The nearest others to somebody that get along with each other too; null when there are too few. */
function groupAround(
  first: Waiting,
  all: readonly Waiting[],
  seats: number,
  now: number,
): readonly Waiting[] | null {
  const apart = (each: Waiting) => Math.abs(each.rating - first.rating);
  const nearest = all
    .filter((each) => mayPlay(first, each, now))
    .sort((a, b) => apart(a) - apart(b) || byWaiting(a, b));
  const group = [first];
  for (const each of nearest) {
    if (group.length === seats) break;
    if (group.every((other) => mayPlay(other, each, now))) group.push(each);
  }
  return group.length === seats ? group : null;
}
