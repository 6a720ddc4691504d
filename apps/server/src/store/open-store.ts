import { type FileStore, openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** Where a house keeps what it keeps: in a database, or without one in a file of a data folder. */
export interface StorePlace {
  readonly data: string;
  /** The address of a PostgreSQL database, or null. */
  readonly database: string | null;
}

/** Opens the store of a house; `note` is told when its database goes away and when it is back. */
export async function openStore(
  { data, database }: StorePlace,
  note?: (sentence: string) => void,
): Promise<Store | FileStore> {
  if (database === null) return openSqlite(data);
  // A house without a database does not load what speaks to it.
  const { openPostgres } = await import('./postgres/postgres.ts');
  return openPostgres(database, { note });
}
