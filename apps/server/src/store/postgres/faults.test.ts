import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { expectStored, toldBeforeKill } from '../../../testing/killed.ts';
import { openProxy } from '../../../testing/proxy.ts';
import { newDatabase, ownPostgres, withClient } from '../../../testing/servers.ts';
import { deed, table } from '../../../testing/store-suite.ts';
import type { Store } from '../store.ts';
import type { PostgresMeans } from './connections.ts';
import { openPostgres } from './postgres.ts';

const PLAYING = { phase: 'playing', botDue: false, deadline: null } as const;
const A = 'aaaaaaaaaaaa';
const B = 'bbbbbbbbbbbb';

async function opened(url: string, means: PostgresMeans = {}): Promise<Store> {
  const store = await openPostgres(url, means);
  onTestFinished(() => store.close());
  return store;
}

/** A house that adds to tables as fast as it can and counts what it was told is stored. */
function busyHouse(store: Store, tables: number) {
  const told = new Map<string, number>();
  let counted = 0;
  let stopped = false;
  const { db, write } = store.relations;
  const play = async (id: string) => {
    await store.create(table(id), [], PLAYING, id);
    for (let n = 1; !stopped; n++) {
      const receipt = { seat: 0, id: `${id} ${n}`, n };
      await store.append(id, n - 1, [deed('said', 0, `entry ${n}`)], PLAYING, receipt);
      told.set(id, n);
    }
  };
  const count = async () => {
    await write(db.insertInto('house_settings').values({ name: 'count', value: '' }));
    const more = db.updateTable('house_settings').set({ value: sql<string>`value || 'x'` });
    for (; !stopped; counted++) await write(more);
  };
  const ids = Array.from({ length: tables }, (_, i) => `table${String(i).padStart(7, '0')}`);
  const done = Promise.all([...ids.map(play), count()]);
  return {
    told,
    /** Resolves when so much more was stored. */
    async goesOn(more: number): Promise<void> {
      const sum = () => [...told.values()].reduce((all, n) => all + n, counted);
      const wanted = sum() + more;
      while (sum() < wanted)
        await Promise.race([new Promise((resolve) => setTimeout(resolve, 5)), done]);
    },
    async stop(): Promise<number> {
      stopped = true;
      await done;
      return counted;
    },
  };
}

