import type { PoolClient } from 'pg';
import type { Statement, Written } from '../requests.ts';
import { StoreError } from '../store.ts';
import { isLost } from './explain.ts';

/** Whose change it is, and its number: a row that is written together with it. */
export interface Mark {
  /** The name of a run of a node: letters and digits. */
  readonly house: string;
  readonly n: number;
}

/** Marks of changes that were answered are deleted whenever so many were made. */
const FORGET_EVERY = 64;

/**
 * A list of statements that is written as a whole or not at all, also when it has to be tried again:
 * each try is a transaction as if it were alone in the database, and when the answer to its commit
 * was lost, its mark tells whether it was written. (The number of the transaction would not: after a
 * crash the database may give it to another.)
 */
export class Change {
  readonly #statements: readonly Statement[];
  readonly #mark: Mark;
  /** What a try wrote whose commit was not answered. */
  #unanswered: readonly Written[] | null = null;

  constructor(statements: readonly Statement[], mark: Mark) {
    this.#statements = statements;
    this.#mark = mark;
  }

  async attempt(client: PoolClient): Promise<readonly Written[]> {
    if (this.#unanswered && (await isThere(client, this.#mark))) return this.#unanswered;
    const written = await this.#run(client);
    this.#unanswered = written;
    await client.query('COMMIT');
    return written;
  }

  async #run(client: PoolClient): Promise<readonly Written[]> {
    try {
      await begin(client, this.#mark);
      const written: Written[] = [];
      for (const statement of this.#statements) written.push(await run(client, statement));
      return written;
    } catch (error) {
      if (!isLost(error)) await client.query('ROLLBACK');
      throw error;
    }
  }
}

/** Begins a transaction that leaves a mark; when an earlier try has just left it, the change is looked for again. */
async function begin(client: PoolClient, { house, n }: Mark): Promise<void> {
  const forget = `; DELETE FROM nabu_changes WHERE house = '${house}' AND n < ${n}`;
  const answers = await client.query(
    `BEGIN ISOLATION LEVEL SERIALIZABLE;
     INSERT INTO nabu_changes (house, n) VALUES ('${house}', ${n}) ON CONFLICT DO NOTHING${n % FORGET_EVERY === 0 ? forget : ''}`,
  );
  const [, marked] = answers as unknown as readonly { readonly rowCount: number }[];
  if (marked.rowCount === 0)
    throw Object.assign(new Error('An earlier try was written meanwhile.'), { code: '40001' });
}

/** Whether a change was written. One that another connection is still writing is waited for where its mark is to be left. */
async function isThere(client: PoolClient, { house, n }: Mark): Promise<boolean> {
  const { rowCount } = await client.query(
    'SELECT 1 FROM nabu_changes WHERE house = $1 AND n = $2',
    [house, n],
  );
  return rowCount === 1;
}

async function run(client: PoolClient, { sql, parameters, must }: Statement): Promise<Written> {
  const { rowCount } = await client.query(sql, [...parameters]);
  const changed = rowCount ?? 0;
  if (must && changed === 0)
    throw new StoreError('conflict', 'What was to be changed is not there any more.');
  return { changed };
}
