import { Refusal, type Seat, type Viewer } from '@nabu/kernel';
import type { ServerMessage } from '@nabu/protocol';
import { Failure } from '../failure.ts';
import type { Deed, Receipt, Store, StoredMatch } from '../store/port.ts';
import { applyDeed } from './apply.ts';
import { entryFor, nowFor, seatInfos } from './sight.ts';
import { dueBots, isFull, type Table } from './table.ts';

/** Somebody who looks at a table over a connection. */
export interface Watcher {
  readonly viewer: Viewer;
  readonly address: string;
  send(message: ServerMessage): void;
  /** Says why, and closes the connection. */
  dismiss(failure: Failure, again: boolean): void;
}

/** A change to make: calls `act` for each deed; the first may name the ply it was decided at. */
export type Act = (deed: Omit<Deed, 'at'>, expectedPly?: number) => void;

/** What a live table needs from the house around it. */
export interface Around {
  readonly store: Store;
  readonly clock: () => number;
  /** After every change that was stored and told. */
  changed(live: LiveTable): void;
  /** Memory and store may differ: forget the table; it is read again when somebody asks. */
  lost(live: LiveTable, error: unknown): void;
}

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
  readonly #receipts: Map<string, number>;
  #queue: Promise<unknown> = Promise.resolve();
  #position = new AbortController();
  #lost = false;

  constructor(table: Table, receipts: StoredMatch['receipts'], around: Around) {
    this.table = table;
    this.#around = around;
    this.#receipts = new Map(receipts.map(({ seat, id, n }) => [`${seat} ${id}`, n]));
    this.touched = around.clock();
  }

  get id(): string {
    return this.table.stored.id;
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

  /** Changes the table: stores the deeds, then tells everybody. Returns the number of its first deed. */
  change(make: (act: Act) => void | Promise<void>, command?: Omit<Receipt, 'n'>): Promise<number> {
    return this.run(async () => {
      const done = command && this.#receipts.get(`${command.seat} ${command.id}`);
      if (done !== undefined) return done;
      const from = this.table.log.length;
      const before = standing(this.table);
      const receipt = command ? { ...command, n: from + 1 } : null;
      await this.#storing(from, receipt, make);
      if (standing(this.table) !== before) this.#moveOn();
      if (this.table.log.length === from) return from;
      if (receipt) this.#receipts.set(`${receipt.seat} ${receipt.id}`, receipt.n);
      this.#tell(from);
      this.#around.changed(this);
      return from + 1;
    });
  }

  /** Adds a watcher; inside `run`. */
  enter(watcher: Watcher): void {
    this.watchers.add(watcher);
    if (watcher.viewer !== 'spectator') {
      const holder = this.table.holders[watcher.viewer];
      holder.sockets++;
      holder.awaySince = null;
    }
    this.tellPresence(watcher);
  }

  /** Removes a watcher. */
  exit(watcher: Watcher): void {
    if (!this.watchers.delete(watcher)) return;
    this.touched = this.#around.clock();
    if (watcher.viewer !== 'spectator') {
      const holder = this.table.holders[watcher.viewer];
      holder.sockets--;
      if (holder.sockets === 0) holder.awaySince = this.touched;
    }
    this.tellPresence();
  }

  /** How many look on without a seat. */
  get spectators(): number {
    return [...this.watchers].filter(({ viewer }) => viewer === 'spectator').length;
  }

  /** Tells everybody who is here, but for one who is told in another way. */
  tellPresence(except?: Watcher): void {
    const seats = seatInfos(this.table);
    for (const watcher of this.watchers)
      if (watcher !== except) watcher.send({ type: 'presence', seats, watchers: this.spectators });
  }

  async #storing(
    from: number,
    receipt: Receipt | null,
    make: (act: Act) => void | Promise<void>,
  ): Promise<void> {
    const { store, clock } = this.#around;
    const { table } = this;
    const at = clock();
    try {
      const act: Act = (deed, expectedPly) => applyDeed(table, { ...deed, at }, expectedPly);
      await make(act);
      followUp(table, act);
      const deeds = table.log.slice(from);
      if (deeds.length === 0) return;
      const standing = { phase: table.phase, botDue: dueBots(table).length > 0 };
      await store.append(this.id, from, deeds, standing, receipt);
    } catch (error) {
      if (table.log.length > from) this.#lose(error);
      throw error;
    }
  }

  #moveOn(): void {
    this.#position.abort(new Refusal('stale', 'The match has gone on; ask again.'));
    this.#position = new AbortController();
  }

  #lose(error: unknown): void {
    this.#lost = true;
    this.#moveOn();
    this.#around.lost(this, error);
  }

  #tell(from: number): void {
    const news = this.table.log.slice(from);
    if (news.length === 0) return;
    const told = new Map<Viewer, readonly ServerMessage[]>();
    for (const watcher of this.watchers) {
      const messages = told.get(watcher.viewer) ?? this.#news(news, watcher.viewer);
      told.set(watcher.viewer, messages);
      for (const message of messages) watcher.send(message);
    }
    if (news.some(({ kind }) => SEATING.includes(kind))) this.tellPresence();
  }

  #news(news: Table['log'], viewer: Viewer): readonly ServerMessage[] {
    return [
      ...news.map((logged) => ({
        type: 'entry' as const,
        entry: entryFor(this.table, logged, viewer),
      })),
      { type: 'now', now: nowFor(this.table, viewer) },
    ];
  }
}

/** Deeds that change who sits where. */
const SEATING: readonly Deed['kind'][] = ['joined', 'left', 'returned', 'tookOver'];

/** Two equal ones mean that questions about the position are still worth an answer. */
function standing(table: Table): string {
  return `${table.match?.ply} ${table.phase} ${dueBots(table)}`;
}

/** What happens by itself: the match starts when everybody sits, and ends when the rules say so or all agree. */
function followUp(table: Table, act: Act): void {
  const plain = { seat: null, text: null };
  if (table.phase === 'waiting' && isFull(table) && table.game) act({ ...plain, kind: 'started' });
  if (table.phase !== 'playing' || !table.match) return;
  if (table.match.over) act({ ...plain, kind: 'ended' });
  else if (table.agreed.length > 0 && allAgree(table))
    act({ ...plain, kind: 'ended', text: 'agreed' });
}

/** Bots agree to anything, and so does one who sits in for somebody. */
function allAgree(table: Table): boolean {
  return table.holders.every(
    ({ bot, standIn }, seat) => bot !== null || standIn !== null || table.agreed.includes(seat),
  );
}
