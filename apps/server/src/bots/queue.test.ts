import type { Answer, Question } from '@nabu/search';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startRedis } from '../../../../scripts/servers.mjs';
import { RedisWire } from '../nodes/redis-wire.ts';
import { queueThinker } from './queue-thinker.ts';
import { openWorker } from './queue-worker.ts';
import type { Asking, Thinker } from './thinker.ts';

const poll = <T>(read: () => T) => expect.poll(read, { timeout: 20_000 });
const QUESTION: Question = {
  ...{ gameId: 'veils', rules: 1, view: { hand: [1] }, seat: 1, spec: 'greedy', seed: 'a' },
};

function asking(name: string, more: Partial<Asking> = {}): Asking {
  return { address: 'a', who: 'w', name, personWaits: () => true, limitMs: 5000, ...more };
}

/** A thinker that says who it is, notes what it was asked, and may take its time. */
function thinkerOf(move: string, wait?: (asking: Asking) => Promise<void>) {
  const asked: { question: Question; asking: Asking }[] = [];
  const answer: Answer = { move, stats: { value: 0, iterations: 1, candidates: [] } };
  const thinker: Thinker = {
    async think(question, asking) {
      asked.push({ question, asking });
      await wait?.(asking);
      return answer;
    },
    advise: async () => [],
    close: async () => undefined,
  };
  return { asked, thinker };
}

async function house() {
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  const wire = async () => {
    const made = new RedisWire({ url: redis.url, note: () => undefined });
    onTestFinished(() => made.close());
    await poll(() => made.state).toBe('up');
    return made;
  };
  const node = async (move: string) => {
    const { asked, thinker } = thinkerOf(move);
    const told: unknown[] = [];
    const shared = queueThinker({
      ...{ url: redis.url, wire: await wire(), own: thinker },
      fellBack: (error) => void told.push(error),
    });
    onTestFinished(() => shared.close());
    return { asked, told, thinker: shared };
  };
  const worker = async (wait?: (asking: Asking) => Promise<void>) => {
    const { asked, thinker } = thinkerOf('by a worker', wait);
    const parts = { url: redis.url, wire: await wire(), thinker, threads: 1 };
    const opened = await openWorker({ ...parts, failed: () => undefined });
    let open = true;
    const close = async () => {
      if (open) await opened.close();
      open = false;
    };
    onTestFinished(close);
    return { asked, close };
  };
  return { redis, node, worker };
}

/** Asks until a worker answers: a node hears of workers a moment after they came. */
async function askUntilWorker({ thinker }: { thinker: Thinker }, name: string) {
  let n = 0;
  await expect
    .poll(async () => (await thinker.think(QUESTION, asking(`${name} ${n++}`))).move, {
      timeout: 20_000,
    })
    .toBe('by a worker');
}

describe('a question for a bot', () => {
  test('is thought about by the node itself while there is no worker, and by a worker once there is', async () => {
    const { node, worker } = await house();
    const one = await node('here');
    expect((await one.thinker.think(QUESTION, asking('t 1'))).move).toBe('here');
    const { asked, close } = await worker();
    await askUntilWorker(one, 't');
    expect(asked.at(-1)?.question).toEqual(QUESTION);
    await close();
    await expect
      .poll(async () => (await one.thinker.think(QUESTION, asking('u 1'))).move, {
        timeout: 20_000,
      })
      .toBe('here');
  });

  test('is thought about once when two nodes ask the same', async () => {
    const { node, worker } = await house();
    const { asked } = await worker(() => new Promise((resolve) => setTimeout(resolve, 100)));
    const [one, two] = [await node('one'), await node('two')];
    await askUntilWorker(one, 'a');
    await askUntilWorker(two, 'b');
    asked.length = 0;
    const answers = await Promise.all(
      [one, two].map(({ thinker }, i) =>
        thinker.think({ ...QUESTION, seed: `${i}` }, asking('same 7')),
      ),
    );
    expect(answers.map(({ move }) => move)).toEqual(['by a worker', 'by a worker']);
    expect(asked).toHaveLength(1);
    expect((await two.thinker.think(QUESTION, asking('same 7'))).move).toBe('by a worker');
    expect(asked).toHaveLength(1);
  });

  test('comes before those that nobody waits for', async () => {
    const { node, worker } = await house();
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const { asked } = await worker((who) => (who.who === 'first' ? gate : Promise.resolve()));
    const one = await node('here');
    await askUntilWorker(one, 'a');
    asked.length = 0;
    const ask = (who: string, waits: boolean) =>
      one.thinker.think(QUESTION, asking(who, { who, personWaits: () => waits }));
    const first = ask('first', true);
    await poll(() => asked.length).toBe(1);
    const rest = [ask('nobody waits', false), ask('somebody waits', true)];
    // Both stand in line before the first is done.
    await new Promise((resolve) => setTimeout(resolve, 300));
    open();
    await Promise.all([first, ...rest]);
    expect(asked.map((each) => each.asking.who)).toEqual([
      ...['first', 'somebody waits', 'nobody waits'],
    ]);
  });

  test('is dropped when the answer is not wanted any more', async () => {
    const { node, worker } = await house();
    const until = ({ name, signal }: Asking) =>
      name === 'w' && signal
        ? new Promise<void>((_, reject) => {
            const quick = setTimeout(() => reject(new Error('not dropped')), 15_000);
            signal.addEventListener('abort', () => {
              clearTimeout(quick);
              reject(signal.reason);
            });
          })
        : Promise.resolve();
    let hold = false;
    const { asked } = await worker((who) => (hold ? until(who) : Promise.resolve()));
    const one = await node('here');
    await askUntilWorker(one, 'a');
    hold = true;
    asked.length = 0;
    one.asked.length = 0;
    const gone = new AbortController();
    const answer = one.thinker.think(QUESTION, asking('moved on', { signal: gone.signal }));
    await poll(() => asked.length).toBe(1);
    gone.abort(new Error('The match has gone on.'));
    await expect(answer).rejects.toThrow('gone on');
    await poll(() => asked[0].asking.signal?.aborted).toBe(true);
    expect(one.asked).toEqual([]);
  });

  test('is thought about by the node itself when Redis is gone or forgets everything', async () => {
    const { redis, node, worker } = await house();
    let hold = false;
    const { asked } = await worker(() =>
      hold ? new Promise((resolve) => setTimeout(resolve, 4000)) : Promise.resolve(),
    );
    const one = await node('here');
    await askUntilWorker(one, 'a');
    hold = true;
    asked.length = 0;
    const answer = one.thinker.think(QUESTION, asking('lost'));
    await poll(() => asked.length).toBe(1);
    await redis.end('SIGKILL');
    expect((await answer).move).toBe('here');
    expect((await one.thinker.think(QUESTION, asking('still lost'))).move).toBe('here');
    await redis.start();
  });
});
