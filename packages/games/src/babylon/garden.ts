import type { Seat } from '@nabu/kernel';
import { CELLS, SYMBOLS, TOP_LEVEL } from './box.ts';
import {
  BRIDGE,
  farCell,
  footOf,
  itemCell,
  itemKind,
  middleOf,
  nearLevel,
  STAIRWAY,
  STATUE,
} from './items.ts';
import { laidCell, laidLevel, laidTile, laidTurns, openCorner } from './laid.ts';
import { type Cell, TO_CORNER } from './map.ts';
import type { RulesVersion } from './state.ts';
import { BLANK, symbolAt } from './tiles.ts';

/*
 * A garden as sets of spaces, each two words (see `bits.ts`), at these offsets from `gardenAt`.
 * Only the highest space of a column can be used, so a space is named by its column.
 */

/** By level from 0: columns closed up to that level, by a tile or by the middle of a bridge. */
export const REACH = 0;
/** Columns whose highest space is empty and not closed by a bridge, the bare board among them. */
export const FREE = 2 * (TOP_LEVEL + 1);
/** Columns with a statue in sight. */
export const STATUES = FREE + 2;
/** Columns with the lower end of a stairway in sight. */
export const FEET = STATUES + 2;
/** Columns below the middle of a bridge in sight. */
export const SPANNED = FEET + 2;
/** By symbol: columns whose highest space is empty and shows the symbol. */
export const SHOWING = SPANNED + 2;
/** Places that have been used, each by its north-west cell. */
export const TAKEN = SHOWING + 2 * SYMBOLS.length;
/**
 * Columns with a statue that is out of sight but bears nothing: it still lends its line. In the first
 * version of the rules no hidden statue does, and there are none. [I10] [I11]
 */
export const OVERHUNG = TAKEN + 2;
/** How many words a garden takes. */
export const GARDEN = OVERHUNG + 2;

const ALL = -1;

/** By north-west cell and word: the four spaces of a place. */
const FOOTPRINT: readonly number[] = Array.from({ length: 2 * CELLS }, (_, i) => {
  const cells = TO_CORNER.map((step) => (i >> 1) + step);
  return cells.reduce((word, c) => (c >> 5 === (i & 1) ? word | (1 << (c & 31)) : word), 0);
});

/** One word of the four spaces of the place with this north-west cell. */
export function footprint(cell: Cell, word: number): number {
  return FOOTPRINT[2 * cell + word];
}

/** Where a seat's garden begins among the words. */
export function gardenAt(seat: Seat): number {
  return seat * GARDEN;
}

/** Whether a space is in the set at this offset. */
export function has(words: readonly number[], set: number, cell: Cell): boolean {
  return ((words[set + (cell >> 5)] >>> (cell & 31)) & 1) === 1;
}

/** The level up to which a column is closed; for a column without a bridge, that of its highest tile. */
export function columnLevel(words: readonly number[], garden: number, cell: Cell): number {
  let level = 0;
  while (level < TOP_LEVEL && has(words, garden + REACH + 2 * (level + 1), cell)) level++;
  return level;
}

/** The highest level with a tile, 0 in an empty garden. [B3] */
export function topLevel(words: readonly number[], garden: number): number {
  let at = garden + REACH + 2;
  let level = 0;
  while (level < TOP_LEVEL && (words[at] | words[at + 1]) !== 0) {
    level++;
    at += 2;
  }
  return level;
}

/** Makes the garden at this offset an empty board. */
export function clearGarden(words: number[], garden: number): void {
  for (let i = 0; i < GARDEN; i++) words[garden + i] = 0;
  for (let word = 0; word < 2; word++) {
    words[garden + REACH + word] = ALL;
    words[garden + FREE + word] = ALL;
  }
}

