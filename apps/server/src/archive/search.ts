import type { FinishedGame, FinishedPage, FinishedWish } from '@nabu/protocol';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database, FinishedRow, FinishedSeatRow } from '../store/database.ts';
import { searchKey } from './finished.ts';

/** So many games are on one page of an answer. */
const PAGE = 30;
/**
 * So many games are looked through for one answer. What no index finds (a length, an ending) is
 * looked for among these, and the answer says from where to look further: no search costs much.
 */
const LOOKED_THROUGH = 4000;

type Condition = RawBuilder<unknown>;
type Found = FinishedRow & { readonly id: string };

/**
 * Finished games that fit, the last first. Games of tables that were not public are found by those
 * who sat there (`identities`) and by nobody else.
 */
export async function searchFinished(
  db: Kysely<Database>,
  wish: FinishedWish,
  identities: readonly string[],
): Promise<FinishedPage> {
  const somebody = wish.mine ?? wish.person ?? wish.player;
  const near: Near = (columns) =>
    somebody === undefined ? byGame(wish, columns) : bySeat(wish, identities, columns);
  const rows = await fitting(db, near, wish, identities);
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown[PAGE - 1] : await lastOf(db, near);
  const seats = await seatsOf(db, shown);
  return {
    games: shown.map((row) => gameOf(row, seats)),
    next: last ? `${last.ended}.${last.table_key}` : null,
  };
}

/** Some columns of the games as an index finds them, the last first. */
type Near = (columns: Condition) => Condition;

/** The games of a player. */
function bySeat(wish: FinishedWish, identities: readonly string[], columns: Condition): Condition {
  const seats = sql`SELECT table_key, place FROM finished_seats
    WHERE ${all([theirs(wish, identities), ...within(wish)])} ${NEWEST} LIMIT ${LOOKED_THROUGH}`;
  return sql`SELECT ${columns}, seats.place FROM (${seats}) AS seats
    JOIN finished ON finished.table_key = seats.table_key ${NEWEST_FINISHED}`;
}

/** The seats of whoever is asked for. Guests are not found by their id: whose games are whose is theirs to know. */
function theirs({ mine, person, player }: FinishedWish, identities: readonly string[]): Condition {
  if (mine) return sql`who IN (${sql.join(identities.length > 0 ? identities : [''])})`;
  if (person === undefined) return sql`name_key = ${searchKey(player ?? '')}`;
  return sql`who IN (
    SELECT id FROM persons WHERE id = ${person} AND name_key IS NOT NULL
    UNION SELECT aliases.who FROM aliases JOIN persons ON persons.id = aliases.person
      WHERE aliases.person = ${person} AND persons.name_key IS NOT NULL)`;
}

/** The public games. */
function byGame(wish: FinishedWish, columns: Condition): Condition {
  const conditions = [sql`public = 1`, ...within(wish)];
  if (wish.game !== undefined) conditions.push(sql`game = ${wish.game}`);
  if (wish.seats !== undefined) conditions.push(sql`seats = ${wish.seats}`);
  return sql`SELECT ${columns}, CAST(NULL AS INTEGER) AS place FROM finished
    WHERE ${all(conditions)} ${NEWEST_FINISHED}`;
}

/** When the games ended: between two moments, and before what was shown already. */
function within({ from, to, after }: FinishedWish): Condition[] {
  const conditions: Condition[] = [];
  if (from !== undefined) conditions.push(sql`ended >= ${from}`);
  if (to !== undefined) conditions.push(sql`ended < ${to}`);
  if (after !== undefined) {
    const [ended, key] = after.split('.').map(Number);
    // Not as a comparison of two pairs, for which SQLite chooses a slow way once it has statistics.
    conditions.push(sql`ended <= ${ended}`, sql`(ended < ${ended} OR table_key < ${key})`);
  }
  return conditions;
}

const NEWEST = sql`ORDER BY ended DESC, table_key DESC`;
const NEWEST_FINISHED = sql`ORDER BY finished.ended DESC, finished.table_key DESC`;

async function fitting(
  db: Kysely<Database>,
  near: Near,
  wish: FinishedWish,
  identities: readonly string[],
): Promise<readonly Found[]> {
  // What an index found is bounded first and asked about afterwards: a planner that expects few games
  // to fit must not look through all of them instead.
  const { rows } = await sql<Found>`
    SELECT near.*, tables.id FROM (${near(sql`finished.*`)} LIMIT ${LOOKED_THROUGH}) AS near
    JOIN tables ON tables.key = near.table_key
    WHERE ${all(outer(wish, identities))}
    ORDER BY near.ended DESC, near.table_key DESC LIMIT ${PAGE + 1}`.execute(db);
  return rows;
}

