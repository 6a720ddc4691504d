import { expect, onTestFinished, test } from 'vitest';
import { folder } from '../../testing/rig.ts';
import { deed, table } from '../../testing/store-suite.ts';
import { Challenges } from '../people/challenges.ts';
import { openSqlite } from '../store/sqlite.ts';
import { Timekeeper } from '../tables/timekeeper.ts';

async function storeOf() {
  const store = await openSqlite(folder());
  onTestFinished(() => store.close());
  return store;
}

test('what is due at a table is seen to by one of several nodes, and by another when that one is gone', async () => {
  const store = await storeOf();
  const standing = { phase: 'playing', botDue: false, deadline: 1_000_000 } as const;
  await store.create(table('aaaaaaaaaaaa'), [deed('started')], standing, null);
  let now = 1_000_000;
  const found: string[] = [];
  const keeper = (name: string) => {
    const made = new Timekeeper({
      ...{ store, clock: () => now, others: () => true, failed: () => undefined },
      hall: () => ({
        async find(id) {
          found.push(`${name} ${id}`);
          throw new Error('this node dies');
        },
      }),
    });
    onTestFinished(() => made.close());
    return made;
  };
  await Promise.all([keeper('one').tick(), keeper('two').tick(), keeper('three').tick()]);
  expect(found).toHaveLength(1);
  now += 31_000;
  await keeper('four').tick();
  expect(found.at(-1)).toBe('four aaaaaaaaaaaa');
});

test('a challenge that was answered to one node is not taken by another', async () => {
  const { relations } = await storeOf();
  let now = 1_000_000;
  const [one, two] = [0, 1].map(() => new Challenges(relations, () => now));
  const made = Buffer.from(await one.make('in')).toString('base64url');
  const taken = await Promise.all([one, two].map((each) => each.take('in', made)));
  expect(taken.toSorted()).toEqual([false, true]);
  expect(await two.take('in', made)).toBe(false);
  now += 600_000;
  const later = Buffer.from(await one.make('in')).toString('base64url');
  expect(await two.take('in', later)).toBe(true);
  const kept = await relations.db.selectFrom('used_challenges').selectAll().execute();
  expect(kept.map(({ challenge }) => challenge)).toEqual([later]);
});
