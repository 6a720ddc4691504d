import { FIRST_POSITION } from '@nabu/kernel';
import type { StatisticsCsvWish } from '@nabu/protocol';
import type { Kysely } from 'kysely';
import type { Database, StatisticRow } from '../store/database.ts';
import { WIN } from './counts.ts';

/** All that was counted of a game and its first moves, with a first line of names. Of one pace alone first moves are not known. */
export async function statisticsCsv(
  db: Kysely<Database>,
  game: string,
  wish: StatisticsCsvWish,
): Promise<string> {
  const rows = await figuresOf(db, game, wish);
  const openings = wish.pace === undefined ? await openingsOf(db, game, wish) : [];
  const lines = [...rows, ...openings].map((row) =>
    [
      ...[row.game, row.seats, row.pace, row.measure, row.name, row.times],
      ...[Number((row.wins / WIN).toFixed(4)), row.points],
    ]
      .map(csvField)
      .join(','),
  );
  return `${['game,seats,pace,measure,name,times,wins,points', ...lines].join('\r\n')}\r\n`;
}

function figuresOf(
  db: Kysely<Database>,
  game: string,
  { seats, pace }: StatisticsCsvWish,
): Promise<readonly StatisticRow[]> {
  let query = db.selectFrom('statistics').selectAll().where('game', '=', game);
  if (seats !== undefined) query = query.where('seats', '=', seats);
  if (pace !== undefined) query = query.where('pace', '=', pace);
  const order = ['game', 'seats', 'pace', 'measure', 'name'] as const;
  return order.reduce((sorted, column) => sorted.orderBy(column), query).execute();
}

/** The first moves by whoever made them, the most frequent first. */
async function openingsOf(db: Kysely<Database>, game: string, { seats }: StatisticsCsvWish) {
  let query = db
    .selectFrom('openings')
    .select(['seats', 'move'])
    .select(({ cast, fn }) => [
      cast<number>(fn.sum('times'), 'integer').as('times'),
      cast<number>(fn.sum('wins'), 'integer').as('wins'),
      fn.sum<number>('points').as('points'),
    ])
    .where('game', '=', game)
    .where('place', '=', FIRST_POSITION);
  if (seats !== undefined) query = query.where('seats', '=', seats);
  const rows = await query
    .groupBy(['seats', 'move'])
    .orderBy('seats')
    .orderBy('times', 'desc')
    .orderBy('move')
    .execute();
  return rows.map(({ move, ...row }) => ({
    ...{ ...row, game, pace: '', measure: 'opening', name: move },
  }));
}

/** A field as RFC 4180 has it; one that a spreadsheet would take for a formula is told as text. */
function csvField(value: string | number): string {
  const text = typeof value === 'string' && /^[=+@-]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
