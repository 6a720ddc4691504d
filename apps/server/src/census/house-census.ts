import type { Games } from '@nabu/kernel';
import { readDeed, rebuild } from '@nabu/table';
import { sql } from 'kysely';
import { OUTDATED } from '../store/census-schema.ts';
import type { FinishedRow } from '../store/database.ts';
import { must } from '../store/relations.ts';
import { type Store, StoreError } from '../store/store.ts';
import { type CountedSeat, countsOf } from './counts.ts';
import { clearOutdated, outdated } from './outdated.ts';
import { addingTo } from './writing.ts';

/** What the census needs from the house. */
export interface CensusParts {
  readonly store: Store;
  readonly games: Games;
  /** A game could not be counted; it is tried again at the next start. */
  failed(id: string, error: unknown): void;
  /** So many moves of openings are kept at most. */
  readonly mostOpenings?: number;
}

/** So many games are looked up at a time. */
const AT_A_TIME = 50;
/** A row is about 100 bytes in the store. */
const MOST_OPENINGS = 2_000_000;
/** After so many games it is looked whether too many openings are kept. */
const PRUNE_EVERY = 1000;
/** The first moves are never forgotten. */
const KEPT_PLIES = 4;

type Waiting = FinishedRow & { readonly id: string };

/**
 * Counts finished public games, each once, when it is in the archive and its ratings are known: statistics and openings
 * are read from what was added up and never from the games. It is derived, so it can be lost and built anew.
 */
export class HouseCensus {
  readonly #parts: CensusParts;
  #work: Promise<unknown> = Promise.resolve();
  #stopped = false;
  #counted = 0;

  constructor(parts: CensusParts) {
    this.#parts = parts;
  }

  /** A game was added to the archive; it is counted when there is time. */
  note(game: Pick<FinishedRow, 'public' | 'table_key'>): void {
    if (game.public !== 1) return;
    this.#inTurn(async () => {
      const [row] = await this.#waiting(game.table_key - 1, 1);
      if (row?.table_key === game.table_key) await this.#add(row);
    }).catch((error: unknown) => this.#parts.failed('', error));
  }

  /** Counts every game that was not yet; says how many. */
  catchUp(): Promise<number> {
    return this.#inTurn(async () => {
      await clearOutdated(this.#parts.store.relations);
      let [added, after] = [0, 0];
      for (;;) {
        const rows = await this.#waiting(after, AT_A_TIME);
        for (const row of rows) {
          if (this.#stopped) return added;
          added += Number(await this.#add(row));
        }
        after = rows.at(-1)?.table_key ?? after;
        if (rows.length < AT_A_TIME) return added;
      }
    });
  }

  /** Has all that was counted be counted anew by the next `catchUp`, here or after a restart; until then nothing is counted. */
  async forget(): Promise<void> {
    const { db, write } = this.#parts.store.relations;
    await write(
      db
        .insertInto('house_settings')
        .values({ name: OUTDATED, value: '1' })
        .onConflict((on) => on.doNothing()),
    );
  }

  /** Lets work end early; the house closes. Resolves when nothing is written any more. */
  async close(): Promise<void> {
    this.#stopped = true;
    await this.#work;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#work.then(work);
    this.#work = done.catch(() => undefined);
    return done;
  }

  async #waiting(after: number, limit: number): Promise<readonly Waiting[]> {
    if (this.#stopped) return [];
    return this.#parts.store.relations.db
      .selectFrom('finished')
      .innerJoin('tables', 'tables.key', 'finished.table_key')
      .selectAll('finished')
      .select('tables.id')
      .where(sql<boolean>`finished.public = 1 AND finished.counted = 0`)
      .where('tables.removed', 'is', null)
      .where('finished.table_key', '>', after)
      .orderBy('finished.table_key')
      .limit(limit)
      .execute();
  }

  async #add(row: Waiting): Promise<boolean> {
    const { store, games, failed } = this.#parts;
    try {
      const stored = await store.read(row.id);
      if (!stored) return false;
      const table = rebuild(stored.facts, stored.deeds.map(readDeed), games, 0);
      const counts = countsOf(table, row, await this.#seatsOf(row.table_key));
      const { db, write } = store.relations;
      const first = db
        .updateTable('finished')
        .set({ counted: 1 })
        .where('table_key', '=', row.table_key)
        .where('counted', '=', 0)
        .where(({ not, exists }) => not(exists(outdated(db))));
      await write(must(first), ...addingTo(db, counts));
      if (++this.#counted % PRUNE_EVERY === 0) await this.prune();
      return true;
    } catch (error) {
      // Another node counted it meanwhile, or everything is to be counted anew.
      if (error instanceof StoreError && error.code === 'conflict') return false;
      if (error instanceof StoreError && error.code !== 'unreadable') throw error;
      failed(row.id, error);
      return false;
    }
  }

  #seatsOf(key: number): Promise<readonly CountedSeat[]> {
    return this.#parts.store.relations.db
      .selectFrom('finished_seats as seats')
      .leftJoin('rating_changes as changes', (join) =>
        join
          .onRef('changes.table_key', '=', 'seats.table_key')
          .onRef('changes.seat', '=', 'seats.seat'),
      )
      .select(['seats.seat', 'seats.bot', 'seats.place', 'seats.points', 'changes.before'])
      .where('seats.table_key', '=', key)
      .orderBy('seats.seat')
      .execute();
  }

  /** Keeps the openings from growing for ever: what was played once is forgotten, the deepest first. */
  async prune(): Promise<void> {
    const { store, mostOpenings = MOST_OPENINGS } = this.#parts;
    const { db, write } = store.relations;
    const count = async () => {
      const query = db.selectFrom('openings').select(({ fn }) => fn.countAll<number>().as('rows'));
      return Number((await query.executeTakeFirstOrThrow()).rows);
    };
    const deepest = db
      .selectFrom('openings')
      .select(({ fn }) => fn.max('ply').as('ply'))
      .where(sql<boolean>`times = 1`);
    while ((await count()) > mostOpenings) {
      const ply = Number((await deepest.executeTakeFirst())?.ply ?? 0);
      if (ply <= KEPT_PLIES) return;
      await write(db.deleteFrom('openings').where(sql<boolean>`times = 1`).where('ply', '=', ply));
    }
  }
}
