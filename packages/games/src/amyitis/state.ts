import type { Seat } from '@nabu/kernel';
import { COURT, type DoubleEdges, RESOURCES } from './box.ts';

/** No cube, no tile, nobody. */
export const NONE = -1;
/** The owner of neutral cubes. */
export const NEUTRAL = 4;
/** What a craft card shows once it has been recruited. */
export const FACE_DOWN = 4;

/** The number of each court kind in `COURT`. */
export const BANKER = COURT.indexOf('banker');
export const CARAVANEER = COURT.indexOf('caravaneer');
export const PALACE = COURT.indexOf('palace');
export const GARDENER = COURT.indexOf('gardener');
/** The number of kinds of resources. */
export const KINDS = RESOURCES.length;
/** The number of wine in `RESOURCES`. */
export const WINE = RESOURCES.indexOf('wine');
/** Court kinds that have levels. */
export const LEVELLED = 3;

/** Where points can come from, in the order of the score sheet. */
export const SOURCES = [
  'engineers',
  'tiles',
  'irrigation',
  'palaces',
  'bankers',
  'babylon',
  'temples',
  'favour',
  'tokens',
] as const;
export type Source = (typeof SOURCES)[number];

/**
 * What lies on the table; everything is open. Small integers in plain arrays only, so that it
 * survives JSON and costs little to copy. Owners are seats, `NEUTRAL` or `NONE`.
 */
export interface State {
  seats: number;
  doubleEdges: DoubleEdges;
  limitedSupplies: boolean;
  /** Counted from 1. */
  round: number;
  /** Who holds the First player card. */
  first: Seat;
  /** Whose turn it is while actions are taken. */
  turn: Seat;
  /** The seats that have passed, as a word. */
  passed: number;
  /** The card in each place, three places a group: a craft or `FACE_DOWN`. */
  crafts: number[];
  /** The city where the caravan stands. */
  caravan: number;
  /** By plant city along the loop: the card lying there, twice its number plus the face that is up. */
  plants: number[];
  /** By square: the tile laid there at the start, or `NONE`; it stays here when the square is planted. */
  tiles: number[];
  /** By square: who planted it, or `NONE`. */
  planters: number[];
  /** The squares whose tile is still there, as a word. */
  gardens: number;
  /** Two areas per edge: the owner of the cube there. The second area of a single edge stays `NONE`. */
  areas: number[];
  /** The edges all of whose areas are irrigated, as a word. Follows from `areas`. */
  full: number;
  /** The edges joined to the river, irrigated or not, as a word. Follows from `areas`. */
  reach: number;
  /** The squares with a full side, as a word. Follows from `areas`. */
  watered: number;
  /** Two rows of five spaces: the owner of the cube there. */
  fields: number[];
  /** Three rows of four spaces from left to right: the owner of the cube there. */
  temples: number[];
  /** Court cards left, by `courtCard`; a place that is always 0 follows each kind's highest level. */
  copies: number[];
  /** The resource on each level-2 Caravaneer that is left. */
  bounties: number[];
  /** By seat. */
  talents: number[];
  /** By seat. */
  camels: number[];
  /** By seat and resource. */
  resources: number[];
  /** By seat and court kind with levels: the highest level held. */
  levels: number[];
  /** By seat: Gardeners held. */
  gardeners: number[];
  /** By seat: tiles won. */
  won: number[];
  /** By seat and source. */
  points: number[];
  /** What is still to be done before the next turn, the next thing last; see `tasks.ts`. */
  pending: number[];
  over: boolean;
}

/** Where each levelled court kind begins in `State.copies`, and the place of the Gardeners. */
export const FIRST_COPY = [0, 4, 7, 14] as const;
/** The length of `State.copies`. */
export const COPIES = 15;

/** How many tokens of a resource a seat holds. */
export function held(state: State, seat: Seat, resource: number): number {
  return state.resources[seat * KINDS + resource];
}

/** How many resource tokens a seat holds. */
export function tokensOf(state: State, seat: Seat): number {
  const { resources } = state;
  const at = seat * KINDS;
  return (
    resources[at] + resources[at + 1] + resources[at + 2] + resources[at + 3] + resources[at + 4]
  );
}

/** The level a seat has reached in a court kind. */
export function levelOf(state: State, seat: Seat, kind: number): number {
  return state.levels[seat * LEVELLED + kind];
}

/** The seat to the left. */
export function leftOf(state: State, seat: Seat): Seat {
  return seat + 1 === state.seats ? 0 : seat + 1;
}

/** A state that shares nothing with the original. */
export function copy(state: State): State {
  return {
    seats: state.seats,
    doubleEdges: state.doubleEdges,
    limitedSupplies: state.limitedSupplies,
    round: state.round,
    first: state.first,
    turn: state.turn,
    passed: state.passed,
    crafts: state.crafts.slice(),
    caravan: state.caravan,
    plants: state.plants.slice(),
    tiles: state.tiles.slice(),
    planters: state.planters.slice(),
    gardens: state.gardens,
    areas: state.areas.slice(),
    full: state.full,
    reach: state.reach,
    watered: state.watered,
    fields: state.fields.slice(),
    temples: state.temples.slice(),
    copies: state.copies.slice(),
    bounties: state.bounties.slice(),
    talents: state.talents.slice(),
    camels: state.camels.slice(),
    resources: state.resources.slice(),
    levels: state.levels.slice(),
    gardeners: state.gardeners.slice(),
    won: state.won.slice(),
    points: state.points.slice(),
    pending: state.pending.slice(),
    over: state.over,
  };
}
