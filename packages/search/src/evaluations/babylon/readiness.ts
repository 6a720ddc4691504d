import {
  BLANK,
  type BuildMove,
  babylon,
  cornerOver,
  footprint,
  gardenAt,
  STATUES,
  type State,
  symbolAt,
} from '@nabu/games/babylon';
import type { Seat } from '@nabu/kernel';
import { COLUMNS, Corners, columnOf } from './corners.ts';
import { SYMBOL_BITS } from './faces.ts';
import type { Ground } from './ground.ts';
import { addOffers, Offers } from './offers.ts';

const CORNERS = 4;
const TURNS = 4;

/** What can be built at once after a tile is laid: at its corners, and what could be built before and still can. */
export class Readiness {
  readonly #ground: Ground;
  readonly #gains: Float64Array;
  readonly #corners: Corners;
  /** What can be built as things are, and the spaces it needs; nothing unless a tile was laid this turn. */
  readonly #before = new Offers();
  readonly #needed = new Int32Array(2);
  readonly #offers = new Offers();
  #sumBefore = 0;
  /** By turns of a tile: what the items gain that can be built then, as `Offers` adds it up; NaN where that is unclear. */
  readonly found = new Float64Array(TURNS);
  #state: State | null = null;
  #seat: Seat = 0;

  /** `gains` by kind of item, as in `gainsByKind`. */
  constructor(ground: Ground, gains: Float64Array) {
    this.#ground = ground;
    this.#gains = gains;
    this.#corners = new Corners(ground, gains);
  }

  /** Turns to a garden that `ground` has read. */
  at(state: State, seat: Seat): void {
    const { index, near, far } = this.#before;
    this.#state = state;
    this.#seat = seat;
    this.#corners.at(state, seat);
    this.#before.clear();
    this.#needed.fill(0);
    this.#sumBefore = 0;
    if (state.fresh === 0) return;
    addOffers(state, seat, this.#gains, this.#before);
    this.#sumBefore = this.#before.sum();
    for (let i = 0; i < this.#before.count; i++) {
      this.#need(near[i]);
      this.#need(far[i]);
      if (isBridge(index[i])) this.#need(middleOf(near[i], far[i]));
    }
  }

  #need(cell: number): void {
    this.#needed[cell >> 5] |= 1 << (cell & 31);
  }

  /** Finds what can be built at once when a tile lies in some way, by its turns. */
  find(way: BuildMove, tile: number): void {
    const first = this.#corners.find(way.cell, way.level);
    const nothingNew = !this.#corners.isUseful(way.cell, way.level, SYMBOL_BITS[tile]);
    const untouched = !this.#covers(way, this.#needed[0], this.#needed[1]);
    const unclear = this.#isUnclear(way);
    for (let turns = 0; turns < TURNS; turns++)
      if (unclear) this.found[turns] = Number.NaN;
      else if (nothingNew && untouched) this.found[turns] = this.#sumBefore;
      else this.found[turns] = this.#sum(way, tile, turns, first);
  }

  #sum(way: BuildMove, tile: number, turns: number, first: number): number {
    if (this.#before.count > 0) return this.#sumTogether(way, tile, turns);
    const { open } = way;
    const { best } = this.#corners;
    const nw = best[first + columnAt(open, tile, turns, 0)];
    const ne = best[first + columnAt(open, tile, turns, 1)];
    const se = best[first + columnAt(open, tile, turns, 2)];
    const sw = best[first + columnAt(open, tile, turns, 3)];
    return sumOf(nw, ne, se, sw);
  }

  /** Whether other tiles laid this turn may come to bear statues that they could not before, since one is covered. */
  #isUnclear(move: BuildMove): boolean {
    const { fresh, words } = this.#state as State;
    const statues = gardenAt(this.#seat) + STATUES;
    return fresh > 0 && this.#covers(move, words[statues], words[statues + 1]);
  }

  #covers({ cell }: BuildMove, north: number, south: number): boolean {
    return ((footprint(cell, 0) & north) | (footprint(cell, 1) & south)) !== 0;
  }

  #sumTogether(way: BuildMove, tile: number, turns: number): number {
    const { cell, level, open } = way;
    const { index, near, far, gain } = this.#before;
    const offers = this.#offers;
    offers.clear();
    for (let i = 0; i < this.#before.count; i++)
      if (this.#stays(way, i)) offers.add(index[i], near[i], far[i], gain[i]);
    for (let corner = 0; corner < CORNERS; corner++) {
      const symbol = symbolAt(tile, turns, corner);
      if (corner !== open && symbol !== BLANK)
        this.#corners.offer(cell, level, corner, symbol, offers);
    }
    return offers.sum();
  }

  /** Whether an item that could be built before still can: its ends lie open, and a bridge has room below. */
  #stays({ cell, level, open }: BuildMove, i: number): boolean {
    const { index, near, far } = this.#before;
    if (cornerOver(cell, near[i]) >= 0 || cornerOver(cell, far[i]) >= 0) return false;
    if (!isBridge(index[i])) return true;
    const corner = cornerOver(cell, middleOf(near[i], far[i]));
    if (corner < 0) return true;
    const below = this.#ground.levels[near[i]] - level;
    switch ((this.#state as State).under) {
      case 'clear':
        return below > 1 || (below === 1 && corner !== open);
      case 'anything':
        return below > 0;
      case 'bareBoard':
        return false;
    }
  }
}

/** Where a corner of a tile stands among all corners; an open one shows nothing. */
function columnAt(open: number | null, tile: number, turns: number, corner: number): number {
  return corner * COLUMNS + columnOf(corner === open ? BLANK : symbolAt(tile, turns, corner));
}

function isBridge(index: number): boolean {
  return babylon.vocabulary[index].type === 'bridge';
}

function middleOf(near: number, far: number): number {
  return (near + far) >> 1;
}

/** Four numbers added up, the greatest first; while not more than two are anything their order makes no difference. */
function sumOf(a: number, b: number, c: number, d: number): number {
  if (a === 0 ? b === 0 || c === 0 || d === 0 : isNearlyAlone(b, c, d)) return a + b + c + d;
  const low = Math.max(Math.min(a, b), Math.min(c, d));
  const high = Math.min(Math.max(a, b), Math.max(c, d));
  return Math.max(a, b, c, d) + Math.max(low, high) + Math.min(low, high) + Math.min(a, b, c, d);
}

/** Whether at most one of three numbers is anything. */
function isNearlyAlone(a: number, b: number, c: number): boolean {
  return a === 0 ? b === 0 || c === 0 : b === 0 && c === 0;
}
