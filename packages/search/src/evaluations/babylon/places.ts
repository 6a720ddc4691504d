import {
  CATEGORIES,
  CELLS,
  categoryPoints,
  flowerOf,
  flowersHidden,
  flowersSeen,
  itemsHidden,
  itemsSeen,
  NO_TILE,
  pointsHidden,
  SET_POINTS,
  type State,
  supportsAt,
  survey,
  surveyHiding,
} from '@nabu/games/babylon';
import type { Seat } from '@nabu/kernel';
import { PAIR_COUNTS, PAIR_KINDS } from './faces.ts';
import type { Ground } from './ground.ts';
import { least, parts, type Worth } from './prospects.ts';

const KINDS = 4;
const CORNERS = 4;
const NOWHERE = -1;

/** The places in `categoryPoints` of what a tile can only put out of sight. */
const HIDEABLE = CATEGORIES.flatMap((category, i) =>
  ['diversity', 'flowers', 'height'].includes(category) ? [] : [i],
);

/** What a tile that is laid next comes to at each place, all corners borne, however it is turned. */
export class Places {
  readonly #weights: Worth;
  readonly #ground: Ground;
  /** By place: the points in sight then, what sets under way promise, the levels of empty spaces, and what bears the corners. */
  readonly points = new Int32Array(CELLS);
  readonly parts = new Float64Array(CELLS);
  readonly open = new Int32Array(CELLS);
  readonly supports = new Int32Array(CELLS);
  /** By place and symbol that pairs need: the levels of the empty spaces that show it. */
  readonly shown = new Int32Array(CELLS * PAIR_KINDS);
  /** By place: a number; where it is the same, so is all of the above but for what bears the corners. */
  readonly kind = new Int32Array(CELLS);
  #kinds = 0;
  /** The place that was looked at last, for the same tile and level. */
  #last = NOWHERE;
  /** By place: when it was looked at. */
  readonly #seen = new Int32Array(CELLS);
  #look = 0;

  #state: State | null = null;
  #seat: Seat = 0;
  #tile = NO_TILE;
  #level = 0;
  /** What is in sight now: points but for sets and height, items by kind, flowers, empty spaces. */
  #pointsNow = 0;
  #openNow = 0;
  readonly #items = new Int32Array(KINDS);
  readonly #flowers = new Int32Array(KINDS);
  readonly #shownNow = new Int32Array(PAIR_KINDS);
  /** Scratch: the same then. */
  readonly #itemsThen = new Int32Array(KINDS);
  readonly #flowersThen = new Int32Array(KINDS);
  readonly #shownThen = new Int32Array(PAIR_KINDS);

  constructor(weights: Worth, ground: Ground) {
    this.#weights = weights;
    this.#ground = ground;
  }

  /** Turns to a garden that `ground` has read. */
  at(state: State, seat: Seat): void {
    this.#state = state;
    this.#seat = seat;
    this.#tile = NO_TILE;
    survey(state, seat);
    surveyHiding(state, seat);
    this.#pointsNow = 0;
    for (let i = 0; i < HIDEABLE.length; i++) this.#pointsNow += categoryPoints[HIDEABLE[i]];
    this.#items.set(itemsSeen);
    this.#flowers.set(flowersSeen);
    this.#openNow = this.#ground.addUp(this.#shownNow);
  }

  /** Makes sure that what a tile comes to at a place and level is found. */
  find(place: number, level: number, tile: number): void {
    if (tile !== this.#tile || level !== this.#level) {
      this.#tile = tile;
      this.#level = level;
      this.#last = NOWHERE;
      this.#look++;
    }
    if (this.#seen[place] === this.#look) return;
    this.#seen[place] = this.#look;
    this.supports[place] = supportsAt(this.#state as State, this.#seat, place, level);
    this.#lookAtSight(place, level, tile);
    this.#lookAtSpaces(place, level, tile);
    this.kind[place] = this.#isAsLast(place) ? this.kind[this.#last] : ++this.#kinds;
    this.#last = place;
  }

  #isAsLast(place: number): boolean {
    const last = this.#last;
    const { points, parts, open, shown } = this;
    return (
      last !== NOWHERE &&
      points[place] === points[last] &&
      parts[place] === parts[last] &&
      open[place] === open[last] &&
      shown[place * PAIR_KINDS] === shown[last * PAIR_KINDS] &&
      shown[place * PAIR_KINDS + 1] === shown[last * PAIR_KINDS + 1] &&
      shown[place * PAIR_KINDS + 2] === shown[last * PAIR_KINDS + 2]
    );
  }

  #lookAtSight(place: number, level: number, tile: number): void {
    const items = this.#itemsThen;
    const flowers = this.#flowersThen;
    for (let i = 0; i < KINDS; i++) {
      items[i] = this.#items[i] - itemsHidden(place, i);
      flowers[i] = this.#flowers[i] - flowersHidden(place, i);
    }
    flowers[flowerOf(tile)]++;
    const top = Math.max(this.#ground.top, level);
    const height = (this.#state as State).doubled ? 2 * top : top * top;
    const sets = SET_POINTS * (least(items) + least(flowers));
    this.points[place] = this.#pointsNow - pointsHidden(place) + sets + height;
    this.parts[place] = parts(this.#weights, items, flowers);
  }

  #lookAtSpaces(place: number, level: number, tile: number): void {
    const shown = this.#shownThen;
    for (let i = 0; i < PAIR_KINDS; i++)
      shown[i] = this.#shownNow[i] + level * PAIR_COUNTS[tile * PAIR_KINDS + i];
    this.open[place] = this.#openNow + CORNERS * level - this.#ground.cover(place, shown);
    for (let i = 0; i < PAIR_KINDS; i++) this.shown[place * PAIR_KINDS + i] = shown[i];
  }
}
