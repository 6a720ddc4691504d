import type { Seat } from '@nabu/kernel';
import { CELLS, PAIR_POINTS, SET_POINTS } from './box.ts';
import {
  BRIDGE,
  farCell,
  farLevel,
  itemCell,
  itemKind,
  nearLevel,
  STAIRWAY,
  STATUE,
} from './items.ts';
import { laidCell, laidLevel, laidTile, openCorner } from './laid.ts';
import { TO_CORNER } from './map.ts';
import { readHeights } from './rebuild.ts';
import type { RulesVersion, State } from './state.ts';
import { flowerOf } from './tiles.ts';

/** Where points come from, in the order of the score pad. [V2]-[V9] */
export const CATEGORIES = [
  'statues',
  'fountains',
  'bridges',
  'stairways',
  'diversity',
  'flowers',
  'belvederes',
  'height',
] as const;
export type Category = (typeof CATEGORIES)[number];

const DIVERSITY = 4;
const FLOWER_SETS = 5;
const BELVEDERES = 6;
const HEIGHT = 7;
/** By kind of item: its category. */
export const CATEGORY_OF: readonly number[] = [1, 2, 3, 0];

/** By column: the level of the highest tile. Filled by `survey`. */
export const heights = new Int8Array(CELLS);
/** By category: points. Filled by `survey`. */
export const categoryPoints = new Int32Array(CATEGORIES.length);
/** By kind of item: how many are in sight. Filled by `survey`. */
export const itemsSeen = new Int32Array(4);
/** By flower: how many tiles are in sight. Filled by `survey`. */
export const flowersSeen = new Int32Array(4);

/** Counts what a garden is worth as it stands, into `categoryPoints` and the others here; returns the sum. [V1] */
export function survey(state: State, seat: Seat): number {
  readHeights(state.laid[seat], heights);
  categoryPoints.fill(0);
  surveyItems(state.items[seat], state.rules);
  const top = surveyTiles(state.laid[seat]);
  categoryPoints[DIVERSITY] = SET_POINTS * least(itemsSeen);
  categoryPoints[FLOWER_SETS] = SET_POINTS * least(flowersSeen);
  categoryPoints[HEIGHT] = state.doubled ? 2 * top : top * top;
  let sum = 0;
  for (let i = 0; i < categoryPoints.length; i++) sum += categoryPoints[i];
  return sum;
}

function least(counts: Int32Array): number {
  return Math.min(counts[0], counts[1], counts[2], counts[3]);
}

function surveyItems(list: readonly number[], rules: RulesVersion): void {
  itemsSeen.fill(0);
  for (let i = 0; i < list.length; i++) {
    if (!itemSeen(list[i], heights, rules)) continue;
    const kind = itemKind(list[i]);
    itemsSeen[kind]++;
    categoryPoints[CATEGORY_OF[kind]] += itemPoints(list[i]);
  }
}

/** Flowers and belvederes in sight; returns the highest level. */
function surveyTiles(list: readonly number[]): number {
  flowersSeen.fill(0);
  let top = 0;
  for (let i = 0; i < list.length; i++) {
    const laid = list[i];
    if (tileSeen(laid, heights)) flowersSeen[flowerOf(laidTile(laid))]++;
    if (belvedereSeen(laid, heights)) categoryPoints[BELVEDERES]++;
    top = Math.max(top, laidLevel(laid));
  }
  return top;
}

/** What an item in sight is worth. [V2]-[V5] */
export function itemPoints(item: number): number {
  switch (itemKind(item)) {
    case STATUE:
      return nearLevel(item);
    case STAIRWAY:
      return nearLevel(item) + farLevel(item);
    default:
      return PAIR_POINTS * nearLevel(item);
  }
}

/**
 * Whether any part of an item can be seen from above: no tile lies over at least one of its ends, or it
 * is a bridge, whose middle stays open for ever. In the first version of the rules only ends count. [V1] [I8]
 */
export function itemSeen(item: number, heights: Int8Array, rules: RulesVersion): boolean {
  if (heights[itemCell(item)] === nearLevel(item)) return true;
  const kind = itemKind(item);
  if (kind === BRIDGE && rules !== 1) return true;
  return kind !== STATUE && heights[farCell(item)] === farLevel(item);
}

/** Whether any space of a tile can be seen from above. [V1] */
export function tileSeen(laid: number, heights: Int8Array): boolean {
  const cell = laidCell(laid);
  const level = laidLevel(laid);
  for (let corner = 0; corner < 4; corner++)
    if (heights[cell + TO_CORNER[corner]] === level) return true;
  return false;
}

/** Whether a tile has a belvedere that can be seen from above. [V8] */
export function belvedereSeen(laid: number, heights: Int8Array): boolean {
  const open = openCorner(laid);
  return open !== -1 && heights[laidCell(laid) + TO_CORNER[open]] === laidLevel(laid);
}

/** Spaces of the board that are still seen from above. [E3] */
export function bareSpaces(state: State, seat: Seat): number {
  readHeights(state.laid[seat], heights);
  let bare = 0;
  for (let cell = 0; cell < CELLS; cell++) if (heights[cell] === 0) bare++;
  return bare;
}
