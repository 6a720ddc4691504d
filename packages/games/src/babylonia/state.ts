import { popcount, type Seat } from '@nabu/kernel';
import { type Ending, type Kind, SOURCES, type Source, TOKENS } from './box.ts';
import type { Hex } from './map.ts';
import type { Tile } from './tiles.ts';

/** What is being decided. */
export const PHASES = ['place', 'score', 'card', 'again', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/**
 * What lies on the table. Small integers in flat arrays, so that it survives JSON and is cheap to
 * copy. The second half is worked out from the first and kept up to date, so that no move has to
 * walk the map.
 */
export interface State {
  readonly seats: number;
  /** One letter for each hex of the printed board; see `groundFor`. */
  readonly ground: string;
  /** Whether a token in the river opens a crop field. [F2] */
  readonly riverOpens: boolean;
  /** Turns finished so far; the first two have limits. [P4] */
  turns: number;
  /** Whose turn it is. */
  turn: Seat;
  phase: Phase;
  /** Who decides: the seat whose turn it is, or the winner of a ziggurat. [S9] */
  chooser: Seat;
  /** Tokens placed face up in this turn by kind, then those placed in the river. */
  placed: number[];
  ending: Ending | null;
  /** By hex: the tile or ziggurat. */
  tiles: Tile[];
  /** By hex: the token, see `tokenOf`. */
  tokens: number[];
  /** By seat and kind: tokens on the stand; and in the reserve. */
  stands: number[];
  reserves: number[];
  /** By seat and source: points. */
  points: number[];
  /** By seat and set of symbols: city tiles won. */
  won: number[];
  /** Ziggurat Cards as bits of one word: on display; by seat, held; and turned face down. */
  display: number;
  held: number[];
  spent: number;

  /** Free land hexes as bit words, and their number. */
  land: number[];
  landLeft: number;
  /** Free river hexes as bit words, and their number. */
  river: number[];
  riverLeft: number;
  /** Crop fields left, one bit for each site. */
  fields: number;
  /** By seat: the crop fields a farmer may enter. [F1] */
  openFields: number[];
  /** By seat: ziggurats with an own token beside them, one bit each. [G1] */
  touched: number[];
  /** By site, then by ziggurat: land neighbours of a city or ziggurat without a token. [S1] */
  bare: number[];
  citiesLeft: number;
  /** Surrounded cities and ziggurats that wait to be scored, ascending. [S2] */
  waiting: Hex[];
}

/** How many counts of tokens a seat has in a flat table. */
export const TOKEN_KINDS = TOKENS.length;

/** How many counts of city tiles a seat has in a flat table: one for each set of symbols. */
export const SYMBOL_SETS = 8;

/** The number on a hex for a seat's token of a kind; 0 is no token. */
export function tokenOf(seat: Seat, kind: Kind): number {
  return 1 + seat * TOKEN_KINDS + kind;
}

/** The number on a hex of a view for a seat's token whose kind the viewer does not know. [H1] */
export function unseenToken(seat: Seat): number {
  return 17 + seat;
}

/** Whose token it is; -1 for no token. */
export function ownerOf(token: number): Seat {
  if (token === 0) return -1;
  return token < 17 ? (token - 1) >> 2 : token - 17;
}

/** The kind of a token, or null for no token and for one whose kind is not known. */
export function kindOf(token: number): Kind | null {
  return token === 0 || token >= 17 ? null : (((token - 1) & 3) as Kind);
}

/** How many tokens stand on a seat's stand. */
export function standSize({ stands }: State, seat: Seat): number {
  const at = seat * TOKEN_KINDS;
  return stands[at] + stands[at + 1] + stands[at + 2] + stands[at + 3];
}

/** How many tokens a seat has in reserve. */
export function reserveSize({ reserves }: State, seat: Seat): number {
  const at = seat * TOKEN_KINDS;
  return reserves[at] + reserves[at + 1] + reserves[at + 2] + reserves[at + 3];
}

/** How many city tiles lie in front of a seat. */
export function citiesOf({ won }: State, seat: Seat): number {
  let count = 0;
  for (let i = 1; i < SYMBOL_SETS; i++) count += won[seat * SYMBOL_SETS + i];
  return count;
}

/** How many city tiles lie in front of all players. [F4] */
export function citiesWon({ won }: State): number {
  let count = 0;
  for (let i = 0; i < won.length; i++) count += won[i];
  return count;
}

/** Gives points to a seat. */
export function award(state: State, seat: Seat, source: Source, points: number): void {
  state.points[seat * SOURCES.length + SOURCES.indexOf(source)] += points;
}

/** How many ziggurats have a token of the seat beside them. [G1] */
export function zigguratsOf(state: State, seat: Seat): number {
  return popcount(state.touched[seat]);
}

/** A state that shares nothing with the original. */
export function copy(state: State): State {
  return {
    seats: state.seats,
    ground: state.ground,
    riverOpens: state.riverOpens,
    turns: state.turns,
    turn: state.turn,
    phase: state.phase,
    chooser: state.chooser,
    placed: state.placed.slice(),
    ending: state.ending,
    tiles: state.tiles.slice(),
    tokens: state.tokens.slice(),
    stands: state.stands.slice(),
    reserves: state.reserves.slice(),
    points: state.points.slice(),
    won: state.won.slice(),
    display: state.display,
    held: state.held.slice(),
    spent: state.spent,
    land: state.land.slice(),
    landLeft: state.landLeft,
    river: state.river.slice(),
    riverLeft: state.riverLeft,
    fields: state.fields,
    openFields: state.openFields.slice(),
    touched: state.touched.slice(),
    bare: state.bare.slice(),
    citiesLeft: state.citiesLeft,
    waiting: state.waiting.slice(),
  };
}
