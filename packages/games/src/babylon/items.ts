import { SYMBOLS } from './box.ts';
import { type Cell, type Direction, EAST, SOUTH, STEP } from './map.ts';

/** The kinds of decorative item carry the number and the word of the symbol they need. */
export const FOUNTAIN = 0;
export const BRIDGE = 1;
export const STAIRWAY = 2;
export const STATUE = 3;
export type ItemKind = (typeof SYMBOLS)[number];

/** A decorative item as it stands in a garden. */
export interface Item {
  readonly kind: ItemKind;
  /** The spaces it stands on: one for a statue, else two, the west or north one first. */
  readonly cells: readonly Cell[];
  /** The level of each of those spaces when it was built. */
  readonly levels: readonly number[];
}

/*
 * In a state an item is one small integer: kind 2 bits, first cell 6, direction 1, then four bits
 * for the level of each end.
 */
const CELL_SHIFT = 2;
const DIRECTION_SHIFT = 8;
const NEAR_SHIFT = 9;
const FAR_SHIFT = 13;

/** An item as the integer of a state. */
export function packItem(
  kind: number,
  cell: Cell,
  direction: number,
  near: number,
  far: number,
): number {
  return (
    kind |
    (cell << CELL_SHIFT) |
    (direction << DIRECTION_SHIFT) |
    (near << NEAR_SHIFT) |
    (far << FAR_SHIFT)
  );
}

/** The kind of an item, as a place in `SYMBOLS`. */
export function itemKind(item: number): number {
  return item & 3;
}

/** The first end: the west or north one, or the only one. */
export function itemCell(item: number): Cell {
  return (item >> CELL_SHIFT) & 63;
}

/** The step from the first end to the next space in the item's direction. */
function itemStep(item: number): number {
  return STEP[((item >> DIRECTION_SHIFT) & 1) as Direction];
}

/** The level of the first end. */
export function nearLevel(item: number): number {
  return (item >> NEAR_SHIFT) & 15;
}

/** The level of the other end. */
export function farLevel(item: number): number {
  return (item >> FAR_SHIFT) & 15;
}

/** The other end of a pair: next to the first, or one further for a bridge. */
export function farCell(item: number): Cell {
  const step = itemStep(item);
  return itemCell(item) + (itemKind(item) === BRIDGE ? 2 * step : step);
}

/** The space in the middle of a bridge. */
export function middleOf(bridge: number): Cell {
  return itemCell(bridge) + itemStep(bridge);
}

/** The lower end of a stairway. */
export function footOf(stairway: number): Cell {
  return nearLevel(stairway) < farLevel(stairway) ? itemCell(stairway) : farCell(stairway);
}

/** An item in words. */
export function readItem(item: number): Item {
  const kind = SYMBOLS[itemKind(item)];
  if (kind === 'statue') return { kind, cells: [itemCell(item)], levels: [nearLevel(item)] };
  return {
    kind,
    cells: [itemCell(item), farCell(item)],
    levels: [nearLevel(item), farLevel(item)],
  };
}

/** The integer of an item. */
export function writeItem({ kind, cells, levels }: Item): number {
  const [near, far = near] = cells;
  const direction = far - near >= STEP[SOUTH] ? SOUTH : EAST;
  return packItem(SYMBOLS.indexOf(kind), near, direction, levels[0], levels[1] ?? 0);
}
