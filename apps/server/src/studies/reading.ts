import type { StudyInfo, StudyRole } from '@nabu/protocol';
import { Failure } from '../failure.ts';
import type { Who } from '../people/who.ts';
import type { Relations } from '../store/relations.ts';
import type { ChapterRow, StudyRow } from '../store/study-tables.ts';

/** A chapter as a list names it. */
export type ChapterBrief = Pick<ChapterRow, 'id' | 'name' | 'game' | 'place'>;

/** A study as the store has it, with the names of those it belongs to. */
export interface Study extends StudyRow {
  readonly ownerName: string;
  readonly writers: readonly { readonly person: string; readonly name: string }[];
  /** In their order. */
  readonly chapters: readonly ChapterBrief[];
}

/** A study by its id, or null when there is none. */
export async function readStudy({ db }: Relations, id: string): Promise<Study | null> {
  const row = await db
    .selectFrom('studies')
    .innerJoin('persons', 'persons.id', 'studies.owner')
    .selectAll('studies')
    .select('persons.name as ownerName')
    .where('studies.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const [writers, chapters] = await Promise.all([
    db
      .selectFrom('study_writers')
      .innerJoin('persons', 'persons.id', 'study_writers.person')
      .select(['study_writers.person', 'persons.name'])
      .where('study', '=', id)
      .orderBy('study_writers.created')
      .orderBy('study_writers.person')
      .execute(),
    db
      .selectFrom('study_chapters')
      .select(['id', 'name', 'game', 'place'])
      .where('study', '=', id)
      .orderBy('place')
      .orderBy('id')
      .execute(),
  ]);
  return { ...row, writers, chapters };
}

/** What somebody may do with a study; null when it is not for them at all. */
export function roleIn(
  study: Pick<Study, 'owner' | 'visibility'> & { readonly writers: Study['writers'] },
  { person }: Pick<Who, 'person'>,
): StudyRole | null {
  if (person !== null && study.owner === person.id) return 'owner';
  if (person !== null && study.writers.some((each) => each.person === person.id)) return 'writer';
  return study.visibility === 'private' ? null : 'reader';
}

/** A study that somebody may see, and what they may do with it; one that is not for them is as if it were not there. */
export async function seenStudy(
  relations: Relations,
  id: string | undefined,
  who: Pick<Who, 'person'>,
): Promise<{ readonly study: Study; readonly role: StudyRole }> {
  const study =
    id !== undefined && /^[0-9A-Za-z]{12}$/.test(id) && (await readStudy(relations, id));
  const role = study && roleIn(study, who);
  if (study && role) return { study, role };
  throw unknownStudy();
}

/** A study as somebody is told it. */
export function infoOf(study: Study, you: StudyRole): StudyInfo {
  const { id, name, visibility, ownerName: owner, writers, chapters, changed } = study;
  return {
    ...{ id, name, visibility, owner, you, changed },
    writers: writers.map((each) => each.name),
    chapters: chapters.map((chapter) => ({
      ...{ id: chapter.id, name: chapter.name, game: chapter.game },
    })),
  };
}

/** A chapter of a study; throws a `Failure` when it has none of this id. */
export function chapterIn({ chapters }: Study, id: string): ChapterBrief {
  const chapter = chapters.find((each) => each.id === id);
  if (chapter) return chapter;
  throw unknownChapter();
}

/** Somebody asks for a chapter that is not there. */
export function unknownChapter(): Failure {
  return new Failure('unknown-chapter', 'This study has no such chapter any more.');
}

/** What somebody may do with a study at this moment; throws a `Failure` when it is not there or not for them. */
export async function roleNow(
  { db }: Relations,
  id: string,
  who: Pick<Who, 'person'>,
): Promise<StudyRole> {
  const row = await db
    .selectFrom('studies')
    .select(['owner', 'visibility'])
    .where('id', '=', id)
    .executeTakeFirst();
  const writers = await db
    .selectFrom('study_writers')
    .select('person')
    .where('study', '=', id)
    .where('person', '=', who.person?.id ?? '')
    .execute();
  const named = writers.map(({ person }) => ({ person, name: '' }));
  const role = row && roleIn({ ...row, writers: named }, who);
  if (role) return role;
  throw unknownStudy();
}

/** Somebody asks for a study that is not there, or not for them: which of the two is not told. */
function unknownStudy(): Failure {
  return new Failure(
    'unknown-study',
    'There is no such study, or it is not for you; ask whoever made it to share it.',
  );
}
