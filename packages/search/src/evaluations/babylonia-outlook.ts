import {
  citiesOf,
  FARMER,
  type Hex,
  isCity,
  isField,
  reserveSize,
  type State,
  standSize,
  type Topology,
  topologyOf,
} from '@nabu/games/babylonia';
import { lowestBit, popcount, type Seat } from '@nabu/kernel';
import { Chains, countToken, MOST_PLACES, MOST_SEATS, NOBLES } from './babylonia-chains.ts';
import { chancesFor, MOST_BARE } from './babylonia-races.ts';
import { type Surroundings, surroundingsOf } from './babylonia-surroundings.ts';
import type { Weights } from './babylonia-weights.ts';

const FIRST_HELD = 2;
const CARD_1 = 10;
/** Who holds a card from here on has free hexes that link. */
export const FREE_LINKS = 1 << 8;

/** What a board and the hour of the game tell about everything that is worth something. */
export class Outlook {
  readonly weights: Weights;
  readonly chains = new Chains();
  state: State;
  topology: Topology;
  surroundings: Surroundings;
  /** How likely a seat is to win a place; see `raceAt`. */
  chances: Float64Array;

  turn: Seat = 0;
  /** How much of the game is left, 1 to 0; the cities that will still be scored; and each city's part in them. */
  left = 0;
  coming = 0;
  share = 0;
  /** Tokens the player on the move still has to place, and farmers on the stand. */
  due = 0;
  farmers = 0;
  /** What a city tile is worth, and a card; and how many points make winning likelier. */
  tile = 0;
  card = 0;
  spread = 0;
  /** By bare land: how sure it is that a place is surrounded, and soon. */
  readonly nearness = new Float64Array(MOST_BARE + 1);

  /** The sites with cities, and those with fields, one bit each. */
  cities = 0;
  fields = 0;
  /** By kind of noble: the cities with its symbol. */
  readonly wanted = new Int32Array(NOBLES);
  /** By site, then by ziggurat: bare land. */
  readonly bare = new Int8Array(2 * MOST_PLACES);
  /** By site: how sure its city is surrounded, and soon. */
  readonly sureAt = new Float64Array(MOST_PLACES);
  /** By seat: the fields it may enter, and the ziggurats it touches. */
  readonly open = new Int32Array(MOST_SEATS);
  readonly touched = new Int32Array(MOST_SEATS);
  /** Hexes beside ziggurats that have no token. */
  freeBeside = 0;
  /** City tiles in front of all players. */
  won = 0;
  /** Whether free hexes link for anybody. */
  freeLinks = false;

  readonly #chancesBySeats: readonly Float64Array[];

  constructor(weights: Weights, state: State) {
    this.weights = weights;
    this.#chancesBySeats = [0, 0, 2, 3, 4].map((seats) => chancesFor(weights, seats));
    this.state = state;
    this.topology = topologyOf(state.ground);
    this.surroundings = surroundingsOf(this.topology);
    this.chances = this.#chancesBySeats[state.seats];
  }

  /** Looks at a state; with `placing` 1 as if one more token had left the stand of the player on the move. */
  turnTo(state: State, placing: 0 | 1): void {
    this.state = state;
    this.turn = state.turn;
    const topology = topologyOf(state.ground);
    if (topology !== this.topology) {
      this.topology = topology;
      this.surroundings = surroundingsOf(topology);
    }
    this.chances = this.#chancesBySeats[state.seats];
    this.chains.turnTo(state, topology, this.surroundings);
    this.#tellTime(state, placing);
    this.#findTiles(state);
    this.#takeStock(state);
  }

