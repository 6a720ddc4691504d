import type { Seat } from '@nabu/kernel';
import { CELLS } from './box.ts';
import { BRIDGE, farCell, farLevel, itemCell, itemKind, nearLevel, STATUE } from './items.ts';
import { laidCell, laidLevel, laidTile, openCorner } from './laid.ts';
import { type Cell, cornerOver, TO_CORNER } from './map.ts';
import type { RulesVersion, State } from './state.ts';
import { heights, itemPoints } from './survey.ts';
import { flowerOf } from './tiles.ts';

/** Cells count from here, so that places that would begin outside the area have numbers too. */
const MARGIN = 9;
const NUMBERS = MARGIN + CELLS;
const KINDS = 4;
const NOWHERE = -1;

const points = new Int16Array(NUMBERS);
const items = new Int8Array(NUMBERS * KINDS);
const flowers = new Int8Array(NUMBERS * KINDS);

/** Points that a tile at a place would put out of sight, of items and belvederes. [V1] */
export function pointsHidden(place: Cell): number {
  return points[MARGIN + place];
}

/** How many items of a kind it would. */
export function itemsHidden(place: Cell, kind: number): number {
  return items[(MARGIN + place) * KINDS + kind];
}

/** How many tiles with this flower it would. */
export function flowersHidden(place: Cell, flower: number): number {
  return flowers[(MARGIN + place) * KINDS + flower];
}

/**
 * Finds what a tile would put out of sight at each place of a garden, wherever it is legal; `survey` must
 * just have looked at that garden. Holds until the next call.
 */
export function surveyHiding(state: State, seat: Seat): void {
  points.fill(0);
  items.fill(0);
  flowers.fill(0);
  const built = state.items[seat];
  for (let i = 0; i < built.length; i++) addItem(built[i], state.rules);
  const laid = state.laid[seat];
  for (let i = 0; i < laid.length; i++) addTile(laid[i]);
}

function addItem(item: number, rules: RulesVersion): void {
  const kind = itemKind(item);
  if (kind === BRIDGE && rules !== 1) return;
  const near = heights[itemCell(item)] === nearLevel(item) ? itemCell(item) : NOWHERE;
  const paired = kind !== STATUE && heights[farCell(item)] === farLevel(item);
  const far = paired ? farCell(item) : NOWHERE;
  const seen = near === NOWHERE ? far : near;
  if (seen === NOWHERE) return;
  for (let corner = 0; corner < 4; corner++) {
    const place = seen - TO_CORNER[corner];
    if (far !== NOWHERE && cornerOver(place, far) < 0) continue;
    points[MARGIN + place] += itemPoints(item);
    items[(MARGIN + place) * KINDS + kind]++;
  }
}

function addTile(laid: number): void {
  const level = laidLevel(laid);
  const first = laidCell(laid);
  const open = openCorner(laid);
  if (open !== -1 && heights[first + TO_CORNER[open]] === level)
    for (let corner = 0; corner < 4; corner++)
      points[MARGIN + first + TO_CORNER[open] - TO_CORNER[corner]]++;
  const seen = TO_CORNER.findIndex((step) => heights[first + step] === level);
  if (seen === -1) return;
  for (let corner = 0; corner < 4; corner++) {
    const place = first + TO_CORNER[seen] - TO_CORNER[corner];
    if (hides(place, first, level)) flowers[(MARGIN + place) * KINDS + flowerOf(laidTile(laid))]++;
  }
}

/** Whether a tile at a place covers every space in sight of the tile that begins at `first`. */
function hides(place: Cell, first: Cell, level: number): boolean {
  for (let corner = 0; corner < 4; corner++) {
    const cell = first + TO_CORNER[corner];
    if (heights[cell] === level && cornerOver(place, cell) < 0) return false;
  }
  return true;
}
