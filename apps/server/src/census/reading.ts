import { FIRST_POSITION } from '@nabu/kernel';
import type { Statistics, StatisticsKinds, StatisticsWish } from '@nabu/protocol';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { movesFrom, outcomeOf } from './exploring.ts';

/** So many first moves are told. */
const OPENINGS = 12;
/** What the names of figures begin with that a game has counted itself, from its events. */
const COUNTED = 'of ';

/** One figure, over all paces that were asked for. */
interface Sum {
  readonly measure: string;
  readonly name: string;
  readonly times: number;
  readonly wins: number;
  readonly points: number;
}

/** Of which games something was counted. */
export async function statisticsKinds(db: Kysely<Database>): Promise<StatisticsKinds> {
  const rows = await db
    .selectFrom('statistics')
    .select(['game', 'seats', 'pace', 'times as games'])
    .where(sql<boolean>`measure = 'games'`)
    .orderBy('game')
    .orderBy('seats')
    .orderBy('pace')
    .execute();
  return { kinds: rows };
}

/** What was counted of one kind of game; no game is looked at for it. */
export async function statisticsOf(
  db: Kysely<Database>,
  game: string,
  wish: StatisticsWish,
): Promise<Statistics> {
  const sums = await sumsOf(db, game, wish);
  const of = (measure: string) => sums.filter((row) => row.measure === measure);
  const [all] = of('games');
  const games = all?.times ?? 0;
  const first = await movesFrom(db, game, wish.seats, FIRST_POSITION);
  return {
    games,
    plies: games > 0 ? (all?.points ?? 0) / games : 0,
    seats: byNumber(of('seat')).map((row) => ({ seat: Number(row.name), ...outcomeOf(row) })),
    points: byNumber(of('points')).map((row) => ({
      points: Number(row.name),
      ...{ times: row.times, wins: outcomeOf(row).wins },
    })),
    lengths: byNumber(of('length')).map(({ name, times }) => ({ from: Number(name), times })),
    endings: often(of('ending')).map(({ name, times }) => ({ ending: name, times })),
    strengths: often(of('strength')).map((row) => ({ strength: row.name, ...outcomeOf(row) })),
    sources: sourcesOf(of('source'), of('winners'), games),
    counted: countedOf(sums, games),
    openings: openingsOf(of('opening'), first),
  };
}

/** The first moves of the paces that were asked for, the most frequent first, with the positions they lead to. */
function openingsOf(
  sums: readonly Sum[],
  first: Awaited<ReturnType<typeof movesFrom>>,
): Statistics['openings'] {
  const keys = new Map(first.map(({ move, key }) => [move, key]));
  return often(sums)
    .flatMap((row) => {
      const key = keys.get(row.name);
      return key === undefined ? [] : [{ move: row.name, key, ...outcomeOf(row) }];
    })
    .slice(0, OPENINGS);
}

function sumsOf(
  db: Kysely<Database>,
  game: string,
  { seats, pace }: StatisticsWish,
): Promise<Sum[]> {
  let query = db
    .selectFrom('statistics')
    .select(['measure', 'name'])
    .select(({ cast, fn }) => [
      cast<number>(fn.sum('times'), 'integer').as('times'),
      cast<number>(fn.sum('wins'), 'integer').as('wins'),
      fn.sum<number>('points').as('points'),
    ])
    .where('game', '=', game)
    .where('seats', '=', seats);
  if (pace !== undefined) query = query.where('pace', '=', pace);
  return query.groupBy(['measure', 'name']).orderBy('measure').orderBy('name').execute();
}

const byNumber = (rows: readonly Sum[]) => rows.toSorted((a, b) => Number(a.name) - Number(b.name));
const often = (rows: readonly Sum[]) => rows.toSorted((a, b) => b.times - a.times);

function sourcesOf(
  all: readonly Sum[],
  winners: readonly Sum[],
  games: number,
): Statistics['sources'] {
  const won = new Map(winners.map(({ name, points }) => [name, points]));
  return all
    .toSorted((a, b) => b.points - a.points)
    .map(({ name, times, points }) => ({
      ...{ source: name, all: points / times, winners: (won.get(name) ?? 0) / games },
    }));
}

function countedOf(sums: readonly Sum[], games: number): Statistics['counted'] {
  return often(sums.filter(({ measure }) => measure.startsWith(COUNTED))).map((row) => ({
    ...{ heading: row.measure.slice(COUNTED.length), name: row.name },
    ...{ perGame: row.times / games, wins: outcomeOf(row).wins },
  }));
}