  /** How much of the game is left: cities and tokens both run out. */
  #tellTime(state: State, placing: 0 | 1): void {
    const { weights, nearness } = this;
    const { seats, citiesLeft } = state;
    const mostCities = 7 + 3 * seats;
    let tokens = -placing;
    for (let seat = 0; seat < seats; seat++)
      tokens += standSize(state, seat) + reserveSize(state, seat);
    const left = Math.min(1, Math.max(0, citiesLeft - 1) / mostCities, tokens / (30 * seats));
    this.left = left;
    this.coming = left * mostCities;
    this.share = this.coming / Math.max(1, citiesLeft);
    this.due = toPlace(state, placing);
    this.tile = weights.tile * (1 + weights.held * Math.max(0, this.coming - 1));
    this.card = weights.card * bestCard(state, weights, left);
    this.spread = weights.spread[0] + weights.spread[1] * left;
    const fade = Math.exp(-weights.fade[0] - weights.fade[1] * (1 - left));
    nearness[0] = 1;
    for (let bare = 1; bare <= MOST_BARE; bare++) nearness[bare] = nearness[bare - 1] * fade;
  }

  #findTiles({ tiles }: State): void {
    const { sites } = this.topology;
    let merchants = 0;
    let servants = 0;
    let priests = 0;
    let fields = 0;
    for (let i = 0; i < sites.length; i++) {
      const tile = tiles[sites[i]];
      if (isField(tile)) fields |= 1 << i;
      if (!isCity(tile)) continue;
      merchants |= (tile & 1) << i;
      servants |= ((tile >> 1) & 1) << i;
      priests |= ((tile >> 2) & 1) << i;
    }
    this.fields = fields;
    this.cities = merchants | servants | priests;
    this.wanted[0] = merchants;
    this.wanted[1] = servants;
    this.wanted[2] = priests;
  }

  #takeStock(state: State): void {
    const { bare, stands, turn, seats, openFields, touched, held } = state;
    const { besideZiggurat } = this.chains;
    for (let i = 0; i < bare.length; i++) this.bare[i] = bare[i];
    this.farmers = stands[turn * 4 + 3];
    this.won = 0;
    this.freeLinks = false;
    for (let seat = 0; seat < seats; seat++) {
      this.open[seat] = openFields[seat];
      this.touched[seat] = touched[seat];
      this.won += citiesOf(state, seat);
      if (held[seat] >= FREE_LINKS) this.freeLinks = true;
    }
    this.freeBeside = this.surroundings.besideZiggurats;
    const end = this.topology.ziggurats.length * MOST_SEATS;
    for (let i = 0; i < end; i++) this.freeBeside -= besideZiggurat[i];
  }

  /** Counts a token of the player on the move on a hex, as if it lay there. */
  setDown(kind: number, hex: Hex): void {
    const { state, turn, surroundings } = this;
    this.#count(kind, hex, 1);
    this.touched[turn] |= surroundings.ziggurats[hex];
    if (state.riverOpens || this.topology.river[hex] === 0)
      this.open[turn] |= surroundings.sites[hex] & this.fields;
  }

  /** Takes it up again. */
  takeUp(kind: number, hex: Hex): void {
    const { state, turn, bare, sureAt, nearness } = this;
    this.#count(kind, hex, -1);
    this.touched[turn] = state.touched[turn];
    this.open[turn] = state.openFields[turn];
    const around = this.surroundings.sites[hex] & this.cities;
    for (let rest = around; rest !== 0; rest &= rest - 1) {
      const site = lowestBit(rest);
      sureAt[site] = nearness[bare[site]];
    }
  }

  #count(kind: number, hex: Hex, by: 1 | -1): void {
    const { bare, chains, topology, turn } = this;
    const sites = this.surroundings.sites[hex];
    const ziggurats = this.surroundings.ziggurats[hex];
    countToken(chains.besideSite, sites, turn, by);
    countToken(chains.besideZiggurat, ziggurats, turn, by);
    this.freeBeside -= by * popcount(ziggurats);
    if (kind === FARMER) this.farmers -= by;
    if (topology.river[hex] === 1) return;
    for (let rest = sites; rest !== 0; rest &= rest - 1) bare[lowestBit(rest)] -= by;
    for (let rest = ziggurats; rest !== 0; rest &= rest - 1)
      bare[topology.sites.length + lowestBit(rest)] -= by;
  }
}

/** Tokens the player on the move still has to place. */
function toPlace({ phase, placed }: State, placing: 0 | 1): number {
  if (phase !== 'place') return 0;
  return Math.max(0, 2 - placing - placed[0] - placed[1] - placed[2] - placed[3] - placed[4]);
}

/** What the best card on display is worth. */
function bestCard({ display }: State, { cards }: Weights, left: number): number {
  let best = (display >>> 1) & 1 ? CARD_1 : 0;
  for (let i = 0; i < cards.length; i++)
    if ((display >>> (i + FIRST_HELD)) & 1) best = Math.max(best, left * cards[i]);
  return best;
}
