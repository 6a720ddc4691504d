/**
 * `npm run bench:cluster`: what one move costs a house of several nodes. Two players at each of some
 * tables are connected to different nodes; counted are the commits and rows of PostgreSQL, the
 * commands and bytes of Redis and the processor time of the nodes, for each move; and how long a move
 * takes until its other player has it, with the other player at the same node and at another.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Redis } from 'ioredis';
import pg from 'pg';
import { WebSocket } from 'ws';
import { GAME_IDS } from '../packages/games/dist/registry.js';
import { PROTOCOL } from '../packages/protocol/dist/index.js';
import { startCluster } from '../scripts/cluster.mjs';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '10' },
    moves: { type: 'string', default: '40' },
    game: { type: 'string', default: GAME_IDS.at(-1) },
  },
});
const [TABLES, MOVES] = [Number(values.tables), Number(values.moves)];

const cluster = await startCluster({ nodes: 2, workers: 0 });
const database = new pg.Client(cluster.postgres.url);
await database.connect();
const redis = new Redis(cluster.redis.url);
try {
  console.log(`${TABLES} tables of two, ${MOVES} moves each, a move at a time at each table\n`);
  console.log(
    '| players | ms until the other has it: median | p99 | commits | rows written | rows read | Redis commands | Redis bytes | processor ms |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|');
  const [one, two] = cluster.nodes;
  await measure('at one node', [one, one]);
  await measure('at two nodes', [one, two]);
} finally {
  await database.end();
  redis.disconnect();
  await cluster.stop();
}

async function measure(title, nodes) {
  const tables = await Promise.all(Array.from({ length: TABLES }, (_, i) => seat(nodes, i)));
  await Promise.all(tables.map((players) => play(players, 4)));
  const before = await counts();
  const times = (await Promise.all(tables.map((players) => play(players, MOVES)))).flat();
  const after = await counts();
  times.sort((a, b) => a - b);
  const each = (name, digits) => ((after[name] - before[name]) / times.length).toFixed(digits);
  const waits = [times[times.length >> 1], times[Math.floor(times.length * 0.99)]];
  const figures = [
    ...waits.map((ms) => ms.toFixed(1)),
    ...[each('commits', 2), each('written', 1), each('read', 1)],
    ...[each('commands', 1), each('bytes', 0), each('processor', 2)],
  ];
  console.log(`| ${[title, ...figures].join(' | ')} |`);
  for (const players of tables) for (const { socket } of players) socket.close();
}

async function seat(nodes, i) {
  // Each table comes from a network of its own, as people do.
  const headers = { 'X-Forwarded-For': `10.1.${i}.1`, 'Content-Type': 'application/json' };
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
  }
  return times;
}

function news(players) {
  return new Promise((resolve) => {
    for (const player of players) player.heard = resolve;
  });
}

async function counts() {
  // PostgreSQL's backends hand in what they counted after a second of rest.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const { rows } = await database.query(
    `SELECT xact_commit AS commits, tup_inserted + tup_updated + tup_deleted AS written,
       tup_fetched AS read FROM pg_stat_database WHERE datname = current_database()`,
  );
  const figures = Object.fromEntries(
    Object.entries(rows[0]).map(([name, value]) => [name, Number(value)]),
  );
  const stats = await redis.info('stats');
  const stat = (name) => Number(new RegExp(`${name}:(\\d+)`).exec(stats)[1]);
  return {
    ...figures,
    commands: stat('total_commands_processed'),
    bytes: stat('total_net_input_bytes') + stat('total_net_output_bytes'),
    processor: await processorMs(),
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
