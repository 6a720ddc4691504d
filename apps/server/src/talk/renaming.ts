import type { Compilable } from 'kysely';
import { searchKey } from '../archive/finished.ts';
import { seatedAs } from '../people/seats-part.ts';
import type { Relations } from '../store/relations.ts';

/** The statements by which somebody has another name wherever one is kept: at tables, in lines, in the index of finished games. */
export function renamedEverywhere(
  relations: Relations,
  ids: readonly string[],
  name: string,
): readonly Compilable[] {
  const { db } = relations;
  const found = { name, name_key: searchKey(name) };
  return [
    seatedAs(relations, ids, name),
    db.updateTable('lines').set({ name }).where('who', 'in', ids),
    db.updateTable('finished_seats').set(found).where('who', 'in', ids),
  ];
}
