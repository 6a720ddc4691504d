import { JUDGEMENTS, MARK_KINDS, type SharedChange } from '@nabu/kernel';
import * as z from 'zod';
import { LIMITS } from './limits.ts';
import { speaker } from './talk.ts';
import * as w from './words.ts';

/** Who finds a study: those who may write it alone, whoever has its link, or everybody. */
export const STUDY_VISIBILITIES = ['private', 'link', 'public'] as const;
export type StudyVisibility = (typeof STUDY_VISIBILITIES)[number];
export const studyVisibility = z.enum(STUDY_VISIBILITIES);

/** What somebody may do with a study: all, write its chapters, or look. */
export const STUDY_ROLES = ['owner', 'writer', 'reader'] as const;
export type StudyRole = (typeof STUDY_ROLES)[number];

/** The id of a study as it stands in its link; chapters have ids of the same form. */
export const studyId = z.string().regex(/^[0-9A-Za-z]{12}$/, 'an id has 12 letters or digits');

/** A position of a chapter, by the steps that lead there. */
export const positionKey = z.string().regex(/^[0-9a-f]{16}$/, 'a position has 16 digits');

const seed = z.string().regex(/^[0-9a-f]{32}$/, 'a seed has 32 digits');
const eyes = z.union([w.seat, z.literal('spectator')]);
const step = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('move'), seat: w.seat, move: w.move }),
  z.strictObject({
    kind: z.literal('deal'),
    eyes,
    seed,
    position: z.string().max(LIMITS.message),
  }),
]);
const at = { at: positionKey };

/** A space or piece that is marked, as the game's notation names it, without spaces. */
const mark = z.strictObject({
  kind: z.enum(MARK_KINDS),
  on: z.string().regex(/^[^\s\p{C}]{1,40}$/u, 'a mark names one space'),
});

/** One small change of a chapter; `at` names the position it is about. */
export const sharedChange: z.ZodType<SharedChange, SharedChange> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('add'), ...at, step }),
  z.strictObject({ kind: z.literal('remove'), ...at }),
  z.strictObject({ kind: z.literal('first'), ...at }),
  z.strictObject({
    kind: z.literal('comment'),
    ...at,
    comment: z.string().max(LIMITS.comment),
  }),
  z.strictObject({ kind: z.literal('judge'), ...at, judged: z.enum(JUDGEMENTS).nullable() }),
  z.strictObject({ kind: z.literal('mark'), ...at, mark, on: z.boolean() }),
]);
const changes = z.array(sharedChange).min(1).max(LIMITS.changes);

/** A study as a list shows it. */
export const studyBrief = z.object({
  id: studyId,
  name: z.string(),
  visibility: studyVisibility,
  /** The name of whoever made it. */
  owner: z.string(),
  /** What I may do with it. */
  you: z.enum(STUDY_ROLES),
  chapters: z.int().min(0),
  /** The games of its chapters, each once. */
  games: z.array(z.string()),
  changed: z.number(),
});

/** A study without the trees of its chapters. */
export const studyInfo = z.object({
  id: studyId,
  name: z.string(),
  visibility: studyVisibility,
  owner: z.string(),
  you: z.enum(STUDY_ROLES),
  /** The names of those who may write besides the owner. */
  writers: z.array(z.string()),
  chapters: z.array(z.object({ id: studyId, name: z.string(), game: z.string() })),
  changed: z.number(),
});

/** `GET /api/studies?…`: mine and those that I may write, or public ones; the last changed first. */
export const studiesWish = z.strictObject({
  of: z.enum(['mine', 'public']).default('mine'),
  /** Part of the name. */
  search: z.string().max(80).optional(),
  /** `next` of an answer: the studies after those. */
  after: z
    .string()
    .regex(/^\d{1,15}\.[0-9A-Za-z]{12}$/, 'say what the last answer gave as next')
    .optional(),
});

/** The answer: some studies, and where to go on; null when there are no more. */
export const studiesPage = z.object({
  studies: z.array(studyBrief),
  next: z.string().nullable(),
});

/** `POST /api/studies`. */
export const newStudy = z.strictObject({
  name: w.title,
  visibility: studyVisibility.default('private'),
});

