import { type Compilable, type Kysely, sql } from 'kysely';
import type { Database, OpeningRow, StatisticRow } from '../store/database.ts';
import type { Counts } from './counts.ts';

/** Rows are written so many in one statement: few different statements, so that all of them stay prepared. */
const SIZES = [64, 16, 4, 1];

/** The statements that add to what was counted before. */
export function addingTo(db: Kysely<Database>, { statistics, openings }: Counts): Compilable[] {
  return [
    ...portions(statistics).map((rows) => addStatistics(db, rows)),
    ...portions(openings).map((rows) => addOpenings(db, rows)),
  ];
}

function portions<T>(rows: readonly T[]): readonly (readonly T[])[] {
  const size = SIZES.find((each) => each <= rows.length);
  return size === undefined ? [] : [rows.slice(0, size), ...portions(rows.slice(size))];
}

function addStatistics(db: Kysely<Database>, rows: readonly StatisticRow[]): Compilable {
  return db
    .insertInto('statistics')
    .values(rows)
    .onConflict((on) =>
      on.columns(['game', 'seats', 'pace', 'measure', 'name']).doUpdateSet({
        times: sql<number>`statistics.times + excluded.times`,
        wins: sql<number>`statistics.wins + excluded.wins`,
        points: sql<number>`statistics.points + excluded.points`,
      }),
    );
}

function addOpenings(db: Kysely<Database>, rows: readonly OpeningRow[]): Compilable {
  return db
    .insertInto('openings')
    .values(rows)
    .onConflict((on) =>
      on.columns(['game', 'seats', 'place', 'move', 'strength']).doUpdateSet({
        times: sql<number>`openings.times + excluded.times`,
        wins: sql<number>`openings.wins + excluded.wins`,
        points: sql<number>`openings.points + excluded.points`,
        last: sql<number>`CASE WHEN excluded.last > openings.last THEN excluded.last ELSE openings.last END`,
      }),
    );
}
