import type { DeedRow, Facts, Phase } from '@nabu/table';
import { type Receipt, type Standing, StoreError, type StoreErrorCode } from './store.ts';

/** What the store's thread is asked to write. */
export type Write =
  | {
      readonly kind: 'create';
      readonly facts: Facts;
      readonly deeds: readonly DeedRow[];
      readonly standing: Standing;
      readonly key: string | null;
    }
  | {
      readonly kind: 'append';
      readonly id: string;
      readonly after: number;
      readonly deeds: readonly DeedRow[];
      readonly standing: Standing;
      readonly receipt: Receipt | null;
    }
  | { readonly kind: 'change'; readonly statements: readonly Statement[] };

/** A statement of the relational side; one that `must` change something fails when it changes no row. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly must: boolean;
}

/** What came of a statement. */
export interface Written {
  /** The rows that were added, changed or deleted. */
  readonly changed: number;
}

/** What the store's thread is asked to look up. */
export type Question =
  | { readonly kind: 'read'; readonly id: string }
  | { readonly kind: 'tail'; readonly id: string; readonly after: number }
  | { readonly kind: 'made'; readonly key: string }
  | {
      readonly kind: 'listPublic';
      readonly phase: Phase;
      readonly since: number;
      readonly limit: number;
    }
  | { readonly kind: 'botsDue' }
  | { readonly kind: 'deadlines'; readonly until: number; readonly limit: number }
  | ({ readonly kind: 'query' } & Omit<Statement, 'must'>);

/** One thing the thread is asked for; it is posted lists of them, and `close` is the last. */
export type Request =
  | Write
  | Question
  | { readonly kind: 'backup'; readonly file: string }
  | { readonly kind: 'close' };

/** A request with the number that its reply carries. */
export interface Numbered<R extends Request = Request> {
  readonly n: number;
  readonly request: R;
}

/** A `StoreError` as it travels between threads, which would forget its class. */
export interface SentError {
  readonly code: StoreErrorCode;
  readonly message: string;
  readonly table: string | null;
}

/** What came of a request. The thread posts lists of them. */
export type Reply =
  | { readonly n: number; readonly result: unknown }
  | { readonly n: number; readonly error: SentError };

/** The number of the first reply, which nobody asked for: it says whether the file could be opened. */
export const OPENING = 0;

/** An error made ready to be posted. */
export function packError({ code, message, table }: StoreError): SentError {
  return { code, message, table };
}

/** An error as it was before it was posted. */
export function unpackError({ code, message, table }: SentError): StoreError {
  return new StoreError(code, message, table);
}
