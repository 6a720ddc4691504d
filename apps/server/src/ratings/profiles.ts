import type { Leaders, Profile, RatingPoints } from '@nabu/protocol';
import { sql } from 'kysely';
import { Failure } from '../failure.ts';
import { idsOf } from '../people/parts.ts';
import type { Relations } from '../store/relations.ts';
import { speakerOf } from '../talk/lines.ts';
import { type Ladder, readLadder, writeLadder } from './ladder.ts';
import { isProvisional, PROVISIONAL } from './rating.ts';

/** So many are in a list of leaders, and so many points in a plot. */
const LEADERS = 100;
const POINTS = 2000;
/** So many of somebody's best games are shown for each game. */
const BEST = 3;

/** What everybody may see of a person; throws a `Failure` when there is none. */
export async function profileOf(relations: Relations, id: string): Promise<Profile> {
  const { db } = relations;
  const person = await db
    .selectFrom('persons')
    .select(['id', 'name', 'name_key', 'created', 'owner'])
    .where('id', '=', id)
    .where('erased', 'is', null)
    .executeTakeFirst();
  if (!person) throw new Failure('unknown-person', 'There is nobody here by this name.');
  const { name, name_key, created } = person;
  const [ratings, statistics, best, owner] = await Promise.all([
    ratingsShown(relations, id),
    statisticsOf(relations, id),
    bestGames(relations, id),
    ownerOf(relations, person.owner),
  ]);
  const by = speakerOf(id);
  return { id, by, name, account: name_key !== null, owner, created, ratings, statistics, best };
}

/** The name of the account to which a bot belongs; null for whoever belongs to nobody. */
async function ownerOf({ db }: Relations, owner: string | null): Promise<string | null> {
  if (owner === null) return null;
  const person = db.selectFrom('persons').select('name').where('id', '=', owner);
  return (await person.where('erased', 'is', null).executeTakeFirst())?.name ?? null;
}

async function ratingsShown({ db }: Relations, person: string): Promise<Profile['ratings']> {
  const rows = await db.selectFrom('ratings').selectAll().where('person', '=', person).execute();
  return rows.flatMap(({ ladder, rating, deviation, games, updated }) => {
    const known = readLadder(ladder);
    if (!known) return [];
    return [{ ...known, rating, deviation, games, updated, provisional: isProvisional(deviation) }];
  });
}

/** Counts over all of somebody's games, private ones too: a number gives no table away. */
async function statisticsOf(relations: Relations, person: string): Promise<Profile['statistics']> {
  const rows = await relations.db
    .selectFrom('finished_seats')
    .innerJoin('finished', 'finished.table_key', 'finished_seats.table_key')
    .select(['finished.game', 'finished.seats'])
    .select((select) => [
      select.fn.countAll<number>().as('games'),
      sql<number>`sum(case when finished_seats.place = 1 then 1 else 0 end)`.as('wins'),
      sql<number>`avg(finished_seats.place)`.as('place'),
      sql<number>`avg(finished_seats.points)`.as('points'),
      sql<number>`max(finished_seats.points)`.as('most'),
    ])
    .where('finished_seats.who', 'in', idsOf(relations, person))
    .where('finished_seats.place', 'is not', null)
    .groupBy(['finished.game', 'finished.seats'])
    .orderBy('finished.game')
    .orderBy('finished.seats')
    .execute();
  return rows.map((row) => ({ ...row, games: Number(row.games), wins: Number(row.wins) }));
}

/** The public games won with the most points, a few for each game. */
async function bestGames(relations: Relations, person: string): Promise<Profile['best']> {
  const ranked = relations.db
    .selectFrom('finished_seats')
    .innerJoin('finished', 'finished.table_key', 'finished_seats.table_key')
    .innerJoin('tables', 'tables.key', 'finished_seats.table_key')
    .select(['tables.id', 'finished.game', 'finished.seats', 'finished.ended'])
    .select(['finished_seats.points'])
    .select(
      sql<number>`row_number() over (partition by finished.game order by finished_seats.points desc, finished.ended desc)`.as(
        'nth',
      ),
    )
    .where('finished_seats.who', 'in', idsOf(relations, person))
    .where('finished_seats.place', '=', 1)
    .where('finished_seats.points', 'is not', null)
    .where('finished.public', '=', 1)
    .where('finished.early', '=', 0)
    .where('tables.removed', 'is', null);
  const rows = await relations.db
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .where('nth', '<=', BEST)
    .orderBy('game')
    .orderBy('nth')
    .execute();
  return rows.map(({ id, game, seats, ended, points }) => ({
    ...{ table: id, game, seats, ended, points: points ?? 0 },
  }));
}

/** How a person's rating in a ladder went, the last points of it, the first first. */
export async function ratingPoints(
  { db }: Relations,
  person: string,
  ladder: Ladder,
): Promise<RatingPoints> {
  const rows = await db
    .selectFrom('rating_changes')
    .innerJoin('persons', 'persons.id', 'rating_changes.person')
    .innerJoin('finished', 'finished.table_key', 'rating_changes.table_key')
    .innerJoin('tables', 'tables.key', 'rating_changes.table_key')
    .select(['rating_changes.ended', 'rating_changes.rating', 'rating_changes.deviation'])
    .select(['tables.id', 'finished.public', 'tables.removed'])
    .where('rating_changes.person', '=', person)
    .where('rating_changes.ladder', '=', writeLadder(ladder))
    .where('persons.erased', 'is', null)
    .orderBy('rating_changes.ended', 'desc')
    .orderBy('rating_changes.table_key', 'desc')
    .limit(POINTS)
    .execute();
  const points = rows.map(({ ended, rating, deviation, id, ...table }) => ({
    ...{ ended, rating, deviation },
    table: table.public === 1 && table.removed === null ? id : null,
  }));
  return { points: points.reverse() };
}

/** The strongest accounts of a ladder, without those whose rating is provisional. */
export async function leadersOf({ db }: Relations, ladder: Ladder): Promise<Leaders> {
  const rows = await db
    .selectFrom('ratings')
    .innerJoin('persons', 'persons.id', 'ratings.person')
    .select(['persons.id', 'persons.name', 'ratings.rating', 'ratings.deviation', 'ratings.games'])
    .where('ratings.ladder', '=', writeLadder(ladder))
    .where('ratings.deviation', '<=', PROVISIONAL)
    .where('persons.name_key', 'is not', null)
    .where('persons.erased', 'is', null)
    .orderBy('ratings.rating', 'desc')
    .orderBy('persons.id')
    .limit(LEADERS)
    .execute();
  return { leaders: rows };
}
