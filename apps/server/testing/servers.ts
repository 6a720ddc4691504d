import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { startPostgres } from '../../../scripts/servers.mjs';

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
