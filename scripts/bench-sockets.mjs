/** `npm run bench:sockets`: what an idle socket costs a house in memory, and a reconnect storm. */
import { spawnSync } from 'node:child_process';
import { ensureBuilt, orExplain } from './setup.mjs';

// It loads the server from one core: helpers of the garbage collector would be waited for there.
const FLAG = '--single-threaded-gc';

if (process.execArgv.includes(FLAG)) {
  await orExplain(() => ensureBuilt());
  await import('../bench/dist/sockets.js');
} else {
  const again = [FLAG, ...process.argv.slice(1)];
  process.exit(spawnSync(process.execPath, again, { stdio: 'inherit' }).status ?? 1);
}