describe('PostgreSQL that is killed and started again', () => {
  test('under load loses nothing that was told, writes nothing twice, and is told of once each time', async () => {
    const server = await ownPostgres();
    const notes: string[] = [];
    const url = await newDatabase(server.url);
    const store = await opened(url, { note: (sentence) => notes.push(sentence) });
    const house = busyHouse(store, 8);
    await house.goesOn(60);
    for (const signal of ['SIGKILL', 'SIGINT', 'SIGKILL'] as const) {
      await server.end(signal);
      await server.start();
      await house.goesOn(60);
      // It is called back once it has answered for a while.
      while (!notes.at(-1)?.includes('is back')) await house.goesOn(1);
    }
    const counted = await house.stop();
    for (const [id, n] of house.told) {
      const found = await store.read(id);
      expect(found?.deeds.map(({ text }) => text)).toEqual(
        Array.from({ length: n }, (_, i) => `entry ${i + 1}`),
      );
    }
    const rows = await store.relations.db.selectFrom('house_settings').select('value').execute();
    expect(rows).toEqual([{ value: 'x'.repeat(counted) }]);
    expect(notes).toEqual(
      Array.from({ length: 3 }, () => [
        expect.stringMatching(
          /^PostgreSQL at 127\.0\.0\.1:\d+\/nabu_\w+ is away \(\S.*\): what has/,
        ),
        expect.stringMatching(/is back after \d+ s\.$/),
      ]).flat(),
    );
  });

  test('is waited for, but not for ever; then it works again without a restart of the house', async () => {
    const server = await ownPostgres();
    const store = await opened(await newDatabase(server.url), { patienceMs: 300 });
    await store.create(table(A), [], PLAYING, null);
    await server.end();
    const late = store.append(A, 0, [deed('started')], PLAYING, null);
    await expect(late).rejects.toThrow(/^PostgreSQL at \S+ cannot be reached \(/);
    await expect(store.read(A)).rejects.toMatchObject({ name: 'StoreError' });
    await server.start();
    expect((await store.read(A))?.deeds).toEqual([]);
    await store.append(A, 0, [deed('started')], PLAYING, null);
    expect((await store.read(A))?.deeds).toEqual([deed('started')]);
  });

  test('and one that falls silent is given up: what it does when it wakes up is not done twice', async () => {
    const server = await ownPostgres();
    const url = await newDatabase(server.url);
    const store = await opened(url, { statementMs: 1000 });
    await store.create(table(A), [], PLAYING, null);
    const sleepers = await withClient(url, async (client) => {
      const { rows } = await client.query(
        "SELECT pid FROM pg_stat_activity WHERE application_name = 'nabu'",
      );
      return rows.map(({ pid }) => Number(pid));
    });
    for (const pid of sleepers) process.kill(pid, 'SIGSTOP');
    const { db, write } = store.relations;
    await Promise.all([
      store.append(A, 0, [deed('started')], PLAYING, { seat: 0, id: 'c', n: 1 }),
      write(db.insertInto('house_settings').values({ name: 'a', value: 'b' })),
    ]);
    for (const pid of sleepers) process.kill(pid, 'SIGCONT');
    await store.append(A, 1, [deed('said', 0, 'x')], PLAYING, null);
    expect((await store.read(A))?.deeds).toEqual([deed('started'), deed('said', 0, 'x')]);
    expect(await db.selectFrom('house_settings').selectAll().execute()).toHaveLength(1);
  });
});

describe('a write whose answer is lost on the way', () => {
  test('is found when it is looked for, and not done again', async () => {
    const url = new URL(await newDatabase());
    const proxy = await openProxy(Number(url.port));
    url.port = String(proxy.port);
    const notes: string[] = [];
    const store = await opened(url.href, { note: (sentence) => notes.push(sentence) });
    proxy.cutAfter('INSERT INTO creations');
    await store.create(table(A), [deed('started')], PLAYING, 'k');
    proxy.cutAfter('nabu-append');
    await store.append(A, 1, [deed('said', 0, 'x')], PLAYING, { seat: 0, id: 'c', n: 2 });
    const { db, write } = store.relations;
    proxy.cutAfter('COMMIT');
    const setting = db.insertInto('house_settings').values({ name: 'a', value: 'b' });
    expect(await write(setting)).toEqual([{ changed: 1 }]);
    // Losses within a moment are told as one.
    expect(notes).toEqual([expect.stringMatching(/is away \(.+\)/)]);
    expect((await store.read(A))?.deeds).toEqual([deed('started'), deed('said', 0, 'x')]);
    expect(await db.selectFrom('house_settings').selectAll().execute()).toHaveLength(1);
    proxy.cutAfter('nabu-append');
    const other = store.append(A, 1, [deed('said', 0, 'other')], PLAYING, null);
    await expect(other).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('a full disk', () => {
  test('is called by its name, what was stored can be read, and it heals', async () => {
    const url = await newDatabase();
    const store = await opened(url);
    await store.create(table(A), [], PLAYING, null);
    await withClient(url, (client) =>
      client.query(`
        CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
        CREATE TRIGGER full_disk BEFORE INSERT ON deeds EXECUTE FUNCTION full_disk()`),
    );
    const late = store.append(A, 0, [deed('started')], PLAYING, null);
    await expect(late).rejects.toMatchObject({ code: 'full' });
    await expect(late).rejects.toThrow(/^The disk of PostgreSQL at \S+ is full: make room on it/);
    expect((await store.read(A))?.deeds).toEqual([]);
    await withClient(url, (client) => client.query('DROP TRIGGER full_disk ON deeds'));
    await store.append(A, 0, [deed('started')], PLAYING, null);
  });
});

describe('what the database does not take', () => {
  test('fails alone, and what was to be written with it is written', async () => {
    const store = await opened(await newDatabase());
    for (const id of [A, B]) await store.create(table(id), [], PLAYING, null);
    const outcomes = await Promise.allSettled([
      store.append(A, 0, [deed('said', 0, 'a\u0000b')], PLAYING, null),
      store.append(B, 0, [deed('said', 0, 'ab')], PLAYING, null),
    ]);
    expect(outcomes).toMatchObject([
      { status: 'rejected', reason: { code: 'failed' } },
      { status: 'fulfilled' },
    ]);
    expect((await store.read(A))?.deeds).toEqual([]);
  });

  test('a statement that takes too long is stopped and said so', async () => {
    const store = await opened(await newDatabase(), { statementMs: 300 });
    const slow = sql`SELECT pg_sleep(30)`.execute(store.relations.db);
    await expect(slow).rejects.toThrow(/took too long and was stopped/);
  });
});

describe('a house that is killed', () => {
  test('has stored all that it was told is stored', async () => {
    const url = await newDatabase();
    const told = await toldBeforeKill(url);
    await expectStored(await opened(url), told);
  });
});

describe('several nodes on one database', () => {
  test('of those that add to a table at the same moment exactly one does', async () => {
    const url = await newDatabase();
    const nodes = await Promise.all([opened(url), opened(url), opened(url)]);
    const ids = [A, B];
    for (const id of ids) await nodes[0].create(table(id), [], PLAYING, null);
    for (let n = 0; n < 30; n++) {
      const outcomes = await Promise.allSettled(
        nodes.flatMap((node, i) =>
          ids.map((id) => node.append(id, n, [deed('said', 0, `node ${i}`)], PLAYING, null)),
        ),
      );
      const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
      expect(refused).toHaveLength(4);
      for (const error of refused) expect(error).toMatchObject({ code: 'conflict' });
    }
    for (const id of ids) expect((await nodes[1].read(id))?.deeds).toHaveLength(30);
  });

  test('what they change at the same moment is as if one came after the other', async () => {
    const url = await newDatabase();
    const nodes = await Promise.all([opened(url), opened(url)]);
    const { db } = nodes[0].relations;
    const add = (node: Store, name: string) =>
      node.relations.write(
        db.deleteFrom('house_settings').where('value', '=', 'none'),
        db.insertInto('house_settings').values({ name, value: name }),
      );
    const outcomes = await Promise.allSettled(
      nodes.flatMap((node) => ['a', 'b', 'c'].map((name) => add(node, name))),
    );
    const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refused).toHaveLength(3);
    for (const error of refused) expect(error).toMatchObject({ code: 'taken' });
  });
});
