import { randomBytes } from 'node:crypto';
import { type Games, newestGames } from '@nabu/kernel';
import { type GameInfo, type Seated, type TableHere, tableId } from '@nabu/protocol';
import { ROUTES } from '@nabu/protocol/routes';
import {
  analysisOf,
  isDeserted,
  startedMatch,
  type Table,
  tableInfo,
  type ViewAt,
  viewAt,
  viewerOf,
} from '@nabu/table';
import { Failure } from '../failure.ts';
import type { Who } from '../people/who.ts';
import { read } from '../reading.ts';
import { keptRecord } from '../tables/kept-record.ts';
import { createTable, joinTable, leaveTable, type Place, seatFor } from '../tables/seating.ts';
import { clientIp, networkOf } from './address.ts';
import type { App, AppContext, HttpParts } from './app.ts';
import { asSeen, whoIs } from './asker.ts';
import { serve } from './route.ts';

/** So many tables are listed at once. */
const LISTED = 60;

/** Adds the routes that list, set up, join, leave and read tables. */
export function addTableRoutes(app: App, parts: HttpParts): void {
  const { hall, limits } = parts;
  const ipOf = (c: AppContext) => clientIp(c.env.incoming, parts.proxy);
  const find = (c: AppContext) => {
    const id = read(tableId, c.req.param('id'), 'table id');
    if (!hall.peek(id)) limits.opened(ipOf(c));
    return hall.find(id);
  };

  serve(app, ROUTES.games, () => ({ games: listGames(hall.parts.games) }));
  serve(app, ROUTES.tables, async () => ({
    open: await listed(parts, 'waiting'),
    playing: await listed(parts, 'playing'),
  }));
  serve(app, ROUTES.newTable, async (c, { body: wish }) => {
    const ip = ipOf(c);
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
    refuseRatedBot(asker, wish.rated && wish.seats.includes('me'));
    return seated(await createTable(hall, wish, asker, lobby));
  });
  serve(app, ROUTES.table, async (c) => {
    const { identities } = await whoIs(c, parts);
    const live = await find(c);
    const here = () => ({ ...tableInfo(live.table), you: viewerOf(live.table, identities) });
    return live.run((): TableHere => here());
  });
  serve(app, ROUTES.join, async (c, { body: wish }) => {
    limits.join(ipOf(c));
    const { id, table } = await find(c);
    const asker = await asSeen(c, parts, wish.name);
    refuseRatedBot(asker, table.facts.rated);
    await parts.lobby.admit(table, asker);
    if (table.facts.visibility === 'public' && isDeserted(table))
      parts.lobby.from(id, networkOf(ipOf(c)));
    return seated(await joinTable(hall, id, wish, asker));
  });
  serve(app, ROUTES.leave, async (c) => {
    const asker = await whoIs(c, parts);
    const live = await find(c);
    await leaveTable(live, asker);
    return live.run(() => tableInfo(live.table));
  });
  serve(app, ROUTES.view, async (c, { query: { ply } }) => {
    limits.moment(ipOf(c));
    const asker = await whoIs(c, parts);
    const live = await find(c);
    return live.run(() => lookBack(live.table, asker, ply));
  });
  serve(app, ROUTES.record, async (c) => {
    limits.record(ipOf(c));
    const live = await find(c);
    const name = `${live.table.facts.game}-${live.id}.nabu`;
    c.header('Content-Disposition', `attachment; filename="${name}"`);
    return live.run(() => keptRecord(live.table, NOT_OVER));
  });
  serve(app, ROUTES.position, async (c) => {
    limits.moment(ipOf(c));
    const asker = await whoIs(c, parts);
    const live = await find(c);
    const seed = randomBytes(16).toString('hex');
    return c.text(await live.run(() => analysisOf(live.table, seatFor(live.table, asker), seed)));
  });
}

/** Ratings are about people: a program's account takes no seat in a game that counts. */
function refuseRatedBot({ person }: Who, rated: boolean): void {
  if (rated && person?.bot)
    throw new Failure('not-admitted', 'A bot account takes no seat at a rated table.');
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

const NOT_OVER =
  'The record holds every secret of the match, so it can be had once the game is over.';
