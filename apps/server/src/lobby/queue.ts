import type { Pool } from '@nabu/protocol';
import { pairUp, type Waiting } from './pairing.ts';
import type { Timer } from './timer.ts';

/** The kind of game somebody wants to be paired for. */
export type Wanted = Pick<Pool, 'game' | 'seats' | 'pace' | 'rated'>;

/** Somebody who asks to be paired. */
export type Seeker = Omit<Waiting, 'since'>;

/** A connection from which somebody waits. */
export interface Line {
  /** They wait: how many do, how long it took lately, how long they have waited. */
  waits(pool: Pool, waited: number): void;
  /** A table was made for them. */
  paired(table: string): void;
  /** They wait no more, because they have been paired or called off from another window. */
  over(): void;
}

/** What the queue needs from the house. */
export interface QueueParts {
  readonly timer: Timer;
  /** Makes a table and seats everybody; its id. */
  seat(wanted: Wanted, seekers: readonly Seeker[]): Promise<string>;
  /** Somebody came or went. */
  changed(): void;
  /** A table could not be made; those who wait are paired again later. */
  failed(error: unknown): void;
}

/** Those who wait are looked at again this often, because they take more with time (ms). */
const AGAIN_MS = 1000;
/** Those who wait are told how things stand this often (ms). */
const TOLD_MS = 5000;
/** How long it takes is said from so many pairings, the last. */
const REMEMBERED = 20;
/** So many kinds of games are told of. */
const MOST_POOLS = 8;

interface Place extends Waiting {
  readonly lines: Set<Line>;
}

interface Waiters {
  readonly wanted: Wanted;
  /** By person: two windows of one person wait once. */
  readonly places: Map<string, Place>;
  readonly waits: number[];
  told: number;
}

/** People who wait to be paired, by what they want to play. */
export class Queue {
  readonly #parts: QueueParts;
  readonly #pools = new Map<string, Waiters>();
  readonly #lines = new Map<Line, { readonly pool: Waiters; readonly place: Place }>();
  /** Persons at whose table is being worked. */
  readonly #seating = new Set<string>();
  #again: (() => void) | null = null;

  constructor(parts: QueueParts) {
    this.#parts = parts;
  }

  /** The number of kinds of games that are remembered. */
  get size(): number {
    return this.#pools.size;
  }

  /** The fullest pools in which somebody waits. */
  pools(): readonly Pool[] {
    return [...this.#pools.values()]
      .filter(({ places }) => places.size > 0)
      .sort((a, b) => b.places.size - a.places.size)
      .slice(0, MOST_POOLS)
      .map(poolOf);
  }

  /** Somebody waits over a connection, instead of whatever they waited for over it before. */
  join(line: Line, wanted: Wanted, seeker: Seeker): void {
    this.leave(line);
    const key = keyOf(wanted);
    const pool = this.#pools.get(key) ?? { wanted, places: new Map(), waits: [], told: 0 };
    this.#pools.set(key, pool);
    const now = this.#parts.timer.now();
    const place = pool.places.get(seeker.person) ?? {
      since: now,
      lines: new Set<Line>(),
      ...seeker,
    };
    pool.places.set(seeker.person, place);
    place.lines.add(line);
    this.#lines.set(line, { pool, place });
    line.waits(poolOf(pool), now - place.since);
    this.#parts.changed();
    this.#pair(pool);
    this.#watch();
  }

  /** A connection waits no more; who waits over no other has left. False when it did not wait. */
  leave(line: Line): boolean {
    const at = this.#lines.get(line);
    if (!at) return false;
    this.#lines.delete(line);
    at.place.lines.delete(line);
    if (at.place.lines.size === 0) this.#clear(at.pool, at.place.person);
    this.#parts.changed();
    return true;
  }

  /** A pool in which nobody waits, and of which there is nothing to remember, is forgotten. */
  #clear(pool: Waiters, person: string): void {
    pool.places.delete(person);
    if (pool.places.size === 0 && pool.waits.length === 0) this.#pools.delete(keyOf(pool.wanted));
  }

  /** Forgets everybody; the house closes. */
  close(): void {
    this.#again?.();
    this.#pools.clear();
    this.#lines.clear();
  }

  #watch(): void {
    if (this.#again || this.pools().length === 0) return;
    this.#again = this.#parts.timer.later(AGAIN_MS, () => {
      this.#again = null;
      for (const pool of this.#pools.values()) this.#pair(pool);
      this.#tell();
      this.#watch();
    });
  }

  #tell(): void {
    const now = this.#parts.timer.now();
    for (const pool of this.#pools.values()) {
      if (pool.told + TOLD_MS > now) continue;
      pool.told = now;
      for (const { lines, since } of pool.places.values())
        for (const line of lines) line.waits(poolOf(pool), now - since);
    }
  }

  #pair(pool: Waiters): void {
    const free = [...pool.places.values()].filter(({ person }) => !this.#seating.has(person));
    for (const group of pairUp(free, pool.wanted.seats, this.#parts.timer.now()))
      void this.#seat(pool, group);
  }

  async #seat(pool: Waiters, group: readonly Waiting[]): Promise<void> {
    const persons = group.map(({ person }) => person);
    for (const person of persons) this.#seating.add(person);
    try {
      const table = await this.#parts.seat(pool.wanted, group);
      const now = this.#parts.timer.now();
      for (const { since } of group) pool.waits.push(now - since);
      pool.waits.splice(0, pool.waits.length - REMEMBERED);
      for (const person of persons) this.#release(person, table, pool);
    } catch (error) {
      this.#parts.failed(error);
    } finally {
      for (const person of persons) this.#seating.delete(person);
      this.#parts.changed();
    }
  }

  /** Whoever was paired waits nowhere any more; windows that waited for the same game go to the table. */
  #release(person: string, table: string, paired: Waiters): void {
    for (const pool of this.#pools.values()) {
      const place = pool.places.get(person);
      this.#clear(pool, person);
      for (const line of place?.lines ?? []) {
        this.#lines.delete(line);
        if (pool === paired) line.paired(table);
        else line.over();
      }
    }
  }
}

function keyOf({ game, seats, pace, rated }: Wanted): string {
  return JSON.stringify([game, seats, pace, rated]);
}

function poolOf({ wanted, places, waits }: Waiters): Pool {
  return { ...wanted, waiting: places.size, usual: median(waits) };
}

function median(values: readonly number[]): number | null {
  return values.length === 0
    ? null
    : Math.round([...values].sort((a, b) => a - b)[values.length >> 1]);
}
