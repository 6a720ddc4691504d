import type { Games } from '@nabu/kernel';
import { readDeed, rebuild, type Table } from '@nabu/table';
import { sql } from 'kysely';
import type { FinishedRow } from '../store/database.ts';
import { type Store, StoreError } from '../store/store.ts';
import { finishedOf } from './finished.ts';

/** What the archive needs from the house. */
export interface ArchiveParts {
  readonly store: Store;
  readonly games: Games;
  /** A finished game was added that was not known before. */
  added?(game: FinishedRow): Promise<void>;
  /** A game could not be added to the index; it is tried again at the next start. */
  failed(id: string, error: unknown): void;
}

/** So many games are looked up at a time when the index is brought up to date. */
const AT_A_TIME = 50;

/** So many games are taken out of the index at a time. */
const FORGOTTEN_AT_A_TIME = 500;

/** The end is among so many deeds, the last, when a table changes by it. */
const LATELY = 3;

/**
 * The index of finished games: one row a game and one a seat. It is derived from the deeds, so it
 * can be lost: what is missing is added at the next start, and `forget` has it built anew.
 */
export class Archive {
  readonly #parts: ArchiveParts;
  #stopped = false;

  constructor(parts: ArchiveParts) {
    this.#parts = parts;
  }

  /** Adds a game that has just ended; adding it again changes nothing. */
  async add(table: Table): Promise<void> {
    const found = finishedOf(table);
    if (!found) return;
    const { db, write } = this.#parts.store.relations;
    const row = await db
      .selectFrom('tables')
      .select(['key', 'indexed'])
      .where('id', '=', table.facts.id)
      .executeTakeFirst();
    if (!row || row.indexed === 1) return;
    const table_key = row.key;
    const [added] = await write(
      db
        .insertInto('finished')
        .values({ table_key, ...found.game })
        .onConflict((on) => on.doNothing()),
      db
        .insertInto('finished_seats')
        .values(found.seats.map((seat) => ({ table_key, ...seat })))
        .onConflict((on) => on.doNothing()),
      db.updateTable('tables').set({ indexed: 1 }).where('key', '=', table_key),
    );
    // Another node may have been first: a game is rated once.
    if (added.changed > 0) await this.#parts.added?.({ table_key, ...found.game });
  }

  /** Adds a game that has just ended, when there is time; one that cannot be added is added at the next start. */
  note(table: Table): void {
    // A table changes after its end too, by talk and rematches.
    if (!table.deeds.slice(-LATELY).some(({ kind }) => kind === 'ended')) return;
    this.add(table).catch((error: unknown) => this.#parts.failed(table.facts.id, error));
  }

  /** Adds every finished game that the index lacks; returns how many. */
  async catchUp(): Promise<number> {
    let added = 0;
    let after = 0;
    for (;;) {
      const rows = await this.#missing(after);
      for (const { id } of rows) {
        if (this.#stopped) return added;
        added += Number(await this.#addStored(id));
      }
      after = rows.at(-1)?.key ?? after;
      if (rows.length < AT_A_TIME) return added;
    }
  }

  /**
   * Empties the index, to be built anew from the deeds by `catchUp`; in parts, so that no statement
   * takes long and nobody waits. Interrupted, what is left of it is still right.
   */
  async forget(): Promise<void> {
    const { db, write } = this.#parts.store.relations;
    const indexed = db.selectFrom('tables').select('key').where('indexed', '=', 1);
    for (let after = 0; !this.#stopped; ) {
      const rows = await indexed
        .where('key', '>', after)
        .orderBy('key')
        .limit(FORGOTTEN_AT_A_TIME)
        .execute();
      const last = rows.at(-1)?.key;
      if (last === undefined) return;
      const keys = rows.map(({ key }) => key);
      await write(
        db.deleteFrom('finished_seats').where('table_key', 'in', keys),
        db.deleteFrom('finished').where('table_key', 'in', keys),
        db.updateTable('tables').set({ indexed: 0 }).where('key', 'in', keys),
      );
      after = last;
    }
  }

  /** Lets `catchUp` end early; the house closes. */
  stop(): void {
    this.#stopped = true;
  }

  #missing(after: number) {
    const { db } = this.#parts.store.relations;
    return db
      .selectFrom('tables')
      .select(['key', 'id'])
      .where(sql<boolean>`phase = 'over' AND indexed = 0`)
      .where('removed', 'is', null)
      .where('key', '>', after)
      .orderBy('key')
      .limit(AT_A_TIME)
      .execute();
  }

  async #addStored(id: string): Promise<boolean> {
    const { store, games, failed } = this.#parts;
    try {
      const stored = await store.read(id);
      if (!stored) return false;
      await this.add(rebuild(stored.facts, stored.deeds.map(readDeed), games, 0));
      return true;
    } catch (error) {
      if (error instanceof StoreError && error.code !== 'unreadable') throw error;
      failed(id, error);
      return false;
    }
  }
}
