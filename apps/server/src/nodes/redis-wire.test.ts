import { Redis } from 'ioredis';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startRedis } from '../../../../scripts/servers.mjs';
import { RedisWire } from './redis-wire.ts';

const poll = <T>(read: () => T) => expect.poll(read, { timeout: 20_000 });

async function redisOf() {
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  return redis;
}

function wireTo(url: string) {
  const said: string[] = [];
  const wire = new RedisWire({ url, note: (sentence) => void said.push(sentence) });
  onTestFinished(() => wire.close());
  return { wire, said };
}

/** Two wires to a Redis of their own. */
async function pair() {
  const redis = await redisOf();
  const [one, two] = [wireTo(redis.url), wireTo(redis.url)];
  for (const { wire } of [one, two]) await poll(() => wire.state).toBe('up');
  return { redis, one: one.wire, two: two.wire, said: one.said };
}

test('who listens to a topic hears what others tell about it, and nobody hears themselves', async () => {
  const { one, two } = await pair();
  const heard: unknown[] = [];
  const note = (message: unknown, from: string) => void heard.push([message, from]);
  const stop = await two.hear('table a', note);
  await one.hear('table a', note);
  one.tell('table b', 'for others');
  one.tell('table a', { n: 3 });
  await poll(() => heard).toEqual([[{ n: 3 }, one.node]]);
  stop();
  one.tell('table a', { n: 4 });
  await two.hear('table c', note);
  one.tell('table c', 'later');
  await poll(() => heard.length).toBe(2);
  expect(heard[1]).toEqual(['later', one.node]);
});

test('what is told at one moment is one write, and what is in a hurry goes out at once, in its order', async () => {
  const { one, two } = await pair();
  const heard: unknown[] = [];
  await two.hear('x', (message) => void heard.push(message));
  const writes = vi.spyOn(Redis.prototype, 'pipeline');
  onTestFinished(() => writes.mockRestore());
  one.tell('x', 1);
  one.tell('x', 2);
  expect(writes).not.toHaveBeenCalled();
  one.tell('x', 3, true);
  expect(writes).toHaveBeenCalledTimes(1);
  one.tell('x', 4);
  await poll(() => heard).toEqual([1, 2, 3, 4]);
});

test('notices when Redis ends or hangs, says so in a sentence, and heals by itself', async () => {
  const { redis, one, two, said } = await pair();
  const heard: unknown[] = [];
  await two.hear('x', (message) => void heard.push(message));
  for (const [lose, find] of [
    [() => redis.end('SIGKILL'), () => redis.start()],
    [() => redis.signal('SIGSTOP'), () => redis.signal('SIGCONT')],
  ] as const) {
    await lose();
    for (const wire of [one, two]) await poll(() => wire.state).toBe('down');
    one.tell('x', 'nobody hears this');
    await find();
    for (const wire of [one, two]) await poll(() => wire.state).toBe('up');
    heard.length = 0;
    one.tell('x', 'again');
    await poll(() => heard).toContain('again');
  }
  expect(said.join('\n')).toMatch(/Redis is gone: .*\n.*(?:\n.*)*Redis is there/);
});

test('a node that closes does not say that Redis is gone', async () => {
  const { one, said } = await pair();
  await one.close();
  await poll(() => one.state).toBe('down');
  expect(said).toEqual(['Redis is there: nodes hear each other.']);
});

test('another number is another house', async () => {
  const { redis, one } = await pair();
  const { wire: other } = wireTo(`${redis.url}/3`);
  await poll(() => other.state).toBe('up');
  const heard: unknown[] = [];
  await other.hear('x', (message) => void heard.push(message));
  await one.hear('y', (message) => void heard.push(message));
  one.tell('x', 'from house 0');
  other.tell('y', 'from house 3');
  other.tell('x', 'own');
  await expect.poll(() => other.state, { timeout: 3000 }).toBe('up');
  expect(heard).toEqual([]);
});

test('a Redis that cannot be reached is told once, without its password', async () => {
  const { wire, said } = wireTo('redis://me:secret@127.0.0.1:1');
  await poll(() => said.length).toBe(1);
  expect(said[0]).toMatch(/^Redis cannot be used \(.*\): see that it runs/);
  expect(said[0]).not.toContain('secret');
  expect(wire.state).toBe('down');
  wire.tell('x', 1);
});
