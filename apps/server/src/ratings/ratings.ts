import type { RatingChangeRow, RatingRow } from '../store/database.ts';
import { must, type Relations } from '../store/relations.ts';
import { StoreError } from '../store/store.ts';
import type { Players } from './counting.ts';
import { type Ladder, writeLadder } from './ladder.ts';
import { type Rating, UNRATED } from './rating.ts';
import {
  BEFORE_ALL,
  countUntil,
  gamesAfter,
  isUntil,
  laddersPlayed,
  type Moment,
  type Played,
  personsBehind,
  ratingsOf,
} from './reading.ts';

/** What ratings need from the house. */
export interface RatingsParts {
  readonly relations: Relations;
  botRating(game: string, bot: string): number | null;
  /** Games could not be taken into account; they are at the next start. */
  failed(error: unknown): void;
}

/** So many games are taken into account at a time. */
const PAGE = 200;
/** So many changes are forgotten at a time. */
const FORGOTTEN_AT_A_TIME = 1000;
/** Stands for the number of games of a ladder that is being forgotten. */
const FORGETTING = -1;

/** Loaded with the first game to rate: the libraries behind it are large, and many houses rate nothing. */
const loadBook = async () => (await import('./book.ts')).Book;

/**
 * The ratings of a house. They follow from the finished games alone, taken in the order of their
 * ends, so that they can be computed again to the last digit. One ladder is worked on at a time.
 */
export class Ratings {
  readonly #parts: RatingsParts;
  #work: Promise<unknown> = Promise.resolve();
  #stopped = false;

  constructor(parts: RatingsParts) {
    this.#parts = parts;
  }

