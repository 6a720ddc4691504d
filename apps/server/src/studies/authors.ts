import { type SharedChange, sha256Hex } from '@nabu/kernel';
import type { Compilable } from 'kysely';
import type { Relations } from '../store/relations.ts';

/** Who wrote comments: names by the positions they are about. Of whom is gone, and of comments that came with a record, there is none. */
export type Authors = Readonly<Record<string, string>>;

type Comment = Extract<SharedChange, { kind: 'comment' }>;

/** The comments that some changes write; one that is emptied is written by nobody. */
function commentsIn(changes: readonly SharedChange[]): readonly Comment[] {
  return changes.filter(
    (change): change is Comment => change.kind === 'comment' && change.comment !== '',
  );
}

/**
 * The statements that note who wrote the comments among some changes. A comment that comes back as it was, because
 * somebody takes back that it was taken out, stays with whoever wrote it.
 */
export function signed(
  { db }: Relations,
  chapter: string,
  who: string,
  changes: readonly SharedChange[],
): readonly Compilable[] {
  return commentsIn(changes).map(({ at: position, comment }) => {
    const digest = sha256Hex(comment).slice(0, 16);
    return db
      .insertInto('study_comments')
      .values({ chapter, position, who, digest })
      .onConflict((on) =>
        on
          .columns(['chapter', 'position'])
          .doUpdateSet({ who, digest })
          .where('study_comments.digest', '!=', digest),
      );
  });
}

/** Who wrote the comments of a chapter. */
export async function authorsOf({ db }: Relations, chapter: string): Promise<Authors> {
  const rows = await db
    .selectFrom('study_comments')
    .innerJoin('persons', 'persons.id', 'study_comments.who')
    .select(['study_comments.position', 'persons.name'])
    .where('chapter', '=', chapter)
    .execute();
  return Object.fromEntries(rows.map(({ position, name }) => [position, name]));
}

/** Who wrote the comments among some changes, as it was noted. */
export async function authorsIn(
  relations: Relations,
  chapter: string,
  changes: readonly SharedChange[],
): Promise<Authors> {
  const comments = commentsIn(changes);
  if (comments.length === 0) return {};
  const all = await authorsOf(relations, chapter);
  return Object.fromEntries(
    comments.flatMap(({ at }) => (all[at] === undefined ? [] : [[at, all[at]]])),
  );
}
