import type { Seat } from '@nabu/kernel';
import type { Event, Place, Scored } from './events.ts';
import { layPublic } from './imagine.ts';
import { type Hex, topologyOf } from './map.ts';
import { chainOf } from './networks.ts';
import { scorePlace } from './scoring.ts';
import type { View } from './sight.ts';
import { isCity, ZIGGURAT } from './tiles.ts';

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
