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
import { lowestBit, popcount, type Seat } from '@nabu/kernel';
import type { Evaluation } from '../mind.ts';
import { shareOut } from '../reward.ts';
import {
  besideCity,
  besideZiggurat,
  chainCount,
  chainNobles,
  chainOwner,
  findChains,
  nearing,
  noblesUp,
  touching,
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
/** Who holds a card from here on has free hexes that link. */
const FREE_LINKS = 1 << 8;

const worth = new Float64Array(MOST_SEATS);
/** By site: how sure its city is surrounded, and soon. */
const sureAt = new Float64Array(32);
/** By kind of noble: the cities with its symbol that are still to be scored, one bit for each site. */
const wanted = new Int32Array(3);
/** By bare land: how sure it is that a place is surrounded, and soon. */
const nearness = new Float64Array(MOST_BARE + 1);

/** Babylonia: points so far and weighed prospects of every seat, as chances to win. */
export function babyloniaEvaluation(weights: Weights): Evaluation<State> {
  const chances = [0, 0, 2, 3, 4].map((seats) => chancesFor(weights, seats));
  return (state, out) => {
    const { seats } = state;
    const left = remaining(state);
    lookAt(state, weights, chances[seats], left);
    shareOut(worth, seats, weights.spread[0] + weights.spread[1] * left, out);
  };
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
  findChains(state, topology, findCities(state, topology.sites));
  for (let seat = 0; seat < state.seats; seat++)
    worth[seat] = seat === state.turn ? weights.move * due : 0;
  lookAtSites(state, topology.sites, weights, chances, coming, due);
  lookAtLinks(state, weights);
  lookAtZiggurats(state, topology, weights, chances, left, due);
  const share = coming / Math.max(1, state.citiesLeft);
  for (let seat = 0; seat < state.seats; seat++)
    lookAtSeat(state, seat, weights, left, coming, share);
}

/** Notes the cities by symbol; returns all of them, one bit for each site. */
function findCities({ tiles }: State, sites: readonly Hex[]): number {
  wanted.fill(0);
  for (let i = 0; i < sites.length; i++) {
    const tile = tiles[sites[i]];
    if (!isCity(tile)) continue;
    if (tile & 1) wanted[0] |= 1 << i;
    if (tile & 2) wanted[1] |= 1 << i;
    if (tile & 4) wanted[2] |= 1 << i;
  }
  return wanted[0] | wanted[1] | wanted[2];
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
      share *
      popcount(wanted[kind]) *
      (weights.noble * noblesUp[seat * 3 + kind] + weights.hand * unplaced);
  }
  worth[seat] += sum + left * weights.farmer * stands[base + 3] + weights.token * tokens;
}

function lookAtSites(
  state: State,
  sites: readonly Hex[],
  weights: Weights,
  chances: Float64Array,
  coming: number,
  due: number,
): void {
  const { bare, held, seats, tiles } = state;
  const tile = weights.tile * (1 + weights.held * Math.max(0, coming - 1));
  for (let i = 0; i < sites.length; i++) {
    const symbols = tiles[sites[i]];
    if (isField(symbols)) lookAtField(state, sites[i], 1 << i, weights, due);
    if (!isCity(symbols)) continue;
    const sure = nearness[bare[i]];
    lookAtRace(state, besideCity, i, bare[i], tile * sure, chances, due);
    for (let seat = 0; seat < seats; seat++) {
      worth[seat] += weights.presence * sure * Math.min(3, besideCity[i * MOST_SEATS + seat]);
      if (held[seat] >= FREE_LINKS)
        worth[seat] += 2 * weights.link * sure * nobleCount(state, sites[i], symbols, seat);
    }
    sureAt[i] = sure;
  }
}

/** Nobles that are linked to a city with their symbol, or one free hex away from it. */
function lookAtLinks({ held }: State, weights: Weights): void {
  for (let chain = 0; chain < chainCount; chain++) {
    const owner = chainOwner[chain];
    let links = 0;
    let nearLinks = 0;
    for (let kind = 0; kind < 3; kind++) {
      const count = chainNobles[chain * 3 + kind];
      if (count === 0) continue;
      links += count * sureness(touching[chain] & wanted[kind]);
      nearLinks += count * sureness(nearing[chain] & wanted[kind]);
    }
    if (held[owner] >= FREE_LINKS) links = 0;
    worth[owner] += 2 * (weights.link * links + weights.nearLink * nearLinks);
  }
}

/** How sure it is, in sum, that some cities are surrounded. */
function sureness(cities: number): number {
  let sum = 0;
  for (let rest = cities; rest !== 0; rest &= rest - 1) sum += sureAt[lowestBit(rest)];
  return sum;
}

/** Adds to every seat's worth what a place is worth to who has the most tokens beside it when its bare land is filled. */
function lookAtRace(
  { seats, turn }: State,
  beside: Int8Array,
  place: number,
  bare: number,
  prize: number,
  chances: Float64Array,
  due: number,
): void {
  const at = place * MOST_SEATS;
  let most = 0;
  let second = 0;
  for (let seat = 0; seat < seats; seat++) {
    const count = beside[at + seat];
    if (count > most) {
      second = most;
      most = count;
    } else if (count > second) second = count;
  }
  const moving = due >= Math.min(bare, 2) ? 1 : 0;
  for (let seat = 0; seat < seats; seat++) {
    const count = beside[at + seat];
    const lead = count - (count === most ? second : most);
    const mover = seat === turn ? moving : -moving;
    worth[seat] += prize * chances[(bare * LEADS + lead + MOST_BESIDE) * MOVERS + mover + 1];
  }
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
    free += near[ziggurat].length;
    for (let seat = 0; seat < seats; seat++) free -= besideZiggurat[i * MOST_SEATS + seat];
    if (state.tiles[ziggurat] === ZIGGURAT)
      lookAtRace(state, besideZiggurat, i, bare, card * nearness[bare], chances, due);
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
