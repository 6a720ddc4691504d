import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { startPostgres } from '../../../scripts/servers.mjs';
import { codeOf } from '../src/store/explain.ts';
import { openPostgres } from '../src/store/postgres/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The addresses of the servers that all tests of a run share. */
    readonly servers: { readonly postgres: string; readonly redis: string };
  }
}

/** The address of a new empty database, in the PostgreSQL that all tests share unless another is named. */
export async function newDatabase(server = inject('servers').postgres, more = ''): Promise<string> {
  const name = `nabu_${randomBytes(6).toString('hex')}`;
  await withClient(server, (client) => client.query(`CREATE DATABASE ${name} ${more}`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** A database in which the tables of a house were made, of which others are copied. */
const PATTERN = 'nabu_pattern';

/** The address of a new database with the tables of a house in it: a copy, which takes a tenth of the time of making them. */
export async function houseDatabase(): Promise<string> {
  const copy = () => newDatabase(undefined, `TEMPLATE ${PATTERN}`);
  try {
    return await copy();
  } catch (error) {
    if (codeOf(error) !== '3D000') throw error;
  }
  await makePattern();
  return copy();
}

/** Makes the pattern under another name first, so that nobody copies a half of it; of several who do one is first. */
async function makePattern(): Promise<void> {
  const made = await newDatabase();
  await (await openPostgres(made)).close();
  const name = new URL(made).pathname.slice(1);
  try {
    await withClient(inject('servers').postgres, (client) =>
      client.query(`ALTER DATABASE ${name} RENAME TO ${PATTERN}`),
    );
  } catch (error) {
    if (codeOf(error) !== '42P04') throw error;
  }
}

/** Does something with a connection of one's own to a database. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: url });
  // A server that is killed takes its connections along; whoever waits for an answer is told.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A PostgreSQL for one test alone, which may be killed, silenced and started again. */
export async function ownPostgres(settings: { readonly [name: string]: string } = {}) {
  const server = await startPostgres({ settings });
  onTestFinished(() => server.stop());
  return server;
}
