import { FLOWERS, SYMBOLS } from '../box.ts';
import { flowerOf, type Item, type Plain } from './reading.ts';
import { isPillar, type Space, spacesOf } from './reading-garden.ts';

/** What a garden is worth: its points by their sources, and how much of the board is in sight. */
export interface Worth {
  readonly parts: readonly { readonly source: string; readonly points: number }[];
  readonly total: number;
  readonly bare: number;
}

/** A garden as it is seen from above. */
export function worthOf(plain: Plain, seat: number): Worth {
  const spaces = [...spacesOf(plain, seat).values()];
  const seen = itemsSeen(plain, seat, spaces);
  const levels = (kind: string) =>
    seen.filter((item) => item.kind === kind).map(({ ends }) => ends.map(({ level }) => level));
  const sum = (kind: string) => levels(kind).reduce((total, [level]) => total + level, 0);
  const top = Math.max(0, ...plain.sides[seat].tiles.map(({ level }) => level));
  const parts = [
    { source: 'statues', points: sum('statue') },
    { source: 'fountains', points: 3 * sum('fountain') },
    { source: 'bridges', points: 3 * sum('bridge') },
    { source: 'stairways', points: levels('stairway').reduce((all, [a, b]) => all + a + b, 0) },
    { source: 'diversity', points: 4 * Math.min(...SYMBOLS.map((kind) => levels(kind).length)) },
    { source: 'flowers', points: 4 * Math.min(...flowersSeen(spaces)) },
    { source: 'belvederes', points: spaces.filter(({ piece }) => piece === 'belvedere').length },
    { source: 'height', points: plain.options.highestPoint === 'squared' ? top ** 2 : 2 * top },
  ];
  const total = parts.reduce((all, { points }) => all + points, 0);
  return { parts, total, bare: spaces.filter(({ level }) => level === 0).length };
}

/** How many tiles of each flower are seen. */
function flowersSeen(spaces: readonly Space[]): number[] {
  const tiles = new Set(spaces.flatMap(({ tile }) => tile ?? []));
  return FLOWERS.map((flower) => [...tiles].filter(({ name }) => flowerOf(name) === flower).length);
}

/** Items that are seen at least in part; of a bridge the middle always is. */
function itemsSeen(plain: Plain, seat: number, spaces: readonly Space[]): Item[] {
  const side = plain.sides[seat];
  const isSeen = ({ column, level }: Item['ends'][number]) =>
    spaces.some((space) => space.column === column && space.level === level);
  return side.items.filter(
    (item) => !isPillar(side, item) && (item.kind === 'bridge' || item.ends.some(isSeen)),
  );
}

/** Most points first, then fewest spaces of the board in sight; equals share a place. */
export function placesOf(gardens: readonly Worth[]): number[] {
  const beats = (one: Worth, other: Worth) =>
    one.total > other.total || (one.total === other.total && one.bare < other.bare);
  return gardens.map((own) => 1 + gardens.filter((other) => beats(other, own)).length);
}
