import { must, type Relations } from '../store/relations.ts';
import { StoreError } from '../store/store.ts';
import type { Waiting } from './pairing.ts';

/** Somebody who was paired, and for which kind of game. */
interface Paired {
  readonly person: string;
  readonly table: string;
  readonly pool: string;
}

/** How things stand with those who wait. */
export interface Look {
  /** Who waits over other nodes, by the kind of game. */
  readonly elsewhere: ReadonlyMap<string, readonly Waiting[]>;
  /** Who waits over this node and was paired by another. */
  readonly paired: readonly Paired[];
}

/**
 * Those who wait to be paired, as all nodes of a house know them. `claim` takes people for a table,
 * all of them or none, and nobody is ever taken twice.
 */
export interface Seekers {
  add(pool: string, waiting: Waiting): Promise<void>;
  remove(pool: string, person: string): Promise<void>;
  look(): Promise<Look>;
  claim(persons: readonly string[], table: string, pool: string): Promise<boolean>;
  /** A table could not be made for those who were claimed: they wait again. */
  giveBack(table: string): Promise<void>;
  /** This node forgets everybody who waited over it. */
  clear(): Promise<void>;
}

/** A node notes this often that those who wait over it still do; one that has not for so long is gone. */
const SEEN_MS = 4000;
const GONE_MS = 15_000;
/** A table that is not there so long after people were claimed for it will never be: they wait again. */
const MADE_MS = 10_000;

/** Seekers in the store; `since` counts as the timer of this node does. */
export function storedSeekers(
  node: string,
  { db, write }: Relations,
  clock: () => number,
  timer: { now(): number },
): Seekers {
  let noted = 0;
  const mine = () => db.deleteFrom('seekers').where('node', '=', node);
  /** Notes that this node is there, and forgets nodes that are not. */
  const note = async (now: number) => {
    if (now - noted < SEEN_MS) return;
    noted = now;
    await write(
      db.updateTable('seekers').set({ seen: now }).where('node', '=', node),
      db.deleteFrom('seekers').where('seen', '<', now - GONE_MS),
    );
  };
  const giveBack = async (table: string) => {
    const free = { paired: null, paired_pool: null, paired_at: null };
    await write(db.updateTable('seekers').set(free).where('paired', '=', table));
  };
  return {
    async add(pool, { person, name, rating, deviation, blocks, since }) {
      const now = clock();
      const row = {
        ...{ person, node, pool, name, rating, deviation, seen: now },
        ...{ since: Math.round(now - (timer.now() - since)), blocks: JSON.stringify([...blocks]) },
      };
      await write(
        db
          .insertInto('seekers')
          .values(row)
          .onConflict((on) => on.columns(['person', 'node', 'pool']).doUpdateSet({ seen: now })),
      );
    },
    async remove(pool, person) {
      await write(mine().where('pool', '=', pool).where('person', '=', person));
    },
    async look() {
      const now = clock();
      await note(now);
      const rows = await db.selectFrom('seekers').selectAll().execute();
      const elsewhere = new Map<string, Waiting[]>();
      const claimed = new Set(rows.flatMap(({ person, paired }) => (paired ? [person] : [])));
      for (const row of rows) {
        if (row.node === node || claimed.has(row.person) || row.seen < now - GONE_MS) continue;
        const since = timer.now() - (now - row.since);
        const blocks = new Set<string>(JSON.parse(row.blocks));
        const { person, name, rating, deviation } = row;
        const waiting = { person, name, rating, deviation, since, blocks };
        elsewhere.set(row.pool, [...(elsewhere.get(row.pool) ?? []), waiting]);
      }
      const told = rows.filter((row) => row.node === node && row.paired !== null);
      const paired = await ready(told, now);
      return { elsewhere, paired };
    },
    async claim(persons, table, pool) {
      const taken = { paired: table, paired_pool: pool, paired_at: clock() };
      // In one order: two nodes that want some of the same people must not wait for each other.
      const claims = persons
        .toSorted()
        .map((person) =>
          must(
            db
              .updateTable('seekers')
              .set(taken)
              .where('person', '=', person)
              .where('paired', 'is', null),
          ),
        );
      try {
        await write(...claims);
        return true;
      } catch (error) {
        if (error instanceof StoreError && error.code === 'conflict') return false;
        throw error;
      }
    },
    giveBack,
    async clear() {
      await write(mine());
    },
  };

  /** Those whose table is there. */
  async function ready(
    rows: readonly {
      readonly person: string;
      readonly paired: string | null;
      readonly paired_pool: string | null;
      readonly paired_at: number | null;
    }[],
    now: number,
  ): Promise<readonly Paired[]> {
    const tables = [...new Set(rows.flatMap(({ paired }) => paired ?? []))];
    if (tables.length === 0) return [];
    const found = await db.selectFrom('tables').select('id').where('id', 'in', tables).execute();
    const there = new Set(found.map(({ id }) => id));
    for (const { paired, paired_at } of rows)
      if (paired && !there.has(paired) && (paired_at ?? 0) < now - MADE_MS) await giveBack(paired);
    return rows.flatMap(({ person, paired, paired_pool }) =>
      paired && there.has(paired) ? [{ person, table: paired, pool: paired_pool ?? '' }] : [],
    );
  }
}
