import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { finish, folder, openHouse } from '../testing/rig.ts';
import { openSqlite } from './store/sqlite.ts';

const PROGRAM = fileURLToPath(new URL('../dist/upkeep.js', import.meta.url));

function upkeep(...args: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [PROGRAM, ...args], (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}

/** A house in which two guests played a rated game; closed again. */
async function playedHouse(): Promise<string> {
  const data = folder();
  const house = await openHouse({}, data);
  const browsers = [new Browser(house.port), new Browser(house.port)];
  for (const browser of browsers) await browser.comeIn('Ada');
  const { table } = await browsers[0].create({ visibility: 'public', rated: true });
  await browsers[1].join(table.id);
  const clients = await Promise.all(browsers.map((browser) => browser.open(table.id)));
  await finish(clients, table.id);
  const rated = async () =>
    ((await (await browsers[0].get('/api/me/profile')).json()) as { ratings: unknown[] }).ratings;
  await expect.poll(rated).toHaveLength(1);
  await house.close();
  return data;
}

test('ratings that went wrong are found and computed anew', async () => {
  const data = await playedHouse();
  expect(await upkeep('ratings', 'check', '--data', data)).toMatchObject({ code: 0 });
  const store = await openSqlite(data);
  const { db, write } = store.relations;
  await write(db.updateTable('ratings').set({ rating: 2000 }));
  await store.close();
  const checked = await upkeep('ratings', 'check', '--data', data);
  expect(checked).toMatchObject({ code: 1 });
  expect(checked.out).toMatch(/2000 .* is kept, the games say/);
  expect(await upkeep('ratings', 'recompute', '--data', data)).toEqual({
    ...{ code: 0, err: '', out: 'Computed anew: games that count 1, people rated 2.\n' },
  });
  expect(await upkeep('ratings', 'check', '--data', data)).toMatchObject({ code: 0 });
});

test('what is not understood, or a house that is open, gets a sentence', async () => {
  expect(await upkeep('ratings', 'forget')).toMatchObject({
    ...{
      code: 2,
      err: expect.stringMatching(/^There is no "ratings forget"; there is ratings recompute, /),
    },
  });
  const data = folder();
  await openHouse({}, data);
  const { code, err } = await upkeep('ratings', 'check', '--data', data);
  expect(code).toBe(1);
  expect(err).toMatch(/\.\n$/);
});
