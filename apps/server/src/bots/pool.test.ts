import { expect, onTestFinished, test } from 'vitest';
import { botPool } from './pool.ts';
import type { Asking } from './thinker.ts';

const worker = new URL('../../testing/stuck-worker.mjs', import.meta.url);

function poolOf(threads: number, together?: number) {
  const pool = botPool(worker, threads, together);
  onTestFinished(() => pool.close());
  return pool;
}

const question = (spec: string) => ({
  gameId: 'veils',
  rules: 1,
  view: {},
  seat: 0,
  spec,
  seed: '',
});
const hint = { gameId: 'veils', rules: 1, view: {}, seat: 0, seed: '' };

/** Somebody who asks, each time somebody else from somewhere else. */
function somebody(limitMs: number, more: Partial<Asking> = {}): Asking {
  const name = `somebody ${++people}`;
  return { address: name, who: name, name, personWaits: () => true, limitMs, ...more };
}
let people = 0;

test('the threads of a large machine share one decision', async () => {
  const pool = poolOf(4, 2);
  const asked = { ...question('search:400'), gameId: 'babel' };
  expect((await pool.think(asked, somebody(5000))).move).toBe('search:200 moves');
  expect((await pool.think(question('greedy'), somebody(5000))).move).toBe('greedy moves');
});

test('a bot that hangs or breaks takes nothing with it, and waiting for its turn is not counted', async () => {
  const pool = poolOf(1);
  const stuck = pool.think(question('stuck'), somebody(600));
  const waiting = pool.think(question('greedy'), somebody(5000));
  const broken = pool.think(question('broken'), somebody(5000));
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 10);
  await expect(stuck).rejects.toThrow('No answer within 600 ms.');
  clearInterval(ticking);
  expect(ticks).toBeGreaterThan(10);
  expect((await waiting).move).toBe('greedy moves');
  await expect(broken).rejects.toThrow('lost the thread');
  expect((await pool.think(question('random'), somebody(5000))).move).toBe('random moves');
});

test('the time a thread takes to start is not counted', async () => {
  const pool = botPool(new URL('../../testing/slow-worker.mjs', import.meta.url), 1);
  onTestFinished(() => pool.close());
  expect((await pool.think(question('greedy'), somebody(2500))).move).toBe('greedy moves');
});

test.each([
  ['ends by itself', 'dead', 'The thread ended before it answered.'],
  ['throws outside of its answer', 'thrown', 'fell over'],
])(
  'a thread that %s is noticed at once, and the next question has another',
  async (_, spec, why) => {
    const pool = poolOf(1);
    await expect(pool.think(question(spec), somebody(60_000))).rejects.toThrow(why);
    expect((await pool.think(question('greedy'), somebody(5000))).move).toBe('greedy moves');
  },
);

test('closing ends what is being thought about and what waits for its turn', async () => {
  const pool = botPool(worker, 1);
  const both = [question('stuck'), question('greedy')].map((asked) =>
    expect(pool.think(asked, somebody(60_000))).rejects.toThrow('The house closes.'),
  );
  await pool.close();
  await Promise.all(both);
});

test.each([
  ['everywhere', () => ({}), 0],
  ['one address', () => ({ address: 'here' }), 31],
])('forty who ask for hints from %s do not hold up a bot that must move', async (_, from, most) => {
  const pool = poolOf(1);
  const answered: string[] = [];
  const hints = Array.from({ length: 40 }, () =>
    pool.advise(hint, somebody(5000, from())).then(
      () => answered.push('hint'),
      ({ code }) => code,
    ),
  );
  await pool.think(question('greedy'), somebody(5000)).then(() => answered.push('move'));
  expect(answered.indexOf('move')).toBeLessThan(2);
  const refused = (await Promise.all(hints)).filter((answer) => answer === 'too-fast');
  expect(refused).toHaveLength(most);
});

test('a few addresses that ask for as many hints as they may do not turn others away', async () => {
  const pool = poolOf(1);
  const stop = new AbortController();
  const stuck = pool.think(question('patient'), somebody(60_000, { signal: stop.signal }));
  const from = (address: string) => pool.advise(hint, somebody(5000, { address }));
  const crowd = Array.from({ length: 64 }, (_, i) => from(`address ${i % 8}`));
  const other = from('elsewhere');
  await expect(from('address 0')).rejects.toMatchObject({ code: 'too-fast' });
  await expect(from('elsewhere')).rejects.toMatchObject({ code: 'too-fast' });
  stop.abort(new Error('moved on'));
  await expect(stuck).rejects.toThrow('moved on');
  expect(await other).toEqual([]);
  await Promise.all(crowd);
});

test('whoever asks again and again is refused at once', async () => {
  const pool = poolOf(1);
  const me = somebody(5000);
  const asked = [1, 2, 3].map(() => pool.advise(hint, me));
  await expect(pool.advise(hint, me)).rejects.toMatchObject({ code: 'too-fast' });
  await Promise.all(asked);
  expect(await pool.advise(hint, me)).toEqual([]);
});

test('a question nobody wants any more leaves the queue, or its thread', async () => {
  const pool = poolOf(1);
  const thread = () => pool.think(question('thread'), somebody(5000));
  const before = (await thread()).move;
  const [running, waiting] = [new AbortController(), new AbortController()];
  const asked = [running, waiting].map(({ signal }) =>
    pool.think(question('patient'), somebody(60_000, { signal })),
  );
  waiting.abort(new Error('moved on'));
  await expect(asked[1]).rejects.toThrow('moved on');
  running.abort(new Error('went away'));
  await expect(asked[0]).rejects.toThrow('went away');
  expect((await thread()).move).toBe(before);
});

test('a thread that does not stop when it is told to is ended', async () => {
  const pool = poolOf(1);
  const gone = new AbortController();
  const asked = pool.think(question('stuck'), somebody(60_000, { signal: gone.signal }));
  const next = pool.think(question('greedy'), somebody(5000));
  gone.abort(new Error('went away'));
  await expect(asked).rejects.toThrow('went away');
  expect((await next).move).toBe('greedy moves');
});
