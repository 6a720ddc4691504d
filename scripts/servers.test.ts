import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { freePort, startRedis } from './servers.mjs';

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (found: boolean) => {
      socket.destroy();
      resolve(found);
    };
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
  });
}

/** A process that starts both servers, says where, and waits. */
async function starter() {
  const module = JSON.stringify(new URL('./servers.mjs', import.meta.url).href);
  const script = `
    import { startPostgres, startRedis } from ${module};
    const servers = await Promise.all([startPostgres(), startRedis()]);
    console.log(servers.map(({ port }) => port).join(' '));
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  for await (const line of createInterface({ input: child.stdout }))
    return { child, ports: line.split(' ').map(Number) };
  throw new Error('The servers did not start.');
}

test.each(['SIGKILL', 'SIGINT'] as const)(
  'servers are gone when whoever started them ends by %s',
  async (signal) => {
    const { child, ports } = await starter();
    expect(await Promise.all(ports.map(listens))).toEqual([true, true]);
    child.kill(signal);
    for (const port of ports)
      await expect.poll(() => listens(port), { timeout: 20_000 }).toBe(false);
  },
);

test('a server that was killed is started again at its port, and one that ended stays away', async () => {
  const redis = await startRedis();
  await redis.end('SIGKILL');
  expect(await listens(redis.port)).toBe(false);
  await redis.start();
  expect(await listens(redis.port)).toBe(true);
  await redis.stop();
  expect(await listens(redis.port)).toBe(false);
  await redis.stop();
});

test('free ports are free', async () => {
  expect(await listens(await freePort())).toBe(false);
});
