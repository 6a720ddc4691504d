/**
 * How much time each address has used, so that the one that used least can be next. Nobody saves time up: an
 * address that was not there starts where an even share of all would have brought it.
 */
export class Shares {
  readonly #used = new Map<string, number>();
  #even = 0;

  /** The time an address counts as having used. */
  usedBy(address: string): number {
    return Math.max(this.#even, this.#used.get(address) ?? 0);
  }

  /** Counts time that an address used while so many addresses wanted some. */
  charge(address: string, ms: number, wanting: number): void {
    this.#used.set(address, this.usedBy(address) + ms);
    this.#even += ms / Math.max(1, wanting);
    for (const [each, used] of this.#used) if (used <= this.#even) this.#used.delete(each);
  }
}
