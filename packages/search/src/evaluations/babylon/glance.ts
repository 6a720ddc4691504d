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
import type { Glance } from '../../mind.ts';
import { shareOf } from '../../reward.ts';
import { PAIR_KINDS } from './faces.ts';
import { Ground } from './ground.ts';
import { gainsByKind } from './offers.ts';
import { Places } from './places.ts';
import { atHand, fadeOf, pairSymbols, turnsLeft, type Worth, worthOfSpaces } from './prospects.ts';
import { Readiness } from './readiness.ts';

const MOST_SEATS = 4;
const KINDS = 4;
const TURNS = 4;
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

  /** By turns of a tile: what the way to lay it that was looked at last comes to. */
  readonly #values = new Float64Array(TURNS);
  /** What that depended on, besides the tile and the level: the kind of place, the open corner, what is left at hand, and by turns what is ready. */
  #kind = 0;
  #open: number | null = null;
  #left = 0;
  readonly #ready = new Float64Array(TURNS);
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

  after(moves: readonly Word[], out: Float64Array): void {
    const state = this.#state as State;
    let way: BuildMove | null = null;
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i] as Move;
      if (move.type !== 'build') {
        out[i] = Number.NaN;
        continue;
      }
      if (!this.#looked) this.#look(state, this.#seat);
      if (way === null || !isSameWay(way, move)) {
        way = move;
        this.#lookAtWay(state, way);
      }
      out[i] = this.#values[move.turns];
    }
  }

  #look(state: State, seat: Seat): void {
    const turns = turnsLeft(state, seat);
    this.#looked = true;
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

  /** Finds what a tile comes to that is laid in one way, by its turns. */
  #lookAtWay(state: State, way: BuildMove): void {
    const { cell, level, open, source } = way;
    const kept = state.kept[this.#seat];
    const isNew = source === 'new';
    const tile = isNew ? state.dug : kept;
    this.#places.find(cell, level, tile);
    this.#readiness.find(way, tile);
    const price = priceOf(state, withOpen(this.#places.supports[cell], open));
    const stock = state.stock[this.#seat] - price;
    const slot = isNew ? kept : NO_TILE;
    const left = atHand(this.#weights, this.#now, stock, slot, isNew ? NO_TILE : state.dug);
    if (this.#isAsLast(this.#places.kind[cell], open, left)) return;
    for (let turns = 0; turns < TURNS; turns++)
      this.#judge(way, left, open === null ? BLANK : symbolAt(tile, turns, open), turns);
  }

  /** Whether a way comes to the same as the one before, as most do while a garden is small; notes what it depends on. */
  #isAsLast(kind: number, open: number | null, left: number): boolean {
    const { found } = this.#readiness;
    const ready = this.#ready;
    const isAsLast =
      kind === this.#kind &&
      open === this.#open &&
      left === this.#left &&
      found[0] === ready[0] &&
      found[1] === ready[1] &&
      found[2] === ready[2] &&
      found[3] === ready[3];
    this.#kind = kind;
    this.#open = open;
    this.#left = left;
    for (let turns = 0; turns < TURNS; turns++) ready[turns] = found[turns];
    return isAsLast;
  }

  /** Finds what the seat may expect of a way to lay a tile that leaves so much at hand and loses a symbol. */
  #judge({ cell, level, open }: BuildMove, left: number, lost: number, turns: number): void {
    const places = this.#places;
    const shown = this.#shown;
    for (let i = 0; i < PAIR_KINDS; i++) shown[i] = places.shown[cell * PAIR_KINDS + i];
    if (lost !== BLANK && lost < PAIR_KINDS) shown[lost] -= level;
    // A belvedere takes the space of the open corner and is worth a point.
    const spare = open === null ? 0 : 1;
    const free = places.open[cell] - level * spare;
    const spaces = worthOfSpaces(free, shown, this.#weights.space, this.#symbols);
    const lasting = this.#fade * (spaces + places.parts[cell]);
    const prospects = lasting + left + this.#weights.ready * this.#readiness.found[turns];
    this.#values[turns] = this.#share(places.points[cell] + spare + prospects);
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
