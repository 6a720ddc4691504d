import { openPostgres } from './postgres/postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** Where a house keeps what it keeps: in a database, or without one in a file of a data folder. */
export interface StorePlace {
  readonly data: string;
  /** The address of a PostgreSQL database, or null. */
  readonly database: string | null;
}

/** Opens the store of a house; `note` is told when its database goes away and when it is back. */
export function openStore(
  { data, database }: StorePlace,
  note?: (sentence: string) => void,
): Promise<Store> {
  return database === null ? openSqlite(data) : openPostgres(database, { note });
}
