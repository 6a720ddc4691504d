import { type ClauseId, lowestBit, type Seat } from '@nabu/kernel';
import { type BuildingSymbol, CELLS, type Effect } from './box.ts';
import { build, countSupports, supportsAt, supportsOf, swapsFor, withOpen } from './build.ts';
import { freshSpaces } from './decorations.ts';
import type { Event } from './events.ts';
import { FREE, gardenAt, has, SPANNED, shownAt } from './garden.ts';
import { type Item, readItem } from './items.ts';
import {
  DOUBLE,
  laidCell,
  openCorner,
  SINGLE,
  SUPPORT_LETTERS,
  SUPPORTS,
  type Support,
} from './laid.ts';
import { type Cell, type Stack, TO_CORNER } from './map.ts';
import { hasSource } from './moves.ts';
import { findPlacements, found, foundAt, levelLimit } from './placements.ts';
import { type Income, incomeOf } from './quarry.ts';
import { readHeights } from './rebuild.ts';
import { refuse } from './refuse.ts';
import { effectNow } from './round.ts';
import { type Tally, tallyOf } from './scoring.ts';
import { standIn, type View } from './sight.ts';
import { copy, type State } from './state.ts';
import { itemSeen } from './survey.ts';
import { type Corner, NO_TILE } from './tiles.ts';
import { type BuildMove, WAYS } from './vocabulary.ts';

/*
 * What a table shows beside the rules themselves. Everything here reads a state or a view alike,
 * so that no client works out a rule of its own.
 */

/** What laying a tile would take and do. */
export interface Placement {
  /** The clause that forbids it, or null. */
  readonly refused: ClauseId | null;
  /** The four spaces, clockwise from the north-west, and what bears each. */
  readonly supports: readonly { readonly cell: Cell; readonly support: Support }[];
  /** Single and double pillars set under the tile. */
  readonly pillars: { readonly single: number; readonly double: number };
  /** The space of the belvedere, or null. */
  readonly belvedere: Cell | null;
  /** Single pillars it costs, swaps at two to one included. */
  readonly cost: number;
  /** Single pillars at hand afterwards; below 0 when they do not suffice. */
  readonly left: number;
  /** Pieces it would put out of sight, and the change of the seat's points; null when refused. */
  readonly change: { readonly hidden: readonly string[]; readonly points: number } | null;
}

/** What a placement by the player to move would take and do. [B1]-[B15] */
export function placement(shown: State | View, move: BuildMove): Placement {
  const state = standIn(shown);
  const seat = state.turn;
  const supports = supportsOf(state, seat, move);
  const single = countSupports(supports, SINGLE);
  const cost = single + 2 * swapsFor(state, supports);
  const refused = refuse(state, seat, move);
  return {
    refused,
    supports: TO_CORNER.map((step, corner) => ({
      cell: move.cell + step,
      support: SUPPORTS[(supports >> (2 * corner)) & 3],
    })),
    pillars: { single, double: countSupports(supports, DOUBLE) },
    belvedere: move.open === null ? null : move.cell + TO_CORNER[move.open],
    cost,
    left: state.stock[seat] - cost,
    change: refused === null ? changeBy(state, seat, move) : null,
  };
}

function changeBy(state: State, seat: Seat, move: BuildMove) {
  const next = copy(state);
  let hidden: readonly string[] = [];
  build(next, seat, move, (event: Event) => {
    if (event.type === 'built') hidden = event.hidden;
  });
  return { hidden, points: tallyOf(next, seat).total - tallyOf(state, seat).total };
}

/** What would bear a tile laid in a garden, corner by corner, as positions write it. [B5] [B8] */
export function supportsText(
  shown: State | View,
  seat: Seat,
  cell: Cell,
  level: number,
  open: Corner | null,
): string {
  const supports = withOpen(supportsAt(standIn(shown), seat, cell, level), open);
  return TO_CORNER.map((_, corner) => SUPPORT_LETTERS[(supports >> (2 * corner)) & 3]).join('');
}

/** A place and level at which a tile may be laid, with the ways to use its corners. */
export interface LegalPlace {
  readonly cell: Cell;
  readonly level: number;
  /** The corners that may be left open; null stands for using all four. */
  readonly opens: readonly (Corner | null)[];
}

