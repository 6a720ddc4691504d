import { Refusal, type Seat, type Viewer } from '@nabu/kernel';
import { type Deed, deedRow, type Happened, owed, type Table, viewerOf } from '@nabu/table';
import { Failure } from '../failure.ts';
import type { Receipt, Tail } from '../store/store.ts';
import { type Around, isPast, occasion } from './around.ts';
import { Audience } from './audience.ts';
import { Ledger } from './ledger.ts';
import type { Note } from './peers.ts';
import { learnThoughts, type TurnThought } from './thoughts.ts';
import type { Watcher } from './watcher.ts';
import { News } from './written.ts';

/** So often another node may be first before a command is refused; each time something else was done. */
const MOST_TRIES = 20;

/** Deeds that change who sits where. */
const SEATING: readonly Deed['kind'][] = [
  ...(['joined', 'filled', 'left', 'returned', 'tookOver', 'awaited'] as const),
  ...(['resigned', 'timeUp', 'forfeited'] as const),
];

/** What belongs to a change besides what is decided on. */
export interface ChangeParts {
  /** The command that asks for it, which is carried out once. */
  readonly command?: Omit<Receipt, 'n'>;
  /** When it was asked for: what waited in the house costs nobody time. */
  readonly asked?: number;
  /** Called when what was decided on is stored, before anybody is told of it. */
  stored?(): void;
}

/**
 * A table in memory with those who look at it. All that reads or changes it goes through `run`,
 * one after the other, so that nobody sees a move before it is stored. Other nodes may have the same
 * table and change it too: the store takes one change after each deed, and whoever comes second
 * reads what was done and decides again.
 */
export class LiveTable {
  readonly #audience: Audience;
  /** Seats whose bot thinks at this moment. */
  readonly thinking = new Set<Seat>();
  /** When somebody last had to do with it. */
  touched: number;
  readonly #around: Around;
  readonly #ledger: Ledger;
  #queue: Promise<unknown> = Promise.resolve();
  /** Made when somebody asks: most positions pass without a question about them. */
  #position: AbortController | null = null;
  #lost = false;