/** `POST /api/studies/:id`: what is left out stays as it is. */
export const changeStudy = z.strictObject({
  name: w.title.optional(),
  visibility: studyVisibility.optional(),
});

/** `POST /api/studies/:id/writers`: an account by its name, and whether it may write. */
export const studyWriter = z.strictObject({
  name: z.string().min(1).max(64),
  writes: z.boolean(),
});

/** `POST /api/studies/:id/chapters`: a chapter of a record or tree as text, or of a finished game of this house. */
export const newChapter = z
  .strictObject({
    title: w.title,
    record: z.string().max(LIMITS.chapter).optional(),
    table: w.tableId.optional(),
  })
  .refine(
    ({ record, table }) => (record === undefined) !== (table === undefined),
    'a chapter is made of a record or of a table',
  );

/** `POST /api/studies/:id/chapters/change`: calls it by another name, or puts it in another place, counted from 0. */
export const changeChapter = z.strictObject({
  chapter: studyId,
  title: w.title.optional(),
  place: z.int().min(0).max(LIMITS.chapters).optional(),
});

/** `POST /api/studies/:id/chapters/delete`. */
export const deleteChapter = z.strictObject({ chapter: studyId });

/** Somebody who looks at a study. */
export const studyPerson = z.object({
  /** One connection; the same as long as it lasts. */
  id: z.string(),
  /** By what a person is known in all studies and talk; null for whom the house does not know. */
  by: speaker.nullable(),
  name: z.string().nullable(),
  writes: z.boolean(),
  chapter: studyId.nullable(),
  at: positionKey,
});

/** What a client says about a study; none of it needs a `hello`. */
export const studyMessages = [
  /** Looks at a study, and at a chapter of it: the first when none is named. Answered with `study`. */
  z.strictObject({
    type: z.literal('study'),
    protocol: z.int(),
    study: studyId,
    chapter: studyId.optional(),
  }),
  z.strictObject({ type: z.literal('studyOff') }),
  /** Changes the chapter that is looked at; answered with `done`, whose `n` numbers the edit, or `refused`. */
  z.strictObject({
    type: z.literal('edit'),
    id: w.commandId,
    chapter: studyId,
    changes,
  }),
  /** Which position is looked at. */
  z.strictObject({ type: z.literal('looking'), chapter: studyId, at: positionKey }),
] as const;

/** The names of those who wrote comments, by the positions they are about; those of people who are gone are missing. */
const authors = z.record(positionKey, z.string());

/** What is told about a study to whoever looks at it. */
export const studyTold = [
  /** The study, and the chapter that is looked at as it stands after edit `n`. `you` is my connection among the people. */
  z.object({
    type: z.literal('study'),
    study: studyInfo,
    chapter: z.object({ id: studyId, n: z.int().min(0), record: z.string(), authors }).nullable(),
    you: z.string(),
  }),
  /** An edit of the chapter that is looked at. `id` is that of the command, for whoever gave it. */
  z.object({
    type: z.literal('edited'),
    chapter: studyId,
    n: z.int().min(1),
    id: z.string(),
    changes: z.array(sharedChange),
    authors,
  }),
  /** Name, chapters or writers have changed. */
  z.object({ type: z.literal('studyChanged'), study: studyInfo }),
  /** The study is gone, or no longer for me; what is told of it ends here. */
  z.object({ type: z.literal('studyGone'), study: studyId }),
  /** Who looks at it, and where; `more` are not named. */
  z.object({
    type: z.literal('studyPeople'),
    people: z.array(studyPerson),
    more: z.int().min(0),
  }),
] as const;

export type StudyBrief = z.infer<typeof studyBrief>;
export type StudyInfo = z.infer<typeof studyInfo>;
export type StudiesWish = z.infer<typeof studiesWish>;
export type StudiesPage = z.infer<typeof studiesPage>;
export type NewChapter = z.infer<typeof newChapter>;
export type StudyPerson = z.infer<typeof studyPerson>;
export type StudyMessage = z.infer<(typeof studyMessages)[number]>;
export type StudyTold = z.infer<(typeof studyTold)[number]>;
