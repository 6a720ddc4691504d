import {
  BLANK,
  type BuildMove,
  babylon,
  footprint,
  gardenAt,
  STATUES,
  type State,
  symbolAt,
  TO_CORNER,
} from '@nabu/games/babylon';
import type { Seat } from '@nabu/kernel';
import { Corners } from './babylon-corners.ts';
import type { Ground } from './babylon-ground.ts';
import { addOffers, Offers } from './babylon-offers.ts';

const CORNERS = 4;

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

  /** What the items gain that can be built when a tile lies there, as `Offers` adds it up; NaN where it cannot tell. */
  after(move: BuildMove, tile: number): number {
    const { cell, level, turns, open } = move;
    const { best } = this.#corners;
    const at = this.#corners.find(cell, level);
    const nw = open === 0 ? 0 : gainOf(best, at, symbolAt(tile, turns, 0));
    const ne = open === 1 ? 0 : gainOf(best, at + 4, symbolAt(tile, turns, 1));
    const se = open === 2 ? 0 : gainOf(best, at + 8, symbolAt(tile, turns, 2));
    const sw = open === 3 ? 0 : gainOf(best, at + 12, symbolAt(tile, turns, 3));
    if (this.#isUnclear(move)) return Number.NaN;
    const nothingNew = nw + ne + se + sw === 0;
    if (this.#before.count === 0) return nothingNew ? 0 : sumOf(nw, ne, se, sw);
    if (nothingNew && !this.#covers(move, this.#needed[0], this.#needed[1])) return this.#sumBefore;
    return this.#sumTogether(move, tile);
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

  #sumTogether(move: BuildMove, tile: number): number {
    const { cell, level, turns, open } = move;
    const { index, near, far, gain } = this.#before;
    const offers = this.#offers;
    offers.clear();
    for (let i = 0; i < this.#before.count; i++)
      if (this.#stays(move, i)) offers.add(index[i], near[i], far[i], gain[i]);
    for (let corner = 0; corner < CORNERS; corner++) {
      const symbol = symbolAt(tile, turns, corner);
      if (corner !== open && symbol !== BLANK)
        this.#corners.offer(cell, level, corner, symbol, offers);
    }
    return offers.sum();
  }

  /** Whether an item that could be built before still can: its ends lie open, and a bridge has room below. */
  #stays(move: BuildMove, i: number): boolean {
    const { index, near, far } = this.#before;
    if (cornerAt(move, near[i]) >= 0 || cornerAt(move, far[i]) >= 0) return false;
    if (!isBridge(index[i])) return true;
    const corner = cornerAt(move, middleOf(near[i], far[i]));
    if (corner < 0) return true;
    const below = this.#ground.levels[near[i]] - move.level;
    switch ((this.#state as State).under) {
      case 'clear':
        return below > 1 || (below === 1 && corner !== move.open);
      case 'anything':
        return below > 0;
      case 'bareBoard':
        return false;
    }
  }
}

/** The corner of a laid tile that lies over a cell, or -1. */
function cornerAt({ cell: place }: BuildMove, cell: number): number {
  return TO_CORNER.indexOf(cell - place);
}

function isBridge(index: number): boolean {
  return babylon.vocabulary[index].type === 'bridge';
}

function middleOf(near: number, far: number): number {
  return (near + far) >> 1;
}

/** What a corner gains with a symbol, from where its symbols begin. */
function gainOf(best: Float64Array, corner: number, symbol: number): number {
  return symbol === BLANK ? 0 : best[corner + symbol];
}

/** Four numbers added up, the greatest first. */
function sumOf(a: number, b: number, c: number, d: number): number {
  const low = Math.max(Math.min(a, b), Math.min(c, d));
  const high = Math.min(Math.max(a, b), Math.max(c, d));
  return Math.max(a, b, c, d) + Math.max(low, high) + Math.min(low, high) + Math.min(a, b, c, d);
}
