import type { Pool } from '@nabu/protocol';
import { pairUp, type Waiting } from './pairing.ts';
import type { Look, Seekers } from './seekers.ts';
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
  /** Makes a table, with an id if one is given, and seats everybody; its id. */
  seat(wanted: Wanted, seekers: readonly Seeker[], id?: string): Promise<string>;
  /** What the nodes of one house share; left out in a house that is one node. */
  readonly shared?: SharedQueue;
  /** Somebody came or went. */
  changed(): void;
  /** A table could not be made; those who wait are paired again later. */
  failed(error: unknown): void;
}

/** How the queues of several nodes pair the same people. */
export interface SharedQueue {
  readonly seekers: Seekers;
  newId(): string;
  /** Tells other nodes that somebody came, went or was paired. */
  tell(): void;
  /** Calls back when another node told so. */
  hear(ear: () => void): void;
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
  /** Who waits over other nodes. */
  elsewhere: readonly Waiting[];
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
  /** What was asked of the store last: one thing after the other. */
  #asked: Promise<unknown> = Promise.resolve();

  constructor(parts: QueueParts) {
    this.#parts = parts;
    parts.shared?.hear(() => this.#refresh());
  }

  /** The number of kinds of games that are remembered. */
  get size(): number {
    return this.#pools.size;
  }

  /** The fullest pools in which somebody waits. */
  pools(): readonly Pool[] {
    return [...this.#pools.values()]
      .filter((pool) => waitingIn(pool) > 0)
      .sort((a, b) => waitingIn(b) - waitingIn(a))
      .slice(0, MOST_POOLS)
      .map(poolOf);
  }

  /** Somebody waits over a connection, instead of whatever they waited for over it before. */
  join(line: Line, wanted: Wanted, seeker: Seeker): void {
    this.leave(line);
    const key = keyOf(wanted);
    const pool = this.#poolOf(key, wanted);
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
    this.#share((seekers) => seekers.add(key, place));
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
    const key = keyOf(pool.wanted);
    if (pool.places.delete(person)) this.#share((seekers) => seekers.remove(key, person));
    if (waitingIn(pool) === 0 && pool.waits.length === 0) this.#pools.delete(key);
  }

  /** Forgets everybody; the house closes. */
  async close(): Promise<void> {
    this.#again?.();
    this.#again = () => undefined;
    if (this.#lines.size > 0) this.#share((seekers) => seekers.clear());
    this.#pools.clear();
    this.#lines.clear();
    await this.#asked;
  }

  #poolOf(key: string, wanted: Wanted): Waiters {
    const fresh = { wanted, places: new Map(), elsewhere: [], waits: [], told: 0 };
    const pool = this.#pools.get(key) ?? fresh;
    this.#pools.set(key, pool);
    return pool;
  }

  /** Changes what all nodes know, and tells them. */
  #share(work: (seekers: Seekers) => Promise<void>): void {
    const { shared, failed } = this.#parts;
    if (!shared) return;
    this.#asked = this.#asked
      .then(() => work(shared.seekers))
      .then(() => shared.tell())
      .catch(failed);
  }

  /** Sees who waits elsewhere and who was paired by another node, and pairs whom it can. */
  #refresh(): void {
    const { shared, failed } = this.#parts;
    if (!shared) return;
    this.#asked = this.#asked
      .then(() => shared.seekers.look())
      .then((look) => this.#hear(look))
      .catch(failed);
  }

  #hear({ elsewhere, paired }: Look): void {
    for (const { person, table, pool } of paired)
      if (!this.#seating.has(person)) this.#release(person, table, this.#pools.get(pool));
    for (const key of elsewhere.keys()) this.#poolOf(key, wantedIn(key));
    for (const [key, pool] of this.#pools) {
      pool.elsewhere = elsewhere.get(key) ?? [];
      if (waitingIn(pool) === 0 && pool.waits.length === 0) this.#pools.delete(key);
      else this.#pair(pool);
    }
    this.#parts.changed();
    this.#watch();
  }

  #watch(): void {
    if (this.#again || this.pools().length === 0) return;
    this.#again = this.#parts.timer.later(AGAIN_MS, () => {
      this.#again = null;
      for (const pool of this.#pools.values()) this.#pair(pool);
      this.#refresh();
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
    const others = pool.elsewhere.filter(({ person }) => !pool.places.has(person));
    const free = [...pool.places.values(), ...others].filter(
      ({ person }) => !this.#seating.has(person),
    );
    // Of several nodes the one acts over which the first of a group waits.
    for (const group of pairUp(free, pool.wanted.seats, this.#parts.timer.now()))
      if (pool.places.has(group[0].person)) void this.#seat(pool, group);
  }

  async #seat(pool: Waiters, group: readonly Waiting[]): Promise<void> {
    const persons = group.map(({ person }) => person);
    for (const person of persons) this.#seating.add(person);
    try {
      const table = await this.#seatClaimed(pool, group);
      if (table === null) return;
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

  /** A table for a group; null when another node was first with one of them. */
  async #seatClaimed({ wanted }: Waiters, group: readonly Waiting[]): Promise<string | null> {
    const { shared, seat } = this.#parts;
    if (!shared) return seat(wanted, group);
    // Whoever has just come is known to all nodes before anybody is claimed.
    await this.#asked;
    const id = shared.newId();
    const persons = group.map(({ person }) => person);
    if (!(await shared.seekers.claim(persons, id, keyOf(wanted)))) return null;
    try {
      return await seat(wanted, group, id);
    } catch (error) {
      await shared.seekers.giveBack(id);
      throw error;
    } finally {
      shared.tell();
    }
  }

  /** Whoever was paired waits nowhere any more; windows that waited for the same game go to the table. */
  #release(person: string, table: string, paired: Waiters | undefined): void {
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

function poolOf(pool: Waiters): Pool {
  const { wanted } = pool;
  return { ...wanted, waiting: waitingIn(pool), usual: median(pool.waits) };
}

/** How many wait, over whichever node. */
function waitingIn({ places, elsewhere }: Waiters): number {
  const others = new Set(elsewhere.map(({ person }) => person));
  for (const person of places.keys()) others.delete(person);
  return places.size + others.size;
}

function wantedIn(key: string): Wanted {
  const [game, seats, pace, rated] = JSON.parse(key);
  return { game, seats, pace, rated };
}

function median(values: readonly number[]): number | null {
  return values.length === 0
    ? null
    : Math.round([...values].sort((a, b) => a - b)[values.length >> 1]);
}
