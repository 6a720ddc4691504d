import pg from 'pg';
import { awake } from './connections.ts';
import { unusable } from './explain.ts';
import { LOCKS } from './migrate.ts';

/** A database that goes away is looked for this often. */
const AGAIN_MS = 1_000;

/** That a node has the database open: whoever would move the house away is told so. */
export interface Occupancy {
  end(): Promise<void>;
}

/**
 * Shares a lock with all nodes that have the database open, on a connection of its own, and takes
 * it again after the connection was lost. Refused while the house is being moved or put back.
 */
export async function occupy(url: string, place: string): Promise<Occupancy> {
  let ended = false;
  let client = await share(url, place);
  const watch = (lost: pg.Client) => {
    lost.once('end', () => {
      if (!ended) setTimeout(() => void again(), AGAIN_MS).unref();
    });
  };
  const again = async () => {
    try {
      const next = await share(url, place);
      if (ended) return await next.end();
      client = next;
      watch(client);
    } catch {
      // Those who read and write tell that the database is away.
      if (!ended) setTimeout(() => void again(), AGAIN_MS).unref();
    }
  };
  watch(client);
  return {
    async end() {
      ended = true;
      await awake(client.end().catch(() => undefined));
    },
  };
}

async function share(url: string, place: string): Promise<pg.Client> {
  const client = new pg.Client({
    ...{ connectionString: url, application_name: 'nabu-house', keepAlive: true },
    connectionTimeoutMillis: 5_000,
  });
  // What is lost is told by its end.
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query(`SELECT pg_try_advisory_lock_shared(${LOCKS.nodes}) AS here`);
  if (!rows[0].here) {
    await client.end();
    throw unusable(`${place} is being moved or put back: wait until that is done.`);
  }
  // Its types leave this out: nobody is kept from leaving by a house that was not closed.
  (client as pg.Client & { unref(): void }).unref();
  return client;
}
