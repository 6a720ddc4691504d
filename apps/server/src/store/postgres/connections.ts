import pg from 'pg';
import {
  explainUse,
  isLost,
  isRepeatable,
  isShutOut,
  placeOf,
  stayedAway,
  whyAway,
} from './explain.ts';

/** How a database is used; what is left out has a preset. */
export interface PostgresMeans {
  /** Told once when the database goes away, and once when it is back. */
  readonly note?: ((sentence: string) => void) | undefined;
  /** So long a request waits for a database that is away (ms). */
  readonly patienceMs?: number;
  /** So long the first connection is waited for (ms). */
  readonly openingMs?: number;
  /** A statement that takes longer is stopped (ms); 0 for none. */
  readonly statementMs?: number;
}

const PRESETS = { patienceMs: 12_000, openingMs: 3_000, statementMs: 10_000 };
/** How many connections a node has at most: those that read keep none from writing. */
const READERS = 8;
const WRITERS = 4;
/** A server that says nothing is given up so long after it should have stopped by itself. */
const SILENT_MS = 2_000;
/** After so long an old connection that answers says that it is back, too. */
const STEADY_MS = 2_000;
/** It is back when it has answered for so long: of a server that was killed some connections, even new ones, answer for a moment yet. */
const SETTLED_MS = 500;
const FIRST_WAIT_MS = 25;
const LONGEST_WAIT_MS = 500;
/** PostgreSQL's numbers for `bigint` and `numeric`, which would be texts otherwise: no count and no time comes near 2^53. */
const NUMBERS: readonly number[] = [20, 1700];

/** Work on a connection; `unsure` when an earlier try may have been committed. */
export type Work<T> = (client: pg.PoolClient, unsure: boolean) => Promise<T>;

/**
 * The connections of a node to the database. Work is tried again while the database is away or
 * others are in its way, until the patience is over.
 */
export class Connections {
  readonly place: string;
  readonly #url: string;
  readonly #means: typeof PRESETS & PostgresMeans;
  readonly #readers: pg.Pool;
  readonly #writers: pg.Pool;
  /** Whoever opens it is told what is wrong; only later it can go away. */
  #opened = false;
  #away: number | null = null;
  /** Since when it answers again, while that may yet be the end of one that was killed. */
  #answers: number | null = null;
  /** How often it came back, and how often it had when each connection was made. */
  #returns = 0;
  readonly #made = new WeakMap<pg.ClientBase, number>();

  constructor(url: string, means: PostgresMeans) {
    this.place = placeOf(url);
    this.#url = url;
    this.#means = { ...PRESETS, ...means };
    this.#readers = this.#pool(url, READERS);
    this.#writers = this.#pool(url, WRITERS);
  }

  /**
   * Does the first work, for which it may take as long as it needs, on a connection of its own. Any
   * error but a database that is still starting is thrown as it is.
   */
  async open<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const done = await this.#tryUntil(() => this.#first(work), this.#means.openingMs);
    this.#opened = true;
    return done;
  }

  async read<T>(work: Work<T>): Promise<T> {
    return this.#explained(this.#readers, work);
  }

  async write<T>(work: Work<T>): Promise<T> {
    return this.#explained(this.#writers, work);
  }

  async close(): Promise<void> {
    await awake(Promise.all([this.#readers.end(), this.#writers.end()]));
  }

  #pool(url: string, max: number): pg.Pool {
    const { statementMs } = this.#means;
    const pool = new pg.Pool({
      ...{ connectionString: url, max, application_name: 'nabu', keepAlive: true },
      ...{ connectionTimeoutMillis: 5_000, idleTimeoutMillis: 60_000, allowExitOnIdle: true },
      ...(statementMs > 0
        ? { statement_timeout: statementMs, query_timeout: statementMs + SILENT_MS }
        : {}),
      types: { getTypeParser: numberParser },
    });
    // A connection that nobody uses was lost: the next one who needs it gets another.
    pool.on('error', (error, client) => this.#lost(error, client));
    pool.on('connect', (client) => {
      // A goodbye of the server may come together with its greeting, before anybody has the connection.
      client.on('error', () => undefined);
      this.#made.set(client, this.#returns + (this.#away === null ? 0 : 1));
    });
    return pool;
  }

  async #explained<T>(pool: pg.Pool, work: Work<T>): Promise<T> {
    try {
      return await this.#tryUntil((state) => this.#once(pool, work, state), this.#means.patienceMs);
    } catch (error) {
      throw explainUse(error, this.place);
    }
  }

  async #first<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({
      ...{ connectionString: this.#url, application_name: 'nabu', connectionTimeoutMillis: 5_000 },
      types: { getTypeParser: numberParser },
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await work(client);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async #tryUntil<T>(
    attempt: (state: { unsure: boolean }) => Promise<T>,
    patienceMs: number,
  ): Promise<T> {
    const until = performance.now() + patienceMs;
    const state = { unsure: false };
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      try {
        return await attempt(state);
      } catch (error) {
        const lost = this.#isAway(error);
        if (!lost && !isRepeatable(error)) throw error;
        if (performance.now() + wait > until)
          throw lost && patienceMs === this.#means.patienceMs
            ? stayedAway(error, this.place, state.unsure)
            : error;
      }
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }

  async #once<T>(pool: pg.Pool, work: Work<T>, state: { unsure: boolean }): Promise<T> {
    let client: pg.PoolClient;
    try {
      client = await pool.connect();
    } catch (error) {
      this.#lost(error);
      throw error;
    }
    let broken = false;
    try {
      const done = await work(client, state.unsure);
      this.#found(client);
      return done;
    } catch (error) {
      broken = isLost(error);
      if (broken) {
        state.unsure = true;
        this.#lost(error, client);
      }
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /** Whoever opens a database with a wrong password is told at once; in an open house it may be put right. */
  #isAway(error: unknown): boolean {
    return isLost(error) || (this.#opened && isShutOut(error));
  }

  #lost(error: unknown, client?: pg.ClientBase): void {
    if (!this.#opened || !this.#isAway(error)) return;
    const made = client ? (this.#made.get(client) ?? 0) : this.#returns + 1;
    if (made > this.#returns) this.#answers = null;
    // A connection from before it went away the last time is found broken late: that was told.
    if (this.#away !== null || made < this.#returns) return;
    this.#away = performance.now();
    this.#means.note?.(
      `${this.place} is away (${whyAway(error)}): what has to be written waits for it, and nothing that was told is lost.`,
    );
  }

  #found(client: pg.ClientBase): void {
    if (this.#away === null) return;
    const now = performance.now();
    // Only a new connection says that it is back, or an old one that goes on working.
    if ((this.#made.get(client) ?? 0) <= this.#returns && now - this.#away < STEADY_MS) return;
    this.#answers ??= now;
    if (now - this.#answers < SETTLED_MS) return;
    const seconds = Math.ceil((this.#answers - this.#away) / 1000);
    this.#away = null;
    this.#answers = null;
    this.#returns++;
    this.#means.note?.(`${this.place} is back after ${seconds} s.`);
  }
}

/** How values are read: numbers as numbers. */
export function numberParser(oid: number, format?: 'text' | 'binary') {
  return NUMBERS.includes(oid) ? Number : pg.types.getTypeParser(oid, format);
}

/** Idle connections keep no process from leaving, not even one that waits for them to be closed: this does. */
export async function awake<T>(work: Promise<T>): Promise<T> {
  const timer = setInterval(() => undefined, 60_000);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}
