import { type Compilable, type Dialect, Kysely } from 'kysely';
import type { Database } from './database.ts';
import { plain, type Reading, readingDialect } from './dialect.ts';
import type { Statement, Written } from './requests.ts';

/**
 * The relational side of a store: queries are built with Kysely, read by executing them and written
 * together with `write`. The promises are those of `Store`: what was written is on disk, and what is
 * read holds all that was asked to be written before.
 */
export interface Relations {
  /** Builds queries. Only reading ones are executed on it; the others go through `write`. */
  readonly db: Kysely<Database>;
  /**
   * Runs statements in order, all of them or none, and says for each how many rows it changed.
   * Rejected with `taken` where a row with the same unique value is there already, and with
   * `conflict` where one that was wrapped in `must` changed nothing.
   */
  write(...statements: readonly (Compilable | Must)[]): Promise<readonly Written[]>;
}

/** A statement that must change something. */
export interface Must {
  readonly must: Compilable;
}

/** Marks a statement that must change at least one row; when it does not, nothing of its `write` is done. */
export function must(statement: Compilable): Must {
  return { must: statement };
}

/** The relations of a store: `language` is its database's, `read` and `change` are how it is asked. */
export function relationsOver(
  language: Omit<Dialect, 'createDriver'>,
  read: Reading,
  change: (statements: readonly Statement[]) => Promise<readonly Written[]>,
): Relations {
  return {
    db: new Kysely<Database>({ dialect: readingDialect(language, read) }),
    write: (...statements) => change(statements.map(compiled)),
  };
}

function compiled(statement: Compilable | Must): Statement {
  const must = 'must' in statement;
  return { ...plain((must ? statement.must : statement).compile()), must };
}
