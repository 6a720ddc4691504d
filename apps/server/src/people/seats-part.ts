import { type Compilable, type Expression, sql } from 'kysely';
import type { Relations } from '../store/relations.ts';
import { KIND_NUMBERS } from '../store/schema.ts';
import { idsOf, type PersonalPart } from './parts.ts';

/**
 * What tables keep about persons: the name in the deed by which they sat down. It becomes empty and
 * the deed stays, so that every game can still be played back.
 */
export function seatsPart(relations: Relations): PersonalPart {
  const { db } = relations;
  return {
    name: 'seats',
    merge: () => [],
    rename: (ids, name) => [seatedAs(relations, ids, name)],
    erase: (person) => [seatedAs(relations, idsOf(relations, person), '')],
    export: (person) =>
      db
        .selectFrom('sitters')
        .innerJoin('tables', 'tables.key', 'sitters.table_key')
        .select(['tables.id as table', 'sitters.seat'])
        .distinct()
        .where('sitters.who', 'in', idsOf(relations, person))
        .where('tables.removed', 'is', null)
        .execute(),
  };
}

/** Somebody sat down under another name wherever they did, by all their ids. */
function seatedAs(
  { db }: Relations,
  ids: Expression<string> | readonly string[],
  name: string,
): Compilable {
  const mine = db.selectFrom('sitters as mine').where('mine.who', 'in', ids);
  const who = sql<string>`(select who from sitters where sitters.table_key = deeds.table_key and sitters.n = deeds.n)`;
  return db
    .updateTable('deeds')
    .set({ text: sql<string>`${who} || ' ' || ${name}` })
    .where('kind', '=', KIND_NUMBERS.joined)
    .where('table_key', 'in', mine.select('mine.table_key'))
    .where(
      'n',
      'in',
      mine.select('mine.n').where('mine.table_key', '=', sql.ref<number>('deeds.table_key')),
    );
}
