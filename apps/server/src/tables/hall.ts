import type { Advice, AdviceQuestion } from '@nabu/search';
import type { Asking } from '../bots/thinker.ts';
import { Failure } from '../failure.ts';
import type { Store, StoredMatch } from '../store/port.ts';
import { LiveTable } from './live.ts';
import { dueBots, type Games, rebuildTable } from './table.ts';

/** What the hall needs from the house. */
export interface HallParts {
  readonly store: Store;
  readonly games: Games;
  readonly clock: () => number;
  /** After every change of a table, and when one was read that waits for a bot. */
  changed(live: LiveTable): void;
  /** What would be good for a player who asks. */
  advise(question: AdviceQuestion, asking: Omit<Asking, 'limitMs'>): Promise<readonly Advice[]>;
  /** A table whose last change could not be stored. */
  failed(id: string, error: unknown): void;
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

  /** A table by its id; throws a `Failure` when there is none. */
  async find(id: string): Promise<LiveTable> {
    const loading = this.#live.get(id) ?? this.#load(id);
    this.#live.set(id, loading);
    try {
      const live = await loading;
      // Whoever asked is about to use it: it must not be swept away in between.
      live.touched = this.parts.clock();
      return live;
    } catch (error) {
      this.#live.delete(id);
      throw error;
    }
  }

  /** Takes up every table at which a bot was to decide when the house was last closed. */
  async resumeBots(): Promise<number> {
    const ids = await this.parts.store.botsDue();
    for (const id of ids) await this.find(id);
    return ids.length;
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

  /** Every table in memory. */
  async all(): Promise<readonly LiveTable[]> {
    const tables = await Promise.all([...this.#live.values()].map((live) => live.catch(() => [])));
    return tables.flat();
  }

  async #load(id: string): Promise<LiveTable> {
    const stored = await this.parts.store.read(id);
    if (!stored)
      throw new Failure('unknown-table', 'There is no table at this address; check the link.');
    const live = this.#rebuild(stored);
    if (dueBots(live.table).length > 0) this.parts.changed(live);
    return live;
  }

  #rebuild(stored: StoredMatch): LiveTable {
    const { store, games, clock, changed, failed } = this.parts;
    const lost = (live: LiveTable, error: unknown) => {
      this.#live.delete(live.id);
      const failure = new Failure('server-error', 'The table could not be saved; connect again.');
      for (const watcher of [...live.watchers]) watcher.dismiss(failure, true);
      failed(live.id, error);
    };
    const around = { store, clock, changed, lost };
    return new LiveTable(rebuildTable(stored, games, clock()), stored.receipts, around);
  }
}
