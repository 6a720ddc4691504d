import type { Seat } from '@nabu/kernel';
import { supportAt } from './build.ts';
import { canSpan, inLine } from './decorations.ts';
import { columnLevel, FEET, FREE, gardenAt, has, SPANNED } from './garden.ts';
import {
  BRIDGE,
  FOUNTAIN,
  farCell,
  farLevel,
  itemCell,
  itemKind,
  middleOf,
  nearLevel,
  STATUE,
} from './items.ts';
import { BY_STATUE, laidCell, laidLevel, laidSupport, OPEN } from './laid.ts';
import { type Cell, cellName, cornerOver, TO_CORNER } from './map.ts';
import type { State } from './state.ts';

/**
 * Why a tile cannot come to lie as given in a garden all of whose tiles are lower there, as the end of a
 * sentence, or null. [B5]-[B11]
 */
export function whyNotLaid({ words }: State, seat: Seat, laid: number): string | null {
  const garden = gardenAt(seat);
  const level = laidLevel(laid);
  for (let corner = 0; corner < 4; corner++) {
    const cell = laidCell(laid) + TO_CORNER[corner];
    const name = cellName(cell);
    if (has(words, garden + FEET, cell) && columnLevel(words, garden, cell) === level - 1)
      return `a stairway rises from ${name} to its level`;
    const given = laidSupport(laid, corner);
    const could = supportAt(words, garden, cell, level);
    if (given === could) continue;
    if (could === BY_STATUE) return `the statue at ${name} must bear it (t)`;
    if (given === BY_STATUE) return `no statue stands at ${name} to bear it`;
    if (given !== OPEN) return `no pillar can stand at ${name}, since the space is taken`;
  }
  return null;
}

/**
 * Why an item cannot be built when so many tiles are laid and the last ones are fresh, as the end of a
 * sentence, or null. [I1]-[I10]
 */
export function whyNotBuilt(
  state: State,
  seat: Seat,
  item: number,
  tiles: number,
  fresh: number,
): string | null {
  const laid = state.laid[seat];
  const kind = itemKind(item);
  const near = tileAt(laid, itemCell(item), nearLevel(item));
  const far = kind === STATUE ? near : tileAt(laid, farCell(item), farLevel(item));
  const taken =
    whyNotEmpty(state, seat, itemCell(item), nearLevel(item)) ??
    (kind === STATUE ? null : whyNotEmpty(state, seat, farCell(item), farLevel(item)));
  if (taken !== null) return taken;
  if (kind === FOUNTAIN && near === far) return 'both its ends are on one tile';
  if (Math.max(near, far) < tiles - fresh) return 'its tiles were laid in an earlier turn';
  if (kind === BRIDGE) return whyNotSpanned(state, seat, item);
  if (kind === STATUE && !inLine(state, seat, itemCell(item)))
    return 'it stands in no line with an earlier statue';
  return null;
}

/** Which tile, by the order of laying, has a space of this column at this level. */
function tileAt(laid: readonly number[], cell: Cell, level: number): number {
  return laid.findIndex(
    (tile) => laidLevel(tile) === level && cornerOver(laidCell(tile), cell) >= 0,
  );
}

function whyNotEmpty({ words }: State, seat: Seat, cell: Cell, level: number): string | null {
  const garden = gardenAt(seat);
  const name = cellName(cell);
  if (has(words, garden + SPANNED, cell)) return `a bridge closes ${name}`;
  if (columnLevel(words, garden, cell) !== level)
    return `${name} is covered before it can be built`;
  return has(words, garden + FREE, cell) ? null : `something else stands at ${name}`;
}

function whyNotSpanned(state: State, seat: Seat, bridge: number): string | null {
  const middle = middleOf(bridge);
  if (canSpan(state, seat, middle, nearLevel(bridge))) return null;
  return columnLevel(state.words, gardenAt(seat), middle) >= nearLevel(bridge)
    ? `what lies at ${cellName(middle)} is not lower than it`
    : `what lies at ${cellName(middle)} may not be below a bridge at this table`;
}
