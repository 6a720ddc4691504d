import { Failure } from '../failure.ts';
import { OWN_COUNTS, type SharedCounts } from '../nodes/counts.ts';
import { RateLimit } from '../rate.ts';

/** Who tries to prove that they are somebody. */
export interface Attempt {
  /** The network it comes from. */
  readonly network: string;
  /** Whose account it is about, whether there is one or not. */
  readonly account: string;
  /** A browser that has signed in to this account before, by the hash of its cookie; or null. */
  readonly device: string | null;
}

/** So many wrong tries from browsers that are not known are free; then each doubles the wait. */
const FREE = 5;
const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 15 * 60_000;
/** After so long without a try they are forgotten. */
const FORGET_MS = 24 * 3600_000;
/** Beyond so many accounts under attack, further ones share one count: memory stays bounded. */
const MOST_ACCOUNTS = 100_000;
const OTHERS = 'others';

interface Tries {
  count: number;
  last: number;
}

/**
 * Slows guessing down without locking anybody out. One network may try so often in ten minutes,
 * whatever it tries. Wrong tries at one account from unknown browsers, wherever they come from, are
 * answered more and more slowly; browsers from which its owner has signed in keep an allowance of
 * their own. A try counts when it begins, so that many at once are many.
 */
export class Guard {
  readonly #clock: () => number;
  readonly #networks: RateLimit;
  readonly #devices: RateLimit;
  readonly #tries = new Map<string, Tries>();

  readonly #counts: SharedCounts;

  /** The clock gives milliseconds and never goes back; what other nodes count is counted here too. */
  constructor(
    clock: () => number,
    { perNetwork = 60, counts = OWN_COUNTS }: { perNetwork?: number; counts?: SharedCounts } = {},
  ) {
    this.#clock = clock;
    this.#counts = counts;
    this.#networks = new RateLimit({ most: perNetwork, seconds: 600 }, clock);
    this.#devices = new RateLimit({ most: 10, seconds: 600 }, clock);
    counts.hear('tries of a network', (network) => this.#networks.take(network));
    counts.hear('tries of a browser', (own) => this.#devices.take(own));
    counts.hear('tries at an account', (account) => this.#count(this.#key(account)));
    counts.hear('account opened', (account) => this.#tries.delete(this.#key(account)));
  }

  /** Counts a try; throws a `Failure` that says how long to wait when there were too many. */
  begin({ network, account, device }: Attempt): void {
    const own = device === null ? null : `${account} ${device}`;
    const key = this.#key(account);
    const wait = own === null ? this.#wait(key) : this.#devices.wait(own);
    const seconds = Math.max(wait, this.#networks.wait(network));
    if (seconds > 0)
      throw new Failure('too-fast', `Too many tries; wait ${seconds} s and try again.`);
    this.#networks.take(network);
    this.#counts.tell('tries of a network', network);
    if (own === null) this.#count(key);
    else this.#devices.take(own);
    if (own === null) this.#counts.tell('tries at an account', account);
    else this.#counts.tell('tries of a browser', own);
  }

  /** Counts a try that names no account, such as a passkey or the link of a mail. */
  knock(network: string): void {
    const seconds = this.#networks.wait(network);
    if (seconds > 0)
      throw new Failure('too-fast', `Too many tries; wait ${seconds} s and try again.`);
    this.#networks.take(network);
    this.#counts.tell('tries of a network', network);
  }

  /** It was them: what was tried before is forgiven. */
  succeeded({ account, device }: Attempt): void {
    if (device !== null) return;
    this.#tries.delete(this.#key(account));
    this.#counts.tell('account opened', account);
  }

  /** The seconds until the next try at an account from an unknown browser. */
  #wait(key: string): number {
    const { count, last } = this.#tries.get(key) ?? { count: 0, last: 0 };
    const passed = this.#clock() - last;
    if (count < FREE || passed > FORGET_MS) return 0;
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (count - FREE));
    return Math.max(0, Math.ceil((wait - passed) / 1000));
  }

  #count(key: string): void {
    const now = this.#clock();
    const before = this.#tries.get(key);
    const count = before && now - before.last <= FORGET_MS ? before.count : 0;
    this.#tries.delete(key);
    this.#tries.set(key, { count: count + 1, last: now });
    this.#forgetOld(now);
  }

  #key(account: string): string {
    return this.#tries.size < MOST_ACCOUNTS || this.#tries.has(account) ? account : OTHERS;
  }

  /** They stand in the order of their last try. */
  #forgetOld(now: number): void {
    for (const [key, { last }] of this.#tries) {
      if (now - last <= FORGET_MS) return;
      this.#tries.delete(key);
    }
  }
}
