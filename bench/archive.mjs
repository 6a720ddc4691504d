/**
 * `npm run bench:archive`: how long the lobby, histories and the search take in a house with very
 * many finished games, in a file and in a PostgreSQL of its own. The rows are made by the databases
 * themselves. `-- --games 1000000 --store sqlite|postgres|both --times 40`
 * Filling takes minutes: `--data <folder>` keeps the file and `--url postgres://…` uses a database that
 * is empty or was filled by this command, so that the questions can be asked again without it.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '@nabu/games';
import { newestGames } from '@nabu/kernel';
import pg from 'pg';
import { searchFinished } from '../apps/server/dist/archive/search.js';
import { readPublic, readTheirs } from '../apps/server/dist/lobby/read-briefs.js';
import { leadersOf, profileOf } from '../apps/server/dist/ratings/profiles.js';
import { openDatabase } from '../apps/server/dist/store/open.js';
import { openPostgres } from '../apps/server/dist/store/postgres/postgres.js';
import { openSqlite } from '../apps/server/dist/store/sqlite.js';
import { ensureServers, startPostgres } from '../scripts/servers.mjs';
import { archiveRows, LAST, PERSONS } from './archive-rows.mjs';

const MOST_MS = 20;
const ids = newestGames(games).map(({ id }) => id);
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000000' },
    store: { type: 'string', default: 'both' },
    times: { type: 'string', default: '40' },
    data: { type: 'string' },
    url: { type: 'string' },
  },
});
const [count, times] = [Number(values.games), Number(values.times)];

if (values.store !== 'postgres') await inSqlite();
if (values.store !== 'sqlite') await inPostgres();

async function inSqlite() {
  const data = values.data ?? mkdtempSync(join(tmpdir(), 'nabu-bench-'));
  try {
    mkdirSync(data, { recursive: true });
    const db = openDatabase(data);
    const began = performance.now();
    if (!db.prepare('SELECT 1 FROM tables LIMIT 1').get()) {
      for (const statement of archiveRows('sqlite', count, ids)) db.exec(statement);
      db.exec('ANALYZE');
    }
    db.close();
    const store = await openSqlite(data);
    await measure('SQLite', store, began);
    await store.close();
  } finally {
    if (!values.data) rmSync(data, { recursive: true });
  }
}

async function inPostgres() {
  if (values.url) return fillAndMeasure(values.url);
  await ensureServers();
  const server = await startPostgres({ settings: { shared_buffers: '256MB' } });
  try {
    await fillAndMeasure(server.url);
  } finally {
    await server.stop();
  }
}

async function fillAndMeasure(url) {
  await (await openPostgres(url)).close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const began = performance.now();
  const { rows } = await client.query('SELECT 1 FROM tables LIMIT 1');
  if (rows.length === 0) {
    for (const statement of archiveRows('postgres', count, ids)) await client.query(statement);
    await client.query('VACUUM ANALYZE');
  }
  await client.end();
  const store = await openPostgres(url);
  await measure('PostgreSQL', store, began);
  await store.close();
}

async function measure(name, store, began) {
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`\n${name}: ${count} finished games, filled in ${seconds} s; ${times} times each\n`);
  console.log('| question | median | 99 of 100 within |');
  console.log('|---|---|---|');
  let slow = 0;
  for (const [question, ask] of Object.entries(questions(store))) {
    const { median, most } = await timed(ask);
    const mark = most > MOST_MS ? ' **over**' : '';
    if (most > MOST_MS) slow++;
    console.log(`| ${question} | ${median.toFixed(1)} ms | ${most.toFixed(1)} ms${mark} |`);
  }
  console.log(`\n${slow} of the questions took more than ${MOST_MS} ms.`);
}

/** What people ask of such a house; `n` makes each time another question. */
function questions(store) {
  const { relations } = store;
  const search = (wish, identities = []) => searchFinished(relations.db, wish, identities);
  const person = (n) => `p${(n * 7919) % PERSONS}`;
  const game = (n) => ids[n % ids.length];
  const day = 86_400_000;
  return {
    'at the start: all open and running tables': () => readPublic(relations, LAST - day),
    'lobby: list of running tables': () => store.listPublic('playing', LAST - day, 50),
    'my tables': (n) => readTheirs(relations, [person(n)], { running: 50, over: 10 }),
    'history: the newest games': () => search({}),
    'history: my games': (n) => search({ mine: '1' }, [person(n)]),
    'history: games I won': (n) => search({ mine: '1', result: 'won' }, [person(n)]),
    'search: a game': (n) => search({ game: game(n) }),
    'search: a game with three seats': (n) => search({ game: game(n), seats: 3 }),
    'search: a name': (n) => search({ player: `Name ${(n * 7919) % PERSONS}` }),
    'search: rated live games of many moves': (n) =>
      search({ game: game(n), rated: true, pace: 'live', least: 150 }),
    'search: games that were resigned': () => search({ ending: 'resigned' }),
    'search: a month long ago': (n) =>
      search({ from: LAST - (n + 20) * 30 * day, to: LAST - (n + 19) * 30 * day }),
    'search: a late page': (n) => search({ after: `${LAST - (n + 5) * 40 * day}.1` }),
    'profile of a person': (n) => profileOf(relations, person(n)),
    'leaders of a ladder': (n) => leadersOf(relations, { game: game(n), seats: 2, pace: 'live' }),
    'what is due': () => store.deadlines(LAST, 100),
    'bots that are due': () => store.botsDue(),
    'one table': (n) => store.read(`t${String((n * 7919) % count).padStart(11, '0')}`),
  };
}

async function timed(ask) {
  await ask(0);
  const took = [];
  for (let n = 1; n <= times; n++) {
    const began = performance.now();
    await ask(n);
    took.push(performance.now() - began);
  }
  took.sort((a, b) => a - b);
  return { median: took[times >> 1], most: took[Math.ceil(times * 0.99) - 1] };
}
