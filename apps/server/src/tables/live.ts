import { Refusal, type Seat, type Viewer } from '@nabu/kernel';
import {
  apply,
  type Deed,
  deedRow,
  type Happened,
  happened,
  owed,
  readDeed,
  seatInfos,
  setPresence,
  type Table,
} from '@nabu/table';
import { Failure } from '../failure.ts';
import { type Receipt, StoreError, type Tail } from '../store/store.ts';
import { type Around, occasion } from './around.ts';
import { type Note, Peers } from './peers.ts';
import { rebuildAt } from './rebuilding.ts';
import { Receipts } from './receipts.ts';
import { standingOf } from './standing.ts';
import { learnThoughts, type TurnThought } from './thoughts.ts';
import { viewerFor } from './viewer.ts';
import { someLook, type Watcher } from './watcher.ts';
import { newsFor, written } from './written.ts';

/** Who is here is told at most this often: a hundred arrivals are one message. */
const PRESENCE_MS = 250;

/** So often another node may be first before a command is refused; each time something else was done. */
const MOST_TRIES = 20;

/** Deeds that change who sits where. */
const SEATING: readonly Deed['kind'][] = [
  ...(['joined', 'filled', 'left', 'returned', 'tookOver', 'awaited'] as const),
  ...(['resigned', 'timeUp', 'forfeited'] as const),
];

/**
 * A table in memory with those who look at it. All that reads or changes it goes through `run`,
 * one after the other, so that nobody sees a move before it is stored. Other nodes may have the same
 * table and change it too: the store takes one change after each deed, and whoever comes second
 * reads what was done and decides again.
 */
export class LiveTable {
  readonly watchers = new Set<Watcher>();
  /** Seats whose bot thinks at this moment. */
  readonly thinking = new Set<Seat>();
  /** When somebody last had to do with it. */
  touched: number;
  readonly #around: Around;
  readonly #receipts: Receipts;
  readonly #peers = new Peers();
  #table: Table;
  /** How many connections show each id. */
  readonly #connections = new Map<string, number>();
  #queue: Promise<unknown> = Promise.resolve();
  /** Made when somebody asks: most positions pass without a question about them. */
  #position: AbortController | null = null;
  #presence: NodeJS.Timeout | null = null;
  #lost = false;

  constructor(table: Table, receipts: readonly Receipt[], around: Around) {
    this.#table = table;
    this.#around = around;
    this.#receipts = new Receipts(receipts);
    this.touched = around.clock();
  }

  get id(): string {
    return this.#table.facts.id;
  }

  /** The table as it stands; another object after another node was first. */
  get table(): Table {
    return this.#table;
  }

  /** Whether it left memory, or is about to. */
  get lost(): boolean {
    return this.#lost;
  }

