/** `npm run bench:moves`: what a move costs a house, beside boardgame.io's server in the same run. */
import { spawnSync } from 'node:child_process';
import { ensureBuilt, orExplain } from './setup.mjs';

// It loads the server from one core: helpers of the garbage collector would be waited for there.
const FLAG = '--single-threaded-gc';

if (process.execArgv.includes(FLAG)) {
  await orExplain(() => ensureBuilt());
  await import('../bench/dist/moves.js');
} else {
  const again = [FLAG, ...process.argv.slice(1)];
  process.exit(spawnSync(process.execPath, again, { stdio: 'inherit' }).status ?? 1);
}
