import type { StatisticsCsvWish } from '@nabu/protocol';
import type { Kysely } from 'kysely';
import type { Database, StatisticRow } from '../store/database.ts';
import { WIN } from './counts.ts';

/** All that was counted of a game, its first moves among it, with a first line of names. */
export async function statisticsCsv(
  db: Kysely<Database>,
  game: string,
  wish: StatisticsCsvWish,
): Promise<string> {
  const rows = await figuresOf(db, game, wish);
  const lines = rows.map((row) =>
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

/** A field as RFC 4180 has it; one that a spreadsheet would take for a formula is told as text. */
function csvField(value: string | number): string {
  const text = typeof value === 'string' && /^[=+@-]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
