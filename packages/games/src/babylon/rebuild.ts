import { CELLS } from './box.ts';
import { clearGarden, closeMiddle, FEET, fill, lay, mark, OVERHUNG, put } from './garden.ts';
import {
  BRIDGE,
  farCell,
  farLevel,
  footOf,
  itemCell,
  itemKind,
  middleOf,
  nearLevel,
  STAIRWAY,
  STATUE,
} from './items.ts';
import { laidCell, laidLevel } from './laid.ts';
import { cornerOver, TO_CORNER } from './map.ts';
import type { RulesVersion } from './state.ts';

/**
 * By column: the level of the highest tile, 0 for the bare board. A later tile over a column is
 * always the higher one, so it is enough to go through them in order.
 */
export function readHeights(laid: readonly number[], heights: Int8Array): void {
  heights.fill(0);
  for (let i = 0; i < laid.length; i++) {
    const cell = laidCell(laid[i]);
    const level = laidLevel(laid[i]);
    for (let corner = 0; corner < 4; corner++) heights[cell + TO_CORNER[corner]] = level;
  }
}

const heights = new Int8Array(CELLS);

/** Makes the words of a garden from its tiles and items alone. */
export function rebuild(
  words: number[],
  garden: number,
  laid: readonly number[],
  items: readonly number[],
  rules: RulesVersion,
): void {
  clearGarden(words, garden);
  for (const tile of laid) lay(words, garden, tile, rules);
  readHeights(laid, heights);
  for (const item of items) {
    if (itemKind(item) !== STATUE) putPair(words, garden, item);
    else if (heights[itemCell(item)] === nearLevel(item)) put(words, garden, item);
    else if (rules !== 1 && !bearsTile(laid, item)) mark(words, garden + OVERHUNG, itemCell(item));
  }
}

/** Whether a statue serves as a pillar: a tile lies over it one level above. [B8] */
function bearsTile(laid: readonly number[], statue: number): boolean {
  return laid.some(
    (tile) =>
      laidLevel(tile) === nearLevel(statue) + 1 &&
      cornerOver(laidCell(tile), itemCell(statue)) >= 0,
  );
}

/** Puts back those parts of a fountain, bridge or stairway that no tile has covered since. */
function putPair(words: number[], garden: number, item: number): void {
  const kind = itemKind(item);
  const near = itemCell(item);
  const far = farCell(item);
  const nearSeen = heights[near] === nearLevel(item);
  const farSeen = heights[far] === farLevel(item);
  if (nearSeen) fill(words, garden, near);
  if (farSeen) fill(words, garden, far);
  if (kind === BRIDGE && heights[middleOf(item)] < nearLevel(item))
    closeMiddle(words, garden, item);
  if (kind === STAIRWAY && (footOf(item) === near ? nearSeen : farSeen))
    mark(words, garden + FEET, footOf(item));
}
