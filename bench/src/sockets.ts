/**
 * `npm run bench:sockets`: what an idle socket costs a house in memory. Starts a house of its own,
 * greets it with many sockets, and compares the resident memory before and after, both times after
 * a collection of garbage.
 */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { PACKED, PROTOCOL } from '@nabu/protocol';
import { BenchHouse, inLots } from './bench-house.ts';

const TABLES = 40;
const OPENED_TOGETHER = 50;

const { values } = parseArgs({ options: { sockets: { type: 'string', default: '2000' } } });
const house = await BenchHouse.open();
try {
  await measure(Number(values.sockets) || 2000);
} finally {
  house.close();
}
process.exit();

async function measure(count: number): Promise<void> {
  const tables: string[] = [];
  const { games } = await house.get<{ games: { id: string }[] }>('/api/games');
  for (let i = 0; i < TABLES; i++) tables.push(await createTable(games[0].id, i));
  // The first sockets warm up what the house loads and compiles once.
  await greetAll(tables, OPENED_TOGETHER);
  const before = await figures();
  await greetAll(tables, count);
  const after = await figures();
  const opened = after.sockets - before.sockets;
  const each = (after.memory - before.memory) / opened;
  const mb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  process.stdout.write(
    `${opened} idle sockets: ${(each / 1000).toFixed(1)} kB each (${mb(before.memory)} before, ${mb(after.memory)} after)\n`,
  );
}

async function createTable(game: string, i: number): Promise<string> {
  const wish = { game, seats: ['me', { bot: 'random' }], name: 'Ada' };
  const { table } = await house.post<{ table: { id: string } }>('/api/tables', wish, i);
  return table.id;
}

function greetAll(tables: readonly string[], count: number): Promise<void> {
  return inLots(count, OPENED_TOGETHER, (i) => greet(tables[i % TABLES], i));
}

async function greet(table: string, i: number): Promise<void> {
  const socket = await house.dial(i, [PACKED]);
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table }));
  await once(socket, 'message');
}

/** The resident memory of the house after a collection of garbage, and its open sockets. */
async function figures() {
  for (let i = 0; i < 3; i++) {
    house.collect();
    await pause(1000);
  }
  return {
    memory: await house.figure('process_resident_memory_bytes'),
    sockets: await house.figure('nabu_sockets'),
  };
}