/** Where the player to move may lay a tile now, whichever it is and however it is turned. */
export function legalPlaces(shown: State | View): readonly LegalPlace[] {
  const state = standIn(shown);
  const seat = state.turn;
  const any = hasSource(state, seat, 0) || hasSource(state, seat, 1);
  if (state.phase !== 'build' || !any) return [];
  findPlacements(state, seat);
  const places = new Map<number, { cell: Cell; level: number; opens: (Corner | null)[] }>();
  const limit = levelLimit(state.words, gardenAt(seat));
  for (let level = 1; level <= limit; level++)
    for (let way = 0; way < WAYS; way++)
      for (const cell of cellsOf(foundAt(level, way))) {
        const place = places.get(level * CELLS + cell) ?? { cell, level, opens: [] };
        place.opens.push(way === 0 ? null : ((way - 1) as Corner));
        places.set(level * CELLS + cell, place);
      }
  return [...places.values()];
}

function cellsOf(at: number): Cell[] {
  const cells: Cell[] = [];
  for (let word = 0; word < 2; word++)
    for (let rest = found[at + word]; rest !== 0; rest &= rest - 1)
      cells.push(32 * word + lowestBit(rest));
  return cells;
}

/** What a garden would earn if the game ended now, piece by piece. [V1]-[V10] */
export function tally(shown: State | View, seat: Seat): Tally {
  return tallyOf(standIn(shown), seat);
}

/** What digging at a stack that is not empty would bring the player to move, and why. [D2]-[D6] */
export function digPays(shown: State | View, stack: Stack): Income {
  const state = standIn(shown);
  return incomeOf(state, state.turn, stack);
}

/** The effect that rules this round; `blank` when there is none. [R1] */
export function effectOf(shown: State | View): Effect {
  return effectNow(standIn(shown));
}

/** What is seen of one column of a garden from above. */
export interface SpaceView {
  readonly cell: Cell;
  /** The level of the highest tile, 0 for the bare board. */
  readonly level: number;
  /** Which tile of the garden that is, by the order of laying; null for the bare board. */
  readonly tile: number | null;
  /** The symbol that can still be used here; null when there is none or the space is taken. */
  readonly symbol: BuildingSymbol | null;
  /** Whether nothing stands on the space and no bridge closes it: a pillar could be set. */
  readonly free: boolean;
  readonly belvedere: boolean;
  /** The item that stands here; its other end may be hidden. */
  readonly item: Item | null;
  /** Whether a bridge spans the column. */
  readonly spanned: boolean;
  /** Whether the space belongs to a tile laid this turn. [I1] */
  readonly fresh: boolean;
}

/** A whole garden seen from above, row by row: all that a ground plan needs. [V1] */
export function spaces(shown: State | View, seat: Seat): readonly SpaceView[] {
  const state = standIn(shown);
  const heights = new Int8Array(CELLS);
  readHeights(state.laid[seat], heights);
  const now = state.turn === seat;
  return Array.from({ length: CELLS }, (_, cell) => {
    const tile = topTileAt(state, seat, cell);
    const symbol = shownAt(state.words, gardenAt(seat), cell);
    return {
      cell,
      level: heights[cell],
      tile: tile === NO_TILE ? null : tile,
      symbol: symbol < 0 ? null : (symbol as BuildingSymbol),
      free: has(state.words, gardenAt(seat) + FREE, cell),
      belvedere: tile !== NO_TILE && openCell(state.laid[seat][tile]) === cell,
      item: itemAt(state, seat, cell, heights[cell]),
      spanned: has(state.words, gardenAt(seat) + SPANNED, cell),
      fresh: now && ((freshSpaces(state, seat, cell >> 5) >>> (cell & 31)) & 1) === 1,
    };
  });
}

function topTileAt(state: State, seat: Seat, cell: Cell): number {
  return state.laid[seat].findLastIndex((laid) =>
    TO_CORNER.some((step) => laidCell(laid) + step === cell),
  );
}

function openCell(laid: number): Cell {
  const open = openCorner(laid);
  return open === -1 ? -1 : laidCell(laid) + TO_CORNER[open];
}

/** The items of a garden of which anything is in sight, in the order in which they were put up. [V1] [I8] */
export function seenItems(shown: State | View, seat: Seat): readonly Item[] {
  const state = standIn(shown);
  const heights = new Int8Array(CELLS);
  readHeights(state.laid[seat], heights);
  return state.items[seat].filter((item) => itemSeen(item, heights, state.rules)).map(readItem);
}

function itemAt(state: State, seat: Seat, cell: Cell, level: number): Item | null {
  const items = state.items[seat].map(readItem);
  return items.find((item) => item.levels[item.cells.indexOf(cell)] === level) ?? null;
}
