import {
  babylon,
  columnLevel,
  findDecorations,
  gardenAt,
  MOST_DECORATIONS,
  PAIR_POINTS,
  type State,
  SYMBOLS,
} from '@nabu/games/babylon';
import type { Seat } from '@nabu/kernel';

/** Items that can be built at once, by the ends they need and what they gain. */
export class Offers {
  /** By offer: the index of the move, both ends (a statue has one twice) and the gain. */
  readonly index = new Int32Array(MOST_DECORATIONS);
  readonly near = new Int8Array(MOST_DECORATIONS);
  readonly far = new Int8Array(MOST_DECORATIONS);
  readonly gain = new Float64Array(MOST_DECORATIONS);
  readonly #left = new Float64Array(MOST_DECORATIONS);
  count = 0;

  clear(): void {
    this.count = 0;
  }

  /** Adds an offer if it gains anything. */
  add(index: number, near: number, far: number, gain: number): void {
    if (gain <= 0) return;
    this.index[this.count] = index;
    this.near[this.count] = near;
    this.far[this.count] = far;
    this.gain[this.count++] = gain;
  }

  /** What the offers gain, the best first, of equal ones the first in the vocabulary, as far as they leave each other room. */
  sum(): number {
    const left = this.#left;
    for (let i = 0; i < this.count; i++) left[i] = this.gain[i];
    let sum = 0;
    for (let best = this.#best(); best >= 0; best = this.#best()) {
      sum += left[best];
      for (let i = 0; i < this.count; i++) if (this.#clash(best, i)) left[i] = 0;
    }
    return sum;
  }

  #best(): number {
    const left = this.#left;
    let best = -1;
    for (let i = 0; i < this.count; i++) {
      if (left[i] <= 0) continue;
      if (best < 0 || left[i] > left[best]) best = i;
      else if (left[i] === left[best] && this.index[i] < this.index[best]) best = i;
    }
    return best;
  }

  /** Whether two offers need the same space. */
  #clash(one: number, other: number): boolean {
    const { near, far } = this;
    return (
      near[one] === near[other] ||
      near[one] === far[other] ||
      far[one] === near[other] ||
      far[one] === far[other]
    );
  }
}

/**
 * Writes, by kind of item, what it gains for each level of its ends (a stairway for both of them, the others
 * for one), less what their empty spaces promise as they are.
 */
export function gainsByKind(
  space: number,
  fade: number,
  symbols: readonly number[],
  out: Float64Array,
): void {
  out[0] = PAIR_POINTS - 2 * (space + fade * symbols[0]);
  out[1] = PAIR_POINTS - 2 * (space + fade * symbols[1]);
  out[2] = 1 - space - fade * symbols[2];
  out[3] = 1 - space;
}

const found = new Int32Array(MOST_DECORATIONS);

/** Adds every item that the acting seat can build now. */
export function addOffers(state: State, seat: Seat, gains: Float64Array, offers: Offers): void {
  const garden = gardenAt(seat);
  const count = findDecorations(state, seat, found);
  for (let i = 0; i < count; i++) {
    const move = babylon.vocabulary[found[i]];
    if (!('cell' in move) || move.type === 'symbol' || move.type === 'build') continue;
    const { cell } = move;
    let levels = columnLevel(state.words, garden, cell);
    if (move.type === 'stairway') levels += columnLevel(state.words, garden, move.to);
    const far = move.type === 'statue' ? cell : move.to;
    offers.add(move.index, cell, far, levels * gains[SYMBOLS.indexOf(move.type)]);
  }
}
