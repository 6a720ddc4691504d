import { apply, type Deed, type Happened, happened, readDeed, type Table } from '@nabu/table';
import { Failure } from '../failure.ts';
import { type Receipt, StoreError, type Tail } from '../store/store.ts';
import type { Around } from './around.ts';
import { rebuildAt } from './rebuilding.ts';
import { Receipts } from './receipts.ts';
import { standingOf } from './standing.ts';

/** What the ledger of a table needs from the house, and whom it tells what went wrong. */
export interface LedgerParts extends Pick<Around, 'store' | 'games' | 'clock'> {
  /** Drops the table from memory, because it may differ from what is stored; gives the error back. */
  lose(error: unknown): unknown;
  /** The store has no such table any more. */
  gone(failure: Failure): void;
}

/** What was stored: by this node, or by another one that was first. */
export interface Appended {
  readonly news: readonly Happened[];
  readonly first: boolean;
}

/** A table in memory that follows what the store holds of it, whichever node wrote it. */
export class Ledger {
  readonly #parts: LedgerParts;
  readonly #receipts: Receipts;
  #table: Table;

  constructor(table: Table, receipts: readonly Receipt[], parts: LedgerParts) {
    this.#table = table;
    this.#receipts = new Receipts(receipts);
    this.#parts = parts;
  }

  /** The table as it stands; another object after another node was first. */
  get table(): Table {
    return this.#table;
  }

  /** The deed that a command led to, if it was done. */
  find(command: Omit<Receipt, 'n'>): number | undefined {
    return this.#receipts.find(command);
  }

  /** Carries deeds out and stores them; where another node was first, its deeds come in their place. */
  async append(deeds: readonly Deed[], { deeds: rows, receipts }: Tail): Promise<Appended> {
    const { table } = this;
    const from = table.deeds.length;
    try {
      const news = deeds.map((deed) => apply(table, deed));
      const found = standingOf(table);
      await this.#parts.store.append(table.facts.id, from, rows, found, receipts[0] ?? null);
      this.#keep(receipts);
      return { news, first: true };
    } catch (error) {
      if (!(error instanceof StoreError && error.code === 'conflict'))
        throw this.#parts.lose(error);
      return { news: await this.#takeBack(from, error), first: false };
    }
  }

  /** Reads what other nodes have stored up to deed `n`, unless it is known already. */
  async follow(n: number, stored: Tail | null): Promise<readonly Happened[]> {
    const { length } = this.table.deeds;
    const isNext = stored !== null && length + stored.deeds.length === n;
    const tail = isNext ? stored : await this.#tailAfter(length);
    const news = this.#carryOut(tail.deeds.map(readDeed));
    this.#keep(tail.receipts);
    return news;
  }

  /** What was carried out here was not stored because another node was first; when none was, the store holds less than is known here. */
  async #takeBack(from: number, conflict: StoreError): Promise<readonly Happened[]> {
    const tail = await this.#tailAfter(from);
    if (tail.deeds.length === 0) throw this.#parts.lose(conflict);
    const deeds = [...this.table.deeds.slice(0, from), ...tail.deeds.map(readDeed)];
    this.#table = rebuildAt(this.table, deeds, this.#parts.games, this.#parts.clock());
    this.#keep(tail.receipts);
    return happened(this.table, from);
  }

  #carryOut(deeds: readonly Deed[]): readonly Happened[] {
    try {
      return deeds.map((deed) => apply(this.table, deed));
    } catch (error) {
      // A node with other rules than this one: the table is read again as one of unknown rules.
      throw this.#parts.lose(error);
    }
  }

  async #tailAfter(n: number): Promise<Tail> {
    const { store, lose, gone } = this.#parts;
    const tail = await store.tail(this.table.facts.id, n).catch((error: unknown) => {
      throw lose(error);
    });
    if (tail) return tail;
    const failure = new Failure('unknown-table', 'Whoever runs the house has removed this table.');
    gone(failure);
    throw failure;
  }

  #keep(receipts: readonly Receipt[]): void {
    for (const receipt of receipts) this.#receipts.add(receipt);
  }
}
