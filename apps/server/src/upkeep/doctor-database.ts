import pg from 'pg';
import { explainOpening, placeOf } from '../store/postgres/explain.ts';
import { type Finding, format, note, ok, PATIENCE_MS, wrong } from './finding.ts';

/** Clocks of house and database may be apart by so much before anybody notices (ms). */
const APART_MS = 2_000;

/** Looks at a PostgreSQL database: whether it answers, how it is set, what it holds. */
export async function examineDatabase(url: string): Promise<readonly Finding[]> {
  const place = placeOf(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await lookInto(client, place);
  } catch (error) {
    return [wrong(explainOpening(error, place).message)];
  } finally {
    await client.end().catch(() => undefined);
  }
}

const ASKED = `SELECT current_setting('server_version') AS version, current_setting('server_encoding') AS encoding,
  current_setting('max_connections')::int AS connections, current_setting('fsync') AS fsync,
  current_setting('synchronous_commit') AS commit, current_setting('full_page_writes') AS pages,
  pg_is_in_recovery() AS replica, to_regclass('nabu_schema') IS NOT NULL AS ours,
  extract(epoch FROM clock_timestamp()) * 1000 AS now`;

async function lookInto(client: pg.Client, place: string): Promise<readonly Finding[]> {
  const [row] = (await client.query(ASKED)).rows;
  const findings = [ok(`${place} answers: version ${row.version}.`)];
  if (row.encoding !== 'UTF8')
    findings.push(
      wrong(`It keeps texts as ${row.encoding}: make a database with the encoding UTF8.`),
    );
  if (row.replica)
    findings.push(wrong('It is a replica and cannot be written to: name the primary.'));
  for (const [name, value] of [
    ['fsync', row.fsync],
    ['synchronous_commit', row.commit],
    ['full_page_writes', row.pages],
  ])
    if (value === 'off')
      findings.push(
        wrong(
          `Its setting ${name} is off: moves that were told are lost in a power cut; switch it on.`,
        ),
      );
  if (row.connections < 30)
    findings.push(note(`It allows ${row.connections} connections; a house uses up to 13.`));
  const apart = Math.round(Number(row.now) - Date.now());
  if (Math.abs(apart) > APART_MS)
    findings.push(
      wrong(
        `Its clock and the one of this machine are ${Math.abs(apart)} ms apart: set both by NTP.`,
      ),
    );
  const known = row.ours
    ? (await client.query('SELECT version FROM nabu_schema')).rows[0].version
    : null;
  findings.push(
    known === null
      ? note('It holds no house yet; the first start makes it.')
      : format(known, 'The house in it'),
  );
  return findings;
}