  constructor(table: Table, receipts: readonly Receipt[], around: Around) {
    this.#around = around;
    this.touched = around.clock();
    const { store, games, clock } = around;
    this.#ledger = new Ledger(table, receipts, {
      ...{ store, games, clock },
      lose: (error) => this.#lose(error),
      gone: (failure) => this.#dismiss(failure, false),
    });
    this.#audience = new Audience({
      table: () => this.table,
      clock,
      // A table that leaves memory is listed and timed by the next one that is read.
      counted: (elsewhere) => {
        if (!this.#lost) around.rescheduled(this, elsewhere);
      },
      noted: () => around.noted(this),
    });
  }

  get id(): string {
    return this.table.facts.id;
  }

  /** The table as it stands; another object after another node was first. */
  get table(): Table {
    return this.#ledger.table;
  }

  /** Whether it left memory, or is about to. */
  get lost(): boolean {
    return this.#lost;
  }

  /** What this node has to say about it. */
  get note(): Note {
    const nobody = this.#lost ? { here: [], looking: [] } : {};
    const thinks = !this.#lost && this.thinking.size > 0;
    return { ...this.#audience.note, ...nobody, thinks };
  }

  /** Everybody who looks at it over a connection to this node. */
  get watchers(): ReadonlySet<Watcher> {
    return this.#audience.watchers;
  }

  /** Whether another node sees to the bots of this table. */
  get mindedElsewhere(): boolean {
    return this.#audience.peers.think;
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
   * of the first. What was due by when it was asked for comes first. Decided again when another node
   * was first.
   */
  change(
    decide: (now: number) => readonly Deed[] | Promise<readonly Deed[]>,
    { command, asked, stored }: ChangeParts = {},
  ): Promise<number> {
    return this.run(async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const done = command && this.#ledger.find(command);
        if (done !== undefined) return done;
        const now = Math.max(asked ?? this.#around.clock(), this.table.deeds.at(-1)?.at ?? 0);
        if (!(await this.#catchUp(now))) continue;
        const from = this.table.deeds.length;
        const deeds = await decide(now);
        if (deeds.length === 0) return from;
        if (await this.#commit(deeds, command ? { ...command, n: from + 1 } : null, stored))
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
      if (n > this.table.deeds.length) await this.#follow(n, stored);
      this.#learn(thoughts);
    });
  }

  /** Another node knows what bots thought; whoever can ask about more than before is told so. */
  learn(thoughts: readonly TurnThought[]): Promise<void> {
    return thoughts.length === 0 ? Promise.resolve() : this.run(() => this.#learn(thoughts));
  }

  /** Another node says how things are there; null when it is gone. */
  hearOf(node: string, note: Note | null): void {
    const { peers } = this.#audience;
    if (note) peers.set(node, note);
    else if (!peers.forget(node)) return;
    if (this.#lost) return;
    this.#audience.count(true);
    this.#audience.tellSoon();
  }

  /** Another node says whether it sees to the bots. */
  thinksElsewhere(node: string, thinks: boolean): void {
    this.#audience.peers.thinks(node, thinks);
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
      const again = new Failure('going-down', 'This table is being read again; connect again.');
      this.#dismiss(gone ?? again, !gone);
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
  async #commit(
    deeds: readonly Deed[],
    receipt: Receipt | null,
    stored?: () => void,
  ): Promise<boolean> {
    const before = occasion(this.table);
    const tail = { deeds: deeds.map(deedRow), receipts: receipt ? [receipt] : [] };
    const { news, first } = await this.#ledger.append(deeds, tail);
    if (first) {
      stored?.();
      this.#around.stored(this, tail);
    }
    if (isPast(before, this.table, news)) this.#moveOn();
    this.#tell(news);
    this.#around.rescheduled(this, !first);
    if (first) this.#around.changed(this);
    else this.#around.followed(this);
    return first;
  }

  /** Who a watcher is at this moment. */
  viewer({ identities }: Pick<Watcher, 'identities'>): Viewer {
    return viewerOf(this.table, identities);
  }

  /** Adds a watcher; inside `run`. */
  enter(watcher: Watcher): void {
    this.#audience.enter(watcher);
  }

  /** Removes a watcher. */
  exit(watcher: Watcher): void {
    if (this.#audience.exit(watcher)) this.touched = this.#around.clock();
  }

  /** A watcher turns to the table, or away from it. */
  look(watcher: Watcher, looking: boolean): void {
    this.#audience.look(watcher, looking);
  }

  /** Whether somebody has the table in sight, here or elsewhere. */
  isWatchedBy(identities: readonly string[]): boolean {
    return this.#audience.isWatchedBy(identities);
  }

  /** How many look on without a seat, here and elsewhere. */
  get spectators(): number {
    return this.#audience.spectators;
  }

  /** Whether somebody is connected to it, with a seat or without, here or elsewhere. */
  get attended(): boolean {
    return this.spectators > 0 || this.table.holders.some(({ here }) => here);
  }

  /** Reads what other nodes have stored since, and tells it. */
  async #follow(n: number, stored: Tail | null): Promise<void> {
    const before = occasion(this.table);
    const news = await this.#ledger.follow(n, stored);
    if (news.length === 0) return;
    if (isPast(before, this.table, news)) this.#moveOn();
    this.#tell(news);
    this.#around.rescheduled(this, true);
    this.#around.followed(this);
  }

  /** Nobody is let in any more, and whoever looks on is told why. */
  #dismiss(failure: Failure, again: boolean): void {
    this.#lost = true;
    this.#moveOn();
    for (const watcher of [...this.watchers]) watcher.dismiss(failure, again);
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
    const told = new News(this.table, news);
    for (const watcher of this.watchers)
      for (const text of told.for(this.viewer(watcher))) watcher.send(text);
    if (!news.some(({ deed }) => SEATING.includes(deed.kind))) return;
    this.#audience.count(true);
    this.#audience.tell();
  }
}
