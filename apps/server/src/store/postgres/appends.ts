import type { PoolClient } from 'pg';
import type { Write } from '../requests.ts';
import { KIND_NUMBERS } from '../schema.ts';
import { bitsOf } from '../statements.ts';
import { RECEIPTS, StoreError } from '../store.ts';
import { deedsAsked } from './creates.ts';

/** A wish to add entries to a table. */
export type Append = Extract<Write, { kind: 'append' }>;

/**
 * Adds to many tables in one statement, which is one round trip and one commit whatever their number.
 * A table moves on only from the entry it was asked to be at: the row of a table that another node
 * writes to is waited for and looked at again, so that exactly one of two is first.
 */
const STATEMENT = `
WITH asked AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset($1::jsonb) AS a (
    i int, id text, after bigint, entries bigint, phase text, bot_due bigint, deadline bigint,
    deciding bigint, changed bigint, deeds jsonb, seat bigint, n bigint, command text)
), moved AS (
  UPDATE tables SET entries = a.entries, phase = a.phase, bot_due = a.bot_due,
    deadline = a.deadline, deciding = a.deciding, changed = coalesce(a.changed, tables.changed)
  FROM asked a WHERE tables.id = a.id AND tables.entries = a.after AND tables.removed IS NULL
  RETURNING a.i, tables.key, tables.created, a.after, a.deeds, a.seat, a.n, a.command
), added AS (
  SELECT m.key, m.created, m.after + d.n AS n, d.kind, d.at, d.seat, d.text
  FROM moved m, jsonb_to_recordset(m.deeds) AS d (n bigint, kind bigint, at bigint, seat bigint, text text)
), written AS (
  INSERT INTO deeds (table_key, n, kind, at, seat, text)
  SELECT key, n, kind, at - created, seat, text FROM added
), sat AS (
  INSERT INTO sitters (who, table_key, n, seat)
  SELECT split_part(text, ' ', 1), key, n, seat FROM added WHERE kind = ${KIND_NUMBERS.joined}
), forgotten AS (
  DELETE FROM receipts USING moved m
  WHERE m.command IS NOT NULL AND receipts.table_key = m.key AND receipts.seat = m.seat
    AND receipts.n <= (SELECT o.n FROM receipts o WHERE o.table_key = m.key AND o.seat = m.seat
                       ORDER BY o.n DESC LIMIT 1 OFFSET ${RECEIPTS - 1})
), kept AS (
  INSERT INTO receipts (table_key, seat, n, id)
  SELECT key, seat, n, command FROM moved WHERE command IS NOT NULL
)
SELECT i FROM moved`;

/** What came of an append: nothing when it was written. */
export type Outcome = StoreError | undefined;

/**
 * Adds deeds to tables, each of which is named once; says what came of each. `unsure` when the same
 * may have been written by a try whose answer was lost: then it is found and not written again.
 */
export async function appendAll(
  client: PoolClient,
  appends: readonly Append[],
  unsure: boolean,
): Promise<readonly Outcome[]> {
  const asked = JSON.stringify(appends.map(row));
  const query = { name: 'nabu-append', text: STATEMENT, values: [asked] };
  const { rows } = await client.query<{ i: number }>(query);
  const done = new Set(rows.map(({ i }) => i));
  const outcomes: Outcome[] = [];
  for (const [i, append] of appends.entries()) {
    const there = done.has(i) || (unsure && (await isThere(client, append)));
    outcomes.push(there ? undefined : refused(append));
  }
  return outcomes;
}

function row({ id, after, deeds, standing, receipt }: Append, i: number) {
  const { phase, botDue, deadline, deciding } = standing;
  return {
    ...{ i, id, after, entries: after + deeds.length, phase, deadline, deeds: deedsAsked(deeds) },
    bot_due: Number(botDue),
    deciding: bitsOf(deciding),
    changed: deeds.at(-1)?.at ?? null,
    ...(receipt && { seat: receipt.seat, n: receipt.n, command: receipt.id }),
  };
}

function refused({ id, after }: Append): StoreError {
  return new StoreError('conflict', `Table ${id} is not there or not at entry ${after}.`);
}

/** Whether a table has exactly these deeds after exactly this entry, and the receipt for them. */
async function isThere(
  client: PoolClient,
  { id, after, deeds, receipt }: Append,
): Promise<boolean> {
  const { rows } = await client.query<{ same: boolean }>(
    `SELECT (SELECT count(*) FROM jsonb_to_recordset($2::jsonb)
         AS d (n bigint, kind bigint, at bigint, seat bigint, text text)
       JOIN deeds ON deeds.table_key = tables.key AND deeds.n = $3::bigint + d.n
         AND (deeds.kind, deeds.at, deeds.seat, deeds.text)
           IS NOT DISTINCT FROM (d.kind, d.at - tables.created, d.seat, d.text)) = $4
       AND ($5::text IS NULL OR EXISTS (SELECT 1 FROM receipts WHERE table_key = tables.key AND id = $5)) AS same
     FROM tables WHERE id = $1`,
    [id, JSON.stringify(deedsAsked(deeds)), after, deeds.length, receipt?.id ?? null],
  );
  return deeds.length > 0 && rows[0]?.same === true;
}
