import type { Compilable, Kysely } from 'kysely';
import { OUTDATED } from '../store/census-schema.ts';
import type { Database } from '../store/database.ts';
import { must, type Relations } from '../store/relations.ts';
import { StoreError } from '../store/store.ts';

/** So many rows are forgotten at a time, so that no statement takes long. */
const AT_A_TIME = 500;

/** The setting, where it is there. */
export function outdated(db: Kysely<Database>) {
  return db.selectFrom('house_settings').select('name').where('name', '=', OUTDATED);
}

/**
 * Forgets all that was counted when it is outdated. Every write holds on to the setting: of two nodes that do this at once
 * the slower one stops when the other is done, and one that was interrupted is followed by the next start.
 */
export async function clearOutdated({ db, write }: Relations): Promise<void> {
  if (!(await outdated(db).executeTakeFirst())) return;
  const still = must(
    db.updateTable('house_settings').set({ value: '1' }).where('name', '=', OUTDATED),
  );
  const change = (...statements: readonly Compilable[]) => write(still, ...statements);
  try {
    await change(db.deleteFrom('statistics'));
    for (let rows = await someOpenings(db); rows.length > 0; rows = await someOpenings(db))
      await change(...rows.map((row) => deleteFrom(db, row)));
    for (
      let keys = await someCounted(db, 0);
      keys.length > 0;
      keys = await someCounted(db, keys[keys.length - 1])
    )
      await change(db.updateTable('finished').set({ counted: 0 }).where('table_key', 'in', keys));
    await write(must(db.deleteFrom('house_settings').where('name', '=', OUTDATED)));
  } catch (error) {
    if (!(error instanceof StoreError && error.code === 'conflict')) throw error;
  }
}

type Place = Pick<Database['openings'], 'game' | 'seats' | 'place'>;

function someOpenings(db: Kysely<Database>): Promise<readonly Place[]> {
  const places = db.selectFrom('openings').select(['game', 'seats', 'place']).distinct();
  return places.limit(AT_A_TIME).execute();
}

function deleteFrom(db: Kysely<Database>, { game, seats, place }: Place): Compilable {
  return db
    .deleteFrom('openings')
    .where('game', '=', game)
    .where('seats', '=', seats)
    .where('place', '=', place);
}

async function someCounted(db: Kysely<Database>, after: number): Promise<readonly number[]> {
  const rows = db.selectFrom('finished').select('table_key').where('counted', '=', 1);
  const next = rows.where('table_key', '>', after).orderBy('table_key').limit(AT_A_TIME);
  return (await next.execute()).map(({ table_key }) => table_key);
}
