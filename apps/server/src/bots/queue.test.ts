import type { Answer, Question } from '@nabu/search';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startRedis } from '../../../../scripts/servers.mjs';
import { proxied } from '../../testing/proxy.ts';
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
    open: async () => [],
    close: async () => undefined,
  };
  return { asked, thinker };
}

async function house() {
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  const wire = async (url = redis.url) => {
    const made = new RedisWire({ url, note: () => undefined });
    onTestFinished(() => made.close());
    await poll(() => made.state).toBe('up');
    return made;
  };
  const node = async (move: string, url = redis.url) => {
    const { asked, thinker } = thinkerOf(move);
    const told: unknown[] = [];
    const shared = queueThinker({
      ...{ url, wire: await wire(url), own: thinker },
      fellBack: (error) => void told.push(error),
    });
    onTestFinished(() => shared.close());
    return { asked, told, thinker: shared };
  };
  const worker = async (
    wait?: (asking: Asking) => Promise<void>,
    { url = redis.url, move = 'by a worker' } = {},
  ) => {
    const { asked, thinker } = thinkerOf(move, wait);
    const parts = { url, wire: await wire(), thinker, threads: 1, closingMs: 1000 };
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
    // Both stand in the queue before the first is done.
    await new Promise((resolve) => setTimeout(resolve, 300));
    open();
    await Promise.all([first, ...rest]);
    expect(asked.map((each) => each.asking.who)).toEqual([
      ...['first', 'somebody waits', 'nobody waits'],
    ]);
  });

  test('waits for no more than one of each address, however many another asks', async () => {
    const { node, worker } = await house();
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const { asked } = await worker((who) => (who.who === 'first' ? gate : Promise.resolve()));
    const one = await node('here');
    await askUntilWorker(one, 'a');
    asked.length = 0;
    const ask = (who: string, address: string) =>
      one.thinker.think(QUESTION, asking(who, { who, address }));
    const all = [ask('first', 'a')];
    await poll(() => asked.length).toBe(1);
    for (const who of ['crowd 1', 'crowd 2', 'crowd 3']) all.push(ask(who, 'crowd'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    all.push(ask('ada', 'ada'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const hint = (who: string) => one.thinker.advise(QUESTION, asking(who, { who: 'crowd' }));
    const hints = ['h1', 'h2', 'h3'].map(hint);
    await expect(hints[2]).rejects.toThrow('still being thought about');
    open();
    await Promise.all([...all, ...hints.slice(0, 2)]);
    expect(asked.map((each) => each.asking.who)).toEqual([
      ...['first', 'crowd 1', 'ada', 'crowd 2', 'crowd 3'],
    ]);
  });

  test('is tried again when thinking failed, and thought about by the node itself when it fails again', async () => {
    const { node, worker } = await house();
    let failures = 0;
    const { asked } = await worker(async () => {
      if (failures-- > 0) throw new Error('The thinker broke.');
    });
    const one = await node('here');
    await askUntilWorker(one, 'a');
    asked.length = 0;
    one.asked.length = 0;
    failures = 1;
    expect((await one.thinker.think(QUESTION, asking('once'))).move).toBe('by a worker');
    expect(asked).toHaveLength(2);
    expect([one.asked, one.told]).toEqual([[], []]);
    failures = 2;
    expect((await one.thinker.think(QUESTION, asking('twice'))).move).toBe('here');
    expect(asked).toHaveLength(4);
    expect(one.told).toEqual([new Error('The thinker broke.')]);
  });

  test('goes to another worker when the one that has it is gone', async () => {
    const { redis, node, worker } = await house();
    const way = await proxied(redis.url);
    const asleep = new Promise<void>(() => undefined);
    let dying = false;
    const first = await worker(() => (dying ? asleep : Promise.resolve()), { url: way.url });
    const one = await node('here');
    await askUntilWorker(one, 'a');
    one.asked.length = 0;
    first.asked.length = 0;
    dying = true;
    const answer = one.thinker.think(QUESTION, asking('lost', { limitMs: 30_000 }));
    await poll(() => first.asked.length).toBe(1);
    way.cut();
    await worker(undefined, { move: 'by another' });
    expect((await answer).move).toBe('by another');
    expect([one.asked, one.told]).toEqual([[], []]);
    // It has neither its answer nor Redis, and ends all the same.
    await first.close();
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

  test('is thought about by the node itself when Redis falls silent before it has the question', async () => {
    const { redis, node, worker } = await house();
    await worker();
    const way = await proxied(redis.url);
    const one = await node('here', way.url);
    await askUntilWorker(one, 'a');
    one.told.length = 0;
    way.silence();
    expect((await one.thinker.think(QUESTION, asking('never told'))).move).toBe('here');
    expect(one.told).toHaveLength(1);
    way.mend();
  });

  test('is dropped at once where Redis is silent', async () => {
    const { redis, node, worker } = await house();
    await worker();
    const way = await proxied(redis.url);
    const one = await node('here', way.url);
    await askUntilWorker(one, 'a');
    one.asked.length = 0;
    way.silence();
    const gone = new AbortController();
    const answer = one.thinker.think(QUESTION, asking('moved on', { signal: gone.signal }));
    gone.abort(new Error('The match has gone on.'));
    await expect(answer).rejects.toThrow('gone on');
    expect(one.asked).toEqual([]);
    way.mend();
  });
});
