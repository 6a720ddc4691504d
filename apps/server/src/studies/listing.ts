import type { StudiesPage, StudiesWish, StudyBrief } from '@nabu/protocol';
import { sql } from 'kysely';
import { searchKey } from '../archive/finished.ts';
import type { Who } from '../people/who.ts';
import type { Relations } from '../store/relations.ts';
import type { StudyRow } from '../store/study-tables.ts';
import { roleIn } from './reading.ts';

/** So many studies are on one page of an answer. */
const PAGE = 30;
/** A name is looked for among so many studies at most, the last changed: no search costs much. */
const LOOKED_THROUGH = 4000;

/** Studies of somebody, or public ones, the last changed first. */
export async function listStudies(
  relations: Relations,
  wish: StudiesWish,
  who: Who,
): Promise<StudiesPage> {
  const rows = await found(relations, wish, who);
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown[PAGE - 1] : null;
  return {
    studies: await briefs(relations, shown, who),
    next: last && `${last.changed}.${last.id}`,
  };
}

async function found({ db }: Relations, { of, search, after }: StudiesWish, { person }: Who) {
  if (of === 'mine' && person === null) return [];
  let near = db.selectFrom('studies').selectAll();
  if (of === 'public') near = near.where('visibility', '=', 'public');
  else if (person !== null)
    near = near.where((where) =>
      where.or([
        where('owner', '=', person.id),
        where(
          'id',
          'in',
          where.selectFrom('study_writers').select('study').where('person', '=', person.id),
        ),
      ]),
    );
  if (after !== undefined) {
    const [changed, id] = after.split('.');
    const at = Number(changed);
    near = near
      .where('changed', '<=', at)
      .where((where) => where.or([where('changed', '<', at), where('id', '<', id)]));
  }
  const newest = near.orderBy('changed', 'desc').orderBy('id', 'desc');
  const key = searchKey(search ?? '');
  if (key === '') return newest.limit(PAGE + 1).execute();
  const part = `%${key.replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom(newest.limit(LOOKED_THROUGH).as('near'))
    .selectAll()
    .where(sql<boolean>`search like ${part} escape '\\'`)
    .orderBy('changed', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
}

async function briefs(
  { db }: Relations,
  rows: readonly StudyRow[],
  who: Who,
): Promise<StudyBrief[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const owners = rows.map(({ owner }) => owner);
  const [names, writers, chapters] = await Promise.all([
    db.selectFrom('persons').select(['id', 'name']).where('id', 'in', owners).execute(),
    db.selectFrom('study_writers').select(['study', 'person']).where('study', 'in', ids).execute(),
    db
      .selectFrom('study_chapters')
      .select(['study', 'game'])
      .where('study', 'in', ids)
      .orderBy('place')
      .execute(),
  ]);
  return rows.map((row) => {
    const own = chapters.filter(({ study }) => study === row.id);
    const theirs = writers.filter(({ study }) => study === row.id);
    const writing = theirs.map(({ person }) => ({ person, name: '' }));
    return {
      ...{ id: row.id, name: row.name, visibility: row.visibility, changed: row.changed },
      owner: names.find(({ id }) => id === row.owner)?.name ?? '',
      you: roleIn({ ...row, writers: writing }, who) ?? 'reader',
      chapters: own.length,
      games: [...new Set(own.map(({ game }) => game))],
    };
  });
}
