import {
  citiesOf,
  type Hex,
  isCity,
  isField,
  nobleCount,
  ownerOf,
  reserveSize,
  type State,
  standSize,
  type Topology,
  topologyOf,
} from '@nabu/games/babylonia';
import type { Seat } from '@nabu/kernel';
import type { Evaluation } from '../mind.ts';
import { reward } from '../reward.ts';

/** What can still come, besides the points already won. */
const PROSPECTS = [
  /** Points that linked nobles will bring when their cities are surrounded. */
  'link',
  /** The same for chains that are one hex away from a city. */
  'nearLink',
  /** City tiles likely to be won; each pays again with every later one. */
  'tile',
  /** A token beside a city that is still open. */
  'presence',
  /** A Ziggurat Card likely to be won. */
  'card',
  /** A ziggurat touched, for each free hex beside ziggurats and player. */
  'touch',
  /** A crop field that may be entered, for each of its points. */
  'field',
  /** A noble on the board face up: it may be linked yet. */
  'noble',
] as const;
type Prospect = (typeof PROSPECTS)[number];

/** What each prospect is worth in points. */
export type Weights = { readonly [prospect in Prospect]: number };

const HEXES = 175;
const MOST_SEATS = 4;
/** How sure it is that a city with so many bare land hexes is surrounded, and soon. */
const NEARNESS = [1, 0.8, 0.66, 0.56, 0.48, 0.42, 0.37];

/** By hex: the number of its chain, 0 where no token lies; by chain: face-up nobles of each kind. */
const chainOf = new Int16Array(HEXES);
const nobles = new Int16Array((HEXES + 1) * 3);
const stack = new Int16Array(HEXES);
const beside = new Int16Array(MOST_SEATS);
/** By chain: the last city it was counted for, so that no chain counts twice for one city. */
const countedFor = new Int32Array(HEXES + 1);
let look = 0;
const worth = new Float64Array(MOST_SEATS);

/** By seats, bare land and lead in tokens (shifted, since it may be negative): the chance to win. */
const MOST_BESIDE = 6;
const CHANCES = [0, 1, 2, 3, 4].map((seats) =>
  NEARNESS.map((_, bare) =>
    Array.from({ length: 2 * MOST_BESIDE + 1 }, (_, i) => chanceOf(seats, bare, i - MOST_BESIDE)),
  ),
);

/** Babylonia: points so far and weighed prospects of every seat, as chances to win. */
export function babyloniaEvaluation(weights: Weights): Evaluation<State> {
  return (state, out) => {
    lookAt(state, weights);
    const { seats } = state;
    let top = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < seats; seat++) top = Math.max(top, worth[seat]);
    const scale = 4 + 14 * remaining(state);
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) sum += Math.exp((worth[seat] - top) / scale);
    for (let seat = 0; seat < seats; seat++)
      out[seat] = reward(Math.exp((worth[seat] - top) / scale) / sum, leadOf(seat, seats));
  };
}

function leadOf(seat: Seat, seats: number): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++)
    if (other !== seat) rival = Math.max(rival, worth[other]);
  return worth[seat] - rival;
}

/** How much of the game is left, 1 to 0: cities and tokens both run out. */
function remaining(state: State): number {
  const cities = Math.max(0, state.citiesLeft - 1) / (7 + 3 * state.seats);
  let tokens = 0;
  for (let seat = 0; seat < state.seats; seat++)
    tokens += standSize(state, seat) + reserveSize(state, seat);
  return Math.min(1, cities, tokens / (30 * state.seats));
}

/** Writes what every seat's position is worth, in points. */
function lookAt(state: State, weights: Weights): void {
  const topology = topologyOf(state.ground);
  const width = state.points.length / state.seats;
  for (let seat = 0; seat < state.seats; seat++) {
    worth[seat] = 0;
    for (let i = seat * width; i < (seat + 1) * width; i++) worth[seat] += state.points[i];
  }
  findChains(state, topology, weights);
  const { sites } = topology;
  for (let i = 0; i < sites.length; i++) {
    const hex = sites[i];
    if (isCity(state.tiles[hex])) lookAtCity(state, topology, hex, weights);
    else if (isField(state.tiles[hex])) lookAtField(state, topology, hex, weights);
  }
  lookAtZiggurats(state, topology, weights);
}

/** Numbers the chains of tokens and counts their nobles. */
function findChains(state: State, topology: Topology, weights: Weights): void {
  const { tokens } = state;
  const left = remaining(state);
  let chain = 0;
  chainOf.fill(0);
  for (let hex = 0; hex < HEXES; hex++) {
    if (tokens[hex] === 0 || chainOf[hex] !== 0) continue;
    chain++;
    nobles.fill(0, chain * 3, chain * 3 + 3);
    const owner = ownerOf(tokens[hex]);
    const count = walk(tokens, topology, hex, chain, owner);
    worth[owner] += weights.noble * left * count;
  }
}

