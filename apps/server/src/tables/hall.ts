import { type Games, Refusal } from '@nabu/kernel';
import type { Advice, AdviceQuestion } from '@nabu/search';
import { dueBots, type Gap, heldTime, readDeed, rebuild } from '@nabu/table';
import type { Asking } from '../bots/thinker.ts';
import { Failure } from '../failure.ts';
import { type Store, type StoredMatch, StoreError } from '../store/store.ts';
import { LiveTable } from './live.ts';

/** What the hall needs from the house. */
export interface HallParts {
  readonly store: Store;
  readonly games: Games;
  readonly clock: () => number;
  /** When no house was there: nobody's time. */
  gaps(): readonly Gap[];
  /** After every change of a table, and when one was read that waits for a bot. */
  changed(live: LiveTable): void;
  /** A table was set up. */
  made(live: LiveTable): void;
  /** What happens by itself next at a table may have changed, people came or went, or the table was read. */
  rescheduled(live: LiveTable): void;
  /** What would be good for a player who asks. */
  advise(question: AdviceQuestion, asking: Omit<Asking, 'limitMs'>): Promise<readonly Advice[]>;
  /** A table whose last change could not be stored. */
  failed(id: string, error: unknown): void;
  /** A table that is kept but cannot be read: it is set aside, and the rest of the house goes on. */
  unreadable(id: string, error: unknown): void;
}

/** Tables nobody looks at leave memory after this long; they are read again when asked for. */
const IDLE_MS = 5 * 60_000;

/** The tables in memory: read when somebody asks for them, forgotten when nobody does. */
export class Hall {
  readonly parts: HallParts;
  readonly #live = new Map<string, Promise<LiveTable>>();

  constructor(parts: HallParts) {
    this.parts = parts;
  }

  /** The number of tables in memory. */
  get size(): number {
    return this.#live.size;
  }

  /** A table by its id; throws a `Failure` when there is none, or it cannot be read. */
  async find(id: string): Promise<LiveTable> {
    const loading = this.#live.get(id) ?? this.#load(id);
    this.#live.set(id, loading);
    try {
      const live = await loading;
      // Whoever asked is about to use it: it must not be swept away in between.
      live.touched = this.parts.clock();
      return live;
    } catch (error) {
      // Somebody else may have begun to read it again by now.
      if (this.#live.get(id) === loading) this.#live.delete(id);
      throw error;
    }
  }

  /** The tables of some ids; what cannot be read is left out. */
  async findAll(ids: readonly string[]): Promise<readonly LiveTable[]> {
    const found: LiveTable[] = [];
    for (const id of ids) {
      const live = await this.find(id).catch((error: unknown) => {
        if (error instanceof Failure && error.code === 'unreadable-table') return null;
        throw error;
      });
      if (live) found.push(live);
    }
    return found;
  }

  /** Takes up every table at which a bot was to decide when the house was last closed. */
  async resumeBots(): Promise<number> {
    return (await this.findAll(await this.parts.store.botsDue())).length;
  }

  /** Forgets the tables nobody has had to do with for a while. */
  async sweep(idleMs = IDLE_MS): Promise<void> {
    const before = this.parts.clock() - idleMs;
    for (const [id, loading] of this.#live) {
      const live = await loading.catch(() => null);
      if (live && live.watchers.size === 0 && live.thinking.size === 0 && live.touched <= before)
        this.#live.delete(id);
    }
  }

  /**
   * What is kept of a table was changed beside it: it leaves memory when all that was asked of it is
   * done. Whoever looks on is told to connect again, or why there is nothing more to see.
   */
  async renew(id: string, gone?: Failure): Promise<void> {
    const loading = this.#live.get(id);
    const live = await loading?.catch(() => null);
    if (!live) return;
    await live.retire(gone);
    if (this.#live.get(id) === loading) this.#live.delete(id);
  }

  /** Every table in memory. */
  async all(): Promise<readonly LiveTable[]> {
    const tables = await Promise.all([...this.#live.values()].map((live) => live.catch(() => [])));
    return tables.flat();
  }

  async #load(id: string): Promise<LiveTable> {
    const live = await this.#read(id);
    if (!live)
      throw new Failure('unknown-table', 'There is no table at this address; check the link.');
    const { table } = live;
    const { gaps, clock, changed, rescheduled } = this.parts;
    // Before anything else: what ran while no house was there is given back.
    if (heldTime(table, gaps(), clock()).length > 0)
      await live.hold((now) => heldTime(table, gaps(), now));
    if (dueBots(table).length > 0) changed(live);
    rescheduled(live);
    return live;
  }

  async #read(id: string): Promise<LiveTable | null> {
    try {
      const stored = await this.parts.store.read(id);
      return stored && this.#rebuild(stored);
    } catch (error) {
      if (error instanceof StoreError && error.code !== 'unreadable') throw error;
      this.parts.unreadable(id, error);
      throw new Failure(
        'unreadable-table',
        'This table is damaged and was set aside; whoever runs the house finds the reason in its log.',
      );
    }
  }

  #rebuild({ facts, deeds, receipts }: StoredMatch): LiveTable {
    const { store, games, clock, changed, rescheduled, failed } = this.parts;
    const lost = (live: LiveTable, error: unknown) => {
      this.#live.delete(live.id);
      const failure = new Failure('server-error', 'The table could not be saved; connect again.');
      for (const watcher of [...live.watchers]) watcher.dismiss(failure, true);
      if (!(error instanceof Refusal)) failed(live.id, error);
    };
    const around = { store, clock, changed, rescheduled, lost };
    return new LiveTable(rebuild(facts, deeds.map(readDeed), games, clock()), receipts, around);
  }
}
