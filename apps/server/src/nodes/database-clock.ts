import { sql } from 'kysely';
import { steadyClock } from '../clock.ts';
import type { Relations } from '../store/relations.ts';

/** How often it is compared again; drift of machines is slow. */
const COMPARE_MS = 30_000;
/** Differences up to so much are no matter, and may come from the way to the database. */
const TOLERATED_MS = 200;

/**
 * The time that all nodes at one database agree on: the database's, followed by a clock of this
 * machine that never goes back. Players' clocks must not depend on which node they are connected to.
 */
export class DatabaseClock {
  readonly #relations: Relations;
  readonly #steady: () => number;
  #offset = 0;
  #last = 0;

  constructor(relations: Relations, steady = steadyClock()) {
    this.#relations = relations;
    this.#steady = steady;
  }

  /** Milliseconds since 1970, as the database counts them. */
  readonly now = (): number => {
    this.#last = Math.max(this.#last, Math.floor(this.#steady() + this.#offset));
    return this.#last;
  };

  /** Compares with the database now, and from now on again and again; a failure leaves the clock as it goes. */
  async begin(failed: (error: unknown) => void): Promise<void> {
    await this.compare();
    setInterval(() => this.compare().catch(failed), COMPARE_MS).unref();
  }

  /** By how much the clock of this machine is behind that of the database (ms). */
  async compare(): Promise<number> {
    const asked = this.#steady();
    const query = sql<{ now: number }>`
      SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now`;
    const { rows } = await query.execute(this.#relations.db);
    const between = (asked + this.#steady()) / 2;
    const offset = Number(rows[0].now) - between;
    if (Math.abs(offset - this.#offset) > TOLERATED_MS) this.#offset = offset;
    return this.#offset;
  }
}
