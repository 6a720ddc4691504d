import type { Seat } from '@nabu/kernel';
import { holds } from './cards.ts';
import { HEX_COUNT, type Hex, topologyOf } from './map.ts';
import { ownerOf, type State } from './state.ts';

/** Scratch of one search: hexes seen, marked with its number, and hexes still to be left. */
const seen = new Int32Array(HEX_COUNT);
const stack = new Int16Array(HEX_COUNT);
let search = 0;

/**
 * How many of a seat's face-up nobles count for a city with these symbols: those beside it or
 * linked to it by the seat's own tokens and whatever else links for that seat. Their hexes go
 * into `found` when somebody wants to know. [S3] [S4] [K8] [K9]
 */
export function nobleCount(
  state: State,
  city: Hex,
  symbols: number,
  seat: Seat,
  found?: Hex[],
): number {
  const { near, river } = topologyOf(state.ground);
  const { tokens } = state;
  const first = 1 + seat * 4;
  search++;
  let size = pushLinks(state, near[city], seat, 0);
  let count = 0;
  while (size > 0) {
    const hex = stack[--size];
    const kind = tokens[hex] - first;
    if (kind >= 0 && river[hex] === 0 && ((symbols >>> kind) & 1) === 1) {
      count++;
      found?.push(hex);
    }
    size = pushLinks(state, near[hex], seat, size);
  }
  return count;
}

/** Every hex that is linked to a city for a seat, found from the city outward. [S4] [K8] [K9] */
export function chainOf(state: State, city: Hex, seat: Seat): Hex[] {
  const { near } = topologyOf(state.ground);
  const chain = near[city].filter((hex) => links(state, hex, seat));
  const found = new Set(chain);
  for (const hex of chain)
    for (const other of near[hex]) {
      if (found.has(other) || !links(state, other, seat)) continue;
      found.add(other);
      chain.push(other);
    }
  return chain;
}

/** Pushes those of some hexes that link for the seat and were not seen yet. */
function pushLinks(state: State, hexes: readonly Hex[], seat: Seat, size: number): number {
  let top = size;
  for (let i = 0; i < hexes.length; i++) {
    const hex = hexes[i];
    if (seen[hex] === search || !links(state, hex, seat)) continue;
    seen[hex] = search;
    stack[top++] = hex;
  }
  return top;
}

/** Whether a hex links for a seat: an own token, or a free hex that a card makes a link. */
export function links(state: State, hex: Hex, seat: Seat): boolean {
  const token = state.tokens[hex];
  if (token !== 0) return ownerOf(token) === seat;
  if (state.held[seat] < 1 << 8 || state.tiles[hex] !== 0) return false;
  const { river, centre } = topologyOf(state.ground);
  return river[hex] === 1 ? holds(state, seat, 9) : centre[hex] === 1 && holds(state, seat, 8);
}
