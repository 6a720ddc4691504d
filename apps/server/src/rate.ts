/** So many in so many seconds. */
export interface Rate {
  readonly most: number;
  readonly seconds: number;
}

/** Beyond so many keys at once, further ones share a single allowance: memory stays bounded under any flood. */
const MOST_KEYS = 100_000;
/** So few are not worth a sweep, and a sweep is not worth more than so often. */
const FEWEST_SWEPT = 1024;
const SWEEP_MS = 1000;

/**
 * Holds every key (an address, a connection, a table) to one rate. A key may use its whole
 * allowance at once and gets it back evenly over time. One number is kept for a key, the moment at
 * which its allowance is whole again; after that moment the key is forgotten.
 */
export class RateLimit {
  readonly #windowMs: number;
  readonly #stepMs: number;
  readonly #clock: () => number;
  readonly #mostKeys: number;
  readonly #wholeAt = new Map<string, number>();
  #sweepAt = 0;

  /** The clock gives milliseconds and never goes back. */
  constructor({ most, seconds }: Rate, clock: () => number, mostKeys = MOST_KEYS) {
    this.#windowMs = seconds * 1000;
    this.#stepMs = this.#windowMs / most;
    this.#clock = clock;
    this.#mostKeys = mostKeys;
  }

  /** The number of keys in memory. */
  get size(): number {
    return this.#wholeAt.size;
  }

  /** The seconds until a key may have one more, 0 when it may have it now; counts nothing. */
  wait(key: string): number {
    const over = this.#after(this.#shared(key)) - this.#clock() - this.#windowMs;
    // Sums of steps are not exact: a microsecond is no reason to refuse.
    return over > 0.001 ? Math.max(1, Math.ceil(over / 1000)) : 0;
  }

  /** How many more a key may have at once. */
  left(key: string): number {
    const owed = Math.max(0, (this.#wholeAt.get(this.#shared(key)) ?? 0) - this.#clock());
    return Math.max(0, Math.floor((this.#windowMs - owed) / this.#stepMs + 0.001));
  }

  /** Counts one for a key. */
  take(key: string): void {
    if (this.#wholeAt.size >= FEWEST_SWEPT && this.#clock() >= this.#sweepAt) this.#sweep();
    const shared = this.#shared(key);
    this.#wholeAt.set(shared, this.#after(shared));
  }

  #after(key: string): number {
    return Math.max(this.#wholeAt.get(key) ?? 0, this.#clock()) + this.#stepMs;
  }

  #shared(key: string): string {
    return this.#wholeAt.size < this.#mostKeys || this.#wholeAt.has(key) ? key : 'others';
  }

  #sweep(): void {
    const now = this.#clock();
    for (const [key, at] of this.#wholeAt) if (at <= now) this.#wholeAt.delete(key);
    this.#sweepAt = now + SWEEP_MS;
  }
}

/** Holds every key to so many things at a time; a key that has none is forgotten. */
export class CountLimit {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** The number of keys in memory. */
  get size(): number {
    return this.#counts.size;
  }

  /** Counts one more for a key and returns how to give it back, once; null when it has all it may have. */
  take(key: string): (() => void) | null {
    const count = this.#counts.get(key) ?? 0;
    if (count >= this.#most) return null;
    this.#counts.set(key, count + 1);
    let held = true;
    return () => {
      if (held) this.#giveBack(key);
      held = false;
    };
  }

  #giveBack(key: string): void {
    const left = (this.#counts.get(key) ?? 1) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }
}
