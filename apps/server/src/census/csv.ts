import { FIRST_POSITION } from '@nabu/kernel';
import type { ExploreWish, StatisticsCsvWish } from '@nabu/protocol';
import type { Kysely } from 'kysely';
import type { Database, StatisticRow } from '../store/database.ts';
import { WIN } from './counts.ts';
import { playedFrom } from './exploring.ts';

/** All that was counted of a game, its first moves among it, with a first line of names. */
export async function statisticsCsv(
  db: Kysely<Database>,
  game: string,
  wish: StatisticsCsvWish,
): Promise<string> {
  const rows = await figuresOf(db, game, wish);
  return csv(
    'game,seats,pace,measure,name,times,wins,points',
    rows.map((row) => [
      ...[row.game, row.seats, row.pace, row.measure, row.name, row.times],
      ...[winsOf(row), row.points],
    ]),
  );
}

/** What was played in a position, each move by the strength of who made it; nothing where no game went there. */
export async function exploredCsv(
  db: Kysely<Database>,
  game: string,
  { seats, path, strength }: ExploreWish,
): Promise<string> {
  const place = path?.split('.').at(-1) ?? FIRST_POSITION;
  const rows = await playedFrom(db, game, seats, [place]);
  return csv(
    'game,seats,position,ply,move,strength,times,wins,points,leads_to',
    rows
      .filter((row) => strength === undefined || row.strength === strength)
      .map((row) => [
        ...[row.game, row.seats, row.place, row.ply, row.move, row.strength, row.times],
        ...[winsOf(row), row.points, row.next],
      ]),
  );
}

/** Wins as a number of games; shared ones are parts of one. */
const winsOf = ({ wins }: { readonly wins: number }) => Number((wins / WIN).toFixed(4));

function csv(names: string, rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => row.map(csvField).join(','));
  return `${[names, ...lines].join('\r\n')}\r\n`;
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
