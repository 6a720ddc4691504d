import {
  BLANK,
  CELLS,
  FREE,
  gardenAt,
  REACH,
  SHOWING,
  type State,
  SYMBOLS,
  TO_CORNER,
  topLevel,
} from '@nabu/games/babylon';
import { lowestBit, type Seat } from '@nabu/kernel';

/** A garden by its columns: what a tile that is laid next stands on, covers and lies beside. */
export class Ground {
  /** By column: the level up to which it is closed. */
  readonly levels = new Int8Array(CELLS);
  /** By column: the symbol its highest space shows, if it is empty. */
  readonly symbols = new Int8Array(CELLS);
  /** By column: the level of its highest space, 0 unless it is empty. */
  readonly #open = new Int8Array(CELLS);
  /** The highest level with a tile. */
  top = 0;

  read({ words }: State, seat: Seat): void {
    const garden = gardenAt(seat);
    const { levels, symbols } = this;
    this.top = topLevel(words, garden);
    levels.fill(0);
    symbols.fill(BLANK);
    this.#open.fill(0);
    for (let word = 0; word < 2; word++) {
      const first = 32 * word;
      for (let level = 1; level <= this.top; level++) {
        let closed = words[garden + REACH + 2 * level + word];
        for (; closed !== 0; closed &= closed - 1) levels[first + lowestBit(closed)] = level;
      }
      for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
        let showing = words[garden + SHOWING + 2 * symbol + word];
        for (; showing !== 0; showing &= showing - 1) symbols[first + lowestBit(showing)] = symbol;
      }
      let free = words[garden + FREE + word] & words[garden + REACH + 2 + word];
      for (; free !== 0; free &= free - 1) {
        const cell = first + lowestBit(free);
        this.#open[cell] = levels[cell];
      }
    }
  }

  /** The levels of all empty spaces in sight, added up; those that show a symbol pairs need are added up in `shown`. */
  addUp(shown: Int32Array): number {
    let open = 0;
    shown.fill(0);
    for (let cell = 0; cell < CELLS; cell++) open += this.#count(cell, shown, 1);
    return open;
  }

  /** The levels of the empty spaces that a tile at a place covers; `shown` loses theirs. */
  cover(place: number, shown: Int32Array): number {
    let open = 0;
    for (let corner = 0; corner < 4; corner++)
      open += this.#count(place + TO_CORNER[corner], shown, -1);
    return open;
  }

  #count(cell: number, shown: Int32Array, sign: number): number {
    const level = this.#open[cell];
    const symbol = this.symbols[cell];
    if (level > 0 && symbol >= 0 && symbol < shown.length) shown[symbol] += sign * level;
    return level;
  }
}
