/**
 * PostgreSQL and Redis for a run of tests, started once: by `npm test` for all of it, else by Vitest
 * for the files it was asked to run.
 */
import { ensureServers, startPostgres, startRedis } from './servers.mjs';

let own = [];

/** Tells the tests where the servers are, and starts them unless that was done before. */
export async function setup({ provide }) {
  const { NABU_TEST_POSTGRES, NABU_TEST_REDIS } = process.env;
  if (NABU_TEST_POSTGRES && NABU_TEST_REDIS) {
    provide('servers', { postgres: NABU_TEST_POSTGRES, redis: NABU_TEST_REDIS });
    return;
  }
  const servers = await startServers();
  own = servers.all;
  // The next project of the same run finds them.
  process.env.NABU_TEST_POSTGRES = servers.postgres;
  process.env.NABU_TEST_REDIS = servers.redis;
  provide('servers', { postgres: servers.postgres, redis: servers.redis });
}

export async function teardown() {
  for (const server of own) await server.stop();
}

/** Starts both; gives their addresses. */
export async function startServers() {
  await ensureServers();
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  return { postgres: postgres.url, redis: redis.url, all: [postgres, redis] };
}
