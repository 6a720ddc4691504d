import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Statement } from './requests.ts';

/** How a store answers one reading statement. */
export type Reading = (statement: Omit<Statement, 'must'>) => Promise<unknown[]>;

/**
 * Kysely over a store. A query is one question, so no connection is held and no transaction can be
 * left open; several statements that belong together go through `write`. `language` is how the
 * store's database is spoken to.
 */
export function readingDialect(language: Omit<Dialect, 'createDriver'>, read: Reading): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery<Row>(query: CompiledQuery) {
      if (query.query.kind !== 'SelectQueryNode' && query.query.kind !== 'RawNode')
        throw new Error('Only reading queries are executed; give the others to `write`.');
      return { rows: (await read(plain(query))) as Row[] };
    },
    // biome-ignore lint/correctness/useYield: there is nothing to stream from a store that answers once.
    async *streamQuery() {
      throw new Error('Queries are not streamed; ask for so many rows at a time.');
    },
  };
  return {
    createAdapter: () => language.createAdapter(),
    createQueryCompiler: () => language.createQueryCompiler(),
    createIntrospector: (db) => language.createIntrospector(db),
    createDriver: () => driver(connection),
  };
}

/** The language of SQLite. */
export const SQLITE: Omit<Dialect, 'createDriver'> = {
  createAdapter: () => new SqliteAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
};

/** The language of PostgreSQL. */
export const POSTGRES: Omit<Dialect, 'createDriver'> = {
  createAdapter: () => new PostgresAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db) => new PostgresIntrospector(db),
};

function driver(connection: DatabaseConnection): Driver {
  const nothing = async () => undefined;
  const refuse = async () => {
    throw new Error('Give what belongs together to `write`; there are no open transactions.');
  };
  return {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: nothing,
    destroy: nothing,
  };
}

/** A compiled query as a store is given it. */
export function plain({ sql, parameters }: CompiledQuery): Omit<Statement, 'must'> {
  return { sql, parameters: parameters.map(bound) };
}

/** What is true or false is kept as 1 or 0. */
function bound(value: unknown): unknown {
  return typeof value === 'boolean' ? Number(value) : value;
}
