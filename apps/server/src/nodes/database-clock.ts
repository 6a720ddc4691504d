import { sql } from 'kysely';
import { steadyClock } from '../clock.ts';
import type { Relations } from '../store/relations.ts';

/** How often it is compared again; drift of machines is slow. */
const COMPARE_MS = 30_000;
/** Differences up to so much are no matter, and may come from the way to the database. */
const TOLERATED_MS = 200;
/** An answer that was longer on its way says too little about when it was given. */
const SLOW_MS = 500;
/** So often the first answer is asked for again while it is slow. */
const FIRST_TRIES = 3;
/** This share of the time that passes is given or taken while the clock moves towards the database's: clocks of players hardly notice. */
const BEND = 0.01;
/** It is told when the clock is further off than this. */
const FAR_MS = 60_000;

/** Who hears of what is wrong with the clocks. */
interface ClockEars {
  /** The database did not answer; the clock goes on as it goes. */
  failed(error: unknown): void;
  /** The database's clock is far from this one, by so many milliseconds (less than nothing: it is behind). Told once, until they are near again. */
  far(ms: number): void;
}

/**
 * The time that all nodes at one database agree on: the database's, followed by a clock of this
 * machine that never goes back. Players' clocks must not depend on which node they are connected to.
 * Once it was compared it never jumps: when the database's clock is set, it follows slowly.
 */
export class DatabaseClock {
  readonly #relations: Relations;
  readonly #steady: () => number;
  /** By how much the clock of this machine is behind that of the database (ms); null before it was compared. */
  #target: number | null = null;
  /** By how much the time that is told is ahead of this machine's; it moves towards the target. */
  #offset = 0;
  #bent = 0;
  #last = 0;
  #far = false;

  constructor(relations: Relations, steady = steadyClock()) {
    this.#relations = relations;
    this.#steady = steady;
  }

  /** Milliseconds since 1970, as the database counts them. */
  readonly now = (): number => {
    const steady = this.#steady();
    const most = BEND * Math.max(0, steady - this.#bent);
    const off = (this.#target ?? 0) - this.#offset;
    this.#offset += Math.max(-most, Math.min(most, off));
    this.#bent = steady;
    this.#last = Math.max(this.#last, Math.floor(steady + this.#offset));
    return this.#last;
  };

  /** Compares with the database now, and from now on again and again; a failure leaves the clock as it goes. */
  async begin({ failed, far }: ClockEars): Promise<void> {
    await this.compare();
    const again = async () => {
      const off = await this.compare();
      const isFar = Math.abs(off) > FAR_MS;
      if (isFar && !this.#far) far(off);
      this.#far = isFar;
    };
    setInterval(() => again().catch(failed), COMPARE_MS).unref();
  }

  /** Asks the database for its time; gives how far it is from the time that is told here (ms). */
  async compare(): Promise<number> {
    const { slow, offset } = await this.#measure();
    if (this.#target === null) {
      this.#offset = slow ? await this.#measureAgain() : offset;
      this.#target = this.#offset;
      return 0;
    }
    // What has passed until now is told as it was meant.
    this.now();
    if (!slow && Math.abs(offset - this.#target) > TOLERATED_MS) this.#target = offset;
    return this.#target - this.#offset;
  }

  async #measureAgain(): Promise<number> {
    for (let tries = 2; ; tries++) {
      const { slow, offset } = await this.#measure();
      if (!slow || tries >= FIRST_TRIES) return offset;
    }
  }

  async #measure(): Promise<{ readonly slow: boolean; readonly offset: number }> {
    const asked = this.#steady();
    const query = sql<{ now: number }>`
      SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now`;
    const { rows } = await query.execute(this.#relations.db);
    const answered = this.#steady();
    const offset = Number(rows[0].now) - (asked + answered) / 2;
    return { slow: answered - asked > SLOW_MS, offset };
  }
}
