import type { StudyVisibility } from '@nabu/protocol';
import type { Selectable } from 'kysely';

/** The tables of studies, as queries see them. */
export interface StudyTables {
  readonly studies: StudiesTable;
  readonly study_writers: StudyWritersTable;
  readonly study_chapters: StudyChaptersTable;
  readonly study_edits: StudyEditsTable;
  readonly study_seats: StudySeatsTable;
  readonly study_comments: StudyCommentsTable;
}

interface StudiesTable {
  id: string;
  owner: string;
  name: string;
  /** The name as it is searched for. */
  search: string;
  visibility: StudyVisibility;
  created: number;
  changed: number;
}

/** Who may write in a study besides its owner. */
interface StudyWritersTable {
  study: string;
  person: string;
  created: number;
}

interface StudyChaptersTable {
  id: string;
  study: string;
  /** Chapters stand in the order of their places. */
  place: number;
  name: string;
  game: string;
  /** The tree as it stood after edit `base`. */
  record: string;
  base: number;
  created: number;
}

/** What was changed in a chapter; nobody writes two edits of the same number. */
interface StudyEditsTable {
  chapter: string;
  n: number;
  /** The person; empty once they have erased their data. */
  who: string;
  /** Under which id its sender sent it: sent again, it is the same edit. */
  command: string;
  /** A list of changes as JSON. */
  changes: string;
  at: number;
}

/** Who sat where in the finished game that a chapter was made of, and the name its record has for them. */
interface StudySeatsTable {
  chapter: string;
  seat: number;
  /** A person's id, or the hash of a seat token. */
  who: string;
  name: string;
}

/** Who wrote the comment about a position last. */
interface StudyCommentsTable {
  chapter: string;
  /** The key of the position. */
  position: string;
  who: string;
  /** Of the comment as they wrote it. */
  digest: string;
}

/** Rows as they are read. */
export type StudyRow = Selectable<StudiesTable>;
export type ChapterRow = Selectable<StudyChaptersTable>;
