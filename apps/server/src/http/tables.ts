import { type Games, newestGames, writeRecord } from '@nabu/kernel';
import {
  type GameInfo,
  joinTable as joinSchema,
  newTable,
  type Seated,
  seatToken,
  tableId,
  type ViewAt,
} from '@nabu/protocol';
import { Failure } from '../failure.ts';
import { read, readJson } from '../reading.ts';
import type { LiveTable } from '../tables/live.ts';
import { createTable, joinTable, leaveTable, type Place, viewerOf } from '../tables/seating.ts';
import { tableInfo } from '../tables/sight.ts';
import type { Table } from '../tables/table.ts';
import { clientIp } from './address.ts';
import type { App, AppContext, HttpParts } from './app.ts';

/** Public tables are listed for a day after their last change. */
const LISTED_MS = 24 * 3600_000;
const LISTED = 30;

/** Adds the routes that list, set up, join, leave and read tables. */
export function addTableRoutes(app: App, parts: HttpParts): void {
  const { hall, limits } = parts;
  const find = (c: AppContext) => hall.find(read(tableId, c.req.param('id'), 'table id'));

  app.get('/api/games', (c) => c.json({ games: listGames(hall.parts.games) }));
  app.get('/api/tables', async (c) =>
    c.json({ open: await listed(parts, 'waiting'), playing: await listed(parts, 'playing') }),
  );
  app.post('/api/tables', async (c) => {
    const wish = read(newTable, await body(c), 'request');
    limits.table(clientIp(c.env.incoming, parts.proxy));
    return c.json(seated(await createTable(hall, wish)), 201);
  });
  app.get('/api/tables/:id', async (c) => {
    const live = await find(c);
    return c.json(await live.run(() => tableInfo(live.table)));
  });
  app.post('/api/tables/:id/join', async (c) => {
    limits.join(clientIp(c.env.incoming, parts.proxy));
    const { id } = await find(c);
    return c.json(seated(await joinTable(hall, id, read(joinSchema, await body(c), 'request'))));
  });
  app.post('/api/tables/:id/leave', async (c) => {
    const token = bearer(c);
    if (token === null) throw new Failure('bad-token', 'Leaving needs the seat token.');
    const live = await find(c);
    await leaveTable(live, token);
    return c.json(await live.run(() => tableInfo(live.table)));
  });
  app.get('/api/tables/:id/view', async (c) => {
    const live = await find(c);
    return c.json(await live.run(() => viewAt(live.table, bearer(c), c.req.query('ply'))));
  });
  app.get('/api/tables/:id/record', async (c) => {
    const live = await find(c);
    const name = `${live.table.stored.game}-${live.id}.nabu`;
    return c.text(await live.run(() => record(live.table)), 200, {
      'Content-Disposition': `attachment; filename="${name}"`,
    });
  });
}

function seated({ live, seat, token }: Place): Seated {
  return { table: tableInfo(live.table), seat, token };
}

async function body(c: AppContext): Promise<unknown> {
  return readJson(await c.req.text(), 'request');
}

/** The seat token of the `Authorization` header, or null for a spectator. */
function bearer(c: AppContext): string | null {
  const header = c.req.header('authorization');
  if (header === undefined) return null;
  return read(seatToken, header.replace(/^Bearer +/i, ''), 'seat token');
}

function listGames(games: Games): GameInfo[] {
  return newestGames(games).map(({ id, rules, seats, options }) => ({
    ...{ id, rules, seats: { ...seats } },
    options: Object.fromEntries(
      Object.entries(options).map(([name, { preset, values }]) => [
        name,
        { preset, values: [...values] },
      ]),
    ),
  }));
}

async function listed({ hall }: HttpParts, phase: 'waiting' | 'playing') {
  const { store, clock } = hall.parts;
  const ids = await store.listPublic(phase, clock() - LISTED_MS, LISTED);
  const tables: LiveTable[] = [];
  for (const id of ids) tables.push(await hall.find(id));
  return tables.map((live) => tableInfo(live.table)).filter((info) => info.phase === phase);
}

/** The match as the asker saw it after so many moves, the last ply when none is named. */
function viewAt(table: Table, token: string | null, asked: string | undefined): ViewAt {
  const viewer = viewerOf(table, token);
  const match = startedMatch(table);
  const ply = asked === undefined ? match.ply : /^\d{1,9}$/.test(asked) ? Number(asked) : -1;
  if (ply < 0 || ply > match.ply)
    throw new Failure('unknown-ply', `This match has the plies 0 to ${match.ply}.`);
  const events =
    ply === 0 ? match.opening(viewer) : (match.events(ply - 1, viewer)[0]?.events ?? []);
  return { ply, last: match.ply, view: match.viewAt(ply, viewer), events: [...events] };
}

function record(table: Table): string {
  const match = startedMatch(table);
  if (!match.over)
    throw new Failure(
      'not-over',
      'The record holds every secret of the match, so it can be had once the game is over.',
    );
  const names = table.holders.map(({ guest, bot }) => guest?.name ?? bot ?? '');
  const date = new Date(table.stored.created).toISOString().slice(0, 10);
  return writeRecord(match, { names, date, rated: table.stored.rated });
}

function startedMatch(table: Table) {
  if (table.match) return table.match;
  if (table.phase === 'waiting')
    throw new Failure('not-started', 'The table still waits for players.');
  throw new Failure(
    'unknown-rules',
    `This match was played under version ${table.stored.rules} of ${table.stored.game}, which this build does not have.`,
  );
}
