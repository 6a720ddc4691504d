/**
 * `npm run bench:sockets`: what an idle socket costs a house in memory. Starts a house of its own,
 * greets it with many sockets, and compares the resident memory before and after, both times after
 * a collection of garbage.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PACKED, PROTOCOL } from '@nabu/protocol';
import { WebSocket } from 'ws';

const TABLES = 40;
const OPENED_TOGETHER = 50;
/** Collects garbage when the signal comes. */
const COLLECT = "data:text/javascript,process.on('SIGUSR2',()=>{gc();gc();})";

const { values } = parseArgs({ options: { sockets: { type: 'string', default: '2000' } } });
const data = mkdtempSync(join(tmpdir(), 'nabu-idle-'));
const house = startHouse();
try {
  await measure(await portOf(house), Number(values.sockets) || 2000);
} finally {
  house.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
}
process.exit();

function startHouse(): ChildProcess {
  const main = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
  // Believing forwarded addresses lets every socket come from an address of its own.
  const env = { NABU_DATA: data, NABU_HOST: '127.0.0.1', NABU_PORT: '0', NABU_PROXY: '1' };
  return spawn(process.execPath, ['--expose-gc', '--import', COLLECT, main], {
    env: { ...process.env, ...env, NABU_LOG: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function portOf({ stdout }: ChildProcess): Promise<number> {
  let said = '';
  for await (const text of stdout ?? []) {
    said += String(text);
    const port = /:(\d+)\n/.exec(said)?.[1];
    if (port) return Number(port);
  }
  throw new Error('The house did not open.');
}

async function measure(port: number, count: number): Promise<void> {
  const tables: string[] = [];
  const game = await anyGame(port);
  for (let i = 0; i < TABLES; i++) tables.push(await createTable(port, game, i));
  // The first sockets warm up what the house loads and compiles once.
  await greetAll(port, tables, OPENED_TOGETHER);
  const before = await figures(port);
  await greetAll(port, tables, count);
  const after = await figures(port);
  const opened = after.sockets - before.sockets;
  const each = (after.memory - before.memory) / opened;
  const mb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  process.stdout.write(
    `${opened} idle sockets: ${(each / 1000).toFixed(1)} kB each (${mb(before.memory)} before, ${mb(after.memory)} after)\n`,
  );
}

async function anyGame(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/games`);
  const { games } = (await response.json()) as { games: { id: string }[] };
  return games[0].id;
}

async function createTable(port: number, game: string, i: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address(i) },
    body: JSON.stringify({ game, seats: ['me', { bot: 'random' }], name: 'Ada' }),
  });
  const { table } = (await response.json()) as { table: { id: string } };
  return table.id;
}

async function greetAll(port: number, tables: readonly string[], count: number): Promise<void> {
  for (let from = 0; from < count; from += OPENED_TOGETHER) {
    const some = Array.from({ length: Math.min(OPENED_TOGETHER, count - from) });
    await Promise.all(some.map((_, i) => greet(port, tables[(from + i) % TABLES], from + i)));
  }
}

async function greet(port: number, table: string, i: number): Promise<void> {
  const headers = { 'X-Forwarded-For': address(i) };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, [PACKED], { headers });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table }));
  await once(socket, 'message');
}

/** The resident memory of the house after a collection of garbage, and its open sockets. */
async function figures(port: number) {
  for (let i = 0; i < 3; i++) {
    house.kill('SIGUSR2');
    await pause(1000);
  }
  const page = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(page)?.[1]);
  return { memory: figure('process_resident_memory_bytes'), sockets: figure('nabu_sockets') };
}

function address(i: number): string {
  return `10.0.${i >> 8}.${i & 255}`;
}