  /** What this node has to say about it. */
  get note(): Note {
    const seated = this.table.holders.flatMap(({ guest }) => guest?.who ?? []);
    const here = this.#lost ? [] : seated.filter((who) => this.#connectionsOf(who) > 0);
    const looking = here.filter((who) => someLook(this.watchers, [who]));
    const thinks = !this.#lost && this.thinking.size > 0;
    return { here, looking, watchers: this.#onlookers, thinks };
  }

  /** Whether another node sees to the bots of this table. */
  get mindedElsewhere(): boolean {
    return this.#peers.think;
  }

  /** Aborted when it is no longer the position, or no longer the same bots who must decide: no answer is needed then. */
  get position(): AbortSignal {
    this.#position ??= new AbortController();
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
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const done = command && this.#receipts.find(command);
        if (done !== undefined) return done;
        const now = Math.max(asked ?? this.#around.clock(), this.table.deeds.at(-1)?.at ?? 0);
        if (!(await this.#catchUp(now))) continue;
        const from = this.table.deeds.length;
        const deeds = await decide(now);
        if (deeds.length === 0) return from;
        if (await this.#commit(deeds, command ? { ...command, n: from + 1 } : null))
          return from + 1;
      }
      throw new Refusal('stale', 'Others were faster each time; look at the table and try again.');
    });
  }

  /**
   * Another node has done something, up to deed `n`: tells everybody here, with what a bot thought
   * about it. What it says that it has stored is believed where it is all that is new here; else the
   * store is asked.
   */
  follow(
    n = Number.POSITIVE_INFINITY,
    thoughts: readonly TurnThought[] = [],
    stored: Tail | null = null,
  ): Promise<void> {
    if (n <= this.table.deeds.length) return this.learn(thoughts);
    return this.run(async () => {
      if (n > this.table.deeds.length) await this.#readTail(n, stored);
      this.#learn(thoughts);
    });
  }

  /** Another node knows what bots thought; whoever can ask about more than before is told so. */
  learn(thoughts: readonly TurnThought[]): Promise<void> {
    return thoughts.length === 0 ? Promise.resolve() : this.run(() => this.#learn(thoughts));
  }

  /** Another node says how things are there; null when it is gone. */
  hearOf(node: string, note: Note | null): void {
    if (note) this.#peers.set(node, note);
    else if (!this.#peers.forget(node)) return;
    if (this.#lost) return;
    this.#countPeople(true);
    this.#tellPresenceSoon();
  }

  /** Another node says whether it sees to the bots. */
  thinksElsewhere(node: string, thinks: boolean): void {
    this.#peers.thinks(node, thinks);
  }

  /** Nobody knows who is connected elsewhere: whoever is not here is not counted as away for longer than since now. */
  excuseAbsence(): void {
    const now = this.#around.clock();
    for (const holder of this.table.holders) if (!holder.here) holder.awaySince = now;
    this.#around.rescheduled(this, true);
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
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const deeds = decide(this.#around.clock());
        if (deeds.length === 0 || (await this.#commit(deeds, null))) return;
      }
    });
  }

  /** Does what has come due: a clock that ran out, a caretaker who sits down. False when another node was first. */
  async #catchUp(now: number): Promise<boolean> {
    for (let deeds = owed(this.table, now); deeds.length > 0; deeds = owed(this.table, now))
      if (!(await this.#commit(deeds, null))) return false;
    return true;
  }

  /** Stores deeds and tells everybody; false when another node was first, whose deeds are then told. */
  async #commit(deeds: readonly Deed[], receipt: Receipt | null): Promise<boolean> {
    const before = occasion(this.table);
    const tail = { deeds: deeds.map(deedRow), receipts: receipt ? [receipt] : [] };
    const news = await this.#store(this.table.deeds.length, deeds, tail);
    if (occasion(this.table) !== before) this.#moveOn();
    if (!news) return false;
    if (receipt) this.#receipts.add(receipt);
    this.#tell(news);
    this.#around.rescheduled(this, false);
    this.#around.changed(this, tail);
    return true;
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
    this.#countPeople(false);
    this.#tellPresenceSoon();
  }

  /** Whether somebody has the table before their eyes, here or elsewhere. */
  isWatchedBy(identities: readonly string[]): boolean {
    return someLook(this.watchers, identities) || this.#peers.isWatchedBy(identities);
  }

  /** A watcher turns to the table, or away from it. */
  look(watcher: Watcher, looking: boolean): void {
    if (watcher.looking === looking) return;
    watcher.looking = looking;
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
    this.#countPeople(false);
    this.#tellPresenceSoon();
  }

  /** How many look on without a seat, here and elsewhere. */
  get spectators(): number {
    return this.#onlookers + this.#peers.watchers;
  }

  get #onlookers(): number {
    const seated = this.table.holders.map(({ guest }) => this.#connectionsOf(guest?.who));
    return this.watchers.size - seated.reduce((sum, count) => sum + count, 0);
  }

  #connectionsOf(who: string | undefined): number {
    return who === undefined ? 0 : (this.#connections.get(who) ?? 0);
  }

  /** A seat's player is here while they have a connection, to whichever node. */
  #countPeople(elsewhere: boolean): void {
    const now = this.#around.clock();
    this.table.holders.forEach(({ guest }, seat) => {
      const here = this.#connectionsOf(guest?.who) > 0 || this.#peers.has(guest?.who ?? '');
      setPresence(this.table, seat, here, now);
    });
    // A table that leaves memory is listed and timed by the next one that is read.
    if (!this.#lost) this.#around.rescheduled(this, elsewhere);
  }

  #tellPresenceSoon(): void {
    if (this.#presence !== null) return;
    this.#presence = setTimeout(() => this.#tellPresence(), PRESENCE_MS).unref();
  }

  #tellPresence(): void {
    if (this.#presence !== null) clearTimeout(this.#presence);
    this.#presence = null;
    this.#around.noted(this);
    const seats = seatInfos(this.table);
    const text = written({ type: 'presence', seats, watchers: this.spectators });
    for (const watcher of this.watchers) watcher.send(text);
  }

  /** Carries the deeds out and stores them; null when another node was first. When they cannot be stored, the table leaves memory. */
  async #store(
    from: number,
    deeds: readonly Deed[],
    { deeds: rows, receipts: [receipt] }: Tail,
  ): Promise<readonly Happened[] | null> {
    const { table } = this;
    try {
      const news = deeds.map((deed) => apply(table, deed));
      const found = standingOf(table);
      await this.#around.store.append(this.id, from, rows, found, receipt ?? null);
      return news;
    } catch (error) {
      if (!(error instanceof StoreError && error.code === 'conflict')) throw this.#lose(error);
    }
    await this.#takeBack(from);
    return null;
  }

  /** What was carried out here was not stored because another node was first: its deeds come in their place. */
  async #takeBack(from: number): Promise<void> {
    const tail = await this.#tailAfter(from);
    const deeds = [...this.table.deeds.slice(0, from), ...tail.deeds.map(readDeed)];
    this.#table = rebuildAt(this.table, deeds, this.#around.games, this.#around.clock());
    this.#hearTail(tail.receipts, happened(this.table, from));
  }

  /** Reads what other nodes have stored since, and tells it. */
  async #readTail(n: number, stored: Tail | null): Promise<void> {
    const before = occasion(this.table);
    const { length } = this.table.deeds;
    const isNext = stored !== null && length + stored.deeds.length === n;
    const tail = isNext ? stored : await this.#tailAfter(length);
    if (tail.deeds.length === 0) return;
    const news = this.#carryOut(tail.deeds.map(readDeed));
    if (occasion(this.table) !== before) this.#moveOn();
    this.#hearTail(tail.receipts, news);
  }

  #carryOut(deeds: readonly Deed[]): readonly Happened[] {
    try {
      return deeds.map((deed) => apply(this.table, deed));
    } catch (error) {
      // A node with other rules than this one: the table is read again as one of unknown rules.
      throw this.#lose(error);
    }
  }

  async #tailAfter(n: number) {
    const tail = await this.#around.store.tail(this.id, n).catch((error: unknown) => {
      throw this.#lose(error);
    });
    if (tail) return tail;
    this.#lost = true;
    this.#moveOn();
    const gone = new Failure('unknown-table', 'Whoever runs the house has removed this table.');
    for (const watcher of [...this.watchers]) watcher.dismiss(gone, false);
    throw gone;
  }

  #hearTail(receipts: readonly Receipt[], news: readonly Happened[]): void {
    for (const receipt of receipts) this.#receipts.add(receipt);
    this.#tell(news);
    this.#around.rescheduled(this, true);
    this.#around.followed(this);
  }

  /** Memory and store may differ: the table leaves memory. Gives the error back. */
  #lose(error: unknown): unknown {
    this.#lost = true;
    this.#moveOn();
    this.#around.lost(this, error);
    return error;
  }

  #learn(thoughts: readonly TurnThought[]): void {
    if (learnThoughts(this.table, thoughts).length > 0) this.#tell([]);
  }

  #moveOn(): void {
    this.#position?.abort(new Refusal('stale', 'The match has gone on; ask again.'));
    this.#position = null;
  }

  #tell(news: readonly Happened[]): void {
    const told = new Map<Viewer, readonly string[]>();
    for (const watcher of this.watchers) {
      const viewer = this.viewer(watcher);
      const texts = told.get(viewer) ?? newsFor(this.table, news, viewer);
      told.set(viewer, texts);
      for (const text of texts) watcher.send(text);
    }
    if (!news.some(({ deed }) => SEATING.includes(deed.kind))) return;
    this.#countPeople(true);
    this.#tellPresence();
  }
}
