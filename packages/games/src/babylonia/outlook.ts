import type { Seat } from '@nabu/kernel';
import { total } from './ending.ts';
import type { Place } from './events.ts';
import { type Hex, topologyOf } from './map.ts';
import { nobleCount } from './networks.ts';
import { scorePlace } from './scoring.ts';
import { copy, ownerOf, type State } from './state.ts';
import { isCity, isZiggurat, SCORED_ZIGGURAT } from './tiles.ts';

/** What a city or ziggurat would bring if it were scored as things stand. */
export interface Outlook {
  readonly place: Place;
  /** Land hexes beside it that still need a token. [S1] */
  readonly bare: readonly Hex[];
  /** By seat: the tokens beside it, the river included. [S5] [S9] */
  readonly beside: readonly (readonly Hex[])[];
  /** Who has the most, or null on a tie. */
  readonly leader: Seat | null;
  /** By seat: the nobles that would count for a city. [S3] */
  readonly nobles: readonly (readonly Hex[])[];
  /** By seat: the points it would bring in all; a ziggurat brings a card instead. [S6] [K7] */
  readonly points: readonly number[];
}

/** The outlook of a hex, or null when nothing on it can be scored any more. */
export function outlook(state: State, hex: Hex): Outlook | null {
  const tile = state.tiles[hex];
  if (!isCity(tile) && (!isZiggurat(tile) || tile === SCORED_ZIGGURAT)) return null;
  const { near, river } = topologyOf(state.ground);
  const seats = state.held.map((_, seat) => seat);
  const beside = seats.map((seat) =>
    near[hex].filter((other) => ownerOf(state.tokens[other]) === seat),
  );
  const most = Math.max(...beside.map(({ length }) => length));
  const leaders = seats.filter((seat) => beside[seat].length === most);
  return {
    place: isCity(tile) ? 'city' : 'ziggurat',
    bare: near[hex].filter((other) => river[other] === 0 && state.tokens[other] === 0),
    beside,
    leader: leaders.length === 1 ? leaders[0] : null,
    nobles: seats.map((seat) => (isCity(tile) ? noblesOf(state, hex, seat) : [])),
    points: pointsOf(state, hex),
  };
}

function noblesOf(state: State, hex: Hex, seat: Seat): Hex[] {
  const found: Hex[] = [];
  nobleCount(state, hex, state.tiles[hex], seat, found);
  return found.sort((a, b) => a - b);
}

/** Scores a copy, so that a preview can never differ from the scoring itself. */
function pointsOf(state: State, hex: Hex): number[] {
  const after = copy(state);
  scorePlace(after, hex);
  return state.held.map((_, seat) => total(after, seat) - total(state, seat));
}
