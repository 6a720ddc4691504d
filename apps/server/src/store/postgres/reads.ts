import type { Phase } from '@nabu/table';
import type { PoolClient } from 'pg';
import { type FileRow, readMatch, readTail, type TableRow } from '../rows.ts';
import type { Receipt, StoredMatch, Tail } from '../store.ts';

interface Whole extends TableRow {
  readonly deeds: readonly (readonly [number, number, number, number | null, string | null])[];
  readonly receipts: readonly Receipt[];
}

/** A table with all that happened at it, as it was in one moment. */
export async function readTable(client: PoolClient, id: string): Promise<StoredMatch | null> {
  const row = await readRow(client, id, 0);
  return row && readMatch(row, row.deeds.map(fileRow), row.receipts);
}

/** What came after a deed, as it was in one moment. */
export async function tailOf(client: PoolClient, id: string, after: number): Promise<Tail | null> {
  const row = await readRow(client, id, after);
  return row && readTail(row, row.deeds.map(fileRow), row.receipts, after);
}

async function readRow(client: PoolClient, id: string, after: number): Promise<Whole | null> {
  const text = `SELECT tables.*,
      coalesce((SELECT json_agg(json_build_array(n, kind, at, seat, text) ORDER BY n)
                FROM deeds WHERE table_key = tables.key AND n > $2), '[]') AS deeds,
      coalesce((SELECT json_agg(json_build_object('seat', seat, 'id', receipts.id, 'n', n) ORDER BY n)
                FROM receipts WHERE table_key = tables.key AND n > $2), '[]') AS receipts
    FROM tables WHERE id = $1 AND removed IS NULL`;
  const { rows } = await client.query<Whole>({ name: 'nabu-read', text, values: [id, after] });
  return rows[0] ?? null;
}

function fileRow([n, kind, at, seat, text]: Whole['deeds'][number]): FileRow {
  return { n, kind, at, seat, text };
}

/** Ids of public tables in a phase that changed since a time, last set up first. */
export function listPublic(client: PoolClient, phase: Phase, since: number, limit: number) {
  return ids(
    client,
    `SELECT id FROM tables WHERE visibility = 'public' AND phase = $1 AND changed >= $2 AND removed IS NULL
     ORDER BY created DESC, key DESC LIMIT $3`,
    [phase, since, limit],
  );
}

/** Ids of tables at which a bot must decide. */
export function botsDue(client: PoolClient) {
  return ids(client, 'SELECT id FROM tables WHERE bot_due = 1 AND removed IS NULL', []);
}

/** Ids of tables whose deadline is not after a time, the most urgent first, without those that some house is writing to. */
export function deadlines(client: PoolClient, until: number, limit: number) {
  return ids(
    client,
    `SELECT id FROM tables WHERE deadline <= $1 AND removed IS NULL
     ORDER BY deadline LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED`,
    [until, limit],
  );
}

async function ids(client: PoolClient, text: string, values: readonly unknown[]) {
  const { rows } = await client.query<{ id: string }>(text, [...values]);
  return rows.map(({ id }) => id);
}
