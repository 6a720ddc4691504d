import {
  citiesOf,
  FARMER,
  isCity,
  isField,
  type State,
  TOKENS,
  type Topology,
  topologyOf,
} from '@nabu/games/babylonia';
import { popcount, type Seat } from '@nabu/kernel';
import { type Chains, MOST_PLACES, NO_VERSION, NOBLES } from './chains.ts';
import { chancesFor, MOST_BARE, MOST_SEATS } from './races.ts';
import { type Surroundings, surroundingsOf } from './surroundings.ts';
import type { Weights } from './weights.ts';

const FIRST_HELD = 2;
const CARD_1 = 10;
/** Who holds a card from here on has free hexes that link. */
export const FREE_LINKS = 1 << 8;

/** What a board and the hour of the game tell about everything that is worth something. */
export class Outlook {
  readonly weights: Weights;
  readonly chains: Chains;
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
  /** By kind of noble: the cities with its symbol, and how many of them will still be scored. */
  readonly wanted = new Int32Array(NOBLES);
  readonly demand = new Float64Array(NOBLES);
  /** By site: how sure its city is surrounded, and soon. */
  readonly sureAt = new Float64Array(MOST_PLACES);
  /** By seat: the fields it may enter, and the city tiles in front of it. */
  readonly open = new Int32Array(MOST_SEATS);
  readonly tilesWon = new Int8Array(MOST_SEATS);
  /** Hexes beside ziggurats that have no token. */
  freeBeside = 0;
  /** City tiles in front of all players. */
  won = 0;
  /** Whether free hexes link for anybody. */
  freeLinks = false;

  readonly #chancesBySeats: readonly Float64Array[];

  /** The tiles that were found were those of this version. */
  #tilesVersion = NO_VERSION;

  constructor(weights: Weights, chains: Chains, state: State) {
    this.weights = weights;
    this.chains = chains;
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
    if (this.chains.tilesVersion !== this.#tilesVersion) this.#findTiles(state);
    this.#takeStock(state);
  }

  /** How much of the game is left: cities and tokens both run out. */
  #tellTime(state: State, placing: 0 | 1): void {
    const { weights, nearness } = this;
    const { seats, citiesLeft, stands, reserves } = state;
    const mostCities = 7 + 3 * seats;
    let tokens = 0 - placing;
    for (let i = 0; i < stands.length; i++) tokens += stands[i] + reserves[i];
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
    const { wanted } = this;
    this.#tilesVersion = this.chains.tilesVersion;
    wanted.fill(0);
    this.fields = 0;
    for (let i = 0; i < sites.length; i++) {
      const tile = tiles[sites[i]];
      if (isField(tile)) this.fields |= 1 << i;
      else if (isCity(tile))
        for (let kind = 0; kind < NOBLES; kind++) wanted[kind] |= ((tile >> kind) & 1) << i;
    }
    this.cities = wanted[0] | wanted[1] | wanted[2];
  }

  #takeStock(state: State): void {
    const { stands, seats, openFields, held } = state;
    const { open, wanted, demand, share } = this;
    for (let kind = 0; kind < NOBLES; kind++) demand[kind] = share * popcount(wanted[kind]);
    this.farmers = stands[state.turn * TOKENS.length + FARMER];
    this.freeBeside = this.surroundings.besideZiggurats - this.chains.besideZiggurats;
    this.won = 0;
    this.freeLinks = false;
    for (let seat = 0; seat < MOST_SEATS; seat++) {
      open[seat] = seat < seats ? openFields[seat] : 0;
      this.tilesWon[seat] = seat < seats ? citiesOf(state, seat) : 0;
      this.won += this.tilesWon[seat];
      if (seat < seats && held[seat] >= FREE_LINKS) this.freeLinks = true;
    }
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
