import type { Cell } from './map.ts';
import type { Corner, Tile, Turns } from './tiles.ts';

/** What stands under a corner of a laid tile; a kind is the place of its word here. */
export const SUPPORTS = ['open', 'single', 'double', 'statue'] as const;
export type Support = (typeof SUPPORTS)[number];
/** How a support is written in positions, in the same order. */
export const SUPPORT_LETTERS = '-sdt';
export const OPEN = 0;
export const SINGLE = 1;
export const DOUBLE = 2;
export const BY_STATUE = 3;

/** A terrace tile as it lies in a garden. */
export interface Laid {
  readonly tile: Tile;
  /** The north-west cell of its place. */
  readonly cell: Cell;
  /** Quarter turns clockwise. */
  readonly turns: Turns;
  readonly level: number;
  /** What stands under each corner, clockwise from the north-west; `open` where the belvedere is. */
  readonly supports: readonly Support[];
}

/*
 * In a state a laid tile is one small integer: tile 6 bits, north-west cell 6, turns 2, level 4,
 * then two bits for the support of each corner.
 */
const CELL_SHIFT = 6;
const TURNS_SHIFT = 12;
const LEVEL_SHIFT = 14;
const SUPPORT_SHIFT = 18;

/** A laid tile as the integer of a state. */
export function packLaid(
  tile: Tile,
  cell: Cell,
  turns: number,
  level: number,
  supports: number,
): number {
  return (
    tile |
    (cell << CELL_SHIFT) |
    (turns << TURNS_SHIFT) |
    (level << LEVEL_SHIFT) |
    (supports << SUPPORT_SHIFT)
  );
}

/** The tile of a laid tile. */
export function laidTile(laid: number): Tile {
  return laid & 63;
}

/** The north-west cell of its place. */
export function laidCell(laid: number): Cell {
  return (laid >> CELL_SHIFT) & 63;
}

/** By how many quarter turns it is turned. */
export function laidTurns(laid: number): Turns {
  return ((laid >> TURNS_SHIFT) & 3) as Turns;
}

/** The level it lies on. */
export function laidLevel(laid: number): number {
  return (laid >> LEVEL_SHIFT) & 15;
}

/** The kind of support under a corner, as a place in `SUPPORTS`. */
export function laidSupport(laid: number, corner: number): number {
  return (laid >> (SUPPORT_SHIFT + 2 * corner)) & 3;
}

/** The corner left open, where the belvedere was put, or -1. */
export function openCorner(laid: number): Corner | -1 {
  for (let corner = 0; corner < 4; corner++)
    if (laidSupport(laid, corner) === OPEN) return corner as Corner;
  return -1;
}

/** A laid tile in words. */
export function readLaid(laid: number): Laid {
  return {
    tile: laidTile(laid),
    cell: laidCell(laid),
    turns: laidTurns(laid),
    level: laidLevel(laid),
    supports: [0, 1, 2, 3].map((corner) => SUPPORTS[laidSupport(laid, corner)]),
  };
}

/** The integer of a laid tile. */
export function writeLaid({ tile, cell, turns, level, supports }: Laid): number {
  let kinds = 0;
  supports.forEach((kind, corner) => {
    kinds |= SUPPORTS.indexOf(kind) << (2 * corner);
  });
  return packLaid(tile, cell, turns, level, kinds);
}
