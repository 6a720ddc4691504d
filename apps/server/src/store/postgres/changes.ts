import type { PoolClient } from 'pg';
import type { Statement, Written } from '../requests.ts';
import { StoreError } from '../store.ts';
import { isLost } from './explain.ts';

/** What is known of a change whose commit was not answered. */
interface Unanswered {
  readonly transaction: string;
  readonly written: readonly Written[];
}

/**
 * A list of statements that is written as a whole or not at all, also when it has to be tried again:
 * each try is a transaction as if it were alone in the database, and when the answer to its commit
 * was lost, the database is asked what became of it.
 */
export class Change {
  readonly #statements: readonly Statement[];
  #unanswered: Unanswered | null = null;

  constructor(statements: readonly Statement[]) {
    this.#statements = statements;
  }

  async attempt(client: PoolClient): Promise<readonly Written[]> {
    const before = this.#unanswered;
    if (before && (await isCommitted(client, before.transaction))) return before.written;
    this.#unanswered = null;
    const transaction = await begin(client);
    const written = await this.#run(client);
    this.#unanswered = { transaction, written };
    await client.query('COMMIT');
    this.#unanswered = null;
    return written;
  }

  async #run(client: PoolClient): Promise<readonly Written[]> {
    try {
      const written: Written[] = [];
      for (const statement of this.#statements) written.push(await run(client, statement));
      return written;
    } catch (error) {
      if (!isLost(error)) await client.query('ROLLBACK');
      throw error;
    }
  }
}

/** Begins a transaction; gives the number under which the database remembers what became of it. */
async function begin(client: PoolClient): Promise<string> {
  const both = await client.query(
    'BEGIN ISOLATION LEVEL SERIALIZABLE; SELECT pg_current_xact_id()::text AS number',
  );
  const [, found] = both as unknown as readonly { readonly rows: readonly { number: string }[] }[];
  return found.rows[0].number;
}

async function run(client: PoolClient, { sql, parameters, must }: Statement): Promise<Written> {
  const { rowCount } = await client.query(sql, [...parameters]);
  const changed = rowCount ?? 0;
  if (must && changed === 0)
    throw new StoreError('conflict', 'What was to be changed is not there any more.');
  return { changed };
}

/** Whether a transaction was committed; one that is not over yet is waited for by trying again. */
async function isCommitted(client: PoolClient, transaction: string): Promise<boolean> {
  const { rows } = await client.query<{ status: string | null }>(
    'SELECT pg_xact_status($1::text::xid8) AS status',
    [transaction],
  );
  const status = rows[0].status;
  if (status === 'in progress')
    throw Object.assign(new Error('A commit is not over yet.'), { code: '40001' });
  if (status === null)
    throw new StoreError(
      'unknown',
      'The database does not remember whether this was written; it may be another one than before.',
    );
  return status === 'committed';
}
