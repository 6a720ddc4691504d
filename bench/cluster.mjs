/**
 * `npm run bench:cluster`: what one move costs a house of several nodes. Two players at each of some
 * tables are connected to one node or to two; counted for each move are the commits and rows of
 * PostgreSQL, the commands of Redis, the packets and bytes between the nodes and both, and the
 * processor time of the nodes; and how long a move takes until its other player has it. The two are
 * measured in turn, several times, because machines are not always as fast.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Redis } from 'ioredis';
import pg from 'pg';
import { WebSocket } from 'ws';
import { GAME_IDS } from '../packages/games/dist/registry.js';
import { PROTOCOL } from '../packages/protocol/dist/index.js';
import { startCluster } from '../scripts/cluster.mjs';
import { Traffic } from './traffic.mjs';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '10' },
    moves: { type: 'string', default: '40' },
    rounds: { type: 'string', default: '4' },
    /** Milliseconds from one move of a table to the next; 0 for as fast as they go. */
    every: { type: 'string', default: '100' },
    game: { type: 'string', default: GAME_IDS.at(-1) },
    /** PostgreSQL waits for the disk at every commit, as in a house that people run. */
    durable: { type: 'boolean', default: false },
  },
});
const [TABLES, MOVES, ROUNDS, EVERY] = [
  ...[values.tables, values.moves, values.rounds, values.every].map(Number),
];
const WARM_UP = 30;
/** What is told of a move, by what it is counted as, and its digits. */
const COLUMNS = {
  commits: ['commits', 2],
  'rows written': ['written', 1],
  'rows read': ['read', 1],
  'packets to PostgreSQL': ['postgresPackets', 2],
  'bytes to and from it': ['postgresBytes', 0],
  'Redis commands': ['commands', 1],
  'packets to Redis': ['redisPackets', 2],
  'bytes to and from it ': ['redisBytes', 0],
  "ms of the nodes' processor time": ['processor', 2],
};

const cluster = await startCluster({ nodes: 2, workers: 0, durable: values.durable });
const database = new pg.Client(cluster.postgres.url);
await database.connect();
const redis = new Redis(cluster.redis.url);
let seated = 0;
try {
  const [one, two] = cluster.nodes;
  const places = { 'at one node': [one, one], 'at two nodes': [one, two] };
  // What is loaded and compiled once is not measured.
  for (const nodes of Object.values(places)) await measure(nodes, WARM_UP);
  const rounds = Object.fromEntries(Object.keys(places).map((title) => [title, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const [title, nodes] of Object.entries(places))
      rounds[title].push((await measure(nodes, MOVES)).times);
  const [toPostgres, toRedis] = [cluster.postgres, cluster.redis].map(
    ({ url }) => new Traffic(new URL(url).port),
  );
  const count = () => counts(toPostgres, toRedis);
  const costs = {};
  for (const [title, nodes] of Object.entries(places))
    costs[title] = await measure(nodes, MOVES, count);
  for (const each of [toPostgres, toRedis]) each.stop();
  console.log(
    `${TABLES} tables of two, ${MOVES} moves each, one every ${EVERY} ms at each; ${ROUNDS} rounds\n`,
  );
  report(rounds, costs);
} finally {
  await database.end();
  redis.disconnect();
  await cluster.stop();
}

/** Plays so many moves at tables of their own: how long each took, and what they cost together where that is counted. */
async function measure(nodes, moves, count = async () => ({})) {
  const tables = [];
  for (let i = 0; i < TABLES; i++) tables.push(await seat(nodes, seated++));
  await Promise.all(tables.map((players) => play(players, 4)));
  const before = await count();
  const times = (await Promise.all(tables.map((players) => play(players, moves)))).flat();
  const after = await count();
  for (const players of tables) for (const { socket } of players) socket.close();
  const used = Object.entries(after).map(([name, value]) => [name, value - before[name]]);
  return { times, ...Object.fromEntries(used) };
}

/** A row for each place, and what the second node costs. */
function report(rounds, costs) {
  const heads = ['players', 'ms until the other has it: median', 'p99', ...Object.keys(COLUMNS)];
  console.log(`| ${heads.join(' | ')} |`);
  console.log(`|${heads.map(() => '---').join('|')}|`);
  const medians = Object.entries(rounds).map(([title, all]) => {
    const times = all.flat().sort((a, b) => a - b);
    const [median, most] = [times[times.length >> 1], times[Math.floor(times.length * 0.99)]];
    const cost = costs[title];
    const each = Object.values(COLUMNS).map(([name, digits]) =>
      (cost[name] / cost.times.length).toFixed(digits),
    );
    console.log(`| ${[title, median.toFixed(2), most.toFixed(1), ...each].join(' | ')} |`);
    return median;
  });
  const more = (100 * (medians[1] / medians[0] - 1)).toFixed(0);
  console.log(
    `\nWith the other player at another node a move takes ${more} % longer at the median.`,
  );
}

async function seat(nodes, i) {
  // Each table comes from a network of its own, as people do.
  const headers = {
    'X-Forwarded-For': `10.${i >> 8}.${i & 255}.1`,
    'Content-Type': 'application/json',
  };
  const post = async (node, path, body) => {
    const at = `http://127.0.0.1:${node.port}${path}`;
    return (await fetch(at, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const wish = { game: values.game, seats: ['me', 'open'], name: 'Ada' };
  const first = await post(nodes[0], '/api/tables', wish);
  const { id } = first.table;
  const second = await post(nodes[1], `/api/tables/${id}/join`, { name: 'Bel' });
  return Promise.all(
    [first.token, second.token].map((token, which) => open(nodes[which], id, token, headers)),
  );
}

function open(node, table, token, headers) {
  const socket = new WebSocket(`ws://127.0.0.1:${node.port}/ws`, { headers });
  const player = { socket, now: null, heard: () => undefined };
  socket.on('open', () =>
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table, token, since: 0 })),
  );
  return new Promise((resolve) => {
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      if (message.now) player.now = message.now;
      if (message.type === 'welcome') resolve(player);
      player.heard();
    });
  });
}

