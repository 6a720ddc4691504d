import { expect, onTestFinished, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { folder, openHouse, storeIn } from '../../testing/rig.ts';
import { People } from './people.ts';

const DAY_MS = 24 * 3600_000;

test('a guest who never sat down and has no session any more is forgotten, nobody else', async () => {
  const data = folder();
  const house = await openHouse({}, data);
  const names = ['Signed in', 'Gone', 'Gone, but sat', 'Account'];
  const browsers = names.map(() => new Browser(house.port));
  for (const [i, browser] of browsers.entries()) await browser.comeIn(names[i]);
  const [, gone, sat, account] = browsers;
  await sat.create();
  await account.makeAccount('Account');
  for (const browser of [gone, sat, account]) await browser.post('/api/sign-out');
  expect(await gone.me()).toBeNull();
  await house.close();

  const { relations, close } = await storeIn(data);
  onTestFinished(() => close());
  const left = async (now: number) => {
    await new People({ relations, clock: () => now }).sweep();
    const rows = await relations.db.selectFrom('persons').select('name').execute();
    return rows.map(({ name }) => name).sort();
  };
  expect(await left(Date.now())).toEqual(names.toSorted());
  expect(await left(Date.now() + 2 * DAY_MS)).toEqual(
    names.filter((name) => name !== 'Gone').toSorted(),
  );
});
