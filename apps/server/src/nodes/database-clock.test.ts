import { expect, onTestFinished, test, vi } from 'vitest';
import { newDatabase } from '../../testing/servers.ts';
import { openPostgres } from '../store/postgres/postgres.ts';
import type { Relations } from '../store/relations.ts';
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
  expect(await first.compare()).toBeLessThan(-50_000);
  expect(first.now()).toBeGreaterThanOrEqual(late);
});

/** A clock whose database answers by a time of its own; `lags` are how long its next answers are on their way back. */
function stubbed(...lags: number[]) {
  const time = { steady: 1_000_000, database: 1_000_000 };
  const pass = (ms: number) => {
    time.steady += ms;
    time.database += ms;
  };
  const executor = {
    transformQuery: (node: unknown) => node,
    compileQuery: (node: unknown) => node,
    async executeQuery() {
      const rows = [{ now: time.database }];
      pass(lags.shift() ?? 0);
      return { rows };
    },
  };
  const relations = { db: { getExecutor: () => executor } } as unknown as Relations;
  const clock = new DatabaseClock(relations, () => time.steady);
  /** By how much it goes on in some time, in which it is compared every half minute. */
  const after = async (ms: number) => {
    const before = clock.now();
    for (let left = ms; left > 0; left -= 30_000) {
      pass(Math.min(left, 30_000));
      await clock.compare();
    }
    return clock.now() - before;
  };
  return { time, lags, pass, clock, after };
}

const HOUR = 3_600_000;

test("a database's clock that is set ahead or back is followed slowly, and reached in the end", async () => {
  for (const set of [HOUR, -HOUR]) {
    const { time, clock, after } = stubbed();
    await clock.compare();
    time.database += set;
    const minute = await after(60_000);
    expect(minute).toBeGreaterThanOrEqual(59_000);
    expect(minute).toBeLessThanOrEqual(61_000);
    await after(101 * HOUR);
    expect(Math.abs(clock.now() - time.database)).toBeLessThan(1000);
  }
});

test('an answer that was long on its way counts for nothing', async () => {
  const { lags, pass, clock } = stubbed();
  await clock.compare();
  const before = clock.now();
  lags.push(20_000);
  await clock.compare();
  pass(1000);
  expect(clock.now() - before).toBe(21_000);
});

test('the first answer is asked for again when it is slow, so that no node begins far off', async () => {
  const { time, clock } = stubbed(20_000, 20_000);
  await clock.compare();
  expect(clock.now()).toBe(time.database);
});

test('that the clocks are far apart is told once, until they are near again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { time, pass, clock } = stubbed();
  const told: number[] = [];
  await clock.begin({
    failed: (error) => expect.unreachable(String(error)),
    far: (ms) => told.push(ms),
  });
  const halfMinutes = async (many: number) => {
    for (let i = 0; i < many; i++) {
      pass(30_000);
      await vi.advanceTimersByTimeAsync(30_000);
    }
  };
  await halfMinutes(3);
  expect(told).toEqual([]);
  time.database += 2 * 60_000;
  await halfMinutes(3);
  expect(told).toHaveLength(1);
  expect(told[0]).toBeGreaterThan(100_000);
  await halfMinutes(420);
  time.database -= 2 * 60_000;
  await halfMinutes(3);
  expect(told).toHaveLength(2);
  expect(told[1]).toBeLessThan(-100_000);
});
