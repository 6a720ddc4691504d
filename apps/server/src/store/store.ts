import type { Seat } from '@nabu/kernel';
// The thread of the store loads this file: the schemas of all messages would cost it 10 MB.
import { LIMITS } from '@nabu/protocol/limits';
import type { DeedRow, Facts, Phase } from '@nabu/table';
import type { Relations } from './relations.ts';

/** Which deed a client's command led to, so that the same command given again is done once. */
export interface Receipt {
  readonly seat: Seat;
  readonly id: string;
  readonly n: number;
}

/** Where a table stands, kept beside its deeds so that it can be found without replaying them. */
export interface Standing {
  readonly phase: Phase;
  /** A bot must decide: to be taken up again after a restart. */
  readonly botDue: boolean;
  /** When something happens by itself next (ms since 1970), such as a clock that runs out; null when nothing does. */
  readonly deadline: number | null;
  /** The seats that must decide; left out when that is not known. */
  readonly deciding?: readonly Seat[];
}

/** A table with all that happened at it; deed n stands at index n - 1. */
export interface StoredMatch {
  readonly facts: Facts;
  readonly deeds: readonly DeedRow[];
  readonly receipts: readonly Receipt[];
}

/** What happened at a table after some deed: the deeds in order, and the receipts that came with them. */
export type Tail = Pick<StoredMatch, 'deeds' | 'receipts'>;

/** So many receipts are kept for each seat, the latest, whatever the other seats do: a client repeats only what it has no answer to, and has no more than that. */
export const RECEIPTS = LIMITS.commands;

/**
 * Where tables live. When a method's promise is fulfilled, what it wrote survives the death of this
 * process and a power cut. When it is rejected (with a `StoreError`), nothing was written; only
 * after `ended` and `unknown` this is not known, and the table has to be read again. What is read holds all that
 * was asked to be written before. No deed is ever deleted; a table that the host removed is not
 * given back.
 */
export interface Store {
  /**
   * Keeps a new table. `key` is a hash that stands for the request it was made by: a second table
   * with a known key is rejected with `known-key`.
   */
  create(
    facts: Facts,
    deeds: readonly DeedRow[],
    standing: Standing,
    key: string | null,
  ): Promise<void>;
  /** The id of the table that was made with a key, or null. */
  made(key: string): Promise<string | null>;
  /** Rejected with `unreadable` when what is kept of this table makes no sense. */
  read(id: string): Promise<StoredMatch | null>;
  /** What came after deed number `after`; null when there is no such table. Rejected as `read` is. */
  tail(id: string, after: number): Promise<Tail | null>;
  /** Adds deeds after deed number `after`; rejected with `conflict` when that is not the last one. */
  append(
    id: string,
    after: number,
    deeds: readonly DeedRow[],
    standing: Standing,
    receipt: Receipt | null,
  ): Promise<void>;
  /** Ids of public tables in a phase that changed since a time, last set up first. */
  listPublic(phase: Phase, since: number, limit: number): Promise<readonly string[]>;
  /** Ids of tables at which a bot must decide. */
  botsDue(): Promise<readonly string[]>;
  /** Ids of tables whose deadline is not after a time, the most urgent first. */
  deadlines(until: number, limit: number): Promise<readonly string[]>;
  /** Persons and all else that is no deed of a table. */
  readonly relations: Relations;
  /** Resolves when all that was asked before is done; later calls are rejected with `closed`. */
  close(): Promise<void>;
}

/**
 * What went wrong: `unusable` cannot be opened; `full` has no room, and works again when there is;
 * `failed` is any other trouble with one request; `ended` can do nothing more until the server is
 * started again; `unknown` lost its database on the way, and works again when that is back; `closed` was closed; `conflict` does not fit what is stored; `taken` would be the
 * second with a value that only one may have; `known-key` and `unreadable` name a table.
 */
export type StoreErrorCode =
  | 'unusable'
  | 'full'
  | 'failed'
  | 'ended'
  | 'unknown'
  | 'closed'
  | 'conflict'
  | 'taken'
  | 'known-key'
  | 'unreadable';

/** Something a store did not do; the message is a sentence without secrets that says what is wrong and what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;
  /** The table that cannot be read, or that was made with the key. */
  readonly table: string | null;

  constructor(code: StoreErrorCode, sentence: string, table: string | null = null) {
    super(sentence);
    this.code = code;
    this.table = table;
  }
}
