/** What moves gained when they were looked at, and which of them gained most. Moves are told by their index. */
export class Gains {
  readonly #gains: Float64Array;
  /** The moves that were looked at, one bit each. */
  readonly #seen: Int32Array;
  /** The same moves, best first; those that gained as much by index. */
  readonly #order: Int32Array;
  #count = 0;

  constructor(moves: number) {
    this.#gains = new Float64Array(moves);
    this.#seen = new Int32Array(Math.ceil(moves / 32));
    this.#order = new Int32Array(moves);
  }

  /** Forgets all of them. */
  forget(): void {
    this.#seen.fill(0);
    this.#count = 0;
  }

  /** Of the moves of one word of a set, those that were never looked at. */
  unseen(set: Int32Array, word: number): number {
    return set[word] & ~this.#seen[word];
  }

  /** Notes what a move gained. */
  note(move: number, gain: number): void {
    const gains = this.#gains;
    const order = this.#order;
    this.#seen[move >> 5] |= 1 << (move & 31);
    gains[move] = gain;
    let at = 0;
    for (let end = this.#count; at < end; ) {
      const middle = (at + end) >> 1;
      const other = order[middle];
      if (gains[other] > gain || (gains[other] === gain && other < move)) at = middle + 1;
      else end = middle;
    }
    order.copyWithin(at + 1, at, this.#count++);
    order[at] = move;
  }

  /** Writes the moves of a set that gained most, best first, as many as there is room for; returns how many. */
  best(set: Int32Array, out: Int32Array): number {
    const order = this.#order;
    let found = 0;
    for (let i = 0; i < this.#count && found < out.length; i++) {
      const move = order[i];
      if ((set[move >> 5] >>> (move & 31)) & 1) out[found++] = move;
    }
    return found;
  }
}