/** Plays so many moves; for each the milliseconds until the other player has it. */
async function play(players, moves) {
  const times = [];
  while (times.length < moves) {
    const mover = players.find(({ now }) => now.moves.length > 0);
    if (!mover) {
      await news(players);
      continue;
    }
    const [other] = players.filter((each) => each !== mover);
    const { ply, moves: legal } = mover.now;
    const started = performance.now();
    const move = legal[Math.floor(Math.random() * legal.length)];
    mover.socket.send(JSON.stringify({ type: 'play', id: randomUUID(), ply, move }));
    while (other.now.ply <= ply) await news([other]);
    times.push(performance.now() - started);
    while (mover.now.ply <= ply) await news([mover]);
    if (mover.now.phase === 'over') break;
    await pause(Math.max(0, EVERY - (performance.now() - started)) * (0.5 + Math.random()));
  }
  return times;
}

function news(players) {
  return new Promise((resolve) => {
    for (const player of players) player.heard = resolve;
  });
}

async function counts(toPostgres, toRedis) {
  // PostgreSQL's backends hand in what they counted after ten seconds of rest at the latest.
  await pause(11_000);
  const { rows } = await database.query(
    `SELECT xact_commit AS commits, tup_inserted + tup_updated + tup_deleted AS written,
       tup_fetched AS read FROM pg_stat_database WHERE datname = current_database()`,
  );
  const figures = Object.fromEntries(
    Object.entries(rows[0]).map(([name, value]) => [name, Number(value)]),
  );
  const [, commands] = /total_commands_processed:(\d+)/.exec(await redis.info('stats'));
  const [sql, hints] = [toPostgres.count(), toRedis.count()];
  return {
    ...figures,
    ...{ commands: Number(commands), processor: await processorMs() },
    ...{ postgresPackets: sql.packets, postgresBytes: sql.bytes },
    ...{ redisPackets: hints.packets, redisBytes: hints.bytes },
  };
}

/** Processor time that the nodes have used. */
async function processorMs() {
  let sum = 0;
  for (const { port } of cluster.nodes) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    sum += 1000 * Number(/^process_cpu_seconds_total ([\d.e+-]+)/m.exec(text)[1]);
  }
  return sum;
}
