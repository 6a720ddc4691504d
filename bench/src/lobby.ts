/**
 * `npm run bench:lobby`: many open tables and many people who look at them. Tables are set up, taken
 * and left at a steady rate; it is measured how long it takes from asking for a change until those
 * who look have seen it, and how much they are sent. Then: what a greeting costs at a table with few
 * and with many watchers.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, loadavg, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PROTOCOL } from '@nabu/protocol';
import type { WebSocket } from 'ws';
import { BenchHouse, inLots, percentile } from './bench-house.ts';
import { LOADING, pinMyself } from './cores.ts';
import type { CrowdAsk, CrowdCount } from './lobby-crowd.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '5000' },
    lookers: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '30' },
    /** Changes a second. */
    rate: { type: 'string', default: '4' },
  },
});
const [TABLES, LOOKERS, SECONDS, RATE] = [
  ...[values.tables, values.lookers, values.seconds, values.rate].map(Number),
];
/** So many of those who look write down when they saw what. */
const SAMPLED = 50;
const GREETINGS = 200;

interface Seated {
  readonly table: { readonly id: string };
  readonly token: string;
}

pinMyself(LOADING);
// Garbage is collected as it is in a house that people run: all in one go on one thread would be a pause of 40 ms.
const house = await BenchHouse.open({}, ['--no-single-threaded-gc']);
try {
  await lobby();
  await greetings();
  say(
    `load ${loadavg()
      .map((each) => each.toFixed(2))
      .join(' ')}`,
  );
} finally {
  await house.close();
}
process.exit();

async function lobby(): Promise<void> {
  const { games } = await house.get<{ games: { id: string }[] }>('/api/games');
  const made: Seated[] = [];
  await inLots(TABLES, 50, async (i) => made.push(await open(games[0].id, i)));
  const seen = new Map<string, number[]>();
  const crowd = fork(fileURLToPath(new URL('./lobby-crowd.js', import.meta.url)));
  // They stand for people at machines of their own: here they take what those who measure leave.
  if (crowd.pid !== undefined) setPriority(crowd.pid, constants.priority.PRIORITY_LOW);
  await gather(crowd, seen);
  await pause(3000);
  await ask(crowd, 'count');
  const began = performance.now();
  const asked = await changes(games[0].id, made, began);
  await pause(3000);
  const seconds = (performance.now() - began) / 1000;
  const told = (await ask(crowd, 'count')) as CrowdCount;
  crowd.kill();
  report(asked, seen);
  const each = (LOOKERS - SAMPLED) * seconds;
  say(
    `${Math.round(told.bytes / each)} bytes a second for each who looks (${(told.messages / each).toFixed(1)} messages)`,
  );
}

/** Has everybody come who looks; those who write down what they see come spread among the others. */
async function gather(crowd: ChildProcess, seen: Map<string, number[]>): Promise<void> {
  for (let i = 0; i < SAMPLED; i++) {
    const [from, to] = [i, i + 1].map((n) => Math.round(((LOOKERS - SAMPLED) * n) / SAMPLED));
    await ask(crowd, { url: house.url, from: 100_000 + from, count: to - from });
    await look(700_000 + i, seen);
  }
}

async function ask(crowd: ChildProcess, what: CrowdAsk): Promise<unknown> {
  crowd.send(what);
  return (await once(crowd, 'message'))[0];
}

/** How long after it was asked for a change was seen: by each who wrote it down. */
function report(asked: ReadonlyMap<string, number>, seen: ReadonlyMap<string, number[]>): void {
  const late = [...asked].flatMap(([key, at]) => (seen.get(key) ?? []).map((t) => t - at));
  say(
    `${TABLES} open tables, ${LOOKERS} looking, ${asked.size} changes seen by ${SAMPLED} of them ${late.length} times`,
  );
  const at = (share: number) => percentile(late, share).toFixed(1);
  say(
    `from asking to seeing: ${at(0.5)} ms at the median, ${at(0.9)} at the 90th, ${at(0.99)} at the 99th percentile, ${at(1)} at the most`,
  );
}

async function open(game: string, i: number): Promise<Seated> {
  const wish = { game, seats: ['me', 'open'], name: `Player ${i}`, visibility: 'public' };
  return house.post<Seated>('/api/tables', wish, i);
}

/** Somebody who looks at the open tables and writes down when they saw what. */
async function look(i: number, seen: Map<string, number[]>): Promise<void> {
  const socket = await house.dial(i);
  socket.on('message', (data: Buffer) => note(String(data), seen));
  socket.send(JSON.stringify({ type: 'lobby', protocol: PROTOCOL, list: 'open' }));
  await once(socket, 'message');
}

function note(text: string, seen: Map<string, number[]>): void {
  const now = performance.now();
  const message = JSON.parse(text) as { put?: { id: string }[]; gone?: string[] };
  for (const key of [
    ...(message.put ?? []).map(({ id }) => `put ${id}`),
    ...(message.gone ?? []).map((id) => `gone ${id}`),
  ])
    seen.set(key, [...(seen.get(key) ?? []), now]);
}

/** Sets tables up and has them taken in turn, at the rate; when each was asked for. */
async function changes(game: string, made: Seated[], began: number): Promise<Map<string, number>> {
  const asked = new Map<string, number>();
  for (let i = 0; i < SECONDS * RATE; i++) {
    await pause(Math.max(0, began + (i * 1000) / RATE - performance.now()));
    const at = performance.now();
    if (i % 2 === 0) {
      const seated = await open(game, 200_000 + i);
      made.push(seated);
      asked.set(`put ${seated.table.id}`, at);
    } else {
      const { table } = made.pop() as Seated;
      await house.post(`/api/tables/${table.id}/join`, { name: 'Bel' }, 300_000 + i);
      asked.set(`gone ${table.id}`, at);
    }
  }
  return asked;
}

/** What a greeting costs among few and among many. */
async function greetings(): Promise<void> {
  const { games } = await house.get<{ games: { id: string }[] }>('/api/games');
  const wish = { game: games[0].id, seats: ['me', { bot: 'random' }], name: 'Ada' };
  for (const watchers of [3, 300]) {
    const { table } = await house.post<Seated>('/api/tables', wish, 400_000 + watchers);
    await inLots(watchers, 50, (i) => greet(table.id, 500_000 + i));
    await pause(1000);
    const took: number[] = [];
    for (let i = 0; i < GREETINGS; i++) {
      const began = performance.now();
      const socket = await greet(table.id, 600_000 + watchers * 1000 + i);
      took.push(performance.now() - began);
      socket.terminate();
    }
    say(
      `a greeting among ${watchers} watchers: ${percentile(took, 0.5).toFixed(2)} ms at the median, ${percentile(took, 0.99).toFixed(2)} ms at the 99th percentile`,
    );
  }
}

async function greet(table: string, i: number): Promise<WebSocket> {
  const socket = await house.dial(i);
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table }));
  await once(socket, 'message');
  return socket;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
