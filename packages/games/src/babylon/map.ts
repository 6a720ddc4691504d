import { CELLS, SIDE, STACKS } from './box.ts';

/** A space of the building area, row by row from the north-west: `a1` is 0, `b1` is 1, `a2` is 8. */
export type Cell = number;
/** A stack of the quarry, row by row: `a1` is 0, `d4` is 15. */
export type Stack = number;

const QUARRY_SIDE = 4;
const COLUMNS = 'abcdefgh';

/** Two directions suffice, since pairs name the west or north end first. */
export const EAST = 0;
export const SOUTH = 1;
export type Direction = typeof EAST | typeof SOUTH;
/** From a cell to the next one in a direction. */
export const STEP: readonly [number, number] = [1, SIDE];

/** From a place's north-west cell to each of its corners, clockwise. */
export const TO_CORNER: readonly [number, number, number, number] = [0, 1, SIDE + 1, SIDE];

/** The corner of a place, told by its north-west cell, that lies over a cell, or -1. */
export function cornerOver(place: Cell, cell: Cell): number {
  return TO_CORNER.indexOf(cell - place);
}

/** How many places a tile can have: every 2 by 2 square of the area. [B2] */
export const PLACES = (SIDE - 1) * (SIDE - 1);

/** The place (0 to 48) whose north-west cell this is; the cell is in neither the last row nor column. */
export function placeOf(cell: Cell): number {
  return cell - (cell >> 3);
}

/** The north-west cell of a place. */
export function cellOfPlace(place: number): Cell {
  return place + ((place / (SIDE - 1)) | 0);
}

/** The name of a space: column and row. */
export function cellName(cell: Cell): string {
  return COLUMNS[cell & 7] + ((cell >> 3) + 1);
}

/** The space a name stands for, or null. */
export function cellNamed(name: string): Cell | null {
  if (!/^[a-h][1-8]$/.test(name)) return null;
  return (Number(name[1]) - 1) * SIDE + COLUMNS.indexOf(name[0]);
}

/** The name of a stack. */
export function stackName(stack: Stack): string {
  return COLUMNS[stack & 3] + ((stack >> 2) + 1);
}

/** The stack a name stands for, or null. */
export function stackNamed(name: string): Stack | null {
  if (!/^[a-d][1-4]$/.test(name)) return null;
  return (Number(name[1]) - 1) * QUARRY_SIDE + COLUMNS.indexOf(name[0]);
}

/** The four sides of a stack, clockwise from the north. */
export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];
/** Outside the quarry. */
export const RIM = -1;

/** By stack and side, four to a stack: the neighbouring stack, or `RIM`. [D3] */
export const NEIGHBOURS: Int8Array = Int8Array.from(
  Array.from({ length: STACKS }, (_, s) => [
    s >= QUARRY_SIDE ? s - QUARRY_SIDE : RIM,
    (s & 3) < QUARRY_SIDE - 1 ? s + 1 : RIM,
    s < STACKS - QUARRY_SIDE ? s + QUARRY_SIDE : RIM,
    (s & 3) > 0 ? s - 1 : RIM,
  ]).flat(),
);

/** Whether a pair of spaces `steps` apart, from this cell in this direction, lies in the area. */
export function reaches(cell: Cell, direction: Direction, steps: number): boolean {
  return direction === EAST ? (cell & 7) + steps < SIDE : cell + steps * SIDE < CELLS;
}
