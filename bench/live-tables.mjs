/**
 * `npm run bench:tables`: what a table in the memory of a house costs. So many tables of each game
 * are played at random by as many people as can sit there, and the heap is measured after a collection of garbage, at
 * half of a usual game and at the end. What is stored is not kept, for it is not in this memory.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const WARM_UP = 8;
const { values } = parseArgs({
  options: { tables: { type: 'string', default: '200' }, game: { type: 'string' } },
});

if (globalThis.gc) await measureOne(values.game, Number(values.tables));
else await measureAll(Number(values.tables));

/** A process of its own for each game, so that none is measured with what another left behind. */
async function measureAll(tables) {
  const { GAME_IDS } = await import('../packages/games/dist/registry.js');
  console.log(`${tables} tables of each game, every seat taken by a person\n`);
  console.log('| game | seats | plies | a table half way | at the end | all deeds of it as JSON |');
  console.log('|---|---|---|---|---|---|');
  for (const game of values.game ? [values.game] : GAME_IDS) {
    const script = [fileURLToPath(import.meta.url), '--game', game, '--tables', String(tables)];
    const child = spawnSync(process.execPath, ['--expose-gc', ...script], { encoding: 'utf8' });
    process.stdout.write(child.status === 0 ? child.stdout : child.stderr);
  }
}

async function measureOne(game, count) {
  const house = await openHall();
  const { max: seats } = house.hall.parts.games[game].seats;
  const warm = await setUp(house, game, WARM_UP);
  for (const live of warm) await playTo(live, Number.POSITIVE_INFINITY);
  const plies = Math.round(warm.reduce((sum, { table }) => sum + table.match.ply, 0) / WARM_UP);
  const before = memory();
  const tables = await setUp(house, game, count);
  for (const live of tables) await playTo(live, Math.floor(plies / 2));
  const half = (memory() - before) / count;
  for (const live of tables) await playTo(live, Number.POSITIVE_INFINITY);
  const end = (memory() - before) / count;
  const deeds = tables.map(({ table }) => JSON.stringify(table.deeds).length);
  const stored = deeds.reduce((sum, length) => sum + length, 0) / count;
  console.log(`| ${[game, seats, plies, ...[half, end, stored].map(kilobytes)].join(' | ')} |`);
}

/** The hall of a house whose store forgets: a table is read once, when it is set up. */
async function openHall() {
  const { games } = await import('../packages/games/dist/index.js');
  const { Hall } = await import('../apps/server/dist/tables/hall.js');
  const { createTable, joinTable } = await import('../apps/server/dist/tables/seating.js');
  const { NOBODY } = await import('../apps/server/dist/people/who.js');
  const kept = new Map();
  const store = {
    create: async (facts, deeds) => void kept.set(facts.id, { facts, deeds, receipts: [] }),
    append: async () => undefined,
    async read(id) {
      const stored = kept.get(id);
      kept.delete(id);
      return stored;
    },
  };
  const quiet = () => undefined;
  const around = {
    ...{ clock: Date.now, changed: quiet, failed: console.error, unreadable: quiet },
    ...{ rescheduled: quiet, made: quiet, gaps: () => [], advise: async () => [] },
  };
  const hall = new Hall({ store, games, ...around });
  return {
    hall,
    create: (wish) => createTable(hall, wish, NOBODY),
    join: (id, name) => joinTable(hall, id, { name }, NOBODY),
  };
}

async function setUp({ hall, create, join }, game, count) {
  const { max } = hall.parts.games[game].seats;
  const seats = Array.from({ length: max }, () => 'open');
  const wish = { game, options: {}, seats, visibility: 'link', rated: false, caretaker: 'scribe' };
  const tables = [];
  for (let i = 0; i < count; i++) {
    const { live } = await create(wish);
    for (const [seat] of seats.entries()) await join(live.id, `Ada ${seat}`);
    tables.push(live);
  }
  return tables;
}

/** Makes random moves as commands of the players, each with an id, until so many are made or the match is over. */
async function playTo(live, plies) {
  const { decide } = await import('../packages/table/dist/index.js');
  const { table } = live;
  while (table.phase === 'playing' && table.match.ply < plies) {
    const { match } = table;
    const [seat] = match.actors;
    const moves = match.moves(seat);
    const move = match.game.notation.format(moves[Math.floor(Math.random() * moves.length)]);
    // As it comes over the wire: a text of its own.
    const command = JSON.parse(JSON.stringify({ type: 'play', ply: match.ply, move }));
    const id = `${live.id} ${match.ply}`.padEnd(32);
    await live.change((now) => decide(table, seat, command, now), { seat, id });
  }
}

/** Bytes in use, on the heap and beside it. */
function memory() {
  for (let i = 0; i < 3; i++) globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`;
}
