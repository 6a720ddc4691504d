import { execFile, spawn } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { end, start } from '../../testing/process.ts';
import { proxied } from '../../testing/proxy.ts';
import { folder, visiting } from '../../testing/rig.ts';
import { newDatabase, withClient } from '../../testing/servers.ts';
import { deed, table } from '../../testing/store-suite.ts';
import { openPostgres } from '../store/postgres/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';

const PROGRAM = fileURLToPath(new URL('../../dist/upkeep.js', import.meta.url));
const WAITING = { phase: 'waiting', botDue: false, deadline: null } as const;

function upkeep(...args: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [PROGRAM, ...args], (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}

const ids = (count: number) =>
  Array.from({ length: count }, (_, i) => `table${String(i).padStart(7, '0')}`);

/** Fills a store with tables that wait for players, and a person. */
async function filled(store: Store, count: number): Promise<void> {
  const facts = {
    game: 'babel',
    options: { hands: '3/5', sumerians: 'allAtSite', starter: 'random' },
  };
  for (const id of ids(count))
    await store.create(
      table(id, { ...facts, seats: [null, null] }),
      [{ ...deed('joined', 0, `hash ñ of "Ur" 𒀭`), at: 1_700_000_000_123 }],
      WAITING,
      id,
    );
  const { db, write } = store.relations;
  const nothing = { name_key: null, role: null, email: null, email_key: null, erased: null };
  await write(
    db.insertInto('persons').values({ id: 'p', name: 'Ada', created: 1, ...nothing }),
    db.insertInto('ratings').values({
      ...{ ladder: 'x', person: 'p', rating: 1500.1234567890124, deviation: 0.1 },
      ...{ volatility: 1e-7, games: 3, updated: 9 },
    }),
  );
  await store.close();
}

async function sqliteHouse(count = 5): Promise<string> {
  const data = folder();
  await filled(await openSqlite(data), count);
  return data;
}

/** Has a database say that its disk is full when something is to be written into a table. */
function fullDisk(url: string, name: string) {
  return withClient(url, (client) =>
    client.query(`
      CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
      CREATE TRIGGER full_disk BEFORE INSERT ON ${name} EXECUTE FUNCTION full_disk()`),
  );
}

/** All that a store gives back of what `filled` put in. */
async function contents(store: Store, count = 5) {
  const tables = [];
  for (const id of ids(count)) tables.push(await store.read(id));
  const { db } = store.relations;
  const ratings = await db.selectFrom('ratings').selectAll().execute();
  const made = await store.made(ids(1)[0]);
  await store.close();
  return { tables, ratings, made };
}

describe('a house that moves', () => {
  test('to PostgreSQL and back is the same, and goes on', async () => {
    const data = await sqliteHouse();
    const url = await newDatabase();
    const there = await upkeep('house', 'move', '--data', data, '--to', url);
    expect(there).toMatchObject({ code: 0, err: '' });
    expect(there.out).toContain('copied 100 %\n');
    expect(there.out).toMatch(/played again 5 tables with 5 entries\.\n/);
    expect(there.out).toMatch(/Start it with NABU_DATABASE_URL .* was left as it is/);
    expect(there.out).not.toContain('nabu-test');
    const before = await contents(await openSqlite(data));
    expect(await contents(await openPostgres(url))).toEqual(before);
    const store = await openPostgres(url);
    await store.create(table('another'), [], WAITING, null);
    await store.close();
    const back = join(folder(), 'back');
    expect(
      await upkeep('house', 'move', '--database-url', url, '--to', `sqlite:${back}`),
    ).toMatchObject({ code: 0 });
    expect(await contents(await openSqlite(back))).toEqual(before);
  });

  test('and is interrupted cannot be opened where it was not whole, and goes on from there', async () => {
    const data = await sqliteHouse(1000);
    const url = await newDatabase();
    const child = spawn(process.execPath, [PROGRAM, 'house', 'move', '--data', data, '--to', url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
      if (/copied [1-9]/.test(said)) child.kill('SIGKILL');
    });
    await new Promise((resolve) => child.once('exit', resolve));
    await expect(openPostgres(url)).rejects.toThrow(/only a part of a house.*run the same/);
    const other = await sqliteHouse(1);
    const refused = await upkeep('house', 'move', '--data', other, '--to', url);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.err).toMatch(/holds a part of another house/);
    const { code, out } = await upkeep('house', 'move', '--data', data, '--to', url);
    expect(code).toBe(0);
    expect(out).toMatch(/\(\d+ of them were there from the interrupted try\)/);
    expect((await contents(await openPostgres(url), 1000)).tables).not.toContain(null);
  });

  test('and loses the database on the way says so, and goes on, there and back', async () => {
    const data = await sqliteHouse(600);
    const url = await newDatabase();
    const way = await proxied(url);
    const moved = (...words: readonly string[]) => upkeep('house', 'move', ...words);
    const away =
      /^PostgreSQL at \S+ went away \(.+\): bring it back and run the same command again\.\n$/;
    // What was written last is there, though its answer was lost.
    way.cutAfter('INSERT INTO "deeds"');
    const there = ['--data', data, '--to', way.url];
    expect(await moved(...there)).toMatchObject({ code: 1, err: expect.stringMatching(away) });
    await fullDisk(url, 'deeds');
    expect(await moved(...there)).toMatchObject({
      ...{
        code: 1,
        err: expect.stringMatching(/^The disk of PostgreSQL at \S+ is full: make room/),
      },
    });
    await withClient(url, (client) => client.query('DROP TRIGGER full_disk ON deeds'));
    const again = await moved(...there);
    expect(again).toMatchObject({ code: 0, err: '' });
    expect(again.out).toMatch(
      /\(\d{4} of them were there from the interrupted try\); played again 600/,
    );
    const back = join(folder(), 'back');
    const home = ['--database-url', way.url, '--to', `sqlite:${back}`];
    way.cutAfter('FROM "deeds" WHERE');
    expect(await moved(...home)).toMatchObject({ code: 1, err: expect.stringMatching(away) });
    await expect(openSqlite(back)).rejects.toThrow(/only a part of a house/);
    expect((await moved(...home)).out).toMatch(/\d+ of them were there from the interrupted try/);
    expect(await contents(await openSqlite(back), 600)).toEqual(
      await contents(await openSqlite(data), 600),
    );
  });

  test('plays every table again, and names those that cannot be', async () => {
    const [data, url] = [folder(), await newDatabase()];
    await upkeep(
      'archive',
      'fill',
      'ur',
      '--games',
      '3',
      '--seats',
      'random,random',
      '--data',
      data,
    );
    const store = await openSqlite(data);
    const { db, write } = store.relations;
    const [one, two] = await db.selectFrom('tables').select(['id', 'key']).execute();
    const change = db.updateTable('deeds').set({ text: 'nonsense' }).where('n', '=', 9);
    await write(
      change.where('table_key', '=', one.key),
      db.updateTable('tables').set({ entries: 1 }).where('key', '=', two.key),
    );
    await store.close();
    const { code, out } = await upkeep('house', 'move', '--data', data, '--to', url);
    expect(code).toBe(0);
    expect(out).toMatch(/played again 3 tables with \d{3} entries\. .* cannot now: 2\.\n/);
    expect(out).toContain(`\n${one.id}: version 1 of ur does not take its moves`);
    expect(out).toMatch(new RegExp(`\\n${two.id}: .*its last entry is number \\d+, not 1`));
  });

  test('is refused where another is, and while it is open at either end', async () => {
    const [data, url] = [await sqliteHouse(), await newDatabase()];
    await filled(await openPostgres(url), 1);
    const to = (place: string) => upkeep('house', 'move', '--data', data, '--to', place);
    expect((await to(url)).err).toMatch(/holds a house already: name an empty place/);
    expect((await to(`sqlite:${await sqliteHouse(1)}`)).err).toMatch(/holds a house already/);
    const open = await openPostgres(url);
    expect((await to(url)).err).toMatch(/in use by a house that is open: stop it/);
    await open.close();
    const here = await openSqlite(data);
    expect((await to(await newDatabase())).err).toMatch(/in use by another running Nabu/);
    await here.close();
    expect(await to('mysql://x')).toMatchObject({ code: 2 });
  });
});

