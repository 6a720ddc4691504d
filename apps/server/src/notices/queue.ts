import type { NoticeKind } from '@nabu/protocol';
import type { Compilable } from 'kysely';
import { newId } from '../secrets.ts';
import type { NoticeRow } from '../store/database.ts';
import { must, type Relations } from '../store/relations.ts';
import { StoreError } from '../store/store.ts';

/** What is to be told to a person. */
export interface Scheduled {
  readonly person: string;
  readonly table: string;
  readonly kind: NoticeKind;
  readonly what: string;
  /** When it happened; of a reminder, when it was scheduled for. */
  readonly at: number;
  readonly due: number;
}

/** What one node has taken in hand for a person. */
export interface Claimed {
  readonly person: string;
  readonly claim: string;
  readonly rows: readonly NoticeRow[];
}

/** Whoever takes something in hand has it for so long; after that it is taken for dead. */
export const LEASE_MS = 60_000;
/** What comes due within so much after another is told with it. */
export const BATCH_MS = 4_000;
/** So many persons are looked after at a time. */
const AT_A_TIME = 100;

/**
 * What persons are to be told, in the store: nothing is lost by a restart. Rows are claimed by an
 * update with a lease, so that of several nodes one tells, and another takes over from one that died.
 */
export class NoticeQueue {
  readonly #relations: Relations;
  readonly #clock: () => number;

  constructor(relations: Relations, clock: () => number) {
    this.#relations = relations;
    this.#clock = clock;
  }

  /**
   * Adds what a table's deeds up to number `n` bring, once: where it was done already nothing
   * happens. What is not told yet is replaced; a line of chat after one that was told waits.
   */
  async add(table: string, n: number, scheduled: readonly Scheduled[]): Promise<boolean> {
    const { db, write } = this.#relations;
    const mark = db
      .insertInto('notice_marks')
      .values({ table_id: table, n })
      .onConflict((on) => on.column('table_id').doUpdateSet({ n }).where('notice_marks.n', '<', n));
    try {
      await write(must(mark), ...scheduled.map((each) => this.#put(each)));
      return true;
    } catch (error) {
      if (error instanceof StoreError && error.code === 'conflict') return false;
      throw error;
    }
  }

  /** Adds what follows from no deed. */
  async addNow(scheduled: readonly Scheduled[]): Promise<void> {
    if (scheduled.length > 0)
      await this.#relations.write(...scheduled.map((each) => this.#put(each)));
  }

  /** The statement that schedules something. */
  #put({ person, table, kind, what, at, due }: Scheduled): Compilable {
    const news = { what, at, due, told: 0, claim: null, lease: 0 };
    const row = { person, table_id: table, kind, ...news };
    return this.#relations.db
      .insertInto('notices')
      .values(row)
      .onConflict((on) => {
        const keys = on.columns(['person', 'table_id', 'kind']);
        return kind === 'chat' ? keys.doNothing() : keys.doUpdateSet(news);
      });
  }

  /** Somebody looks at a table: what they see there need not be told any more. Reminders stay. */
  async seen(person: string, table: string): Promise<void> {
    const { db, write } = this.#relations;
    const waiting = db.selectFrom('notices').select('kind').where('person', '=', person);
    const here = waiting.where('table_id', '=', table).where('kind', '!=', 'reminder');
    if ((await here.limit(1).execute()).length === 0) return;
    const rows = db.deleteFrom('notices').where('person', '=', person);
    await write(rows.where('table_id', '=', table).where('kind', '!=', 'reminder'));
  }

  /** Up to which deed it is settled whom to tell, for some tables. */
  async marks(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const { db } = this.#relations;
    if (tables.length === 0) return new Map();
    const rows = db.selectFrom('notice_marks').selectAll().where('table_id', 'in', tables);
    return new Map((await rows.execute()).map(({ table_id, n }) => [table_id, n]));
  }

  /** Takes in hand all that is due for somebody, for each who has something due. */
  async claim(): Promise<readonly Claimed[]> {
    const { db, write } = this.#relations;
    const now = this.#clock();
    const persons = await db
      .selectFrom('notices')
      .select('person')
      .distinct()
      .where('due', '<=', now)
      .where('lease', '<=', now)
      .limit(AT_A_TIME)
      .execute();
    if (persons.length === 0) return [];
    const claims = persons.map(({ person }) => ({ person, claim: newId() }));
    await write(
      ...claims.map(({ person, claim }) =>
        db
          .updateTable('notices')
          .set({ claim, lease: now + LEASE_MS })
          .where('person', '=', person)
          .where('due', '<=', now + BATCH_MS)
          .where('lease', '<=', now),
      ),
    );
    const tokens = claims.map(({ claim }) => claim);
    const rows = await db
      .selectFrom('notices')
      .selectAll()
      .where('claim', 'in', tokens)
      .orderBy('at')
      .execute();
    return claims.map((each) => ({
      ...each,
      rows: rows.filter(({ claim }) => claim === each.claim),
    }));
  }

  /**
   * Writes what came of a claim, with what is left to be told later; false when the claim was lost
   * meanwhile and nothing was written. `later`: rows that stay, with their new times.
   */
  async finish(
    { claim, rows }: Claimed,
    later: ReadonlyMap<NoticeRow, Partial<Pick<NoticeRow, 'at' | 'due' | 'told'>>>,
    besides: readonly Compilable[],
  ): Promise<boolean> {
    const { db, write } = this.#relations;
    const mine = db.updateTable('notices').set({ lease: 0 }).where('claim', '=', claim);
    const settled = rows.map((row) => {
      const change = later.get(row);
      const at = { table_id: row.table_id, kind: row.kind };
      return change
        ? db
            .updateTable('notices')
            .set({ ...change, claim: null })
            .where('claim', '=', claim)
            .where('table_id', '=', at.table_id)
            .where('kind', '=', at.kind)
        : db
            .deleteFrom('notices')
            .where('claim', '=', claim)
            .where('table_id', '=', at.table_id)
            .where('kind', '=', at.kind);
    });
    try {
      await write(must(mine), ...settled, ...besides);
      return true;
    } catch (error) {
      if (error instanceof StoreError && error.code === 'conflict') return false;
      throw error;
    }
  }

  /** When something is due next that nobody has in hand; null when nothing is. */
  async next(): Promise<number | null> {
    const { db } = this.#relations;
    const row = db.selectFrom('notices').select((of) => of.fn.min('due').as('due'));
    return (await row.where('lease', '<=', this.#clock()).executeTakeFirst())?.due ?? null;
  }
}
