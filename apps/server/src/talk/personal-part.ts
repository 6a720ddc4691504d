import { idsOf, type PersonalPart } from '../people/parts.ts';
import type { Relations } from '../store/relations.ts';

/**
 * What talk keeps about persons. Of whoever is erased every word goes, also from reports; that they
 * were silenced or reported stays, under an id that says nothing.
 */
export function talkPart(relations: Relations): PersonalPart {
  const { db } = relations;
  const nothing = { name: '', text: '', phrase: null };
  return {
    name: 'talk',
    merge: (guest, account) => mergedApart(relations, guest, account),
    // What was reported stays as it was reported.
    rename: (ids, name) => [
      db.updateTable('lines').set({ name }).where('who', 'in', ids),
      db.updateTable('apart').set({ name }).where('other', 'in', ids),
    ],
    erase(person) {
      const ids = idsOf(relations, person);
      return [
        db.updateTable('lines').set(nothing).where('who', 'in', ids),
        db.updateTable('report_lines').set(nothing).where('who', 'in', ids),
        db.updateTable('reports').set({ name: '' }).where('person', 'in', ids),
        db.updateTable('reports').set({ note: '' }).where('reporter', 'in', ids),
        db.updateTable('acts').set({ details: '' }).where('person', 'in', ids),
        db.deleteFrom('apart').where('person', 'in', ids),
        db.deleteFrom('apart').where('other', 'in', ids),
      ];
    },
    async export(person) {
      const ids = idsOf(relations, person);
      const lines = db
        .selectFrom('lines')
        .innerJoin('tables', 'tables.key', 'lines.table_key')
        .select(['tables.id as table', 'lines.room', 'lines.at', 'lines.text', 'lines.phrase'])
        .where('lines.who', 'in', ids)
        .orderBy('lines.at', 'desc');
      const apart = db.selectFrom('apart').select(['kind', 'name', 'created']);
      const reports = db
        .selectFrom('reports')
        .select(['about', 'name', 'reason', 'note', 'created', 'table_id as table']);
      const sanctions = db
        .selectFrom('sanctions')
        .select(['kind', 'reason', 'created', 'until', 'lifted']);
      const acts = db.selectFrom('acts').select(['at', 'what', 'table_id as table']);
      return {
        acts: await acts.where('host', 'in', ids).execute(),
        lines: await lines.execute(),
        apart: await apart.where('person', 'in', ids).execute(),
        reports: await reports.where('reporter', 'in', ids).execute(),
        sanctions: await sanctions.where('person', 'in', ids).execute(),
      };
    },
  };
}

/** Whom a guest kept away, and who kept the guest away, goes for the account; what both have is there once. */
function mergedApart({ db }: Relations, guest: string, account: string) {
  const ends = [
    ['person', 'other'],
    ['other', 'person'],
  ] as const;
  return [
    ...ends.map(([end, far]) =>
      db
        .deleteFrom('apart')
        .where(end, '=', guest)
        .where((where) =>
          where.or([
            where(far, '=', account),
            where.exists(
              where
                .selectFrom('apart as same')
                .select('same.kind')
                .where(`same.${end}`, '=', account)
                .whereRef(`same.${far}`, '=', `apart.${far}`)
                .whereRef('same.kind', '=', 'apart.kind'),
            ),
          ]),
        ),
    ),
    ...ends.map(([end]) =>
      db
        .updateTable('apart')
        .set({ [end]: account })
        .where(end, '=', guest),
    ),
    db.updateTable('sanctions').set({ person: account }).where('person', '=', guest),
  ];
}
