import type { Compilable, Expression } from 'kysely';
import { sql } from 'kysely';
import { idsOf, type PersonalPart } from '../people/parts.ts';
import type { Relations } from '../store/relations.ts';

/** The statements that delete studies with all that belongs to them; `ids` is a query of their ids. */
export function deletedStudies({ db }: Relations, ids: Expression<unknown>): readonly Compilable[] {
  const chapters = db
    .selectFrom('study_chapters')
    .select('study_chapters.id')
    .where('study', 'in', ids as Expression<string>);
  const studies = ids as Expression<string>;
  return [
    db.deleteFrom('study_edits').where('chapter', 'in', chapters),
    db.deleteFrom('study_seats').where('chapter', 'in', chapters),
    db.deleteFrom('study_comments').where('chapter', 'in', chapters),
    db.deleteFrom('study_chapters').where('study', 'in', studies),
    db.deleteFrom('study_writers').where('study', 'in', studies),
    db.deleteFrom('studies').where('id', 'in', studies),
  ];
}

/** The statements that delete one chapter. */
export function deletedChapter({ db }: Relations, id: string): readonly Compilable[] {
  return [
    db.deleteFrom('study_edits').where('chapter', '=', id),
    db.deleteFrom('study_seats').where('chapter', '=', id),
    db.deleteFrom('study_comments').where('chapter', '=', id),
    db.deleteFrom('study_chapters').where('id', '=', id),
  ];
}

/** No game has more seats. */
const MOST_SEATS = 8;
/** What a record calls somebody whose name is gone. */
const NAMELESS = '?';

/**
 * What studies keep about persons. Of whoever is erased their own studies go; where they wrote in those of others the
 * words stay, under no name; and chapters made of games they played have no name for them any more.
 */
export function studiesPart(relations: Relations, changed: () => void): PersonalPart {
  const { db } = relations;
  const owned = (person: string) =>
    db.selectFrom('studies as own').select('own.id').where('own.owner', '=', person);
  return {
    name: 'studies',
    merge: (guest, account) => [
      db.updateTable('studies').set({ owner: account }).where('owner', '=', guest),
      db.updateTable('study_comments').set({ who: account }).where('who', '=', guest),
    ],
    erase(person) {
      const ids = idsOf(relations, person);
      return [
        ...deletedStudies(relations, owned(person)),
        db.deleteFrom('study_writers').where('person', '=', person),
        db
          .updateTable('study_edits')
          .set({ who: '', command: sql<string>`'edit ' || cast(n as text)` })
          .where('who', 'in', ids),
        ...everySeat((seat) => recordedAs(relations, ids, seat, NAMELESS)),
        db.deleteFrom('study_seats').where('who', 'in', ids),
        db.deleteFrom('study_comments').where('who', 'in', ids),
      ];
    },
    afterMoved: changed,
    rename: (ids, name) => [
      ...everySeat((seat) => recordedAs(relations, ids, seat, name)),
      db.updateTable('study_seats').set({ name }).where('who', 'in', ids),
    ],
    afterRename: changed,
    async export(person) {
      const studies = await db
        .selectFrom('studies')
        .select(['id', 'name', 'visibility', 'created', 'changed'])
        .where('owner', '=', person)
        .orderBy('created')
        .execute();
      const chapters = await db
        .selectFrom('study_chapters')
        .select(['id', 'study', 'name', 'game', 'record', 'base'])
        .where('study', 'in', owned(person))
        .orderBy('place')
        .execute();
      const edits = await db
        .selectFrom('study_edits')
        .innerJoin('study_chapters', 'study_chapters.id', 'study_edits.chapter')
        .select(['study_edits.chapter', 'study_edits.n', 'study_edits.changes'])
        .where((where) =>
          where.or([
            where('study_edits.who', 'in', idsOf(relations, person)),
            where('study_chapters.study', 'in', owned(person)),
          ]),
        )
        .orderBy('study_edits.chapter')
        .orderBy('study_edits.n')
        .execute();
      const writes = await db
        .selectFrom('study_writers')
        .select(['study', 'created'])
        .where('person', '=', person)
        .execute();
      const comments = await db
        .selectFrom('study_comments')
        .select(['chapter', 'position'])
        .where('who', 'in', idsOf(relations, person))
        .orderBy('chapter')
        .orderBy('position')
        .execute();
      return { studies, chapters, edits, writes, comments };
    },
  };
}

function everySeat<T>(make: (seat: number) => T): readonly T[] {
  return Array.from({ length: MOST_SEATS }, (_, seat) => make(seat));
}

/** The records of chapters in which somebody sat on a seat, with another name for them. */
function recordedAs(
  { db }: Relations,
  ids: Expression<string> | readonly string[],
  seat: number,
  called: string,
): Compilable {
  const line = `\nseat ${seat + 1} `;
  const name = sql`(select study_seats.name from study_seats where study_seats.chapter = study_chapters.id and study_seats.seat = ${sql.lit(seat)})`;
  return db
    .updateTable('study_chapters')
    .set({
      record: sql<string>`replace(record, ${line} || ${name} || ${'\n'}, ${`${line}${called}\n`})`,
    })
    .where('id', 'in', (where) =>
      where
        .selectFrom('study_seats as sat')
        .select('sat.chapter')
        .where('sat.seat', '=', seat)
        .where('sat.who', 'in', ids),
    );
}
