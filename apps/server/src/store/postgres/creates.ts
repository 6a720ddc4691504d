import { type DeedRow, writePace } from '@nabu/table';
import type { PoolClient } from 'pg';
import type { Write } from '../requests.ts';
import { writeFill } from '../rows.ts';
import { KIND_NUMBERS } from '../schema.ts';
import { bitsOf } from '../statements.ts';
import { StoreError } from '../store.ts';
import { isTaken } from './explain.ts';

/** A wish to add a table. */
export type Create = Extract<Write, { kind: 'create' }>;

const COLUMNS = [
  ...['id', 'game', 'rules', 'options', 'seats', 'seed', 'visibility', 'rated', 'caretaker'],
  ...['pace', 'language', 'admits', 'fill', 'created', 'before', 'phase', 'bot_due', 'deadline'],
  ...['deciding', 'changed', 'entries'],
];

const STATEMENT = `
WITH made AS (
  INSERT INTO tables (${COLUMNS.join(', ')})
  VALUES (${COLUMNS.map((_, i) => `$${i + 1}`).join(', ')}) RETURNING key, created
), added AS (
  SELECT key, created, d.* FROM made, jsonb_to_recordset($${COLUMNS.length + 1}::jsonb)
    AS d (n bigint, kind bigint, at bigint, seat bigint, text text)
), written AS (
  INSERT INTO deeds (table_key, n, kind, at, seat, text)
  SELECT key, n, kind, at - created, seat, text FROM added
), sat AS (
  INSERT INTO sitters (who, table_key, n, seat)
  SELECT split_part(text, ' ', 1), key, n, seat FROM added WHERE kind = ${KIND_NUMBERS.joined}
), known AS (
  INSERT INTO creations (key, table_key)
  SELECT $${COLUMNS.length + 2}::text, key FROM made WHERE $${COLUMNS.length + 2}::text IS NOT NULL
)
SELECT key FROM made`;

/** Deeds as statements take them: numbered from 1, their kinds as numbers. */
export function deedsAsked(deeds: readonly DeedRow[]) {
  return deeds.map(({ kind, at, seat, text }, i) => {
    return { n: i + 1, kind: KIND_NUMBERS[kind], at, seat, text };
  });
}

/** Keeps a new table. `unsure` when the same may have been written by a try whose answer was lost. */
export async function createOne(
  client: PoolClient,
  create: Create,
  unsure: boolean,
): Promise<void> {
  try {
    await client.query(STATEMENT, values(create));
  } catch (error) {
    if (!isTaken(error)) throw error;
    if (!(unsure && (await isThere(client, create)))) throw await refused(client, create);
  }
}

function values({ facts, deeds, standing, key }: Create): unknown[] {
  const { id, game, rules, seed, visibility, caretaker, language, admits, created } = facts;
  return [
    ...[id, game, rules, JSON.stringify(facts.options), JSON.stringify(facts.seats), seed],
    ...[visibility, Number(facts.rated), caretaker, facts.pace && writePace(facts.pace)],
    ...[language, admits, facts.fill && writeFill(facts.fill), created, facts.before],
    ...[standing.phase, Number(standing.botDue), standing.deadline, bitsOf(standing.deciding)],
    ...[created, deeds.length, JSON.stringify(deedsAsked(deeds)), key],
  ];
}

/** A seed is secret and drawn once: a table with the same one is the same. */
async function isThere(client: PoolClient, { facts }: Create): Promise<boolean> {
  const query = 'SELECT 1 FROM tables WHERE id = $1 AND seed = $2 AND created = $3';
  return (await client.query(query, [facts.id, facts.seed, facts.created])).rows.length > 0;
}

async function refused(client: PoolClient, { facts, key }: Create): Promise<StoreError> {
  const before = key === null ? null : await madeWith(client, key);
  return before === null
    ? new StoreError('conflict', `There is a table ${facts.id} already.`)
    : new StoreError('known-key', `Table ${before} was made with this key.`, before);
}

/** The id of the table that was made with a key, or null. */
export async function madeWith(client: PoolClient, key: string): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM tables JOIN creations ON tables.key = creations.table_key WHERE creations.key = $1',
    [key],
  );
  return rows[0]?.id ?? null;
}
