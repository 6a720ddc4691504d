import {
  BRIDGE,
  CELLS,
  canSpan,
  FOUNTAIN,
  footprint,
  gardenAt,
  inLineWith,
  inSupply,
  pairIndex,
  STAIRWAY,
  STATUE,
  STATUE_AT,
  STATUES,
  type State,
  SYMBOLS,
  TO_CORNER,
  TOP_LEVEL,
} from '@nabu/games/babylon';
import type { Seat } from '@nabu/kernel';
import type { Ground } from './babylon-ground.ts';
import type { Offers } from './babylon-offers.ts';

const CORNERS = 4;
const KINDS = SYMBOLS.length;
/** The two ways out of a tile at each corner, clockwise from the north-west: a step west or east, and one north or south. */
const ACROSS = [-1, 1, 1, -1];
const ALONG = [-8, -8, 8, 8];
const NOWHERE = -1;

/**
 * What the corners of a tile that is laid next could be used for at once, by place, level, corner and symbol.
 * A pair needs a partner outside the tile, and no two corners have the same space for a partner, so
 * each corner can be looked at by itself.
 */
export class Corners {
  readonly #ground: Ground;
  /** By kind of item, see `gainsByKind`. */
  readonly #gains: Float64Array;
  /** The most that a corner can gain; true since the look whose number is in `#seen`. */
  readonly best = new Float64Array((TOP_LEVEL + 1) * CELLS * CORNERS * KINDS);
  readonly #seen = new Int32Array((TOP_LEVEL + 1) * CELLS);
  #look = 0;
  #state: State | null = null;
  #seat: Seat = 0;

  constructor(ground: Ground, gains: Float64Array) {
    this.#ground = ground;
    this.#gains = gains;
  }

  /** Turns to a garden that `ground` has read. */
  at(state: State, seat: Seat): void {
    this.#look++;
    this.#state = state;
    this.#seat = seat;
  }

  /** Where in `best` the corners of a tile at a place begin, four symbols to a corner. */
  find(place: number, level: number): number {
    const key = level * CELLS + place;
    const first = key * CORNERS * KINDS;
    if (this.#seen[key] !== this.#look) {
      this.#seen[key] = this.#look;
      for (let i = 0; i < CORNERS * KINDS; i++)
        this.best[first + i] = this.#most(place, level, i >> 2, i & 3);
    }
    return first;
  }

  #most(place: number, level: number, corner: number, kind: number): number {
    const state = this.#state as State;
    if (!inSupply(state, kind)) return 0;
    const across = this.#gain(place, level, corner, kind, ACROSS[corner]);
    if (kind === STATUE) return across;
    return Math.max(across, this.#gain(place, level, corner, kind, ALONG[corner]));
  }

  /** What an item from a corner in the direction of a step gains; 0 where it is not to be had. */
  #gain(place: number, level: number, corner: number, kind: number, step: number): number {
    const cell = place + TO_CORNER[corner];
    const levels = this.#levels(place, cell, level, kind, step);
    return Math.max(0, levels * this.#gains[kind]);
  }

  /** The levels of its ends that count; 0 where it is not to be had. */
  #levels(place: number, cell: number, level: number, kind: number, step: number): number {
    const { levels, symbols } = this.#ground;
    if (kind === STATUE) return this.#inLine(place, cell) ? level : 0;
    const far = partnerOf(kind, cell, step);
    if (far === NOWHERE || symbols[far] !== kind) return 0;
    if (kind === FOUNTAIN) return levels[far] === level ? level : 0;
    if (kind === STAIRWAY) return Math.abs(levels[far] - level) === 1 ? level + levels[far] : 0;
    const spans =
      levels[far] === level && canSpan(this.#state as State, this.#seat, cell + step, level);
    return spans ? level : 0;
  }

  #inLine(place: number, cell: number): boolean {
    const { words } = this.#state as State;
    const at = gardenAt(this.#seat) + STATUES;
    const north = words[at] & ~footprint(place, 0);
    const south = words[at + 1] & ~footprint(place, 1);
    return inLineWith(north, south, cell);
  }

  /** Adds all that a corner with a symbol could be used for. */
  offer(place: number, level: number, corner: number, kind: number, offers: Offers): void {
    const cell = place + TO_CORNER[corner];
    if (kind === STATUE) {
      offers.add(STATUE_AT + cell, cell, cell, this.#gain(place, level, corner, kind, 0));
      return;
    }
    for (const step of [ACROSS[corner], ALONG[corner]]) {
      const far = partnerOf(kind, cell, step);
      if (far === NOWHERE) continue;
      const index = pairIndex(kind, Math.abs(step) === 1 ? 0 : 1, Math.min(cell, far));
      offers.add(index, cell, far, this.#gain(place, level, corner, kind, step));
    }
  }
}

/** The other end of a pair that goes out from a cell, or `NOWHERE` when it leaves the area. */
function partnerOf(kind: number, cell: number, step: number): number {
  const far = cell + (kind === BRIDGE ? 2 * step : step);
  const inside = step === 1 || step === -1 ? far >> 3 === cell >> 3 : far >= 0 && far < CELLS;
  return inside ? far : NOWHERE;
}
