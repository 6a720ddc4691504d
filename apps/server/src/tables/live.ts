import { Refusal, type Seat, type Viewer } from '@nabu/kernel';
import type { ServerMessage } from '@nabu/protocol';
import {
  apply,
  type Deed,
  deedRow,
  dueBots,
  type Happened,
  owed,
  seatInfos,
  setPresence,
  standing,
  type Table,
  tell,
} from '@nabu/table';
import { Failure } from '../failure.ts';
import type { Receipt, Store } from '../store/store.ts';
import { Receipts } from './receipts.ts';
import { standingOf } from './standing.ts';
import { viewerFor } from './viewer.ts';

/** Somebody who looks at a table over a connection. */
export interface Watcher {
  /** Every id under which they may hold a seat. Never a seat: seats change hands, so who holds one is asked each time. */
  readonly identities: readonly string[];
  readonly address: string;
  /** Sends a message that is written out already: the same text goes to all who see the same. */
  send(text: string): void;
  /** Says why, and closes the connection. */
  dismiss(failure: Failure, again: boolean): void;
}

/** What a live table needs from the house around it. */
export interface Around {
  readonly store: Store;
  readonly clock: () => number;
  /** After every change that was stored and told. */
  changed(live: LiveTable): void;
  /** What happens by itself next may have changed: after every change, and when somebody came or went. */
  rescheduled(live: LiveTable): void;
  /** Memory and store may differ: forget the table; it is read again when somebody asks. */
  lost(live: LiveTable, error: unknown): void;
}

/** Who is here is told at most this often: a hundred arrivals are one message. */
const PRESENCE_MS = 250;

/** Deeds that change who sits where. */
const SEATING: readonly Deed['kind'][] = [
  ...(['joined', 'filled', 'left', 'returned', 'tookOver', 'awaited'] as const),
  ...(['resigned', 'timeUp', 'forfeited'] as const),
];

/**
 * A table in memory with those who look at it. All that reads or changes it goes through `run`,
 * one after the other, so that nobody sees a move before it is stored.
 */
export class LiveTable {
  readonly table: Table;
  readonly watchers = new Set<Watcher>();
  /** Seats whose bot thinks at this moment. */
  readonly thinking = new Set<Seat>();
  /** When somebody last had to do with it. */
  touched: number;
  readonly #around: Around;
  readonly #receipts: Receipts;
  /** How many connections show each id. */
  readonly #connections = new Map<string, number>();
  #queue: Promise<unknown> = Promise.resolve();
  #position = new AbortController();
  #presence: NodeJS.Timeout | null = null;
  #lost = false;

  constructor(table: Table, receipts: readonly Receipt[], around: Around) {
    this.table = table;
    this.#around = around;
    this.#receipts = new Receipts(receipts);
    this.touched = around.clock();
  }

  get id(): string {
    return this.table.facts.id;
  }

  /** Aborted when it is no longer the position, or no longer the same bots who must decide: no answer is needed then. */
  get position(): AbortSignal {
    return this.#position.signal;
  }

