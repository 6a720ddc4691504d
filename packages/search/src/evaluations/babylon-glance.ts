import {
  BLANK,
  type BuildMove,
  CATEGORIES,
  categoryPoints,
  flowerOf,
  flowersHidden,
  flowersSeen,
  itemsHidden,
  itemsSeen,
  type Move,
  NO_TILE,
  pointsHidden,
  priceOf,
  SET_POINTS,
  type State,
  survey,
  surveyHiding,
  symbolAt,
  TILES,
} from '@nabu/games/babylon';
import type { Seat, Word } from '@nabu/kernel';
import type { Glance } from '../mind.ts';
import { shareOf } from '../reward.ts';
import { Ground } from './babylon-ground.ts';
import { gainsByKind } from './babylon-offers.ts';
import {
  atHand,
  fadeOf,
  pairSymbols,
  parts,
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

/** By tile and symbol that pairs need: how many corners show it. */
const SHOWN_ON: readonly number[] = Array.from(
  { length: TILES * PAIR_KINDS },
  (_, i) =>
    [0, 1, 2, 3].filter((c) => symbolAt((i / PAIR_KINDS) | 0, 0, c) === i % PAIR_KINDS).length,
);

/** The places in `categoryPoints` of what a tile can only put out of sight. */
const HIDEABLE = CATEGORIES.flatMap((category, i) =>
  ['diversity', 'flowers', 'height'].includes(category) ? [] : [i],
);

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

  #state: State | null = null;
  #seat: Seat = 0;
  #looked = false;
  #spread = 0;
  #fade = 0;
  #now = 0;
  /** What is in sight now: points but for sets and height, items by kind, flowers, empty spaces. */
  #points = 0;
  readonly #items = new Int32Array(KINDS);
  readonly #flowers = new Int32Array(KINDS);
  #open = 0;
  readonly #shown = new Int32Array(PAIR_KINDS);
  readonly #worth = new Float64Array(MOST_SEATS);

  /** The way to lay a tile that was looked at last, and what it comes to however it is turned. */
  #way: BuildMove | null = null;
  #tile = NO_TILE;
  #pointsThen = 0;
  #partsThen = 0;
  #openThen = 0;
  #atHandThen = 0;
  readonly #shownThen = new Int32Array(PAIR_KINDS);
  readonly #itemsThen = new Int32Array(KINDS);
  readonly #flowersThen = new Int32Array(KINDS);
  readonly #shownTurned = new Int32Array(PAIR_KINDS);
  #lost = BLANK;
  #ready = 0;
  #value = 0;
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
      this.#value = this.#judge(move.level);
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
    survey(state, seat);
    surveyHiding(state, seat);
    this.#points = 0;
    for (let i = 0; i < HIDEABLE.length; i++) this.#points += categoryPoints[HIDEABLE[i]];
    this.#items.set(itemsSeen);
    this.#flowers.set(flowersSeen);
    this.#ground.read(state, seat);
    this.#open = this.#ground.addUp(this.#shown);
    gainsByKind(this.#fade * this.#weights.space, this.#fade, this.#symbols, this.#gains);
    this.#readiness.at(state, seat);
  }

  /** Turns to another place, level, corner to leave open, or tile. */
  #turnTo(state: State, move: BuildMove): void {
    const { cell, level, open, source } = move;
    const kept = state.kept[this.#seat];
    const fresh = source === 'new';
    const tile = fresh ? state.dug : kept;
    this.#way = move;
    this.#tile = tile;
    this.#ready = Number.NaN;
    for (let i = 0; i < KINDS; i++) {
      this.#itemsThen[i] = this.#items[i] - itemsHidden(cell, i);
      this.#flowersThen[i] = this.#flowers[i] - flowersHidden(cell, i);
    }
    this.#flowersThen[flowerOf(tile)]++;
    const top = Math.max(this.#ground.top, level);
    const sets = least(this.#itemsThen) + least(this.#flowersThen);
    this.#pointsThen =
      this.#points -
      pointsHidden(cell) +
      (open === null ? 0 : 1) +
      SET_POINTS * sets +
      (state.doubled ? 2 * top : top * top);
    this.#partsThen = parts(this.#weights, this.#itemsThen, this.#flowersThen);
    for (let i = 0; i < PAIR_KINDS; i++)
      this.#shownThen[i] = this.#shown[i] + level * SHOWN_ON[tile * PAIR_KINDS + i];
    const covered = this.#ground.cover(cell, this.#shownThen);
    this.#openThen = this.#open - covered + level * (open === null ? 4 : 3);
    const stock = state.stock[this.#seat] - priceOf(state, this.#seat, move);
    this.#atHandThen = atHand(
      this.#weights,
      this.#now,
      stock,
      fresh ? kept : NO_TILE,
      fresh ? NO_TILE : state.dug,
    );
  }

  /** What the seat may expect, after what has been found for the way and the turns at hand. */
  #judge(level: number): number {
    const shown = this.#shownTurned;
    shown.set(this.#shownThen);
    if (this.#lost !== BLANK && this.#lost < PAIR_KINDS) shown[this.#lost] -= level;
    const spaces = worthOfSpaces(this.#openThen, shown, this.#weights.space, this.#symbols);
    const lasting = this.#fade * (spaces + this.#partsThen);
    const prospects = lasting + this.#atHandThen + this.#weights.ready * this.#ready;
    return this.#share(this.#pointsThen + prospects);
  }

  /** What the seat may expect of a garden that is worth so much; many ways to lay a tile come to the same. */
  #share(worth: number): number {
    const slot = (worth * SLOTS_A_POINT) & (SLOTS - 1);
    if (this.#worths[slot] !== worth) {
      this.#worths[slot] = this.#worth[this.#seat] = worth;
      const { seats } = this.#state as State;
      this.#shares[slot] = shareOf(this.#seat, this.#worth, seats, this.#spread);
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

function least(counts: Int32Array): number {
  return Math.min(counts[0], counts[1], counts[2], counts[3]);
}
