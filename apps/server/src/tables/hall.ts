import { findGame, type Games, Refusal } from '@nabu/kernel';
import type { Code } from '@nabu/protocol';
import type { Advice, AdviceQuestion } from '@nabu/search';
import {
  type Decision,
  dueBots,
  type Gap,
  heldTime,
  readDeed,
  rebuild,
  type ThoughtsQuestion,
} from '@nabu/table';
import type { Asking } from '../bots/thinker.ts';
import { Failure } from '../failure.ts';
import { type Store, type StoredMatch, StoreError, type Tail } from '../store/store.ts';
import type { Following } from './following.ts';
import { Histories } from './histories.ts';
import { LiveTable } from './live.ts';

/** What the hall needs from the house. */
export interface HallParts {
  readonly store: Store;
  readonly games: Games;
  readonly clock: () => number;
  /** When no node was at work: nobody's time. */
  gaps(): readonly Gap[];
  /** After every change of a table. */
  changed(live: LiveTable): void;
  /** After a change of a table by another node. */
  followed?(live: LiveTable): void;
  /** A table was read at which a bot must decide. */
  botDue?(live: LiveTable): void;
  /** A table was set up. */
  made(live: LiveTable): void;
  /** What happens by itself next at a table may have changed, people came or went, or the table was read. `elsewhere`: other nodes know it already. */
  rescheduled(live: LiveTable, elsewhere: boolean): void;
  /** What would be good for a player who asks. */
  advise(question: AdviceQuestion, asking: Omit<Asking, 'limitMs'>): Promise<readonly Advice[]>;
  /** What somebody may be told of what a bot thought. */
  open(question: ThoughtsQuestion, asking: Omit<Asking, 'limitMs'>): Promise<readonly Decision[]>;
  /** A table whose last change could not be stored. */
  failed(id: string, error: unknown): void;
  /** A table that is kept but cannot be read: it is set aside, and the rest of the house goes on. */
  unreadable(id: string, error: unknown): void;
  /** The other nodes that may have the same tables; there are none when it is left out. */
  readonly nodes?: OtherNodes;
}

/** What the hall tells and asks of other nodes. */
export type OtherNodes = Pick<
  Following,
  'begin' | 'end' | 'loaded' | 'noted' | 'renewed' | 'wrote'
>;

const NO_NODES: OtherNodes = {
  begin: async () => undefined,
  end: () => undefined,
  loaded: () => undefined,
  noted: () => undefined,
  renewed: () => undefined,
  wrote: () => undefined,
};

/** Why a table cannot be had, now or later. */
const HOPELESS: readonly Code[] = ['unreadable-table', 'unknown-table'];

/** Whether somebody who asked for a table was told that there is none, or none that can be read. */
export function isHopeless(error: unknown): boolean {
  return error instanceof Failure && HOPELESS.includes(error.code);
}

/** Tables nobody looks at leave memory after this long; they are read again when asked for. */
const IDLE_MS = 5 * 60_000;

/** The tables in memory: read when somebody asks for them, forgotten when nobody does. */
export class Hall {
  readonly parts: HallParts;
  /** What happened at the tables that were told whole last. */
  readonly histories = new Histories();
  readonly #live = new Map<string, Promise<LiveTable>>();
  readonly #nodes: OtherNodes;

  constructor(parts: HallParts) {
    this.parts = parts;
    this.#nodes = parts.nodes ?? NO_NODES;
  }

  /** The number of tables in memory. */
  get size(): number {
    return this.#live.size;
  }

  /** A table that is in memory, or is being read; undefined when it is neither. */
  peek(id: string): Promise<LiveTable> | undefined {
    return this.#live.get(id);
  }

  /** A table by its id; throws a `Failure` when there is none, or it cannot be read. */
  async find(id: string): Promise<LiveTable> {
    const loading = this.#live.get(id) ?? this.#load(id);
    this.#live.set(id, loading);
    try {
      const live = await loading;
      if (live.lost) {
        if (this.#live.get(id) === loading) this.#forget(id);
        return await this.find(id);
      }
      // Whoever asked is about to use it: it must not be swept away in between.
      live.touched = this.parts.clock();
      return live;
    } catch (error) {
      // Somebody else may have begun to read it again by now.
      if (this.#live.get(id) === loading) this.#forget(id);
      throw error;
    }
  }

  /** The tables of some ids; what cannot be read, or was removed meanwhile, is left out. */
  async findAll(ids: readonly string[]): Promise<readonly LiveTable[]> {
    const found: LiveTable[] = [];
    for (const id of ids) {
      const live = await this.find(id).catch((error: unknown) => {
        if (isHopeless(error)) return null;
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
        this.#forget(id);
    }
  }

  /**
   * What is kept of a table was changed beside it: it leaves memory when all that was asked of it is
   * done, here and on other nodes. Whoever looks on is told to connect again, or why there is
   * nothing more to see.
   */
  async renew(id: string, gone?: Failure): Promise<void> {
    this.#nodes.renewed(id);
    await this.renewHere(id, gone);
  }

  /** The same on this node alone. */
  async renewHere(id: string, gone?: Failure): Promise<void> {
    const loading = this.#live.get(id);
    const live = await loading?.catch(() => null);
    if (!live) return;
    await live.retire(gone);
    if (this.#live.get(id) === loading) this.#forget(id);
  }

  /** Every table in memory. */
  async all(): Promise<readonly LiveTable[]> {
    const tables = await Promise.all([...this.#live.values()].map((live) => live.catch(() => [])));
    return tables.flat();
  }

  #forget(id: string): void {
    this.#live.delete(id);
    this.#nodes.end(id);
  }

  async #load(id: string): Promise<LiveTable> {
    await this.#nodes.begin(id);
    const live = await this.#read(id);
    if (!live)
      throw new Failure('unknown-table', 'There is no table at this address; check the link.');
    const { gaps, clock, botDue, rescheduled } = this.parts;
    // Before anything else: what ran while no node was at work is given back.
    if (heldTime(live.table, gaps(), clock()).length > 0)
      await live.hold((now) => heldTime(live.table, gaps(), now));
    this.#nodes.loaded(live);
    if (dueBots(live.table).length > 0) botDue?.(live);
    rescheduled(live, false);
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
      this.#forget(live.id);
      const failure = new Failure('server-error', 'The table could not be saved; connect again.');
      for (const watcher of [...live.watchers]) watcher.dismiss(failure, true);
      if (!(error instanceof Refusal)) failed(live.id, error);
    };
    const stored = (live: LiveTable, tail: Tail) => this.#nodes.wrote(live, tail);
    const followed = (live: LiveTable) => this.parts.followed?.(live);
    const noted = (live: LiveTable) => this.#nodes.noted(live);
    const around = { store, games, clock, stored, changed, followed, rescheduled, noted, lost };
    const table = rebuild(facts, deeds.map(readDeed), games, clock());
    if (!table.game && findGame(games, facts.game, facts.rules))
      this.parts.unreadable(facts.id, new Error('its entries do not fit its rules'));
    return new LiveTable(table, receipts, around);
  }
}
