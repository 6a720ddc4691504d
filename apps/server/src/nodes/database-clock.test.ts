import { expect, onTestFinished, test } from 'vitest';
import { newDatabase } from '../../testing/servers.ts';
import { openPostgres } from '../store/postgres/postgres.ts';
import { DatabaseClock } from './database-clock.ts';

test('nodes whose clocks are apart by minutes agree on the time, and it never goes back', async () => {
  const store = await openPostgres(await newDatabase());
  onTestFinished(() => store.close());
  let shift = 0;
  const clocks = [-300_000, 0, 420_000].map(
    (wrong) => new DatabaseClock(store.relations, () => Date.now() + wrong + shift),
  );
  await Promise.all(clocks.map((clock) => clock.compare()));
  const times = clocks.map((clock) => clock.now());
  expect(Math.max(...times) - Math.min(...times)).toBeLessThan(2000);
  expect(Math.abs(times[0] - Date.now())).toBeLessThan(2000);
  // This machine's clock is set forward: until that is noticed all is later, and then nothing is earlier.
  shift = 60_000;
  const [first] = clocks;
  const late = first.now();
  expect(await first.compare()).toBeLessThan(300_000 - 50_000);
  expect(first.now()).toBeGreaterThanOrEqual(late);
});
