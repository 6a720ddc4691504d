import { expect, onTestFinished, test } from 'vitest';
import { botPool } from './pool.ts';

const worker = new URL('../../testing/stuck-worker.mjs', import.meta.url);

test('the threads of a large machine share one decision', async () => {
  const pool = botPool(worker, 4, 2);
  onTestFinished(() => pool.close());
  const asked = { ...question('search:400'), gameId: 'babel' };
  expect((await pool.think(asked, 5000)).move).toBe('search:200 moves');
  expect((await pool.think(question('greedy'), 5000)).move).toBe('greedy moves');
});

function question(spec: string) {
  return { gameId: 'veils', view: {}, seat: 0, spec, seed: '' };
}

test('a bot that hangs or breaks takes nothing with it, and waiting in line is not counted', async () => {
  const pool = botPool(worker, 1);
  onTestFinished(() => pool.close());
  const stuck = pool.think(question('stuck'), 600);
  const waiting = pool.think(question('greedy'), 5000);
  const broken = pool.think(question('broken'), 5000);
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 10);
  await expect(stuck).rejects.toThrow('No answer within 600 ms.');
  clearInterval(ticking);
  expect(ticks).toBeGreaterThan(10);
  expect((await waiting).move).toBe('greedy moves');
  await expect(broken).rejects.toThrow('lost the thread');
  expect((await pool.think(question('random'), 5000)).move).toBe('random moves');
});

test.each([
  ['ends by itself', 'dead', 'The thread ended before it answered.'],
  ['throws outside of its answer', 'thrown', 'fell over'],
])(
  'a thread that %s is noticed at once, and the next question has another',
  async (_, spec, why) => {
    const pool = botPool(worker, 1);
    onTestFinished(() => pool.close());
    await expect(pool.think(question(spec), 60_000)).rejects.toThrow(why);
    expect((await pool.think(question('greedy'), 5000)).move).toBe('greedy moves');
  },
);

test('closing ends what is being thought about and what waits in line', async () => {
  const pool = botPool(worker, 1);
  const both = [question('stuck'), question('greedy')].map((asked) =>
    expect(pool.think(asked, 60_000)).rejects.toThrow('The house closes.'),
  );
  await pool.close();
  await Promise.all(both);
});
