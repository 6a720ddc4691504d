import {
  CITY_FIELD,
  citiesOf,
  type Hex,
  isCity,
  isField,
  nobleCount,
  reserveSize,
  type State,
  standSize,
  type Topology,
  topologyOf,
  ZIGGURAT,
} from '@nabu/games/babylonia';
import { popcount, type Seat } from '@nabu/kernel';
import type { Evaluation } from '../mind.ts';
import { reward } from '../reward.ts';
import {
  chainOf,
  chainOwner,
  findChains,
  matching,
  noblesUp,
  SIDES,
  sidesOf,
} from './babylonia-chains.ts';
import type { Weights } from './babylonia-weights.ts';

const MOST_SEATS = 4;
const MOST_BARE = 6;
const MOST_BESIDE = 6;
const LEADS = 2 * MOST_BESIDE + 1;
/** On the move, at rest, or a rival on the move. */
const MOVERS = 3;
const FIRST_HELD = 2;
const CARD_1 = 10;

const beside = new Int16Array(MOST_SEATS);
/** By chain: the last city it was counted for, so that no chain counts twice for one city. */
const countedFor = new Int32Array(256);
let look = 0;
const worth = new Float64Array(MOST_SEATS);
/** By bare land: how sure it is that a place is surrounded, and soon. */
const nearness = new Float64Array(MOST_BARE + 1);
/** By noble: the cities with its symbol that are still to be scored. */
const wanted = new Float64Array(3);