describe('a backup', () => {
  test('of an open house in a file holds what was told, and is put back into either store', async () => {
    const data = folder();
    const house = await start({ NABU_DATA: data });
    const seats: ('me' | 'open')[] = ['me', 'open'];
    const { table: made } = await visiting(house.port).create({
      game: 'babel',
      seats,
      name: 'Ada',
    });
    const file = join(folder(), 'house.db');
    expect(await upkeep('house', 'backup', file, '--data', data)).toMatchObject({
      code: 0,
      err: '',
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await upkeep('house', 'backup', file, '--data', data)).err).toMatch(/is there already/);
    await end(house, 'SIGTERM');
    expect(existsSync(join(data, 'house.json'))).toBe(false);
    const again = join(folder(), 'again');
    expect(await upkeep('house', 'restore', file, '--data', again)).toMatchObject({ code: 0 });
    const url = await newDatabase();
    const restored = await upkeep('house', 'restore', file, '--database-url', url);
    expect(restored).toMatchObject({ code: 0, err: '' });
    for (const store of [await openSqlite(again), await openPostgres(url)]) {
      expect((await store.read(made.id))?.deeds).toHaveLength(1);
      await store.close();
    }
  });

  test('of an open house in PostgreSQL and of a closed one in a file', async () => {
    const url = await newDatabase();
    await filled(await openPostgres(url), 5);
    const open = await openPostgres(url);
    const [first, second] = [join(folder(), 'a.db'), join(folder(), 'b.db')];
    const copied = await upkeep('house', 'backup', first, '--database-url', url);
    expect(copied).toMatchObject({ code: 0, err: '' });
    await open.close();
    const data = folder();
    expect(await upkeep('house', 'restore', first, '--data', data)).toMatchObject({ code: 0 });
    expect(await upkeep('house', 'backup', second, '--data', data)).toMatchObject({ code: 0 });
    for (const file of [first, second]) expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await contents(await openSqlite(data))).toEqual(await contents(await openPostgres(url)));
  });

  test('that is none is refused, and so is a place that holds a house', async () => {
    const file = join(folder(), 'x');
    const data = await sqliteHouse(1);
    expect((await upkeep('house', 'restore', file, '--data', folder())).err).toMatch(/no file/);
    writeFileSync(file, 'no backup at all'.repeat(100));
    expect((await upkeep('house', 'restore', file, '--data', folder())).err).toMatch(/no database/);
    const backup = join(folder(), 'y');
    await upkeep('house', 'backup', backup, '--data', data);
    expect((await upkeep('house', 'restore', backup, '--data', data)).err).toMatch(/holds a house/);
    expect((await upkeep('house', 'backup', join(folder(), 'z'), '--data', folder())).err).toMatch(
      /There is no house in/,
    );
    expect(await upkeep('house', 'backup', join(file, 'below'), '--data', data)).toMatchObject({
      ...{ code: 1, err: expect.stringMatching(/^\S+ has no folder to stand in: .*\.\n$/) },
    });
  });
});
