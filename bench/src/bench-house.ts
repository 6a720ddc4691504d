import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';

/** Collects garbage when the signal comes. */
const COLLECT = "data:text/javascript,process.on('SIGUSR2',()=>{gc();gc();})";

/** A house of its own to measure, in another process and with an empty data folder. */
export class BenchHouse {
  readonly #data = mkdtempSync(join(tmpdir(), 'nabu-bench-'));
  readonly #process: ChildProcess;
  #port = 0;

  private constructor() {
    const main = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
    // Believing forwarded addresses lets everybody come from an address of their own.
    const env = { NABU_DATA: this.#data, NABU_HOST: '127.0.0.1', NABU_PORT: '0', NABU_PROXY: '1' };
    this.#process = spawn(process.execPath, ['--expose-gc', '--import', COLLECT, main], {
      env: { ...process.env, ...env, NABU_LOG: 'warn' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  }

  static async open(): Promise<BenchHouse> {
    const house = new BenchHouse();
    house.#port = await portOf(house.#process);
    return house;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Has the house collect its garbage. */
  collect(): void {
    this.#process.kill('SIGUSR2');
  }

  close(): void {
    this.#process.kill('SIGKILL');
    rmSync(this.#data, { recursive: true, force: true });
  }

  /** Posts as visitor number `i`, from an address of their own. */
  async post<T>(path: string, body: unknown, i: number, token?: string): Promise<T> {
    const response = await fetch(this.url + path, {
      method: 'POST',
      headers: {
        ...{ 'Content-Type': 'application/json', 'X-Forwarded-For': addressOf(i) },
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as T;
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer;
  }

  async get<T>(path: string): Promise<T> {
    return (await (await fetch(this.url + path)).json()) as T;
  }

  /** A figure of the page for Prometheus. */
  async figure(name: string): Promise<number> {
    const page = await (await fetch(`${this.url}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(page)?.[1]);
  }

  /** Opens a socket as visitor number `i`. */
  async dial(i: number, protocols: readonly string[] = []): Promise<WebSocket> {
    return dial(this.url, i, protocols);
  }
}

/** Opens a socket at a house as visitor number `i`, from an address of their own. */
export async function dial(
  url: string,
  i: number,
  protocols: readonly string[] = [],
): Promise<WebSocket> {
  const headers = { 'X-Forwarded-For': addressOf(i) };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, [...protocols], { headers });
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
