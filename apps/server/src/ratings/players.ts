import type { ShownRating, TablePlayers } from '@nabu/protocol';
import { measuredRating } from '@nabu/search';
import { paceKind, type Table } from '@nabu/table';
import { finishedOf } from '../archive/finished.ts';
import type { Person } from '../people/who.ts';
import type { Relations } from '../store/relations.ts';
import { countedSeats, hindrance, type Players } from './counting.ts';
import { type Ladder, writeLadder } from './ladder.ts';
import { isProvisional, type Rating, UNRATED } from './rating.ts';
import { personsBehind, ratingsOf } from './reading.ts';

/** What the house knows of somebody who sits at tables. */
export interface KnownPlayer {
  readonly person: string;
  /** The name of their account; null for a guest. */
  readonly account: string | null;
  /** Null for somebody whose data was erased. */
  readonly rated: ShownRating | null;
}

/** What is known of those who sit under these ids, by id: who they are, and how strong in a ladder. */
export async function knownPlayers(
  relations: Relations,
  ladder: Ladder,
  whos: readonly string[],
): Promise<ReadonlyMap<string, KnownPlayer>> {
  if (whos.length === 0) return new Map();
  const behind = await personsBehind(relations, whos);
  const persons = [...new Set(whos.map((who) => behind.get(who) ?? who))];
  const [rows, ratings] = await Promise.all([
    relations.db
      .selectFrom('persons')
      .select(['id', 'name', 'name_key', 'erased'])
      .where('id', 'in', persons)
      .execute(),
    ratingsOf(relations, writeLadder(ladder), persons),
  ]);
  return new Map(
    whos.map((who) => {
      const person = behind.get(who) ?? who;
      const row = rows.find(({ id }) => id === person);
      const gone = row !== undefined && row.erased !== null;
      const account = row && !gone && row.name_key !== null ? row.name : null;
      const rating = ratings.find((each) => each.person === person) ?? UNRATED;
      return [who, { person, account, rated: gone ? null : shown(rating) }];
    }),
  );
}

function shown({ rating, deviation }: Pick<Rating, 'rating' | 'deviation'>): ShownRating {
  return { rating: Math.round(rating), provisional: isProvisional(deviation) };
}

/** The ladder in which a table is played. */
function ladderOf({ facts: { game, seats, pace } }: Pick<Table, 'facts'>): Ladder {
  return { game, seats: seats.length, pace: paceKind(pace) };
}

/** Who plays at a table, how strong they are, whether the game counts, and what it changed. */
export async function tablePlayers(
  relations: Relations,
  table: Table,
  asker: Person | null,
): Promise<TablePlayers> {
  const ladder = ladderOf(table);
  const whos = table.holders.flatMap(({ guest }) => guest?.who ?? []);
  const known = await knownPlayers(relations, ladder, asker ? [...whos, asker.id] : whos);
  const players: Players = {
    personOf: (who) => known.get(who)?.person ?? who,
    botRating: measuredRating,
  };
  const uncounted = whyNot(table, players);
  const over = table.phase === 'over' && uncounted === null;
  const changes = over ? await changesAt(relations, table.facts.id) : [];
  return {
    uncounted,
    pending: over && changes.length === 0,
    seats: table.holders.map(({ guest, bot }, seat) => {
      const sitter = guest === null ? null : (known.get(guest.who) ?? null);
      const measured = guest === null && bot !== null ? measuredRating(ladder.game, bot) : null;
      const change = changes.find((each) => each.seat === seat);
      const now = measured === null ? sitter?.rated : { rating: measured, provisional: false };
      return {
        account: sitter?.account ?? null,
        rated: table.facts.rated && now ? (change ? shown(change) : now) : null,
        before: change && now ? Math.round(change.before) : null,
      };
    }),
    you: asker && (known.get(asker.id)?.rated ?? null),
  };
}

/** Why a game does not count, or cannot count whatever happens in it. */
function whyNot(table: Table, players: Players): TablePlayers['uncounted'] {
  if (!table.facts.rated) return 'unrated';
  const finished = finishedOf(table);
  if (finished) {
    const counted = countedSeats(finished.game, finished.seats, players);
    return typeof counted === 'string' ? counted : null;
  }
  const seats = table.holders.map(({ guest, bot }) => ({ who: guest?.who ?? null, bot }));
  const open = seats.some(({ who, bot }) => who === null && bot === null);
  const why = hindrance(table.facts.game, seats, players);
  // Whoever still comes may be somebody else.
  return open && why === 'one-player' ? null : why;
}

function changesAt({ db }: Relations, table: string) {
  return db
    .selectFrom('rating_changes')
    .innerJoin('tables', 'tables.key', 'rating_changes.table_key')
    .select(['rating_changes.seat', 'rating_changes.before'])
    .select(['rating_changes.rating', 'rating_changes.deviation'])
    .where('tables.id', '=', table)
    .execute();
}