  /** Does something with the table when all that was asked before is done. */
  run<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.#queue.then(() => {
      if (this.#lost)
        throw new Failure('going-down', 'This table is being read again; connect again.');
      this.touched = this.#around.clock();
      return work();
    });
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /**
   * Changes the table: stores the deeds that were decided on, then tells everybody. Returns the number
   * of the first. `asked` is when it was asked for: what waited in the house costs nobody time. What
   * was due by then comes first.
   */
  change(
    decide: (now: number) => readonly Deed[] | Promise<readonly Deed[]>,
    command?: Omit<Receipt, 'n'>,
    asked?: number,
  ): Promise<number> {
    return this.run(async () => {
      const done = command && this.#receipts.find(command);
      if (done !== undefined) return done;
      const now = Math.max(asked ?? this.#around.clock(), this.table.deeds.at(-1)?.at ?? 0);
      await this.#catchUp(now);
      const from = this.table.deeds.length;
      const deeds = await decide(now);
      if (deeds.length === 0) return from;
      await this.#commit(deeds, command ? { ...command, n: from + 1 } : null);
      return from + 1;
    });
  }

  /** Lets nobody in any more; whoever looks on is told why, or to connect again. */
  async retire(gone?: Failure): Promise<void> {
    await this.run(() => {
      this.#lost = true;
      this.#moveOn();
      const again = new Failure('going-down', 'This table is being read again; connect again.');
      for (const watcher of [...this.watchers]) watcher.dismiss(gone ?? again, !gone);
    });
  }

  /** Gives back time that was nobody's; before what that time would have made due. */
  hold(decide: (now: number) => readonly Deed[]): Promise<void> {
    return this.run(async () => {
      const deeds = decide(this.#around.clock());
      if (deeds.length > 0) await this.#commit(deeds, null);
    });
  }

  /** Does what has come due: a clock that ran out, a caretaker who sits down. */
  async #catchUp(now: number): Promise<void> {
    for (let deeds = owed(this.table, now); deeds.length > 0; deeds = owed(this.table, now))
      await this.#commit(deeds, null);
  }

  async #commit(deeds: readonly Deed[], receipt: Receipt | null): Promise<void> {
    const before = occasion(this.table);
    const news = await this.#store(this.table.deeds.length, deeds, receipt);
    if (occasion(this.table) !== before) this.#moveOn();
    if (receipt) this.#receipts.add(receipt);
    this.#tell(news);
    this.#around.rescheduled(this);
    this.#around.changed(this);
  }

  /** Who a watcher is at this moment. */
  viewer({ identities }: Pick<Watcher, 'identities'>): Viewer {
    return viewerFor(this.table, identities);
  }

  /** Adds a watcher; inside `run`. */
  enter(watcher: Watcher): void {
    this.watchers.add(watcher);
    for (const id of watcher.identities)
      this.#connections.set(id, (this.#connections.get(id) ?? 0) + 1);
    this.#countPeople();
    this.#tellPresenceSoon();
  }

  /** Removes a watcher. */
  exit(watcher: Watcher): void {
    if (!this.watchers.delete(watcher)) return;
    this.touched = this.#around.clock();
    for (const id of watcher.identities) {
      const left = (this.#connections.get(id) ?? 1) - 1;
      if (left > 0) this.#connections.set(id, left);
      else this.#connections.delete(id);
    }
    this.#countPeople();
    this.#tellPresenceSoon();
  }

  /** How many look on without a seat. */
  get spectators(): number {
    const seated = this.table.holders.map(({ guest }) => this.#connectionsOf(guest?.who));
    return this.watchers.size - seated.reduce((sum, count) => sum + count, 0);
  }

  #connectionsOf(who: string | undefined): number {
    return who === undefined ? 0 : (this.#connections.get(who) ?? 0);
  }

  /** A seat's player is here while they have a connection. */
  #countPeople(): void {
    const now = this.#around.clock();
    this.table.holders.forEach(({ guest }, seat) => {
      setPresence(this.table, seat, this.#connectionsOf(guest?.who) > 0, now);
    });
    // A table that leaves memory is listed and timed by the next one that is read.
    if (!this.#lost) this.#around.rescheduled(this);
  }

  #tellPresenceSoon(): void {
    if (this.#presence !== null) return;
    this.#presence = setTimeout(() => this.#tellPresence(), PRESENCE_MS).unref();
  }

  #tellPresence(): void {
    if (this.#presence !== null) clearTimeout(this.#presence);
    this.#presence = null;
    const seats = seatInfos(this.table);
    const text = written({ type: 'presence', seats, watchers: this.spectators });
    for (const watcher of this.watchers) watcher.send(text);
  }

  /** Carries the deeds out and stores them; when they cannot be stored, the table leaves memory. */
  async #store(
    from: number,
    deeds: readonly Deed[],
    receipt: Receipt | null,
  ): Promise<readonly Happened[]> {
    const { table } = this;
    try {
      const news = deeds.map((deed) => apply(table, deed));
      const found = standingOf(table);
      await this.#around.store.append(this.id, from, deeds.map(deedRow), found, receipt);
      return news;
    } catch (error) {
      this.#lost = true;
      this.#moveOn();
      this.#around.lost(this, error);
      throw error;
    }
  }

  #moveOn(): void {
    this.#position.abort(new Refusal('stale', 'The match has gone on; ask again.'));
    this.#position = new AbortController();
  }

  #tell(news: readonly Happened[]): void {
    const told = new Map<Viewer, readonly string[]>();
    for (const watcher of this.watchers) {
      const viewer = this.viewer(watcher);
      const texts = told.get(viewer) ?? this.#news(news, viewer);
      told.set(viewer, texts);
      for (const text of texts) watcher.send(text);
    }
    if (!news.some(({ deed }) => SEATING.includes(deed.kind))) return;
    this.#countPeople();
    this.#tellPresence();
  }

  #news(news: readonly Happened[], viewer: Viewer): readonly string[] {
    const entries = news.map((each) =>
      written({ type: 'entry', entry: tell(this.table, each, viewer) }),
    );
    return [...entries, written({ type: 'now', now: standing(this.table, viewer) })];
  }
}

/** A message as it travels. */
export function written(message: ServerMessage): string {
  return JSON.stringify(message);
}

/** Two equal ones mean that questions about the position are still worth an answer. */
function occasion(table: Table): string {
  return `${table.match?.ply} ${table.phase} ${dueBots(table)}`;
}
