import { rngFrom, type Seat } from '@nabu/kernel';
import { FARMER } from './box.ts';
import type { Event, Place, Scored } from './events.ts';
import { imagine, layPublic } from './imagine.ts';
import { type Hex, topologyOf } from './map.ts';
import { moves } from './moves.ts';
import { chainOf } from './networks.ts';
import { fieldsFor } from './placing.ts';
import { scorePlace } from './scoring.ts';
import type { View } from './sight.ts';
import { zigguratsOf } from './state.ts';
import { fieldPoints, isCity, type Tile, ZIGGURAT } from './tiles.ts';
import { DONE } from './vocabulary.ts';

/** What one player would get. */
export interface Share {
  /** Tokens beside the place. */
  readonly beside: number;
  /** Every hex that is linked to a city for this player; none for a ziggurat. [S4] */
  readonly chain: readonly Hex[];
  /** Each reason for points, in the order in which they would be told. */
  readonly scored: readonly Scored[];
  readonly points: number;
}

/** What would happen if a city or ziggurat were scored now. */
export interface Forecast {
  readonly place: Place;
  /** The land hexes beside it that still lack a token. [S1] */
  readonly open: readonly Hex[];
  /** Who would take the tile or choose a card; null when several share the most. */
  readonly winner: Seat | null;
  /** By seat. */
  readonly shares: readonly Share[];
}

/**
 * What everyone would get if the city or ziggurat on a hex were scored as the board stands, or
 * null when there is none left to score. What a viewer cannot see does not change the answer.
 */
export function forecast(view: View, hex: Hex): Forecast | null {
  const state = layPublic(view);
  const tile = state.tiles[hex];
  if (!isCity(tile) && tile !== ZIGGURAT) return null;
  const { near, river } = topologyOf(state.ground);
  const open = near[hex].filter((other) => river[other] === 0 && state.tokens[other] === 0);
  const seats = view.sides.map((_, seat) => seat);
  const chains = seats.map((seat) => (isCity(tile) ? chainOf(state, hex, seat) : []));
  const events: Event[] = [];
  scorePlace(state, hex, (event) => events.push(event));
  const verdict = events.find((event) => event.type === 'city' || event.type === 'ziggurat');
  const shares = seats.map((seat): Share => {
    const scored = events.filter((event) => event.type === 'scored' && event.seat === seat);
    return {
      beside: verdict?.beside[seat] ?? 0,
      chain: chains[seat],
      scored: scored as Scored[],
      points: (scored as Scored[]).reduce((sum, { points }) => sum + points, 0),
    };
  });
  return {
    place: isCity(tile) ? 'city' : 'ziggurat',
    open,
    winner: verdict?.winner ?? null,
    shares,
  };
}

/** How many ziggurats have a token of the seat beside them, as everybody can see. [G1] */
export function zigguratsTouched(view: View, seat: Seat): number {
  return zigguratsOf(layPublic(view), seat);
}

/** What a crop field would pay whoever enters it now. [F3] [F4] */
export function fieldPays({ sides }: View, field: Tile): number {
  const cities = sides.flatMap(({ won }) => won).reduce((sum, count) => sum + count, 0);
  return fieldPoints(field, cities);
}

/** Whether farmers of a seat may enter the crop field on a hex, whoever decides now. [F1] [F2] */
export function opensField(view: View, seat: Seat, hex: Hex): boolean {
  const state = layPublic(view);
  const { slot } = topologyOf(state.ground);
  return ((fieldsFor(state, seat, FARMER) >>> slot[hex]) & 1) === 1;
}

/** How a turn stands in which tokens are placed. */
export interface Placing {
  /** How many tokens the turn must have; null where it may be any set that the rules allow. [P4] */
  readonly exactly: 1 | 2 | null;
  readonly mayGoOn: boolean;
  readonly mayEnd: boolean;
}

/** What whoever places tokens now may do next; it takes their own view to know. [P1]-[P4] [P9] */
export function placingNow(view: View): Placing {
  const { chooser, turns } = view;
  const offered = moves(imagine(view, rngFrom('placing')), chooser);
  return {
    exactly: turns === 0 ? 1 : turns === 1 ? 2 : null,
    mayGoOn: offered.some(({ type }) => type === 'place'),
    mayEnd: offered.includes(DONE),
  };
}
