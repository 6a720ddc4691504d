/**
 * `npm run soak:cluster [-- GAMES [SECONDS]]`: games of all kinds through three nodes while nodes,
 * workers, PostgreSQL and Redis are killed and started again; 200 games within an hour unless told.
 */
import { spawnSync } from 'node:child_process';
import { bin, ensureBuilt, orExplain, root } from './setup.mjs';

const [games = '200', seconds = '3600'] = process.argv.slice(2);
await orExplain(() => ensureBuilt());
const test = 'apps/server/src/nodes/cluster.test.ts';
const args = [bin('vitest', 'vitest'), 'run', '--config', 'vitest.config.ts', test];
const { status } = spawnSync(process.execPath, args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NABU_SOAK_GAMES: games, NABU_SOAK_SECONDS: seconds },
});
process.exit(status ?? 1);
