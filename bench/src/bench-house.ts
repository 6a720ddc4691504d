import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { MEASURED, pinned } from './cores.ts';

/** Collects garbage when the signal comes. */
const COLLECT = "data:text/javascript,process.on('SIGUSR2',()=>{gc();gc();})";

/** A house of its own to measure, in another process and with an empty data folder, on one core. */
export class BenchHouse {
  readonly #data = mkdtempSync(join(tmpdir(), 'nabu-bench-'));
  readonly #settings: { readonly [name: string]: string };
  readonly #node: readonly string[];
  #process: ChildProcess | null = null;
  #port = 0;

  private constructor(settings: { readonly [name: string]: string }, node: readonly string[]) {
    this.#settings = settings;
    this.#node = node;
  }

  /** Starts one; `settings` are more of its environment, `node` more options of Node. */
  static async open(
    settings: { readonly [name: string]: string } = {},
    node: readonly string[] = [],
  ): Promise<BenchHouse> {
    const house = new BenchHouse(settings, node);
    await house.#start();
    return house;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Has the house collect its garbage. */
  collect(): void {
    this.#process?.kill('SIGUSR2');
  }

  /** Ends it as a power cut would and starts it again on the same port with what it had stored. */
  async crash(): Promise<void> {
    await this.#end('SIGKILL');
    await this.#start();
  }

  async close(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#data, { recursive: true, force: true });
  }

  async #start(): Promise<void> {
    const main = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
    // Believing forwarded addresses lets everybody come from an address of their own.
    const env = { NABU_DATA: this.#data, NABU_HOST: '127.0.0.1', NABU_PROXY: '1' };
    const more = process.env.NABU_BENCH_NODE?.split(' ') ?? [];
    const node = ['--expose-gc', ...this.#node, ...more, '--import', COLLECT, main];
    const { program, args } = pinned(MEASURED, node);
    const child = spawn(program, args, {
      env: {
        ...{ ...process.env, ...env, NABU_PORT: String(this.#port), NABU_LOG: 'warn' },
        ...this.#settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    // A benchmark that fails leaves no house behind.
    process.once('exit', () => child.kill('SIGKILL'));
    this.#port = await portOf(child);
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process;
    if (!child) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  /** Posts as visitor number `i`, from an address of their own, with their cookie or the token of a seat. */
  async post<T>(path: string, body: unknown, i: number, shown = ''): Promise<T> {
    const response = await this.#post(path, body, i, shown);
    const answer = (await response.json()) as T;
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer;
  }

  /** Visitor number `i` comes in as a guest; gives their cookie. */
  async guest(i: number): Promise<string> {
    const response = await this.#post('/api/me', { name: `Guest ${i}` }, i, '');
    await response.arrayBuffer();
    const [cookie] = response.headers.getSetCookie();
    return cookie.split(';')[0];
  }

  #post(path: string, body: unknown, i: number, shown: string): Promise<Response> {
    return fetch(this.url + path, {
      method: 'POST',
      headers: {
        ...{ 'Content-Type': 'application/json', 'X-Forwarded-For': addressOf(i) },
        ...(shown && { Cookie: shown }),
      },
      body: JSON.stringify(body),
    });
  }

  async get<T>(path: string): Promise<T> {
    return (await (await fetch(this.url + path)).json()) as T;
  }

  /** A figure of the page for Prometheus. */
  async figure(name: string): Promise<number> {
    const page = await (await fetch(`${this.url}/metrics`)).text();
    return Number(new RegExp(`^${name} ([\\d.e+-]+)`, 'm').exec(page)?.[1]);
  }

  /** Milliseconds of processor time that all of its threads have used. */
  async processorMs(): Promise<number> {
    return 1000 * (await this.figure('process_cpu_seconds_total'));
  }

  /** Opens a socket as visitor number `i`. */
  async dial(i: number, protocols: readonly string[] = [], cookie = ''): Promise<WebSocket> {
    return dial(this.url, i, protocols, cookie);
  }
}

/** Opens a socket at a house as visitor number `i`, from an address of their own. */
export async function dial(
  url: string,
  i: number,
  protocols: readonly string[] = [],
  cookie = '',
): Promise<WebSocket> {
  const headers = { 'X-Forwarded-For': addressOf(i), ...(cookie && { Cookie: cookie }) };
  const plain = { headers, perMessageDeflate: false };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, [...protocols], plain);
  await once(socket, 'open');
  return socket;
}

/** The port, once the house says it; what it says later is read and thrown away. */
function portOf({ stdout }: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const port = /:(\d+)\n/.exec(said)?.[1];
      if (port) resolve(Number(port));
    });
    stdout?.once('end', () => reject(new Error('The house did not open.')));
  });
}

function addressOf(i: number): string {
  return `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`;
}

/** Does something for each number, so many at a time. */
export async function inLots(
  count: number,
  together: number,
  work: (i: number) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < count; from += together)
    await Promise.all(
      Array.from({ length: Math.min(together, count - from) }, (_, i) => work(from + i)),
    );
}

/** The value below which so much of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
