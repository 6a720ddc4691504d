/**
 * `npm run bench:sockets`: what an idle socket costs a house in memory, and how it takes it when very
 * many come back at once. Starts a house of its own, greets it with many sockets, and compares the
 * resident memory before and after, both times once collecting garbage gives nothing back any more. Then,
 * in another house, many clients lose their connection, miss some moves and come back at the same moment.
 */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { PACKED, PROTOCOL } from '@nabu/protocol';
import { BenchHouse, inLots } from './bench-house.ts';
import { LOADING, pinMyself } from './cores.ts';
import { storm } from './storm.ts';

const TABLES = 40;
const OPENED_TOGETHER = 50;
/** Memory that falls by less than this in so many looks, a second apart, falls no more: threads of bots go when they had nothing to do for half a minute. */
const STEADY_BYTES = 500_000;
const STEADY_LOOKS = 35;

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '10000' },
    storm: { type: 'string', default: '5000' },
  },
});
const [SOCKETS, STORM] = [Number(values.sockets), Number(values.storm)];
/** As a host sets it who expects so many. */
const SETTINGS = { NABU_CONNECTIONS: String(2 * Math.max(SOCKETS, STORM, 5000)) };

pinMyself(LOADING);
if (SOCKETS > 0) await inHouse((house) => idle(house, SOCKETS));
if (STORM > 0) await inHouse(comeBack);
process.exit();

async function inHouse(work: (house: BenchHouse) => Promise<void>): Promise<void> {
  const house = await BenchHouse.open(SETTINGS);
  try {
    await work(house);
  } finally {
    await house.close();
  }
}

async function idle(house: BenchHouse, count: number): Promise<void> {
  const tables: string[] = [];
  const { games } = await house.get<{ games: { id: string }[] }>('/api/games');
  for (let i = 0; i < TABLES; i++) tables.push(await createTable(house, games[0].id, i));
  const greetAll = (count: number) =>
    inLots(count, OPENED_TOGETHER, (i) => greet(house, tables[i % TABLES], i));
  // The first sockets warm up what the house loads and compiles once.
  await greetAll(OPENED_TOGETHER);
  const before = await figures(house);
  await greetAll(count);
  const after = await figures(house);
  const opened = after.sockets - before.sockets;
  const each = (after.memory - before.memory) / opened;
  const mb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  say(
    `${opened} idle sockets: ${(each / 1000).toFixed(1)} kB each (${mb(before.memory)} before, ${mb(after.memory)} after)`,
  );
}

async function comeBack(house: BenchHouse): Promise<void> {
  const { games } = await house.get<{ games: { id: string }[] }>('/api/games');
  const { clients, seconds, processorMs, missed, delivered, gaps } = await storm(
    house,
    games[0].id,
    STORM,
  );
  say(
    `${clients} clients come back at once: ${seconds.toFixed(1)} s until the last has what it missed, ${(processorMs / clients).toFixed(2)} ms of the server's processor time each; ${delivered} of ${missed} missed entries delivered, ${gaps} gaps`,
  );
}

async function createTable(house: BenchHouse, game: string, i: number): Promise<string> {
  const wish = { game, seats: ['me', { bot: 'random' }], name: 'Ada' };
  const { table } = await house.post<{ table: { id: string } }>('/api/tables', wish, i);
  return table.id;
}

async function greet(house: BenchHouse, table: string, i: number): Promise<void> {
  const socket = await house.dial(i, [PACKED]);
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table }));
  await once(socket, 'message');
}

/** The resident memory of the house and its open sockets, once collecting garbage gives nothing back any more: what opening the house took goes little by little. */
async function figures(house: BenchHouse) {
  let memory = Number.POSITIVE_INFINITY;
  for (let same = 0; same < STEADY_LOOKS; ) {
    house.collect();
    await pause(1000);
    const now = await house.figure('process_resident_memory_bytes');
    same = now < memory - STEADY_BYTES ? 0 : same + 1;
    memory = Math.min(memory, now);
  }
  return { memory, sockets: await house.figure('nabu_sockets') };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
