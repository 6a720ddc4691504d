import type { OptionValues, Seat } from '@nabu/kernel';
import type { EntryKind, Language, Phase, Visibility } from '@nabu/protocol';

/** What is settled when a table is set up and never changes. */
export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: OptionValues;
  /** The bot of each seat, or null where a person sits or will sit. */
  readonly seats: readonly (string | null)[];
  readonly seed: string;
  readonly visibility: Visibility;
  readonly rated: boolean;
  readonly language: Language | null;
  readonly created: number;
  /** The table this is a rematch of. */
  readonly before: string | null;
}

/**
 * One thing that changed a table; a table is its stored facts and its deeds in order. `text` is
 * the move of `played`, the hash and name of `joined`, the ply of `undone`, the bot of `tookOver`.
 */
export interface Deed {
  readonly kind: EntryKind;
  /** When (ms since 1970); stores may round down to a second. */
  readonly at: number;
  readonly seat: Seat | null;
  readonly text: string | null;
}

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
}

/** A table with all that happened at it; deed n stands at index n - 1. */
export interface StoredMatch {
  readonly table: StoredTable;
  readonly deeds: readonly Deed[];
  readonly receipts: readonly Receipt[];
}

/** At most so many receipts are kept for a seat, always the latest; a client repeats only what it has no answer to. */
export const RECEIPTS = 4;

/**
 * Where tables live. When a method's promise is fulfilled, what it wrote survives the death of
 * this process; when it is rejected, nothing was written. Nothing is ever deleted.
 */
export interface Store {
  create(table: StoredTable, deeds: readonly Deed[], standing: Standing): Promise<void>;
  read(id: string): Promise<StoredMatch | null>;
  /** Adds deeds after deed number `after`; rejected when that is not the last one. */
  append(
    id: string,
    after: number,
    deeds: readonly Deed[],
    standing: Standing,
    receipt: Receipt | null,
  ): Promise<void>;
  /** Ids of public tables in a phase that changed since a time, last set up first. */
  listPublic(phase: Phase, since: number, limit: number): Promise<readonly string[]>;
  /** Ids of tables at which a bot must decide. */
  botsDue(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A store that cannot be used; the message names the file, says what is wrong and what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
