import { sql } from 'kysely';
import type { Relations } from '../store/relations.ts';
import { KIND_NUMBERS } from '../store/schema.ts';
import { idsOf, type PersonalPart } from './parts.ts';

/**
 * What tables keep about persons: the name in the deed by which they sat down, and what they said.
 * Both become empty and the deeds stay, so that every game can still be played back.
 */
export function seatsPart(relations: Relations): PersonalPart {
  const { db } = relations;
  const mine = (person: string) =>
    db.selectFrom('sitters as mine').where('mine.who', 'in', idsOf(relations, person));
  const names = (person: string) =>
    db
      .updateTable('deeds')
      .set({
        text: sql<string>`(select who from sitters where sitters.table_key = deeds.table_key and sitters.n = deeds.n) || ' '`,
      })
      .where('kind', '=', KIND_NUMBERS.joined)
      .where('table_key', 'in', mine(person).select('mine.table_key'))
      .where(
        'n',
        'in',
        mine(person)
          .select('mine.n')
          .where('mine.table_key', '=', sql.ref<number>('deeds.table_key')),
      );
  const lines = (person: string) =>
    db
      .updateTable('deeds')
      .set({ text: '' })
      .where('kind', '=', KIND_NUMBERS.said)
      .where('table_key', 'in', mine(person).select('mine.table_key'))
      .where((where) =>
        where.exists(
          mine(person)
            .select('mine.n')
            .where('mine.table_key', '=', sql.ref<number>('deeds.table_key'))
            .where('mine.seat', '=', sql.ref<number>('deeds.seat'))
            .where('mine.n', '<', sql.ref<number>('deeds.n'))
            // Before the game starts a seat can change hands: only what was said while it was theirs.
            .where((inner) =>
              inner.not(
                inner.exists(
                  inner
                    .selectFrom('sitters as next')
                    .select('next.n')
                    .whereRef('next.table_key', '=', 'mine.table_key')
                    .whereRef('next.seat', '=', 'mine.seat')
                    .whereRef('next.n', '>', 'mine.n')
                    .where('next.n', '<', sql.ref<number>('deeds.n')),
                ),
              ),
            ),
        ),
      );
  return {
    name: 'lines',
    merge: () => [],
    erase: (person) => [lines(person), names(person)],
    export: (person) => linesOf(relations, person),
  };
}

/** What a person said at tables, the newest first. */
async function linesOf(relations: Relations, person: string): Promise<unknown> {
  return relations.db
    .selectFrom('sitters')
    .innerJoin('tables', 'tables.key', 'sitters.table_key')
    .innerJoin('deeds', (join) =>
      join
        .onRef('deeds.table_key', '=', 'sitters.table_key')
        .onRef('deeds.seat', '=', 'sitters.seat')
        .onRef('deeds.n', '>', 'sitters.n'),
    )
    .select(['tables.id as table', 'deeds.text', sql<number>`tables.created + deeds.at`.as('at')])
    .distinct()
    .where('sitters.who', 'in', idsOf(relations, person))
    .where('deeds.kind', '=', KIND_NUMBERS.said)
    .orderBy('at', 'desc')
    .execute();
}
