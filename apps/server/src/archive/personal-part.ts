import { idsOf, type PersonalPart } from '../people/parts.ts';
import type { Relations } from '../store/relations.ts';
import { searchKey } from './finished.ts';

/** What the index of finished games keeps about persons: their names become empty, and nobody finds the games by them any more. */
export function finishedPart(relations: Relations): PersonalPart {
  const { db } = relations;
  return {
    name: 'finished',
    merge: () => [],
    rename: (ids, name) => [
      db
        .updateTable('finished_seats')
        .set({ name, name_key: searchKey(name) })
        .where('who', 'in', ids),
    ],
    erase: (person) => [
      db
        .updateTable('finished_seats')
        .set({ name: '', name_key: null })
        .where('who', 'in', idsOf(relations, person)),
    ],
    export: (person) =>
      db
        .selectFrom('finished_seats')
        .innerJoin('finished', 'finished.table_key', 'finished_seats.table_key')
        .innerJoin('tables', 'tables.key', 'finished_seats.table_key')
        .select(['tables.id as table', 'finished.game', 'finished.ended', 'finished.ending'])
        .select(['finished_seats.name', 'finished_seats.place', 'finished_seats.points'])
        .where('finished_seats.who', 'in', idsOf(relations, person))
        .orderBy('finished.ended', 'desc')
        .execute(),
  };
}
