import type { ClientBase } from 'pg';
import { POSTGRES } from '../dialect.ts';
import { relationsOver } from '../relations.ts';
import { UNFINISHED, unfinishedAt } from '../schema.ts';
import { type Store, StoreError } from '../store.ts';
import { Connections, type PostgresMeans, type Work } from './connections.ts';
import { madeWith } from './creates.ts';
import { explainOpening, unusable } from './explain.ts';
import { migrate } from './migrate.ts';
import { type Occupancy, occupy } from './occupancy.ts';
import { botsDue, deadlines, listPublic, readTable, tailOf } from './reads.ts';
import { Writers } from './writers.ts';

/**
 * A store in a PostgreSQL database, which all nodes of a house share; rejected with a `StoreError`
 * when it cannot be used. While the database is away, requests wait for it.
 */
export async function openPostgres(url: string, means: PostgresMeans = {}): Promise<Store> {
  const connections = new Connections(url, means);
  try {
    await connections.open(async (client) => {
      await migrate(client, connections.place);
      await whole(client, connections.place);
    });
    const occupancy = await occupy(url, connections.place);
    return storeOver(connections, occupancy);
  } catch (error) {
    await connections.close();
    throw explainOpening(error, connections.place);
  }
}

async function whole(client: ClientBase, place: string): Promise<void> {
  const asked = 'SELECT 1 FROM house_settings WHERE name = $1';
  if ((await client.query(asked, [UNFINISHED])).rows.length > 0)
    throw unusable(unfinishedAt(place));
}

function storeOver(connections: Connections, occupancy: Occupancy): Store {
  const writers = new Writers(connections);
  const reading = new Set<Promise<unknown>>();
  let closing: Promise<void> | null = null;
  const open = () => {
    if (closing) throw new StoreError('closed', 'The store was closed; nothing was written.');
  };
  const read = async <T>(work: Work<T>): Promise<T> => {
    open();
    // What is read holds all that was asked to be written before.
    const found = writers.settled().then(() => connections.read(work));
    reading.add(found);
    return found.finally(() => reading.delete(found));
  };
  const close = async () => {
    await writers.settled();
    await Promise.allSettled(reading);
    await occupancy.end();
    await connections.close();
  };
  return {
    async create(facts, deeds, standing, key) {
      open();
      await writers.table({ kind: 'create', facts, deeds, standing, key });
    },
    async append(id, after, deeds, standing, receipt) {
      open();
      await writers.table({ kind: 'append', id, after, deeds, standing, receipt });
    },
    read: (id) => read((client) => readTable(client, id)),
    tail: (id, after) => read((client) => tailOf(client, id, after)),
    made: (key) => read((client) => madeWith(client, key)),
    listPublic: (phase, since, limit) => read((client) => listPublic(client, phase, since, limit)),
    botsDue: () => read(botsDue),
    deadlines: (until, limit) => read((client) => deadlines(client, until, limit)),
    relations: relationsOver(
      POSTGRES,
      ({ sql, parameters }) =>
        read(async (client) => (await client.query(sql, [...parameters])).rows),
      async (statements) => {
        open();
        return statements.length === 0 ? [] : writers.change(statements);
      },
    ),
    close() {
      closing ??= close();
      return closing;
    },
  };
}
