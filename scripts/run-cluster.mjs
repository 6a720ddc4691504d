/** `npm run cluster`: a house of three nodes and two workers for development, until Ctrl-C. */
import { startCluster } from './cluster.mjs';
import { ensureBuilt, orExplain } from './setup.mjs';

const port = Number(process.env.NABU_PORT ?? 4780);
const cluster = await orExplain(async () => {
  await ensureBuilt();
  return startCluster({ port, log: '/dev/stderr' });
});
const ports = cluster.nodes.map((node) => node.port).join(', ');
console.log(`Nabu is open at ${cluster.url}
  nodes      ${ports}
  workers    ${cluster.workers.length}
  PostgreSQL ${cluster.postgres.url}
  Redis      ${cluster.redis.url}
Ctrl-C stops all of it and deletes its data.`);
const keeping = setInterval(() => undefined, 60_000);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    clearInterval(keeping);
    await cluster.stop();
    process.exit(0);
  });
