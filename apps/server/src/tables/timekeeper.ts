import { due } from '@nabu/table';
import type { Store } from '../store/store.ts';
import { type Hall, isHopeless } from './hall.ts';
import type { LiveTable } from './live.ts';

/** What the timekeeper needs from the house. */
export interface TimekeeperParts {
  readonly store: Store;
  readonly clock: () => number;
  readonly hall: () => Pick<Hall, 'find'>;
  /** Whether there are other nodes, which look into the same store. */
  readonly others?: () => boolean;
  /** A table at which what was due could not be done; it is tried again. */
  failed(id: string, error: unknown): void;
}

/** The store is asked this often for what comes due until it is asked again, and a little longer. */
const ASK_MS = 60_000;
const AHEAD_MS = 2 * ASK_MS;
/** So many tables are taken up at a time. */
const MOST = 500;
/** What could not be done is tried again after so long. */
const AGAIN_MS = 5_000;
/** For so long a node alone sees to what it has found in the store; then another may, because that one may be dead. */
const CLAIMED_MS = 30_000;
/** So many tables at which nothing can be done are remembered; more are tried again. */
const MOST_SET_ASIDE = 10_000;
/** A bot that has had to decide for so long is asked by whoever finds it: its node is gone. */
const FORGOTTEN_MS = 60_000;

/**
 * Sees to it that what is due happens: one timer for all tables. It knows what is due soon at tables
 * in memory; the store tells it about the others, also after a restart.
 */
export class Timekeeper {
  readonly #parts: TimekeeperParts;
  readonly #due = new Map<string, number>();
  /** Tables that cannot be read, are gone, or whose rules are not here: what is due there nobody can do. */
  readonly #setAside = new Set<string>();
  #timer: NodeJS.Timeout | null = null;
  /** When the timer goes off. */
  #armed = Number.POSITIVE_INFINITY;
  #asked = Number.NEGATIVE_INFINITY;
  #closed = false;

  constructor(parts: TimekeeperParts) {
    this.#parts = parts;
  }

  /** Takes note of when something is due at a table. */
  note(live: LiveTable): void {
    if (live.table.game) this.#setAside.delete(live.id);
    const at = due(live.table)?.at;
    // What is far off is found in the store when its time comes.
    if (at === undefined || at > this.#parts.clock() + AHEAD_MS) this.#due.delete(live.id);
    else {
      this.#due.set(live.id, at);
      // A timer that goes off too early finds nothing to do; only one that is too late matters.
      if (at < this.#armed) this.#arm();
    }
  }

  /** Does all that is due by now, and looks into the store when it is time to. */
  async tick(): Promise<void> {
    const { clock, store } = this.#parts;
    const now = clock();
    if (now - this.#asked >= ASK_MS) {
      this.#asked = now;
      for (const id of this.#hopeful(await store.deadlines(now + AHEAD_MS, this.#most)))
        if (!this.#due.has(id) && (await this.#claim(id, now))) await this.#settle(id);
      for (const id of this.#hopeful(await this.#forgottenBots(now)))
        if (await this.#claim(id, now)) await this.#settle(id);
    }
    const ready = [...this.#due].filter(([, at]) => at <= clock());
    for (const [id] of ready) {
      this.#due.delete(id);
      await this.#settle(id);
    }
    this.#arm();
  }

  close(): void {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
  }

  /** So many are asked for that those set aside take nobody's place. */
  get #most(): number {
    return MOST + this.#setAside.size;
  }

  #hopeful(ids: readonly string[]): readonly string[] {
    return ids.filter((id) => !this.#setAside.has(id));
  }

  /** Tables at which a bot should have decided long ago. */
  async #forgottenBots(now: number): Promise<readonly string[]> {
    const { db } = this.#parts.store.relations;
    const found = await db
      .selectFrom('tables')
      .select('id')
      .where('bot_due', '=', 1)
      .where('changed', '<', now - FORGOTTEN_MS)
      .where('removed', 'is', null)
      .limit(this.#most)
      .execute();
    return found.map(({ id }) => id);
  }

  /** Whether this node may see to a table that nobody else is about to see to. Whoever does both nevertheless does it once: the store takes one deed after each. */
  async #claim(id: string, now: number): Promise<boolean> {
    if (!this.#parts.others?.()) return true;
    const { db, write } = this.#parts.store.relations;
    const free = db
      .updateTable('tables')
      .set({ claimed: now + CLAIMED_MS })
      .where('id', '=', id)
      .where((row) => row.or([row('claimed', 'is', null), row('claimed', '<', now)]));
    const [claimed] = await write(free);
    return claimed.changed > 0;
  }

  /** A table catches up with its time at every change, also at one that asks for nothing. */
  async #settle(id: string): Promise<void> {
    try {
      const live = await this.#parts.hall().find(id);
      await live.change(() => []);
      this.note(live);
      if (!live.table.game) this.#leaveOut(id);
    } catch (error) {
      // That it cannot be read the log says already.
      if (isHopeless(error)) return this.#leaveOut(id);
      this.#due.set(id, this.#parts.clock() + AGAIN_MS);
      this.#parts.failed(id, error);
    }
  }

  #leaveOut(id: string): void {
    if (this.#setAside.size < MOST_SET_ASIDE) this.#setAside.add(id);
  }

  #arm(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#closed) return;
    const now = this.#parts.clock();
    let next = this.#asked + ASK_MS;
    for (const at of this.#due.values()) next = Math.min(next, at);
    const wait = Math.min(ASK_MS, Math.max(1, next - now));
    this.#armed = now + wait;
    this.#timer = setTimeout(() => void this.#tickQuietly(), wait).unref();
  }

  async #tickQuietly(): Promise<void> {
    try {
      await this.tick();
    } catch (error) {
      this.#parts.failed('', error);
      this.#arm();
    }
  }
}