/** Babylonia: points so far and weighed prospects of every seat, as chances to win. */
export function babyloniaEvaluation(weights: Weights): Evaluation<State> {
  const chances = [0, 0, 2, 3, 4].map((seats) => chancesFor(weights, seats));
  return (state, out) => {
    const { seats } = state;
    const left = remaining(state);
    lookAt(state, weights, chances[seats], left);
    let top = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < seats; seat++) top = Math.max(top, worth[seat]);
    const scale = weights.spread[0] + weights.spread[1] * left;
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

/** How likely a seat is to win a place, by bare land, lead in tokens and who is on the move. */
function chancesFor({ lead, tempo }: Weights, seats: number): Float64Array {
  const table = new Float64Array((MOST_BARE + 1) * LEADS * MOVERS);
  let at = 0;
  for (let bare = 0; bare <= MOST_BARE; bare++)
    for (let ahead = -MOST_BESIDE; ahead <= MOST_BESIDE; ahead++)
      for (const mover of [-1, 0, 1]) {
        const help = bare > 0 && bare <= tempo.length ? mover * tempo[bare - 1] : 0;
        const odds = Math.exp((lead[1] - lead[0] * ahead - help) / Math.sqrt(bare));
        let chance = 1 / (1 + odds * (1 + 0.25 * (seats - 2)));
        if (bare === 0 || ahead > bare) chance = ahead > 0 ? 1 : 0;
        else if (-ahead >= bare) chance = 0;
        table[at++] = chance;
      }
  return table;
}

/** How much of the game is left, 1 to 0: cities and tokens both run out. */
function remaining(state: State): number {
  const cities = Math.max(0, state.citiesLeft - 1) / mostCities(state.seats);
  let tokens = 0;
  for (let seat = 0; seat < state.seats; seat++)
    tokens += standSize(state, seat) + reserveSize(state, seat);
  return Math.min(1, cities, tokens / (30 * state.seats));
}

function mostCities(seats: number): number {
  return 7 + 3 * seats;
}

/** Tokens the player on the move still has to place. */
function toPlace({ phase, placed }: State): number {
  if (phase !== 'place') return 0;
  return Math.max(0, 2 - placed[0] - placed[1] - placed[2] - placed[3] - placed[4]);
}

/** Writes what every seat's position is worth, in points. */
function lookAt(state: State, weights: Weights, chances: Float64Array, left: number): void {
  const topology = topologyOf(state.ground);
  const coming = left * mostCities(state.seats);
  const due = toPlace(state);
  const fade = Math.exp(-weights.fade[0] - weights.fade[1] * (1 - left));
  nearness[0] = 1;
  for (let bare = 1; bare <= MOST_BARE; bare++) nearness[bare] = nearness[bare - 1] * fade;
  const sides = sidesOf(topology);
  findChains(state, sides, topology.river);
  wanted.fill(0);
  for (let seat = 0; seat < state.seats; seat++)
    worth[seat] = seat === state.turn ? weights.move * due : 0;
  const { sites } = topology;
  for (let i = 0; i < sites.length; i++) {
    const hex = sites[i];
    const tile = state.tiles[hex];
    if (isCity(tile)) lookAtCity(state, sides, hex, state.bare[i], weights, chances, coming, due);
    else if (isField(tile)) lookAtField(state, hex, 1 << i, weights, due);
  }
  lookAtZiggurats(state, topology, sides, weights, chances, left, due);
  const share = coming / Math.max(1, state.citiesLeft);
  for (let seat = 0; seat < state.seats; seat++)
    lookAtSeat(state, seat, weights, left, coming, share);
}

/** What lies in front of a player: points, tiles, cards, and tokens of which much can come. */
function lookAtSeat(
  state: State,
  seat: Seat,
  weights: Weights,
  left: number,
  coming: number,
  share: number,
): void {
  const width = state.points.length / state.seats;
  let sum = 0;
  for (let i = seat * width; i < (seat + 1) * width; i++) sum += state.points[i];
  const cities = citiesOf(state, seat);
  sum += weights.held * coming * cities;
  const cards = state.held[seat] & ~state.spent;
  if (cards !== 0)
    for (let i = 0; i < weights.cards.length; i++)
      if ((cards >>> (i + FIRST_HELD)) & 1) sum += left * weights.cards[i];
  if ((cards >>> 7) & 1) sum += weights.held * coming * (cities >> 1);
  const { stands, reserves } = state;
  const base = seat * 4;
  let tokens = stands[base + 3] + reserves[base + 3];
  for (let kind = 0; kind < 3; kind++) {
    const unplaced = stands[base + kind] + reserves[base + kind];
    tokens += unplaced;
    sum +=
      share * wanted[kind] * (weights.noble * noblesUp[seat * 3 + kind] + weights.hand * unplaced);
  }
  worth[seat] += sum + left * weights.farmer * stands[base + 3] + weights.token * tokens;
}

/** Notes a chain as counted for the city at hand; false when it was already. */
function countOnce(chain: number): boolean {
  if (countedFor[chain] === look) return false;
  countedFor[chain] = look;
  return true;
}

function lookAtCity(
  state: State,
  sides: Int16Array,
  city: Hex,
  bare: number,
  weights: Weights,
  chances: Float64Array,
  coming: number,
  due: number,
): void {
  const { seats } = state;
  const symbols = state.tiles[city];
  for (let kind = 0; kind < 3; kind++) wanted[kind] += (symbols >>> kind) & 1;
  const near = nearness[bare];
  look++;
  beside.fill(0);
  const link = weights.link * near * 2;
  for (let i = city * SIDES, end = i + SIDES; i < end; i++) {
    const chain = chainOf[sides[i]];
    if (chain === 0) continue;
    const owner = chainOwner[chain];
    beside[owner]++;
    if (countOnce(chain) && state.held[owner] < 1 << 8)
      worth[owner] += link * matching(chain, symbols);
  }
  for (let seat = 0; seat < seats; seat++)
    if (state.held[seat] >= 1 << 8) worth[seat] += link * nobleCount(state, city, symbols, seat);
  lookNear(state, sides, city, weights.nearLink * near * 2);
  const tile = weights.tile * near * (1 + weights.held * Math.max(0, coming - 1));
  for (let seat = 0; seat < seats; seat++)
    worth[seat] +=
      tile * chanceOf(state, chances, seat, bare, due) +
      weights.presence * near * Math.min(3, beside[seat]);
}

/** Chains one free hex away from the city could be linked to it with one token. */
function lookNear({ tiles }: State, sides: Int16Array, city: Hex, weight: number): void {
  for (let i = city * SIDES, end = i + SIDES; i < end; i++) {
    const gap = sides[i];
    if (chainOf[gap] !== 0 || tiles[gap] !== 0) continue;
    for (let k = gap * SIDES, last = k + SIDES; k < last; k++) {
      const chain = chainOf[sides[k]];
      if (chain !== 0 && countOnce(chain))
        worth[chainOwner[chain]] += weight * matching(chain, tiles[city]);
    }
  }
}

/** How likely a seat is to have the most tokens beside a place when its bare land is filled. */
function chanceOf(
  state: State,
  chances: Float64Array,
  seat: Seat,
  bare: number,
  due: number,
): number {
  let rival = 0;
  for (let other = 0; other < state.seats; other++)
    if (other !== seat && beside[other] > rival) rival = beside[other];
  const mover = due < Math.min(bare, 2) ? 0 : seat === state.turn ? 1 : -1;
  return chances[(bare * LEADS + beside[seat] - rival + MOST_BESIDE) * MOVERS + mover + 1];
}

/** A field is worth something to those who may enter it, more to the only one. */
function lookAtField(state: State, hex: Hex, bit: number, weights: Weights, due: number): void {
  const { openFields, seats, turn } = state;
  let rivals = 0;
  for (let seat = 0; seat < seats; seat++) if (openFields[seat] & bit) rivals++;
  if (rivals === 0) return;
  let points = state.tiles[hex] - CITY_FIELD;
  if (points === 0) for (let seat = 0; seat < seats; seat++) points += citiesOf(state, seat);
  for (let seat = 0; seat < seats; seat++)
    if (openFields[seat] & bit) worth[seat] += (weights.field * points) / rivals;
  if (due > 0 && openFields[turn] & bit && state.stands[turn * 4 + 3] > 0)
    worth[turn] += weights.reap * points;
}

function lookAtZiggurats(
  state: State,
  { ziggurats, sites, near }: Topology,
  sides: Int16Array,
  weights: Weights,
  chances: Float64Array,
  left: number,
  due: number,
): void {
  const { seats } = state;
  const card = weights.card * bestCard(state, weights, left);
  let free = 0;
  for (let i = 0; i < ziggurats.length; i++) {
    const ziggurat = ziggurats[i];
    const bare = state.bare[sites.length + i];
    beside.fill(0);
    free += near[ziggurat].length;
    for (let k = ziggurat * SIDES, end = k + SIDES; k < end; k++) {
      const chain = chainOf[sides[k]];
      if (chain === 0) continue;
      beside[chainOwner[chain]]++;
      free--;
    }
    if (state.tiles[ziggurat] !== ZIGGURAT) continue;
    for (let seat = 0; seat < seats; seat++)
      worth[seat] += card * nearness[bare] * chanceOf(state, chances, seat, bare, due);
  }
  for (let seat = 0; seat < seats; seat++)
    worth[seat] += (weights.touch * popcount(state.touched[seat]) * free) / seats;
}

/** What the best card on display is worth. */
function bestCard({ display }: State, { cards }: Weights, left: number): number {
  let best = (display >>> 1) & 1 ? CARD_1 : 0;
  for (let i = 0; i < cards.length; i++)
    if ((display >>> (i + FIRST_HELD)) & 1) best = Math.max(best, left * cards[i]);
  return best;
}
