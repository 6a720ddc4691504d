import { lowestBit, type Seat } from '@nabu/kernel';
import { ALL_SYMBOLS, SUPPLY } from './box.ts';
import {
  columnLevel,
  FREE,
  footprint,
  gardenAt,
  has,
  linesEnded,
  OVERHUNG,
  SHOWING,
  STATUES,
} from './garden.ts';
import { BRIDGE, FOUNTAIN, STAIRWAY, STATUE } from './items.ts';
import { laidCell, laidLevel } from './laid.ts';
import { type Cell, EAST, SOUTH, STEP } from './map.ts';
import { CHANGE, FILL, tokenNow } from './round.ts';
import type { State } from './state.ts';
import { pairIndex, STATUE_AT, SYMBOL_AT } from './vocabulary.ts';

/** The kind of piece that an item is, as a place in `PIECES`, less the kind of the item. */
export const ITEM_PIECES = 3;

/** No position offers more decorations: 16 fresh spaces with four symbols and four neighbours each. */
export const MOST_DECORATIONS = 256;

/** One word of the spaces of the tiles laid this turn. [I1] */
export function freshSpaces(state: State, seat: Seat, word: number): number {
  const laid = state.laid[seat];
  let spaces = 0;
  for (let i = laid.length - state.fresh; i < laid.length; i++)
    spaces |= footprint(laidCell(laid[i]), word);
  return spaces;
}

/** Writes every item and symbol the acting seat may build or alter now; says how many there are. */
export function findDecorations(state: State, seat: Seat, out: Int32Array): number {
  if (state.fresh === 0) return 0;
  const north = freshSpaces(state, seat, 0);
  const south = freshSpaces(state, seat, 1);
  let count = 0;
  if (inSupply(state, STATUE)) count = addStatues(state, seat, north, south, out, count);
  for (let kind = FOUNTAIN; kind <= STAIRWAY; kind++) {
    if (!inSupply(state, kind)) continue;
    const set = gardenAt(seat) + SHOWING + 2 * kind;
    const n = state.words[set];
    const s = state.words[set + 1];
    // At least one end is fresh. [I1]
    if (((n & north) | (s & south)) !== 0)
      count = addPairs(state, seat, kind, n, s, north, south, out, count);
  }
  return addSymbols(state, seat, north, south, out, count);
}

/** Whether an item of this kind can be taken. [I13] */
export function inSupply(state: State, kind: number): boolean {
  return !state.strict || state.used[ITEM_PIECES + kind] < SUPPLY[ITEM_PIECES + kind];
}

/** Statue symbols on fresh spaces, in line with a statue that lends its line if there is one. [I10] */
function addStatues(
  state: State,
  seat: Seat,
  north: number,
  south: number,
  out: Int32Array,
  from: number,
): number {
  const showing = gardenAt(seat) + SHOWING + 2 * STATUE;
  let count = from;
  for (let word = 0; word < 2; word++) {
    let spaces = state.words[showing + word] & (word === 0 ? north : south);
    for (; spaces !== 0; spaces &= spaces - 1) {
      const cell = 32 * word + lowestBit(spaces);
      if (inLine(state, seat, cell)) out[count++] = STATUE_AT + cell;
    }
  }
  return count;
}

const ROW = 0xff;
const COLUMN = 0x01010101;

/** Whether a statue may stand here: in a row or column with one that lends its line, or when none does. [I10] [I11] */
export function inLine({ words }: State, seat: Seat, cell: Cell): boolean {
  const seen = gardenAt(seat) + STATUES;
  const hidden = gardenAt(seat) + OVERHUNG;
  return inLineWith(words[seen] | words[hidden], words[seen + 1] | words[hidden + 1], cell);
}

/** The same after a tile is laid at a place and level. */
export function inLineAfter(
  { words, rules }: State,
  seat: Seat,
  place: Cell,
  level: number,
  cell: Cell,
): boolean {
  const garden = gardenAt(seat);
  const endedN = linesEnded(words, garden, place, level, rules, 0);
  const endedS = linesEnded(words, garden, place, level, rules, 1);
  const north = (words[garden + STATUES] & ~endedN) | words[garden + OVERHUNG];
  const south = (words[garden + STATUES + 1] & ~endedS) | words[garden + OVERHUNG + 1];
  return inLineWith(north, south, cell);
}

/** The same where the statues that lend their line are given, as two words. */
function inLineWith(north: number, south: number, cell: Cell): boolean {
  if ((north | south) === 0) return true;
  const row = (cell >> 5 === 0 ? north : south) & (ROW << (cell & 24));
  return (row | ((north | south) & (COLUMN << (cell & 7)))) !== 0;
}