/** Walks one chain; returns how many of its nobles lie face up. */
function walk(
  tokens: readonly number[],
  { near, river }: Topology,
  from: Hex,
  chain: number,
  owner: Seat,
): number {
  let size = 1;
  let found = 0;
  stack[0] = from;
  chainOf[from] = chain;
  while (size > 0) {
    const hex = stack[--size];
    const kind = (tokens[hex] - 1) & 3;
    if (kind < 3 && river[hex] === 0) {
      nobles[chain * 3 + kind]++;
      found++;
    }
    const around = near[hex];
    for (let i = 0; i < around.length; i++) {
      const other = around[i];
      if (tokens[other] === 0 || chainOf[other] !== 0 || ownerOf(tokens[other]) !== owner) continue;
      chainOf[other] = chain;
      stack[size++] = other;
    }
  }
  return found;
}

function matching(chain: number, symbols: number): number {
  let count = 0;
  if (symbols & 1) count += nobles[chain * 3];
  if (symbols & 2) count += nobles[chain * 3 + 1];
  if (symbols & 4) count += nobles[chain * 3 + 2];
  return count;
}

/** Notes a chain as counted for the city at hand; false when it was already. */
function countOnce(chain: number): boolean {
  if (countedFor[chain] === look) return false;
  countedFor[chain] = look;
  return true;
}

function lookAtCity(state: State, topology: Topology, city: Hex, weights: Weights): void {
  const { tokens, tiles } = state;
  const symbols = tiles[city];
  const bare = state.bare[topology.slot[city]];
  const near = NEARNESS[bare];
  look++;
  beside.fill(0);
  const around = topology.near[city];
  for (let i = 0; i < around.length; i++) {
    const hex = around[i];
    if (tokens[hex] === 0) continue;
    const owner = ownerOf(tokens[hex]);
    beside[owner]++;
    if (!countOnce(chainOf[hex])) continue;
    if (state.held[owner] < 1 << 8)
      worth[owner] += weights.link * near * 2 * matching(chainOf[hex], symbols);
  }
  for (let seat = 0; seat < state.seats; seat++)
    if (state.held[seat] >= 1 << 8)
      worth[seat] += weights.link * near * 2 * nobleCount(state, city, symbols, seat);
  lookNear(state, topology, city, weights.nearLink * near * 2);
  const tile = weights.tile * near * Math.max(1, 0.9 * (state.citiesLeft - 1));
  for (let seat = 0; seat < state.seats; seat++)
    worth[seat] +=
      tile * winChance(state.seats, seat, bare) +
      weights.presence * near * Math.min(3, beside[seat]);
}

/** Chains one free hex away from the city could be linked to it with one token. */
function lookNear(state: State, topology: Topology, city: Hex, weight: number): void {
  const { tokens, tiles } = state;
  const around = topology.near[city];
  for (let i = 0; i < around.length; i++) {
    const gap = around[i];
    if (tokens[gap] !== 0 || tiles[gap] !== 0) continue;
    const beyond = topology.near[gap];
    for (let k = 0; k < beyond.length; k++) {
      const hex = beyond[k];
      if (tokens[hex] === 0 || !countOnce(chainOf[hex])) continue;
      worth[ownerOf(tokens[hex])] += weight * matching(chainOf[hex], tiles[city]);
    }
  }
}

/** How likely a seat is to have the most tokens beside a place when its bare land is filled. */
function winChance(seats: number, seat: Seat, bare: number): number {
  let rival = 0;
  for (let other = 0; other < seats; other++)
    if (other !== seat && beside[other] > rival) rival = beside[other];
  return CHANCES[seats][bare][beside[seat] - rival + MOST_BESIDE];
}

function chanceOf(seats: number, bare: number, lead: number): number {
  if (bare === 0) return lead > 0 ? 1 : 0;
  if (lead > bare) return 1;
  if (-lead >= bare) return 0;
  return 1 / (1 + Math.exp((0.7 - 1.6 * lead) / Math.sqrt(bare)) * (1 + 0.25 * (seats - 2)));
}

/** A field is worth something to those who may enter it, more to the only one. */
function lookAtField(state: State, topology: Topology, hex: Hex, weights: Weights): void {
  const bit = 1 << topology.slot[hex];
  let rivals = 0;
  for (let seat = 0; seat < state.seats; seat++) if (state.openFields[seat] & bit) rivals++;
  if (rivals === 0) return;
  let points = state.tiles[hex] - 8;
  if (points === 0) for (let seat = 0; seat < state.seats; seat++) points += citiesOf(state, seat);
  for (let seat = 0; seat < state.seats; seat++)
    if (state.openFields[seat] & bit) worth[seat] += (weights.field * points) / rivals;
}

function lookAtZiggurats(state: State, topology: Topology, weights: Weights): void {
  const { tokens, seats } = state;
  let free = 0;
  for (let i = 0; i < topology.ziggurats.length; i++) {
    const ziggurat = topology.ziggurats[i];
    const bare = state.bare[topology.sites.length + i];
    beside.fill(0);
    const around = topology.near[ziggurat];
    for (let k = 0; k < around.length; k++) {
      if (tokens[around[k]] === 0) free++;
      else beside[ownerOf(tokens[around[k]])]++;
    }
    if (bare === 0) continue;
    for (let seat = 0; seat < seats; seat++)
      worth[seat] += weights.card * NEARNESS[bare] * winChance(seats, seat, bare);
  }
  for (let seat = 0; seat < seats; seat++)
    worth[seat] += (weights.touch * touchedBy(state, seat) * free) / seats;
}

function touchedBy(state: State, seat: Seat): number {
  let count = 0;
  for (let set = state.touched[seat]; set !== 0; set &= set - 1) count++;
  return count;
}
