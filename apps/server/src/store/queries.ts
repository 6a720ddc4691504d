import type { Database, Statement as Prepared } from 'better-sqlite3';
import { codeOf } from './explain.ts';
import type { Statement, Written } from './requests.ts';
import { StoreError } from './store.ts';

/** So many prepared statements are kept; lists in them make texts of their own. */
const MOST_PREPARED = 400;

/** What is asked of the relational side of an open file. */
export interface Queries {
  /** Runs statements in order; inside a transaction. */
  change(statements: readonly Statement[]): readonly Written[];
  /** The rows of one reading statement. */
  query(statement: Omit<Statement, 'must'>): readonly unknown[];
}

/** Prepares each statement once and runs it. */
export function prepareQueries(db: Database): Queries {
  const kept = new Map<string, Prepared>();
  const prepare = (sql: string): Prepared => {
    const known = kept.get(sql);
    if (known) return known;
    if (kept.size >= MOST_PREPARED) kept.clear();
    const made = db.prepare(sql);
    kept.set(sql, made);
    return made;
  };
  return {
    change: (statements) => statements.map((each) => run(prepare(each.sql), each)),
    query({ sql, parameters }) {
      const statement = prepare(sql);
      if (!statement.readonly) throw new StoreError('failed', 'A question must not write.');
      return statement.all(...parameters);
    },
  };
}

function run(statement: Prepared, { parameters, must }: Statement): Written {
  const changed = changing(() => statement.run(...parameters).changes);
  if (must && changed === 0)
    throw new StoreError('conflict', 'What was to be changed is not there any more.');
  return { changed };
}

function changing(work: () => number): number {
  try {
    return work();
  } catch (error) {
    if (/^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(codeOf(error)))
      throw new StoreError('taken', 'There is one with the same unique value already.');
    throw error;
  }
}
