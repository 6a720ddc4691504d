/** An allowance that comes back evenly: what was not used can be used later at once, up to a measure. */
export class Allowance {
  readonly #rate: number;
  readonly #most: number;
  /** Up to when all that was spent is paid for by time. */
  #paid = Number.NEGATIVE_INFINITY;

  /** So much comes back in a millisecond; at most so much is saved. */
  constructor(rate: number, most: number) {
    this.#rate = rate;
    this.#most = most;
  }

  /** Spends some of it at a moment (ms); returns from when on nothing is owed. */
  spend(now: number, amount: number): number {
    this.#paid = Math.max(this.#paid, now - this.#most / this.#rate) + amount / this.#rate;
    return this.#paid;
  }
}
