import pg from 'pg';
import { numberParser } from '../store/postgres/connections.ts';
import { explainOpening, placeOf, unusable } from '../store/postgres/explain.ts';
import { LOCKS, migrate } from '../store/postgres/migrate.ts';
import type { Row, Shape } from './shape.ts';
import { keyNames, keyOf, named, type Side } from './side.ts';
import { explained } from './trouble.ts';

const TYPES: { readonly [type: string]: string } = {
  INTEGER: 'bigint',
  REAL: 'double precision',
  TEXT: 'text',
  BLOB: 'bytea',
};

/**
 * A database, which is filled with tables when it is empty. With `snapshot` it is read as it is at
 * this moment while nodes go on; otherwise no node may have it open, and none can open it meanwhile.
 */
export async function postgresSide(url: string, { snapshot = false } = {}): Promise<Side> {
  const place = placeOf(url);
  const client = new pg.Client({
    ...{ connectionString: url, application_name: 'nabu-upkeep', keepAlive: true },
    types: { getTypeParser: numberParser },
  });
  // Whoever waits for an answer hears of it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await migrate(client, place);
    if (snapshot) await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    else await occupy(client, place);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw explainOpening(error, place);
  }
  return explained({ name: place, ...operations(client) });
}

async function occupy(client: pg.Client, place: string): Promise<void> {
  const { rows } = await client.query(`SELECT pg_try_advisory_lock(${LOCKS.nodes}) AS alone`);
  if (!rows[0].alone)
    throw unusable(`${place} is in use by a house that is open: stop it and run this again.`);
}

function operations(client: pg.Client): Omit<Side, 'name'> {
  const all = async (text: string, values: readonly unknown[] = []): Promise<readonly Row[]> =>
    (await client.query<unknown[]>({ text, values: [...values], rowMode: 'array' })).rows;
  return {
    count: async ({ name }) => Number((await all(`SELECT count(*) FROM "${name}"`))[0][0]),
    page(shape, after, most) {
      const keys = keyNames(shape);
      const holes = shape.key.map((_, i) => `$${i + 2}`).join(', ');
      const where = after ? `WHERE (${keys}) > (${holes})` : '';
      const sql = `SELECT ${named(shape.columns)} FROM "${shape.name}" ${where} ORDER BY ${keys} LIMIT $1`;
      return all(sql, [most, ...(after ? keyOf(shape, after) : [])]);
    },
    async last(shape) {
      const order = shape.key.map((place) => `"${shape.columns[place].name}" DESC`).join(', ');
      const sql = `SELECT ${named(shape.columns)} FROM "${shape.name}" ORDER BY ${order} LIMIT 1`;
      return (await all(sql))[0] ?? null;
    },
    insert: async (shape, rows) =>
      void (await all(inserting(shape), [JSON.stringify(rows.map(sent))])),
    clear: async ({ name }) => void (await all(`DELETE FROM "${name}"`)),
    async setting(name) {
      const [row] = await all('SELECT value FROM house_settings WHERE name = $1', [name]);
      return row ? String(row[0]) : null;
    },
    async settle(name, value) {
      await all('DELETE FROM house_settings WHERE name = $1', [name]);
      if (value !== null)
        await all('INSERT INTO house_settings (name, value) VALUES ($1, $2)', [name, value]);
    },
    async finish() {
      await numberOn(all);
      await all('ANALYZE');
    },
    close: () => client.end().catch(() => undefined),
  };
}

/** New rows get numbers after those that were copied. */
async function numberOn(all: (text: string) => Promise<readonly Row[]>): Promise<void> {
  const numbered = await all(
    "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema() AND is_identity = 'YES'",
  );
  for (const [table, column] of numbered)
    await all(
      `SELECT setval(pg_get_serial_sequence('"${table}"', '${column}'), greatest(max("${column}"), 1), max("${column}") IS NOT NULL) FROM "${table}"`,
    );
}

function inserting({ name, columns }: Shape): string {
  const values = columns.map(({ type }, i) => `(row ->> ${i})::${TYPES[type]}`).join(', ');
  return `INSERT INTO "${name}" (${named(columns)}) SELECT ${values} FROM jsonb_array_elements($1::jsonb) AS row`;
}

/** Bytes travel as PostgreSQL writes them. */
function sent(row: Row): Row {
  return row.map((value) => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value));
}
