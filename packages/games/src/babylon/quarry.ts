import type { Seat } from '@nabu/kernel';
import type { Flower } from './box.ts';
import { STACK_HEIGHT, STACKS, SUPPLY } from './box.ts';
import { NEIGHBOURS, RIM, SIDES, type Side, type Stack } from './map.ts';
import { SINGLES } from './purse.ts';
import { FLOWER, MINUS, tokenNow } from './round.ts';
import type { State } from './state.ts';
import { flowerOf, NO_TILE, type Tile } from './tiles.ts';

/** The flower of each seat's board. [S3] */
export function flowerOfSeat(seat: Seat): Flower {
  return seat as Flower;
}

/** The top tile of a stack, or `NO_TILE`. */
export function topTile(state: State, stack: Stack): Tile {
  const height = state.heights[stack];
  return height === 0 ? NO_TILE : state.quarry[STACK_HEIGHT * stack + height - 1];
}

/** Takes the top tile of a stack that has one. */
export function takeTop(state: State, stack: Stack): Tile {
  const at = STACK_HEIGHT * stack + --state.heights[stack];
  const tile = state.quarry[at];
  state.quarry[at] = NO_TILE;
  return tile;
}

/** Single pillars for digging here: one for each side that is not overlooked, and what flower and token do. [D2]-[D5] */
export function digIncome(state: State, seat: Seat, stack: Stack): number {
  const token = tokenNow(state);
  let income = 0;
  for (let side = 0; side < SIDES.length; side++) if (sidePays(state, stack, side)) income++;
  if (flowerOf(topTile(state, stack)) === flowerOfSeat(seat)) income += token === FLOWER ? 2 : 1;
  if (token === MINUS && income > 0) income--;
  return state.strict ? Math.min(income, SUPPLY[SINGLES] - state.used[SINGLES]) : income;
}

/** A side pays unless a higher stack stands there. [D2] [D3] */
function sidePays(state: State, stack: Stack, side: number): boolean {
  const neighbour = NEIGHBOURS[4 * stack + side];
  return neighbour === RIM || state.heights[neighbour] <= state.heights[stack];
}

/** Why a side of a dug tile pays, or null when it does not. */
export type SideIncome = 'tile' | 'edge' | 'bottom' | null;

/** What a dig brings and why. */
export interface Income {
  /** By side of the tile: what lies there, or null where a higher stack does. */
  readonly sides: { readonly [side in Side]: SideIncome };
  /** Pillars for the own flower: 0, 1, or 2 under the flower token. */
  readonly flower: number;
  /** 1 when the round token takes a pillar away. */
  readonly minus: number;
  /** Pillars received: what is said above, but no more than the supply has when it is strict. */
  readonly total: number;
}

/** What digging at a stack that is not empty would bring a seat now. [D2]-[D6] */
export function incomeOf(state: State, seat: Seat, stack: Stack): Income {
  const token = tokenNow(state);
  const own = flowerOf(topTile(state, stack)) === flowerOfSeat(seat);
  const [north, east, south, west] = SIDES.map((_, side) => sideIncome(state, stack, side));
  const flower = own ? (token === FLOWER ? 2 : 1) : 0;
  const some = flower > 0 || [north, east, south, west].some((income) => income !== null);
  return {
    sides: { north, east, south, west },
    flower,
    minus: token === MINUS && some ? 1 : 0,
    total: digIncome(state, seat, stack),
  };
}

function sideIncome(state: State, stack: Stack, side: number): SideIncome {
  if (!sidePays(state, stack, side)) return null;
  const neighbour = NEIGHBOURS[4 * stack + side];
  if (neighbour === RIM) return 'edge';
  return state.heights[neighbour] === 0 ? 'bottom' : 'tile';
}

/** How many stacks are at least this high. */
export function countStacks(state: State, height: number): number {
  const { heights } = state;
  let count = 0;
  for (let stack = 0; stack < STACKS; stack++) if (heights[stack] >= height) count++;
  return count;
}

/** The stack with `rank` others before it that are at least this high. */
export function nthStack(state: State, height: number, rank: number): Stack {
  const { heights } = state;
  let left = rank;
  for (let stack = 0; stack < STACKS; stack++)
    if (heights[stack] >= height && left-- === 0) return stack;
  return 0;
}
