import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';

const server = dirname(dirname(fileURLToPath(import.meta.url)));
const main = join(server, 'dist', 'main.js');

/** A server in a process of its own, killed when the test is over if it still runs. */
export interface Running {
  readonly child: ChildProcess;
  readonly port: number;
  readonly out: { text: string; err: string };
}

function launch(env: { readonly [name: string]: string }) {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, NABU_HOST: '127.0.0.1', NABU_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const out = { text: '', err: '' };
  child.stdout?.on('data', (data) => {
    out.text += data;
  });
  child.stderr?.on('data', (data) => {
    out.err += data;
  });
  return { child, out };
}

/** Starts a server and waits until it says that it is open. */
export async function start(env: { readonly [name: string]: string }): Promise<Running> {
  const { child, out } = launch(env);
  while (!out.text.includes('\n')) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${out.err}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const port = Number(/:(\d+)\n/.exec(out.text)?.[1]);
  return { child, port, out };
}

/** Starts a server whose output nobody reads, and waits until its log says that it is open. */
export async function startUnread(env: { readonly [name: string]: string }): Promise<Running> {
  const { child, out } = launch(env);
  child.stdout?.destroy();
  let port: string | undefined;
  while (port === undefined) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${out.err}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    port = /"port":(\d+)/.exec(out.err)?.[1];
  }
  return { child, port: Number(port), out };
}

/** Starts a server that is expected to end by itself; gives its exit code and what it said. */
export async function startAndFail(env: { readonly [name: string]: string }) {
  const { child, out } = launch(env);
  const [code] = await once(child, 'close');
  return { code, said: out.err.trim(), printed: out.text };
}

/** Ends a server with a signal; gives its exit code. */
export async function end({ child }: Running, signal: NodeJS.Signals) {
  const closed = once(child, 'exit');
  child.kill(signal);
  const [code] = await closed;
  return { code };
}

/** What a server with nothing to do may hold (bytes). */
const IDLE_BYTES = 150e6;

/** Waits until a server that nobody uses is small: it gives back within seconds what opening took. */
export async function idlesSmall({ get }: { get(path: string): Promise<Response> }): Promise<void> {
  const resident = async () => {
    const metrics = await (await get('/metrics')).text();
    return Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1]);
  };
  await expect.poll(resident, { interval: 2000 }).toBeLessThan(IDLE_BYTES);
}
