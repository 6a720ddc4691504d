/** `npm run dev`: compiler, server and page in watch mode; the page reloads by itself. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bin, ensureBuilt, orExplain, root } from './setup.mjs';

await orExplain(() => ensureBuilt());
const web = join(root, 'apps', 'web');
const children = [
  start('compile', [bin('typescript', 'tsc'), '-b', '--watch', '--preserveWatchOutput'], root),
  start('server', ['--watch-path=apps/server/dist', '--watch', 'apps/server/dist/main.js'], root),
  start('page', [bin('vite', 'vite'), '--clearScreen', 'false'], web),
];
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);

function start(name, args, cwd) {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  child.on('exit', (code) => {
    if (code) console.error(`${name} stopped with code ${code}.`);
    stop();
  });
  return child;
}

function stop() {
  for (const child of children) child.kill('SIGTERM');
}
