import { CountLimit } from './rate.ts';

/** A table waits in the lobby for a day at most; then it counts no more for its maker. */
const LISTED_MS = 24 * 3600_000;

/** Which tables wait in the lobby, and until when they count for the network that made them. */
export class Listing {
  readonly #clock: () => number;
  readonly #counts: CountLimit;
  readonly #tables = new Map<string, { readonly until: number; release(): void }>();

  /** Each network may have `most` tables at a time. */
  constructor(most: number, clock: () => number) {
    this.#counts = new CountLimit(most);
    this.#clock = clock;
  }

  /** Counts a table for a network, once; false when that has all it may have. */
  add(network: string, table: string): boolean {
    this.#forgetOld();
    if (this.#tables.has(table)) return true;
    const release = this.#counts.take(network);
    if (!release) return false;
    this.#tables.set(table, { until: this.#clock() + LISTED_MS, release });
    return true;
  }

  /** Forgets a table; one that is not listed is no matter. */
  remove(table: string): void {
    this.#tables.get(table)?.release();
    this.#tables.delete(table);
  }

  /** Tables were added in the order in which they expire. */
  #forgetOld(): void {
    const now = this.#clock();
    for (const [table, { until }] of this.#tables) {
      if (until > now) return;
      this.remove(table);
    }
  }
}
