import { type Games, newestGames } from '@nabu/kernel';
import {
  type GameInfo,
  joinTable as joinSchema,
  newTable,
  type Seated,
  type TableHere,
  tableId,
} from '@nabu/protocol';
import {
  isDeserted,
  recordOf,
  startedMatch,
  type Table,
  tableInfo,
  type ViewAt,
  viewAt,
} from '@nabu/table';
import { Failure } from '../failure.ts';
import type { Who } from '../people/who.ts';
import { read } from '../reading.ts';
import { createTable, joinTable, leaveTable, type Place, seatFor } from '../tables/seating.ts';
import { viewerFor } from '../tables/viewer.ts';
import { clientIp, networkOf } from './address.ts';
import type { App, AppContext, HttpParts } from './app.ts';
import { asSeen, body, whoIs } from './asker.ts';

/** So many tables are listed at once. */
const LISTED = 60;

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
    const ip = clientIp(c.env.incoming, parts.proxy);
    limits.table(ip);
    const lobby = {
      publish(id: string, waits: boolean) {
        if (waits) limits.publish(ip, id);
        parts.lobby.from(id, networkOf(ip));
      },
      unpublish(id: string) {
        limits.unpublish(id);
        parts.lobby.forget(id);
      },
    };
    const asker = await asSeen(c, parts, wish.name);
    return c.json(seated(await createTable(hall, wish, asker, lobby)), 201);
  });
  app.get('/api/tables/:id', async (c) => {
    const { identities } = await whoIs(c, parts);
    const live = await find(c);
    const here = () => ({ ...tableInfo(live.table), you: viewerFor(live.table, identities) });
    return c.json(await live.run((): TableHere => here()));
  });
  app.post('/api/tables/:id/join', async (c) => {
    limits.join(clientIp(c.env.incoming, parts.proxy));
    const { id, table } = await find(c);
    const wish = read(joinSchema, await body(c), 'request');
    const asker = await asSeen(c, parts, wish.name);
    await parts.lobby.admit(table, asker);
    return c.json(seated(await joinTable(hall, id, wish, asker)));
  });
  app.post('/api/tables/:id/leave', async (c) => {
    const asker = await whoIs(c, parts);
    const live = await find(c);
    await leaveTable(live, asker);
    return c.json(await live.run(() => tableInfo(live.table)));
  });
  app.get('/api/tables/:id/view', async (c) => {
    const asker = await whoIs(c, parts);
    const live = await find(c);
    return c.json(await live.run(() => lookBack(live.table, asker, c.req.query('ply'))));
  });
  app.get('/api/tables/:id/record', async (c) => {
    const live = await find(c);
    const name = `${live.table.facts.game}-${live.id}.nabu`;
    return c.text(await live.run(() => record(live.table)), 200, {
      'Content-Disposition': `attachment; filename="${name}"`,
    });
  });
}

function seated({ live, seat, token }: Place): Seated {
  return { table: tableInfo(live.table), seat, token };
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

async function listed({ hall, lobby }: HttpParts, phase: 'waiting' | 'playing') {
  const ids = lobby.lists.first(phase === 'waiting' ? 'open' : 'playing', LISTED);
  const tables = await hall.findAll(ids);
  return tables
    .filter(({ table }) => table.phase === phase && !isDeserted(table))
    .map(({ table }) => tableInfo(table));
}

/** The match as the asker saw it after so many moves, the last ply when none is named. */
function lookBack(table: Table, asker: Who, asked: string | undefined): ViewAt {
  const viewer = seatFor(table, asker);
  const ply =
    asked === undefined ? startedMatch(table).ply : /^\d{1,9}$/.test(asked) ? Number(asked) : -1;
  return viewAt(table, viewer, ply);
}

function record(table: Table): string {
  if (!startedMatch(table).over)
    throw new Failure(
      'not-over',
      'The record holds every secret of the match, so it can be had once the game is over.',
    );
  return recordOf(table, { date: new Date(table.facts.created).toISOString().slice(0, 10) });
}