/** Lays a tile: it hides what is beneath and brings four spaces, less one for a belvedere. [B13] */
export function lay(words: number[], garden: number, laid: number, rules: RulesVersion): void {
  const cell = laidCell(laid);
  const level = laidLevel(laid);
  for (let word = 0; word < 2; word++) {
    const covered = footprint(cell, word);
    if (covered === 0) continue;
    const lost = covered & ~linesEnded(words, garden, cell, level, rules, word);
    words[garden + OVERHUNG + word] |= words[garden + STATUES + word] & lost;
    for (let l = 1; l <= level; l++) words[garden + REACH + 2 * l + word] |= covered;
    words[garden + FREE + word] |= covered;
    for (let set = garden + STATUES + word; set < garden + TAKEN; set += 2) words[set] &= ~covered;
  }
  mark(words, garden + TAKEN, cell);
  showSymbols(words, garden, laid);
}

/**
 * One word of the spaces of a place where a statue would lend its line no longer after a tile is laid there
 * at this level: where it bears the tile from one level below; in the first version of the rules, everywhere. [I11]
 */
export function linesEnded(
  words: readonly number[],
  garden: number,
  place: Cell,
  level: number,
  rules: RulesVersion,
  word: number,
): number {
  const covered = footprint(place, word);
  return rules === 1 ? covered : covered & words[garden + REACH + 2 * (level - 1) + word];
}

function showSymbols(words: number[], garden: number, laid: number): void {
  const cell = laidCell(laid);
  const tile = laidTile(laid);
  const turns = laidTurns(laid);
  const open = openCorner(laid);
  for (let corner = 0; corner < 4; corner++) {
    const space = cell + TO_CORNER[corner];
    const symbol = symbolAt(tile, turns, corner);
    if (corner === open) words[garden + FREE + (space >> 5)] &= ~(1 << (space & 31));
    else if (symbol !== BLANK) mark(words, garden + SHOWING + 2 * symbol, space);
  }
}

/** Takes a space that is in sight out of use: something stands on it or above it now. */
export function fill(words: number[], garden: number, cell: Cell): void {
  const word = cell >> 5;
  const others = ~(1 << (cell & 31));
  words[garden + FREE + word] &= others;
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++)
    words[garden + SHOWING + 2 * symbol + word] &= others;
}

/** Puts a space into the set at this offset. */
export function mark(words: number[], set: number, cell: Cell): void {
  words[set + (cell >> 5)] |= 1 << (cell & 31);
}

/** Puts an item, all of whose spaces are in sight, into the garden. */
export function put(words: number[], garden: number, item: number): void {
  const kind = itemKind(item);
  fill(words, garden, itemCell(item));
  if (kind === STATUE) {
    mark(words, garden + STATUES, itemCell(item));
    return;
  }
  fill(words, garden, farCell(item));
  if (kind === BRIDGE) closeMiddle(words, garden, item);
  if (kind === STAIRWAY) mark(words, garden + FEET, footOf(item));
}

/** A bridge closes its middle column up to its own level. [I8] */
export function closeMiddle(words: number[], garden: number, bridge: number): void {
  const middle = middleOf(bridge);
  fill(words, garden, middle);
  mark(words, garden + SPANNED, middle);
  for (let l = 1; l <= nearLevel(bridge); l++) mark(words, garden + REACH + 2 * l, middle);
}

/** Gives an empty space in sight another symbol, or none. [R4] [R5] */
export function showSymbol(words: number[], garden: number, cell: Cell, symbol: number): void {
  const word = cell >> 5;
  const bit = 1 << (cell & 31);
  for (let s = 0; s < SYMBOLS.length; s++) {
    const set = garden + SHOWING + 2 * s + word;
    if (s === symbol) words[set] |= bit;
    else words[set] &= ~bit;
  }
}

/** The symbol that an empty space in sight shows, or `BLANK`. */
export function shownAt(words: readonly number[], garden: number, cell: Cell): number {
  for (let s = 0; s < SYMBOLS.length; s++) if (has(words, garden + SHOWING + 2 * s, cell)) return s;
  return BLANK;
}
