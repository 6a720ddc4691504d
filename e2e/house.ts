import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A real server in a process of its own, on a free port, with a data folder of its own. */
export class House {
  readonly url: string;
  readonly #port: number;
  readonly #data: string;
  #process: ChildProcess | null = null;

  private constructor(port: number) {
    this.#port = port;
    this.#data = mkdtempSync(join(tmpdir(), 'nabu-e2e-'));
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Opens a house; with a database, as an earlier build left it. */
  static async open(database?: URL): Promise<House> {
    const house = new House(await freePort());
    if (database) copyFileSync(database, join(house.#data, 'nabu.db'));
    await house.start();
    return house;
  }

  /** Starts the server, also again after `kill`: same port, same data. */
  async start(): Promise<void> {
    const env = {
      ...process.env,
      NABU_PORT: String(this.#port),
      NABU_HOST: '127.0.0.1',
      NABU_DATA: this.#data,
      NABU_LOG: 'warn',
    };
    this.#process = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    for (let tries = 0; tries < 200; tries++) {
      const ready = await fetch(`${this.url}/api/health`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (ready) return;
      await pause(50);
    }
    throw new Error('The server did not start within 10 s.');
  }

  /** Ends the server without warning, as a crash would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async close(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#data, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