/** What is asked of each game that the index found. */
function outer(wish: FinishedWish, identities: readonly string[]): readonly Condition[] {
  const { game, seats, pace, rated, least, most, ending, result, mine } = wish;
  const conditions: Condition[] = [sql`tables.removed IS NULL`];
  if (!mine) conditions.push(visible(identities));
  if (game !== undefined) conditions.push(sql`near.game = ${game}`);
  if (seats !== undefined) conditions.push(sql`near.seats = ${seats}`);
  if (pace !== undefined) conditions.push(sql`near.pace_kind = ${pace}`);
  if (rated !== undefined) conditions.push(sql`near.rated = ${Number(rated)}`);
  if (least !== undefined) conditions.push(sql`near.plies >= ${least}`);
  if (most !== undefined) conditions.push(sql`near.plies <= ${most}`);
  if (ending !== undefined) conditions.push(endedBy(ending));
  if (result === 'won') conditions.push(sql`near.place = 1`);
  if (result === 'lost') conditions.push(sql`near.place > 1`);
  return conditions;
}

/** Every game has words of its own for an end by its rules. */
function endedBy(ending: NonNullable<FinishedWish['ending']>): Condition {
  return ending === 'rules' ? sql`near.early = 0` : sql`near.early = 1 AND near.ending = ${ending}`;
}

function visible(identities: readonly string[]): Condition {
  if (identities.length === 0) return sql`near.public = 1`;
  return sql`(near.public = 1 OR EXISTS (SELECT 1 FROM finished_seats AS mine
    WHERE mine.table_key = near.table_key AND mine.who IN (${sql.join(identities)})))`;
}

function all(conditions: readonly Condition[]): Condition {
  return sql.join(conditions, sql` AND `);
}

/** The last game that was looked through, when there may be more behind it. */
async function lastOf(db: Kysely<Database>, near: Near) {
  const { rows } = await sql<Pick<Found, 'ended' | 'table_key'>>`
    ${near(sql`finished.ended, finished.table_key`)} LIMIT 1 OFFSET ${LOOKED_THROUGH - 1}`.execute(
    db,
  );
  return rows.at(0);
}

/** A seat of a finished game with the account it belongs to today, and what the game did to their rating. */
type FoundSeat = FinishedSeatRow & {
  readonly account: string | null;
  readonly before: number | null;
  readonly after: number | null;
};

async function seatsOf(
  db: Kysely<Database>,
  rows: readonly Found[],
): Promise<readonly FoundSeat[]> {
  if (rows.length === 0) return [];
  const keys = rows.map(({ table_key }) => table_key);
  return db
    .selectFrom('finished_seats as seats')
    .leftJoin('aliases', 'aliases.who', 'seats.who')
    .leftJoin('persons', (join) =>
      join
        .on('persons.id', '=', sql<string>`coalesce(aliases.person, seats.who)`)
        .on('persons.name_key', 'is not', null)
        .on('persons.erased', 'is', null),
    )
    .leftJoin('rating_changes as changes', (join) =>
      join
        .onRef('changes.table_key', '=', 'seats.table_key')
        .onRef('changes.seat', '=', 'seats.seat'),
    )
    .selectAll('seats')
    .select(['persons.name as account', 'changes.before', 'changes.rating as after'])
    .where('seats.table_key', 'in', keys)
    .orderBy('seats.seat')
    .execute();
}

const whole = (figure: number | null) => (figure === null ? null : Math.round(figure));

function gameOf(row: Found, seats: readonly FoundSeat[]): FinishedGame {
  const { id, game, pace, rated, started, ended, plies, ending } = row;
  return {
    ...{ id, game, pace, rated: rated === 1, started, ended, plies, ending },
    seats: seats
      .filter(({ table_key }) => table_key === row.table_key)
      .map(({ name, bot, place, points, account, before, after }) => ({
        ...{ name, bot, place, points, account },
        // Of whoever was erased nothing is told.
        ...(name === ''
          ? { before: null, after: null }
          : { before: whole(before), after: whole(after) }),
      })),
  };
}
