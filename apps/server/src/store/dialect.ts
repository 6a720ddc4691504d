import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Statement } from './requests.ts';
import type { StoreThread } from './thread.ts';

/**
 * Kysely over the store's thread. A query is one message, so no connection is held and no
 * transaction can be left open; several statements that belong together go through `write`.
 */
export function threadDialect(thread: StoreThread): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery<Row>(query: CompiledQuery) {
      if (query.query.kind !== 'SelectQueryNode' && query.query.kind !== 'RawNode')
        throw new Error('Only reading queries are executed; give the others to `write`.');
      return { rows: await thread.ask<Row[]>({ kind: 'query', ...plain(query) }) };
    },
    // biome-ignore lint/correctness/useYield: there is nothing to stream from a thread that answers once.
    async *streamQuery() {
      throw new Error('Queries are not streamed; ask for so many rows at a time.');
    },
  };
  return {
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createDriver: () => driver(connection),
  };
}

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

/** A compiled query as it is posted to the thread. */
export function plain({ sql, parameters }: CompiledQuery): Omit<Statement, 'must'> {
  return { sql, parameters: parameters.map(bound) };
}

/** SQLite knows no booleans. */
function bound(value: unknown): unknown {
  return typeof value === 'boolean' ? Number(value) : value;
}
