import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** How long a server may take to open on a machine that has other things to do (ms). */
const PATIENCE = 120_000;
/** How many of its last lines are kept. */
const LINES = 40;

/** How a house is opened. */
export interface HouseMeans {
  /** What an earlier build left. */
  readonly database?: URL | undefined;
  /** The address it listens on. */
  readonly host?: string | undefined;
  /** Games that bots play before it opens, in the words of `nabu archive fill`. */
  readonly fill?: readonly string[] | undefined;
}

/** A real server in a process of its own, on a port the system chose, with a data folder of its own. */
export class House {
  readonly #data = mkdtempSync(join(tmpdir(), 'nabu-e2e-'));
  #port = 0;
  #process: ChildProcess | null = null;
  #said: string[] = [];

  readonly #host: string;

  private constructor(host: string) {
    this.#host = host;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The last lines the server wrote, over all its starts. */
  get log(): readonly string[] {
    return this.#said;
  }

  /** Opens a house, to this machine alone unless told; with a database, as an earlier build left it. */
  static async open({ database, host = '127.0.0.1', fill }: HouseMeans = {}): Promise<House> {
    const house = new House(host);
    if (database) copyFileSync(database, join(house.#data, 'nabu.db'));
    if (fill) {
      const upkeep = join(root, 'apps/server/dist/upkeep.js');
      execFileSync(process.execPath, [upkeep, 'archive', 'fill', ...fill, '--data', house.#data]);
    }
    await house.start();
    return house;
  }

  /** Starts the server, also again after `kill`: same port, same data. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
      env: {
        ...process.env,
        NABU_PORT: String(this.#port),
        NABU_HOST: this.#host,
        NABU_DATA: this.#data,
        NABU_LOG: 'warn',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    try {
      this.#port = await this.#opened(child);
    } catch (error) {
      await this.kill();
      throw error;
    }
  }

  /** Ends the server without warning, as a crash would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async close(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#data, { recursive: true, force: true });
  }

  /** The port, once the server says that it is open. */
  #opened(child: ChildProcess): Promise<number> {
    return new Promise((resolve, reject) => {
      const fail = (what: string) => reject(new Error(`${what}\n${this.#said.join('\n')}`));
      const timer = setTimeout(() => fail('The server did not open in time.'), PATIENCE);
      const hear = (text: string) => {
        this.#said = [...this.#said, ...text.split('\n').filter(Boolean)].slice(-LINES);
        const port = /is open at http:\/\/[^:]+:(\d+)/.exec(text)?.[1];
        if (port === undefined) return;
        clearTimeout(timer);
        resolve(Number(port));
      };
      child.stdout?.setEncoding('utf8').on('data', hear);
      child.stderr?.setEncoding('utf8').on('data', hear);
      child.once('exit', (code) => {
        clearTimeout(timer);
        fail(`The server ended with ${code} instead of opening.`);
      });
    });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}
