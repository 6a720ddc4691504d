/** `npm start`: sets everything up when needed, then runs the house. */
import { ensureBuilt, orExplain } from './setup.mjs';

const PATIENCE_MS = 500;

await orExplain(() => ensureBuilt());
await import('../apps/server/dist/main.js');
closeWithNpm(process.ppid);

/** npm runs this in a shell, and the shell keeps npm's signals to itself: when it is gone, the house closes. */
function closeWithNpm(shell) {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, PATIENCE_MS).unref();
}
