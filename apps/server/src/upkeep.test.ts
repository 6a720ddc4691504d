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

test('the doctor says a sentence for each thing it looked at, and by its code whether something is wrong', async () => {
  const here = ['doctor', '--port', '0', '--host', '127.0.0.1', '--data'];
  const well = await upkeep(...here, folder());
  expect(well.err).toBe('');
  expect(well.out).toMatch(/^ {2}ok {3}Node \d+/);
  expect(well.out).toMatch(/^ {2}note No Redis is set/m);
  const ill = await upkeep(...here, PROGRAM);
  expect(ill).toMatchObject({ code: 1, err: '' });
  expect(ill.out).toMatch(/^WRONG {2}.*upkeep\.js/m);
  expect(ill.out).toMatch(/^Wrong: \d\.\n$/m);
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
