import type { Seat, Tell } from '@nabu/kernel';
import type { BuildingSymbol } from './box.ts';
import { ITEM_PIECES } from './decorations.ts';
import type { Event } from './events.ts';
import { columnLevel, FREE, gardenAt, has, put, shownAt, showSymbol } from './garden.ts';
import { BRIDGE, FOUNTAIN, packItem, readItem, STAIRWAY, STATUE } from './items.ts';
import { laidCell, laidTile, laidTurns } from './laid.ts';
import { type Cell, cornerOver, EAST } from './map.ts';
import type { State } from './state.ts';
import { BLANK, symbolAt } from './tiles.ts';
import type { PairMove } from './vocabulary.ts';

const KINDS = { fountain: FOUNTAIN, bridge: BRIDGE, stairway: STAIRWAY } as const;

/** Builds a fountain, bridge or stairway between two spaces in sight. [I3]-[I9] */
export function buildPair(state: State, seat: Seat, move: PairMove, tell?: Tell<Event>): void {
  const garden = gardenAt(seat);
  const near = columnLevel(state.words, garden, move.cell);
  const far = columnLevel(state.words, garden, move.to);
  add(state, seat, packItem(KINDS[move.type], move.cell, move.direction, near, far), tell);
}

/** Puts up a statue. [I10] */
export function buildStatue(state: State, seat: Seat, cell: Cell, tell?: Tell<Event>): void {
  const level = columnLevel(state.words, gardenAt(seat), cell);
  add(state, seat, packItem(STATUE, cell, EAST, level, 0), tell);
}

function add(state: State, seat: Seat, item: number, tell?: Tell<Event>): void {
  put(state.words, gardenAt(seat), item);
  state.items[seat].push(item);
  state.used[ITEM_PIECES + (item & 3)]++;
  tell?.({ type: 'decorated', seat, item: readItem(item) });
}

/** A round token gives a space another symbol for the rest of the turn. [R9] */
export function alter(
  state: State,
  seat: Seat,
  cell: Cell,
  symbol: BuildingSymbol,
  tell?: Tell<Event>,
): void {
  const garden = gardenAt(seat);
  const from = shownAt(state.words, garden, cell) as BuildingSymbol | -1;
  showSymbol(state.words, garden, cell, symbol);
  state.altered = cell;
  tell?.({ type: 'altered', seat, cell, from, to: symbol });
}

/** An altered space that is still empty shows again what its tile shows. [R10] */
export function revert(state: State, seat: Seat, tell?: Tell<Event>): void {
  const cell = state.altered;
  const garden = gardenAt(seat);
  if (cell < 0 || !has(state.words, garden + FREE, cell)) return;
  const to = printedAt(state, seat, cell);
  if (shownAt(state.words, garden, cell) === to) return;
  showSymbol(state.words, garden, cell, to);
  tell?.({ type: 'reverted', seat, cell, to });
}

/** The symbol that the highest tile over a column shows there, or `BLANK`. */
export function printedAt(state: State, seat: Seat, cell: Cell): BuildingSymbol | typeof BLANK {
  const list = state.laid[seat];
  for (let i = list.length - 1; i >= 0; i--) {
    const laid = list[i];
    const corner = cornerOver(laidCell(laid), cell);
    if (corner >= 0) return symbolAt(laidTile(laid), laidTurns(laid), corner);
  }
  return BLANK;
}