/** Pairs of a symbol the right way apart, one of them fresh; then each is looked at closely. [I1] [I2] */
function addPairs(
  state: State,
  seat: Seat,
  kind: number,
  n: number,
  s: number,
  freshN: number,
  freshS: number,
  out: Int32Array,
  from: number,
): number {
  const shift = kind === BRIDGE ? 2 : 1;
  const columns = kind === BRIDGE ? 0x3f3f3f3f : 0x7f7f7f7f;
  let count = from;
  const eastN = n & (n >>> shift) & columns & (freshN | (freshN >>> shift));
  const eastS = s & (s >>> shift) & columns & (freshS | (freshS >>> shift));
  const rows = 8 * shift;
  const farN = (n >>> rows) | (s << (32 - rows));
  const farFresh = (freshN >>> rows) | (freshS << (32 - rows));
  const southN = n & farN & (freshN | farFresh);
  const southS = s & (s >>> rows) & (freshS | (freshS >>> rows));
  if (eastN !== 0) count = addFitting(state, seat, kind, EAST, 0, eastN, out, count);
  if (eastS !== 0) count = addFitting(state, seat, kind, EAST, 32, eastS, out, count);
  if (southN !== 0) count = addFitting(state, seat, kind, SOUTH, 0, southN, out, count);
  if (southS !== 0) count = addFitting(state, seat, kind, SOUTH, 32, southS, out, count);
  return count;
}

function addFitting(
  state: State,
  seat: Seat,
  kind: number,
  direction: 0 | 1,
  first: Cell,
  pairs: number,
  out: Int32Array,
  from: number,
): number {
  let count = from;
  for (let rest = pairs; rest !== 0; rest &= rest - 1) {
    const cell = first + lowestBit(rest);
    if (fits(state, seat, kind, cell, STEP[direction]))
      out[count++] = pairIndex(kind, direction, cell);
  }
  return count;
}

/** Whether the two symbols stand as their item needs it. [I3] [I4] [I5] [I9] */
function fits(state: State, seat: Seat, kind: number, cell: Cell, step: number): boolean {
  const { words } = state;
  const garden = gardenAt(seat);
  const level = columnLevel(words, garden, cell);
  switch (kind) {
    case FOUNTAIN:
      return (
        columnLevel(words, garden, cell + step) === level &&
        !onOneTile(state, seat, cell, cell + step, level)
      );
    case BRIDGE:
      return (
        columnLevel(words, garden, cell + 2 * step) === level &&
        canSpan(state, seat, cell + step, level)
      );
    default:
      return Math.abs(columnLevel(words, garden, cell + step) - level) === 1;
  }
}

/** Whether both spaces are of one tile, which needs a symbol altered this turn to matter. [I4] */
export function onOneTile(state: State, seat: Seat, a: Cell, b: Cell, level: number): boolean {
  const laid = state.laid[seat];
  for (let i = laid.length - state.fresh; i < laid.length; i++) {
    if (laidLevel(laid[i]) !== level) continue;
    const cell = laidCell(laid[i]);
    if (covers(cell, a) && covers(cell, b)) return true;
  }
  return false;
}

function covers(place: Cell, cell: Cell): boolean {
  return ((footprint(place, cell >> 5) >>> (cell & 31)) & 1) === 1;
}

/** Whether a bridge on this level may span a column: it must be lower, and clear as the option says. [I6] [I7] */
export function canSpan(state: State, seat: Seat, middle: Cell, level: number): boolean {
  const garden = gardenAt(seat);
  const height = columnLevel(state.words, garden, middle);
  if (height >= level) return false;
  switch (state.under) {
    case 'clear':
      return height < level - 1 || has(state.words, garden + FREE, middle);
    case 'anything':
      return true;
    case 'bareBoard':
      return height === 0;
  }
}

/** Spaces a round token may alter, and to what. [R4] [R5] [R9] */
function addSymbols(
  state: State,
  seat: Seat,
  north: number,
  south: number,
  out: Int32Array,
  from: number,
): number {
  const token = tokenNow(state);
  if ((token !== CHANGE && token !== FILL) || state.altered >= 0) return from;
  const garden = gardenAt(seat);
  let count = from;
  for (let word = 0; word < 2; word++) {
    const free = state.words[garden + FREE + word] & (word === 0 ? north : south);
    for (const symbol of ALL_SYMBOLS) {
      let spaces = free & alterable(state, garden, word, token, symbol);
      for (; spaces !== 0; spaces &= spaces - 1)
        out[count++] = SYMBOL_AT + 4 * (32 * word + lowestBit(spaces)) + symbol;
    }
  }
  return count;
}

/** One word of the spaces that could come to show this symbol: those with another one, or with none. */
function alterable(
  state: State,
  garden: number,
  word: number,
  token: number,
  symbol: number,
): number {
  let any = 0;
  for (let s = 0; s < 4; s++) any |= state.words[garden + SHOWING + 2 * s + word];
  return token === FILL ? ~any : any & ~state.words[garden + SHOWING + 2 * symbol + word];
}
