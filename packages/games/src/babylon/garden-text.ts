import { type Item, readItem } from './items.ts';
import { laidSupport, readLaid, SUPPORT_LETTERS } from './laid.ts';
import { cellName } from './map.ts';
import { tileName } from './tiles.ts';

/** `gp2@c4r1L2:ss-d`: a laid tile with what bears its corners, clockwise from the north-west. */
export function laidWord(laid: number): string {
  const { tile, cell, turns, level } = readLaid(laid);
  const supports = [0, 1, 2, 3].map((corner) => SUPPORT_LETTERS[laidSupport(laid, corner)]);
  return `${tileName(tile)}@${cellName(cell)}r${turns}L${level}:${supports.join('')}`;
}

/** `fountain:c4-d4@2`, `stairway:c4-c5@1-2`, `statue:c4@1`: an item with the levels of its ends. */
export function positionItem({ kind, cells, levels }: Item): string {
  const heights = kind === 'stairway' ? levels.join('-') : levels[0];
  return `${kind}:${cells.map(cellName).join('-')}@${heights}`;
}

/** The same of an item as a state holds it. */
export function itemWord(item: number): string {
  return positionItem(readItem(item));
}
