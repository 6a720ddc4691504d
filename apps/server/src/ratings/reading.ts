import type { FinishedRow, FinishedSeatRow, RatingRow } from '../store/database.ts';
import type { Relations } from '../store/relations.ts';
import type { Ladder } from './ladder.ts';

/** Games are taken into account in the order of their end; two of one moment by the number of their tables. */
export interface Moment {
  readonly ended: number;
  readonly table_key: number;
}

/** Before the first game. */
export const BEFORE_ALL: Moment = { ended: -1, table_key: 0 };

/** Whether a game ended before or at a moment. */
export function isUntil(game: Moment, moment: Moment): boolean {
  if (game.ended !== moment.ended) return game.ended < moment.ended;
  return game.table_key <= moment.table_key;
}

/** A finished rated game with its seats in order. */
export interface Played {
  readonly game: FinishedRow;
  readonly seats: readonly FinishedSeatRow[];
}

/** The rated games of a ladder after a moment, the first `most` of them. */
export async function gamesAfter(
  { db }: Relations,
  { game, seats, pace }: Ladder,
  after: Moment,
  most: number,
): Promise<readonly Played[]> {
  const games = await db
    .selectFrom('finished')
    .selectAll()
    .where('rated', '=', 1)
    .where('game', '=', game)
    .where('seats', '=', seats)
    .where('pace_kind', '=', pace)
    .where('ended', '>=', after.ended)
    .where((where) =>
      where.or([
        where('ended', '>', after.ended),
        where.and([where('ended', '=', after.ended), where('table_key', '>', after.table_key)]),
      ]),
    )
    .orderBy('ended')
    .orderBy('table_key')
    .limit(most)
    .execute();
  if (games.length === 0) return [];
  const keys = games.map(({ table_key }) => table_key);
  const rows = await db
    .selectFrom('finished_seats')
    .selectAll()
    .where('table_key', 'in', keys)
    .orderBy('seat')
    .execute();
  const byTable = new Map<number, FinishedSeatRow[]>(keys.map((key) => [key, []]));
  for (const row of rows) byTable.get(row.table_key)?.push(row);
  return games.map((each) => ({ game: each, seats: byTable.get(each.table_key) ?? [] }));
}

/** How many rated games of a ladder ended until a moment. */
export async function countUntil(
  { db }: Relations,
  { game, seats, pace }: Ladder,
  until: Moment,
): Promise<number> {
  const { count } = await db
    .selectFrom('finished')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('rated', '=', 1)
    .where('game', '=', game)
    .where('seats', '=', seats)
    .where('pace_kind', '=', pace)
    .where('ended', '<=', until.ended)
    .where((where) =>
      where.or([where('ended', '<', until.ended), where('table_key', '<=', until.table_key)]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Every ladder in which a rated game was played. */
export async function laddersPlayed({ db }: Relations): Promise<readonly Ladder[]> {
  const rows = await db
    .selectFrom('finished')
    .select(['game', 'seats', 'pace_kind'])
    .distinct()
    .where('rated', '=', 1)
    .execute();
  return rows.map(({ game, seats, pace_kind }) => ({ game, seats, pace: pace_kind }));
}

/** The persons behind ids under which somebody sat; those that nobody took over stand for themselves. */
export async function personsBehind(
  { db }: Relations,
  whos: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (whos.length === 0) return new Map();
  const rows = await db
    .selectFrom('aliases')
    .select(['who', 'person'])
    .where('who', 'in', whos)
    .execute();
  return new Map(rows.map(({ who, person }) => [who, person]));
}

/** The ratings that persons have in a ladder. */
export async function ratingsOf(
  { db }: Relations,
  ladder: string,
  persons: readonly string[],
): Promise<readonly RatingRow[]> {
  if (persons.length === 0) return [];
  return db
    .selectFrom('ratings')
    .selectAll()
    .where('ladder', '=', ladder)
    .where('person', 'in', persons)
    .execute();
}
