import type { ClientBase } from 'pg';
import { APPLICATION_ID, MIGRATIONS, type Migration } from '../schema.ts';
import { unusable } from './explain.ts';
import { forPostgres } from './translate.ts';

/** Locks of the whole database: one for whoever changes the schema, one that every open node shares. */
export const LOCKS = {
  schema: `${APPLICATION_ID}, 1`,
  nodes: `${APPLICATION_ID}, 2`,
} as const;

/** The oldest PostgreSQL that is used. */
const OLDEST = 13;

/** Marks of changes, by which a node finds out whether one was written whose answer was lost; `house` names a run of a node, and marks of those long gone are forgotten. */
const MARKS = `
  CREATE TABLE IF NOT EXISTS nabu_changes (
    house TEXT NOT NULL, n BIGINT NOT NULL, at TIMESTAMPTZ NOT NULL DEFAULT now(), PRIMARY KEY (house, n));
  DELETE FROM nabu_changes WHERE at < now() - interval '1 day'`;

/**
 * Makes the tables in an empty database and brings older ones up to date, in one transaction. Of
 * several nodes that open at once one does it, and the others wait for it. What cannot be used is
 * refused with a sentence and left as it is.
 */
export async function migrate(
  client: ClientBase,
  place: string,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  await inspect(client, place);
  await client.query('BEGIN');
  try {
    await client.query(`SELECT pg_advisory_xact_lock(${LOCKS.schema})`);
    const version = await versionOf(client, place);
    if (version > migrations.length)
      throw unusable(
        `${place} was written by a newer Nabu (format ${version}, this one knows ${migrations.length}): update Nabu, or name another database in NABU_DATABASE_URL; it was left as it is.`,
      );
    for (const step of migrations.slice(version)) await client.query(forPostgres(step));
    if (version < migrations.length)
      await client.query('UPDATE nabu_schema SET version = $1', [migrations.length]);
    await client.query(MARKS);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function inspect(client: ClientBase, place: string): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string; replica: boolean }>(
    `SELECT current_setting('server_version_num')::int / 10000 AS version,
       current_setting('server_encoding') AS encoding,
       pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' AS replica`,
  );
  const [{ version, encoding, replica }] = rows;
  if (version < OLDEST)
    throw unusable(`${place} is version ${version}: Nabu needs PostgreSQL ${OLDEST} or newer.`);
  if (encoding !== 'UTF8')
    throw unusable(
      `${place} keeps texts as ${encoding}, in which not every name can be written: make a database with "createdb --encoding=UTF8 --template=template0".`,
    );
  if (replica)
    throw unusable(
      `${place} is read-only, as a replica is: name the primary server in NABU_DATABASE_URL.`,
    );
}

/** The version of the tables; 0 when there are none yet. */
async function versionOf(client: ClientBase, place: string): Promise<number> {
  const { rows } = await client.query<{ ours: boolean; tables: number }>(
    `SELECT to_regclass('nabu_schema') IS NOT NULL AS ours,
       (SELECT count(*) FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = current_schema()::regnamespace
          AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')) AS tables`,
  );
  const [{ ours, tables }] = rows;
  if (ours) {
    const found = await client.query<{ version: number }>('SELECT version FROM nabu_schema');
    return found.rows[0]?.version ?? 0;
  }
  if (Number(tables) > 0)
    throw unusable(
      `${place} holds tables of another program: name an empty database in NABU_DATABASE_URL; it was left as it is.`,
    );
  await client.query('CREATE TABLE nabu_schema (version INTEGER NOT NULL)');
  await client.query('INSERT INTO nabu_schema VALUES (0)');
  return 0;
}
