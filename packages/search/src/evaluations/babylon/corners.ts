import {
  BLANK,
  BRIDGE,
  CELLS,
  canSpan,
  FOUNTAIN,
  inLineAfter,
  inSupply,
  pairIndex,
  STAIRWAY,
  STATUE,
  STATUE_AT,
  type State,
  SYMBOLS,
  TO_CORNER,
  TOP_LEVEL,
} from '@nabu/games/babylon';
import type { Seat } from '@nabu/kernel';
import type { Ground } from './ground.ts';
import type { Offers } from './offers.ts';

const CORNERS = 4;
/** The two ways out of a tile at each corner, clockwise from the north-west: a step west or east, and one north or south. */
const ACROSS = [-1, 1, 1, -1];
const ALONG = [-8, -8, 8, 8];
const NOWHERE = -1;

/** To a corner there is a number for each symbol, and one for none, which gains nothing. */
export const COLUMNS = SYMBOLS.length + 1;

/** The number of a symbol, or of `BLANK`, among those of a corner. */
export function columnOf(symbol: number): number {
  return symbol - BLANK;
}

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
  readonly best = new Float64Array((TOP_LEVEL + 1) * CELLS * CORNERS * COLUMNS);
  /** The symbols with which any corner gains something, one bit each. */
  readonly #useful = new Uint8Array((TOP_LEVEL + 1) * CELLS);
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

  /** Where in `best` the corners of a tile at a place begin, `COLUMNS` numbers to a corner. */
  find(place: number, level: number): number {
    const key = level * CELLS + place;
    const first = key * CORNERS * COLUMNS;
    if (this.#seen[key] === this.#look) return first;
    this.#seen[key] = this.#look;
    this.#useful[key] = 0;
    for (let corner = 0; corner < CORNERS; corner++) {
      const at = first + corner * COLUMNS;
      for (let column = at; column < at + COLUMNS; column++) this.best[column] = 0;
      this.#note(key, at, this.#gain(place, level, corner, STATUE, 0), STATUE);
      this.#lookOut(key, at, place, level, corner, ACROSS[corner]);
      this.#lookOut(key, at, place, level, corner, ALONG[corner]);
    }
    return first;
  }

  /** Looks out of a corner in the direction of a step: only what lies there can be joined. */
  #lookOut(
    key: number,
    at: number,
    place: number,
    level: number,
    corner: number,
    step: number,
  ): void {
    const { symbols } = this.#ground;
    const cell = place + TO_CORNER[corner];
    const beside = partnerOf(FOUNTAIN, cell, step);
    if (beside === NOWHERE) return;
    const symbol = symbols[beside];
    if (symbol === FOUNTAIN || symbol === STAIRWAY)
      this.#note(key, at, this.#gain(place, level, corner, symbol, step), symbol);
    const beyond = partnerOf(BRIDGE, cell, step);
    if (beyond !== NOWHERE && symbols[beyond] === BRIDGE)
      this.#note(key, at, this.#gain(place, level, corner, BRIDGE, step), BRIDGE);
  }

  /** Notes what a corner gains with a symbol, if it is the most so far. */
  #note(key: number, at: number, gain: number, symbol: number): void {
    const column = at + columnOf(symbol);
    if (gain <= this.best[column]) return;
    this.best[column] = gain;
    this.#useful[key] |= 1 << symbol;
  }

  /** Whether a tile with some symbols, one bit each, gains anything at a place that was found. */
  isUseful(place: number, level: number, symbols: number): boolean {
    return (this.#useful[level * CELLS + place] & symbols) !== 0;
  }

  /** What an item from a corner in the direction of a step gains; 0 where it is not to be had. */
  #gain(place: number, level: number, corner: number, kind: number, step: number): number {
    if (!inSupply(this.#state as State, kind)) return 0;
    const cell = place + TO_CORNER[corner];
    const levels = this.#levels(place, cell, level, kind, step);
    return Math.max(0, levels * this.#gains[kind]);
  }

  /** The levels of its ends that count; 0 where it is not to be had. */
  #levels(place: number, cell: number, level: number, kind: number, step: number): number {
    const { levels, symbols } = this.#ground;
    if (kind === STATUE)
      return inLineAfter(this.#state as State, this.#seat, place, level, cell) ? level : 0;
    const far = partnerOf(kind, cell, step);
    if (far === NOWHERE || symbols[far] !== kind) return 0;
    if (kind === FOUNTAIN) return levels[far] === level ? level : 0;
    if (kind === STAIRWAY) return Math.abs(levels[far] - level) === 1 ? level + levels[far] : 0;
    const spans =
      levels[far] === level && canSpan(this.#state as State, this.#seat, cell + step, level);
    return spans ? level : 0;
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
