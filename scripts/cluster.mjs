/**
 * A whole house on this machine: PostgreSQL, Redis, some nodes, some workers and a balancer, all on
 * free ports of the loopback interface. `npm run cluster` and the tests use the same. Everything is
 * gone with the process that started it.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBalancer } from './balancer.mjs';
import { ensureServers, freePort, keep, startPostgres, startRedis } from './servers.mjs';
import { root } from './setup.mjs';

/** Starts all of it; `log` is a file to which nodes and workers write. */
export async function startCluster({
  nodes = 3,
  workers = 2,
  port = 0,
  log = '',
  level = 'warn',
  durable = false,
} = {}) {
  await ensureServers();
  const started = [];
  const begin = async (work) => {
    const one = await work;
    started.unshift(one);
    return one;
  };
  const stop = async () => {
    for (const each of started) await each.stop();
  };
  try {
    const [postgres, redis] = await Promise.all([
      begin(startPostgres({ durable })),
      begin(startRedis()),
    ]);
    const env = {
      ...{ NABU_DATABASE_URL: postgres.url, NABU_REDIS_URL: redis.url, NABU_HOST: '127.0.0.1' },
      ...{ NABU_PROXY: '1', NABU_LOG: level, NABU_THREADS: '1' },
    };
    // The first makes the tables of the database.
    const all = [await begin(startNode(env, log))];
    all.push(...(await Promise.all(times(nodes - 1, () => begin(startNode(env, log))))));
    const thinking = await Promise.all(times(workers, () => begin(startWorker(env, log))));
    const balancer = await begin(
      startBalancer(
        all.map((node) => node.port),
        port,
      ),
    );
    const url = `http://127.0.0.1:${balancer.port}`;
    return { url, balancer, nodes: all, workers: thinking, postgres, redis, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** One node, on a port that it keeps when it is started again. */
async function startNode(env, log) {
  const port = await freePort();
  const server = await startProgram({
    ...{ file: 'apps/server/dist/main.js', log, ready: 'Nabu is open' },
    env: { ...env, NABU_PORT: String(port) },
  });
  return { ...server, port };
}

function startWorker(env, log) {
  return startProgram({ file: 'apps/server/dist/worker.js', log, env, ready: 'Nabu thinks here' });
}

function startProgram({ file, env, log, ready }) {
  const folder = mkdtempSync(join(tmpdir(), 'nabu-node-'));
  const args = [join(root, file)];
  return keep({ program: process.execPath, args, user: null, folder, ready, env, log });
}

function times(count, work) {
  return Array.from({ length: count }, work);
}
