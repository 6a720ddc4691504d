/**
 * Keeps one server for tests: starts, stops and kills it when told, and when whoever started this
 * program is gone, for whatever reason, ends the server and deletes its folder. It is told what to do
 * by messages, in the first the server itself.
 */
import { spawn } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';

const START_MS = 60_000;
/** So much of what a server said is repeated when it does not start. */
const KEPT = 2000;

let server = null;
let child = null;

process.on('message', async ({ n, task, given }) => {
  try {
    process.send?.({ n, result: await TASKS[task](given) });
  } catch (error) {
    process.send?.({ n, error: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', async () => {
  await end('SIGKILL');
  if (server)
    rmSync(server.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  process.exit();
});

const TASKS = {
  /** Takes over a server: its program, arguments, user, folder, and the text by which it says that it is ready. */
  async start(given) {
    server = given ?? server;
    await start();
    return child.pid;
  },
  end: (signal) => end(signal),
  /** Stops or resumes the server without ending it: `SIGSTOP` makes it as silent as a cut cable. */
  signal: (signal) => void child?.kill(signal),
};

async function start() {
  const deadline = Date.now() + START_MS;
  for (;;) {
    const said = await attempt(deadline);
    if (said === null) return;
    // After a server was killed its helpers need a moment to notice.
    const soon = /still in use|lock file .* already exists/.test(said);
    if (!soon || Date.now() > deadline) throw new Error(said);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Starts the server once: null when it is ready, else what it said. */
function attempt(deadline) {
  const { program, args, user, folder, ready, log } = server;
  const env = { ...process.env, LC_ALL: 'C', ...server.env };
  const one = spawn(program, args, {
    ...{ cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true },
    ...(user ?? {}),
  });
  child = one;
  return new Promise((resolve) => {
    let said = '';
    const timer = setTimeout(
      () => resolve(`It did not start in time.\n${said}`),
      deadline - Date.now(),
    );
    const answer = (text) => {
      clearTimeout(timer);
      resolve(text);
    };
    const hear = (data) => {
      said = `${said}${data}`.slice(-KEPT);
      if (log) appendFileSync(log, data);
      if (said.includes(ready)) answer(null);
    };
    for (const stream of [one.stdout, one.stderr]) stream.setEncoding('utf8').on('data', hear);
    one.once('error', ({ message }) => answer(message));
    one.once('close', () => answer(said || 'It ended without a word.'));
  });
}

/** Ends the server with a signal and waits until it is gone. */
function end(signal) {
  const one = child;
  child = null;
  if (!one || one.exitCode !== null || one.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    one.once('exit', () => resolve());
    // One that was made silent hears nothing but this.
    one.kill('SIGCONT');
    one.kill(signal);
  });
}
