/**
 * `npm run bench:moves`: what a move costs a house, from a player's socket to the disk and to both
 * players' sockets. First a move every two seconds at each of very many tables, all games in turn:
 * how long a move takes, how much processor time and memory the house needs, and, after it was ended
 * as by a power cut and started again, that nothing is missing. Then as many moves as go through, and
 * the same of boardgame.io's server by the same script.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { games } from '@nabu/games';
import { newestGames } from '@nabu/kernel';
import { BenchHouse, inLots, percentile } from './bench-house.ts';
import { LOADING, pinMyself } from './cores.ts';
import { type HouseBoard, houseBoard } from './house-players.ts';
import { flatOut, type Loaded, paced } from './load.ts';
import { type Keeping, PeerBoard, PeerHouse } from './peer-players.ts';
import type { Form } from './racers.ts';
import { Surroundings } from './surroundings.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '2000' },
    /** Milliseconds between two moves at a table. */
    every: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '20' },
    /** Tables that play as fast as they can, and how many moves are on their way at a time. */
    pool: { type: 'string', default: '800' },
    together: { type: 'string', default: '64' },
    /** `live`, or `pace` without the crash at its end; `most`, or `ours` without the peer. */
    part: { type: 'string', default: 'all' },
    game: { type: 'string' },
  },
});
const [TABLES, EVERY, SECONDS, POOL, TOGETHER] = [
  ...[values.tables, values.every, values.seconds, values.pool, values.together].map(Number),
];
/** How the peer is run: moves written as its guide does and matches in files; then what makes it faster. */
const PEERS: readonly (readonly [Keeping, Form])[] = [
  ['files', 'draft'],
  ['memory', 'draft'],
  ['memory', 'copy'],
];
const FORMS = { draft: 'as its guide writes them', copy: 'on a copy, past its drafts' } as const;
const WARM_UP_SECONDS = 4;
const OPENED_TOGETHER = 20;
/** The greatest number of connections the house takes is the host's to set: one more for each player and some for requests. */
const SETTINGS = { NABU_CONNECTIONS: String(Math.max(10_000, 3 * TABLES)) };
const played = newestGames(games).filter(({ id }) => !values.game || id === values.game);

pinMyself(LOADING);
if (['all', 'live', 'pace'].includes(values.part)) await live();
if (['all', 'most', 'ours'].includes(values.part)) await most();
say(
  `load of the machine: ${loadavg()
    .map((each) => each.toFixed(1))
    .join(' ')}`,
);
process.exit();

/** Many tables at the pace of people. */
async function live(): Promise<void> {
  const house = await BenchHouse.open(SETTINGS);
  try {
    const boards = await setUp(house, TABLES, true);
    await paced(boards, EVERY, WARM_UP_SECONDS);
    const before = await house.processorMs();
    const around = new Surroundings();
    const loaded = await paced(boards, EVERY, SECONDS);
    const used = (await house.processorMs()) - before;
    const meanwhile = around.describe(used);
    const memory = await house.figure('process_resident_memory_bytes');
    say(`${TABLES} tables, a move every ${EVERY / 1000} s at each, long messages packed:`);
    say(`  ${describe(loaded, used)}, ${Math.round(memory / 1e6)} MB`);
    say(`  ${meanwhile}`);
    const gaps = boards.flatMap(({ players }) => players).filter((player) => player.gaps > 0);
    say(`  lost: ${loaded.lost} moves, ${gaps.length} players with a gap`);
    if (values.part !== 'pace') await afterCrash(house, boards);
  } finally {
    await house.close();
  }
}

/** What was told must be stored: all players come again after the house was ended from one moment to the next. */
async function afterCrash(house: BenchHouse, boards: readonly HouseBoard[]): Promise<void> {
  const players = boards.flatMap((board) => board.players);
  const known = players.map(({ entries }) => entries);
  await house.crash();
  await inLots(players.length, OPENED_TOGETHER, (i) => players[i].connect(true));
  const missing = players.filter(({ entries }, i) => entries < known[i]);
  say(
    `  after a crash: ${missing.length} of ${players.length} players know of more than is stored`,
  );
}

/** As many moves as go through, here and at the peer. */
async function most(): Promise<void> {
  say(`${TOGETHER} moves on their way at a time, the next when both players have the last:`);
  const house = await BenchHouse.open(SETTINGS);
  let ours: number;
  try {
    const boards = await setUp(house, POOL, false);
    await flatOut(boards.slice(0, POOL / 4), TOGETHER, WARM_UP_SECONDS);
    const before = await house.processorMs();
    const loaded = await flatOut(boards.slice(POOL / 4), TOGETHER, SECONDS);
    ours = loaded.moves / loaded.seconds;
    say(
      `  this house, every move on disk: ${describe(loaded, (await house.processorMs()) - before)}`,
    );
  } finally {
    await house.close();
  }
  if (values.part === 'ours') return;
  for (const [keeping, form] of PEERS) {
    const theirs = await peer(keeping, form);
    say(`  this house carries ${(ours / theirs).toFixed(1)} times as many`);
  }
}

async function peer(keeping: Keeping, form: Form): Promise<number> {
  const house = await PeerHouse.open(keeping, form);
  try {
    const boards: PeerBoard[] = [];
    await inLots(POOL, OPENED_TOGETHER, async (i) =>
      boards.push(await PeerBoard.open(house, played[i % played.length], i)),
    );
    await flatOut(boards.slice(0, POOL / 4), TOGETHER, WARM_UP_SECONDS);
    const before = await house.figures();
    const loaded = await flatOut(boards.slice(POOL / 4), TOGETHER, SECONDS);
    const after = await house.figures();
    const used = after.processorMs - before.processorMs;
    say(`  boardgame.io, matches in ${keeping}, moves ${FORMS[form]}: ${describe(loaded, used)}`);
    return loaded.moves / loaded.seconds;
  } finally {
    await house.close();
  }
}

async function setUp(house: BenchHouse, count: number, packed: boolean): Promise<HouseBoard[]> {
  const boards: HouseBoard[] = [];
  await inLots(count, OPENED_TOGETHER, async (i) =>
    boards.push(await houseBoard(house, played[i % played.length].id, i, packed)),
  );
  return boards;
}

function describe({ moves, skipped, seconds, times }: Loaded, processorMs: number): string {
  const [half, most] = [percentile(times, 0.5), percentile(times, 0.99)];
  return [
    `${Math.round(moves / seconds)} moves a second`,
    `${(processorMs / moves).toFixed(3)} ms of the server's processor time each`,
    `${half.toFixed(1)} ms until both have it at the median, ${most.toFixed(1)} ms at the 99th percentile`,
    ...(skipped > 0 ? [`${skipped} moves not sent because the last was not told yet`] : []),
  ].join(', ');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
