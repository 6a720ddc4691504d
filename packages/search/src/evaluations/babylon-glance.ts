import {
  BLANK,
  type BuildMove,
  type Move,
  NO_TILE,
  priceOf,
  type State,
  symbolAt,
  withOpen,
} from '@nabu/games/babylon';
import type { Seat, Word } from '@nabu/kernel';
import type { Glance } from '../mind.ts';
import { shareOf } from '../reward.ts';
import { Ground } from './babylon-ground.ts';
import { gainsByKind } from './babylon-offers.ts';
import { Places } from './babylon-places.ts';
import {
  atHand,
  fadeOf,
  pairSymbols,
  turnsLeft,
  type Worth,
  worthOfSpaces,
} from './babylon-prospects.ts';
import { Readiness } from './babylon-readiness.ts';

const MOST_SEATS = 4;
const KINDS = 4;
const PAIR_KINDS = 3;
/** Room for what was found of late, by worth. */
const SLOTS = 256;
const SLOTS_A_POINT = 16;

/**
 * Sees what laying a tile comes to, at a thousand places and turns, from one look at the garden as it is.
 * What a tile hides, covers and costs is the same however it is turned; its turns decide what can be
 * built at once at its corners, and which symbol an open corner loses.
 */
export class BuildGlance implements Glance<State> {
  readonly #weights: Worth;
  readonly #symbols: readonly number[];
  readonly #worthOf: (state: State, seat: Seat) => number;
  readonly #spreadOf: (state: State) => number;
  readonly #ground = new Ground();
  readonly #gains = new Float64Array(KINDS);
  readonly #readiness = new Readiness(this.#ground, this.#gains);
  readonly #places: Places;

  #state: State | null = null;
  #seat: Seat = 0;
  #looked = false;
  #fade = 0;
  #now = 0;
  #spread = 0;
  readonly #worth = new Float64Array(MOST_SEATS);

  /** The way to lay a tile that was looked at last: what it leaves at hand, and what it came to with its turns. */
  #way: BuildMove | null = null;
  #tile = NO_TILE;
  #left = 0;
  #lost = BLANK;
  #ready = 0;
  #value = 0;
  readonly #shown = new Int32Array(PAIR_KINDS);
  readonly #worths = new Float64Array(SLOTS);
  readonly #shares = new Float64Array(SLOTS);

  constructor(
    weights: Worth,
    worthOf: (state: State, seat: Seat) => number,
    spreadOf: (state: State) => number,
  ) {
    this.#weights = weights;
    this.#symbols = pairSymbols(weights);
    this.#worthOf = worthOf;
    this.#spreadOf = spreadOf;
    this.#places = new Places(weights, this.#ground);
  }

  at(state: State, seat: Seat): void {
    this.#state = state;
    this.#seat = seat;
    this.#looked = false;
  }

  after(word: Word): number {
    const move = word as Move;
    if (move.type !== 'build') return Number.NaN;
    if (!this.#looked) this.#look(this.#state as State, this.#seat);
    if (this.#way === null || !isSameWay(this.#way, move)) this.#turnTo(this.#state as State, move);
    const lost = move.open === null ? BLANK : symbolAt(this.#tile, move.turns, move.open);
    const ready = this.#readiness.after(move, this.#tile);
    if (Number.isNaN(ready)) return ready;
    if (lost !== this.#lost || ready !== this.#ready) {
      this.#lost = lost;
      this.#ready = ready;
      this.#value = this.#judge(move);
    }
    return this.#value;
  }

  #look(state: State, seat: Seat): void {
    const turns = turnsLeft(state, seat);
    this.#looked = true;
    this.#way = null;
    this.#worths.fill(Number.NaN);
    this.#spread = this.#spreadOf(state);
    this.#fade = fadeOf(turns);
    this.#now = fadeOf(turns + 1);
    for (let other = 0; other < state.seats; other++)
      if (other !== seat) this.#worth[other] = this.#worthOf(state, other);
    gainsByKind(this.#fade * this.#weights.space, this.#fade, this.#symbols, this.#gains);
    this.#ground.read(state, seat);
    this.#places.at(state, seat);
    this.#readiness.at(state, seat);
  }

  /** Turns to another place, level, corner to leave open, or tile. */
  #turnTo(state: State, move: BuildMove): void {
    const { cell, level, open, source } = move;
    const kept = state.kept[this.#seat];
    const isNew = source === 'new';
    this.#way = move;
    this.#tile = isNew ? state.dug : kept;
    this.#ready = Number.NaN;
    this.#places.find(cell, level, this.#tile);
    const price = priceOf(state, withOpen(this.#places.supports[cell], open));
    const stock = state.stock[this.#seat] - price;
    const slot = isNew ? kept : NO_TILE;
    this.#left = atHand(this.#weights, this.#now, stock, slot, isNew ? NO_TILE : state.dug);
  }

  /** What the seat may expect, after what has been found for the way and the turns at hand. */
  #judge({ cell, level, open }: BuildMove): number {
    const places = this.#places;
    const shown = this.#shown;
    for (let i = 0; i < PAIR_KINDS; i++) shown[i] = places.shown[cell * PAIR_KINDS + i];
    if (this.#lost !== BLANK && this.#lost < PAIR_KINDS) shown[this.#lost] -= level;
    // A belvedere takes the space of the open corner and is worth a point.
    const spare = open === null ? 0 : 1;
    const free = places.open[cell] - level * spare;
    const spaces = worthOfSpaces(free, shown, this.#weights.space, this.#symbols);
    const lasting = this.#fade * (spaces + places.parts[cell]);
    const prospects = lasting + this.#left + this.#weights.ready * this.#ready;
    return this.#share(places.points[cell] + spare + prospects);
  }

  /** What the seat may expect of a garden that is worth so much; many ways to lay a tile come to the same. */
  #share(worth: number): number {
    const slot = (worth * SLOTS_A_POINT) & (SLOTS - 1);
    if (this.#worths[slot] !== worth) {
      this.#worths[slot] = this.#worth[this.#seat] = worth;
      const { seats } = this.#state as State;
      this.#shares[slot] = shareOf(this.#worth, seats, this.#spread, this.#seat);
    }
    return this.#shares[slot];
  }
}

function isSameWay(one: BuildMove, other: BuildMove): boolean {
  return (
    one.cell === other.cell &&
    one.open === other.open &&
    one.level === other.level &&
    one.source === other.source
  );
}