  /** A rated game was added to the archive. One that ended before others that were counted has its ladder computed anew. */
  note(ladder: Ladder, game: Moment): Promise<void> {
    return this.#inTurn(async () => {
      const until = await this.#until(writeLadder(ladder));
      if (isUntil(game, until)) await this.#forget(writeLadder(ladder));
      await this.#goOn(ladder);
    });
  }

  /** Takes every game into account that was not yet; at the start of a house, and when games changed hands. */
  catchUp(): Promise<void> {
    return this.#inTurn(async () => {
      const { relations } = this.#parts;
      for (const ladder of await laddersPlayed(relations)) {
        const until = await this.#until(writeLadder(ladder));
        const games = until.games === 0 ? 0 : await countUntil(relations, ladder, until);
        if (games !== until.games) await this.#forget(writeLadder(ladder));
        await this.#goOn(ladder);
      }
    });
  }

  /** Computes all ratings anew from the finished games. */
  async recompute(): Promise<void> {
    await this.#inTurn(async () => {
      const { db } = this.#parts.relations;
      const kept = await db.selectFrom('rated_until').select('ladder').execute();
      for (const { ladder } of kept) await this.#forget(ladder);
    });
    await this.catchUp();
  }

  /** The first rating that is kept otherwise than the finished games say, as a sentence; null when all are right. */
  async difference(): Promise<string | null> {
    const { relations } = this.#parts;
    for (const ladder of await laddersPlayed(relations)) {
      const found = await this.#differenceIn(ladder);
      if (found) return found;
    }
    const ladders = (await laddersPlayed(relations)).map(writeLadder);
    const kept = await relations.db.selectFrom('ratings').select('ladder').distinct().execute();
    const strange = kept.find(({ ladder }) => !ladders.includes(ladder));
    return strange ? `No game was played in ${strange.ladder}, and yet people are rated.` : null;
  }

  /** How strong a person is in a ladder. */
  async of(person: string, ladder: Ladder): Promise<Rating> {
    const [row] = await ratingsOf(this.#parts.relations, writeLadder(ladder), [person]);
    return row ?? UNRATED;
  }

  /** Lets work end early; the house closes. Resolves when nothing is written any more. */
  async close(): Promise<void> {
    this.#stopped = true;
    await this.#work;
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#work.then(() => (this.#stopped ? undefined : work()));
    this.#work = done.catch((error: unknown) => this.#parts.failed(error));
    return done;
  }

  async #until(ladder: string): Promise<Moment & { readonly games: number }> {
    const { db } = this.#parts.relations;
    const rows = db.selectFrom('rated_until').selectAll().where('ladder', '=', ladder);
    return (await rows.executeTakeFirst()) ?? { ...BEFORE_ALL, games: 0 };
  }

  /**
   * Forgets what is kept of a ladder, in parts, so that no statement takes long. That it was begun is
   * noted first: whoever finds it interrupted does it again.
   */
  async #forget(ladder: string): Promise<void> {
    const { db, write } = this.#parts.relations;
    const until = db.updateTable('rated_until').set({ games: FORGETTING });
    await write(until.where('ladder', '=', ladder));
    const some = db.selectFrom('rating_changes').select('table_key').where('ladder', '=', ladder);
    for (;;) {
      const keys = (await some.limit(FORGOTTEN_AT_A_TIME).execute()).map((row) => row.table_key);
      if (keys.length === 0) break;
      const changes = db.deleteFrom('rating_changes').where('ladder', '=', ladder);
      await write(changes.where('table_key', 'in', [...new Set(keys)]));
    }
    await write(
      db.deleteFrom('ratings').where('ladder', '=', ladder),
      db.deleteFrom('rated_until').where('ladder', '=', ladder),
    );
  }

  /** Takes the games of a ladder into account that come after the last one that was. */
  async #goOn(ladder: Ladder): Promise<void> {
    for (;;) {
      const until = await this.#until(writeLadder(ladder));
      const page = await gamesAfter(this.#parts.relations, ladder, until, PAGE);
      // Whoever forgets a ladder goes on with it afterwards.
      if (page.length === 0 || until.games === FORGETTING || this.#stopped) return;
      await this.#take(writeLadder(ladder), until, page).catch((error: unknown) => {
        // Another node was first: what it wrote is read, and the rest is done.
        const first = error instanceof StoreError && ['conflict', 'taken'].includes(error.code);
        if (!first) throw error;
      });
    }
  }

  async #take(
    ladder: string,
    until: Moment & { readonly games: number },
    page: readonly Played[],
  ): Promise<void> {
    const { relations } = this.#parts;
    const players = await this.#players(page);
    const persons = new Set(page.flatMap(({ seats }) => seats.flatMap(({ who }) => who ?? [])));
    const known = await ratingsOf(relations, ladder, [...persons].map(players.personOf));
    const book = new (await loadBook())(ladder, known);
    const changes = page.flatMap((played) => book.add(played, players));
    const { ended, table_key } = page[page.length - 1].game;
    const games = until.games + page.length;
    await this.#write(book.rows, changes, until, { ladder, ended, table_key, games });
  }

  async #write(
    rows: readonly RatingRow[],
    changes: readonly RatingChangeRow[],
    before: Moment & { readonly games: number },
    now: Moment & { readonly ladder: string; readonly games: number },
  ): Promise<void> {
    const { db, write } = this.#parts.relations;
    const progress =
      before.games === 0
        ? db.insertInto('rated_until').values(now)
        : db
            .updateTable('rated_until')
            .set(now)
            .where('ladder', '=', now.ladder)
            .where('games', '=', before.games)
            .where('table_key', '=', before.table_key);
    await write(
      must(progress),
      ...rows.map((row) =>
        db
          .insertInto('ratings')
          .values(row)
          .onConflict((on) => on.columns(['ladder', 'person']).doUpdateSet(row)),
      ),
      ...changes.map((row) => db.insertInto('rating_changes').values(row)),
    );
  }

  async #players(page: readonly Played[]): Promise<Players> {
    const whos = new Set(page.flatMap(({ seats }) => seats.flatMap(({ who }) => who ?? [])));
    const behind = await personsBehind(this.#parts.relations, [...whos]);
    const { botRating } = this.#parts;
    return { botRating, personOf: (who) => behind.get(who) ?? who };
  }

  async #differenceIn(ladder: Ladder): Promise<string | null> {
    const { relations } = this.#parts;
    const book = new (await loadBook())(writeLadder(ladder));
    let after = BEFORE_ALL;
    for (;;) {
      const page = await gamesAfter(relations, ladder, after, PAGE);
      if (page.length === 0) break;
      const players = await this.#players(page);
      for (const played of page) book.add(played, players);
      after = page[page.length - 1].game;
    }
    const kept = relations.db.selectFrom('ratings').selectAll();
    return compare(book.rows, await kept.where('ladder', '=', writeLadder(ladder)).execute());
  }
}

function compare(right: readonly RatingRow[], kept: readonly RatingRow[]): string | null {
  const byPerson = new Map(kept.map((row) => [row.person, row]));
  for (const row of right) {
    const found = byPerson.get(row.person);
    if (!found || same(found) !== same(row))
      return `${row.person} in ${row.ladder}: ${found ? same(found) : 'nothing'} is kept, the games say ${same(row)}.`;
  }
  const played = new Set(right.map(({ person }) => person));
  const strange = kept.find(({ person }) => !played.has(person));
  return strange ? `${strange.person} is rated in ${strange.ladder} without a game.` : null;
}

/** A rating with all its digits. */
function same({ rating, deviation, volatility, games, updated }: RatingRow): string {
  return `${rating} ±${deviation} ${volatility} after ${games} games until ${updated}`;
}
