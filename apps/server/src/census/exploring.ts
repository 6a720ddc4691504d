import { FIRST_POSITION } from '@nabu/kernel';
import type { Explored, ExploreWish } from '@nabu/protocol';
import type { Kysely } from 'kysely';
import type { Database, OpeningRow } from '../store/database.ts';
import { WIN } from './counts.ts';

/** So many moves of one position are told, the most frequent. */
const MOST_MOVES = 40;

/** How something did over many games: how often, its share of wins, its points on average. */
export function outcomeOf({ times, wins, points }: Pick<OpeningRow, 'times' | 'wins' | 'points'>) {
  return { times, wins: wins / WIN / times, points: points / times };
}

/** What was played in a position, how often, with what result and by whom; as far on the way as it is known. */
export async function explored(
  db: Kysely<Database>,
  game: string,
  { seats, path, strength }: ExploreWish,
): Promise<Explored> {
  const keys = path?.split('.') ?? [FIRST_POSITION];
  const way = await wayThrough(db, game, seats, keys);
  const here = way.at(-1)?.key ?? keys[0];
  const made = await playedFrom(db, game, seats, [here]);
  const moves = movesOf(made.filter((row) => strength === undefined || row.strength === strength));
  const seen = moves.find(({ table }) => table !== null)?.table ?? way.at(-1)?.table ?? null;
  return {
    start: keys[0],
    path: way.map(({ key, move }) => ({ key, move })),
    unknown: keys.length - 1 - way.length,
    games: moves.reduce((sum, { times }) => sum + times, 0),
    strengths: strengthsOf(made),
    moves: moves.slice(0, MOST_MOVES),
    shown: seen === null ? null : { table: seen, ply: way.length },
  };
}

/** The moves of a position, the most frequent first. */
export async function movesFrom(
  db: Kysely<Database>,
  game: string,
  seats: number,
  place: string,
): Promise<Explored['moves']> {
  return movesOf(await playedFrom(db, game, seats, [place]));
}

/** Which moves were made, the most frequent first. */
function movesOf(made: readonly Played[]): Explored['moves'] {
  const byMove = new Map<string, Played[]>();
  for (const row of made) byMove.set(row.move, [...(byMove.get(row.move) ?? []), row]);
  return [...byMove.values()]
    .map((rows) => ({
      ...{ move: rows[0].move, key: rows[0].next, table: latest(rows) },
      ...outcomeOf(total(rows)),
      strengths: rows
        .toSorted((a, b) => b.times - a.times)
        .map((row) => ({ strength: row.strength, times: row.times, wins: outcomeOf(row).wins })),
    }))
    .toSorted((a, b) => b.times - a.times || (a.move < b.move ? -1 : 1));
}

/** Who made moves, the most frequent first. */
function strengthsOf(made: readonly Played[]): Explored['strengths'] {
  const sums = new Map<string, number>();
  for (const { strength, times } of made) sums.set(strength, (sums.get(strength) ?? 0) + times);
  return [...sums]
    .map(([strength, times]) => ({ strength, times }))
    .toSorted((a, b) => b.times - a.times || (a.strength < b.strength ? -1 : 1));
}

type Played = OpeningRow & { readonly id: string | null };

/** What was played in some positions; of a table that the host removed nothing is told but that it was played. */
export function playedFrom(
  db: Kysely<Database>,
  game: string,
  seats: number,
  places: readonly string[],
): Promise<readonly Played[]> {
  return db
    .selectFrom('openings')
    .leftJoin('tables', (join) =>
      join.onRef('tables.key', '=', 'openings.last').on('tables.removed', 'is', null),
    )
    .selectAll('openings')
    .select('tables.id')
    .where('openings.game', '=', game)
    .where('openings.seats', '=', seats)
    .where('openings.place', 'in', places)
    .orderBy('openings.move')
    .orderBy('openings.strength')
    .execute();
}

/** The moves that lead through some positions; it ends where one of them is not known. */
async function wayThrough(
  db: Kysely<Database>,
  game: string,
  seats: number,
  keys: readonly string[],
) {
  const way: { readonly key: string; readonly move: string; readonly table: string | null }[] = [];
  if (keys.length < 2) return way;
  const rows = await playedFrom(db, game, seats, keys.slice(0, -1));
  for (const [i, key] of keys.slice(1).entries()) {
    const made = rows.filter((row) => row.place === keys[i] && row.next === key);
    if (made.length === 0) break;
    way.push({ key, move: made[0].move, table: latest(made) });
  }
  return way;
}

function total(rows: readonly Played[]): Pick<OpeningRow, 'times' | 'wins' | 'points'> {
  const sum = (of: (row: Played) => number) => rows.reduce((all, row) => all + of(row), 0);
  return {
    times: sum((row) => row.times),
    wins: sum((row) => row.wins),
    points: sum((row) => row.points),
  };
}

function latest(rows: readonly Played[]): string | null {
  return rows.toSorted((a, b) => b.last - a.last).find(({ id }) => id !== null)?.id ?? null;
}
