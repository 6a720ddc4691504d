import * as z from 'zod';
import {
  changeChapter,
  changeStudy,
  deleteChapter,
  newChapter,
  newStudy,
  studiesPage,
  studiesWish,
  studyInfo,
  studyWriter,
} from '../studies.ts';
import { route } from './route.ts';

const writing = ['unknown-study', 'not-writer', 'silenced'] as const;

/** Studies: named collections of annotated games and positions. */
export const STUDY_ROUTES = {
  studies: route({
    ...{ method: 'get', path: '/api/studies', tag: 'studies', who: 'anybody', scope: 'read' },
    summary:
      'Lists my studies or public ones, page by page: `next` of an answer is `after` of the next.',
    ...{ query: studiesWish, answer: studiesPage, etag: true },
  }),
  newStudy: route({
    ...{ method: 'post', path: '/api/studies', tag: 'studies', who: 'person', scope: null },
    summary: 'Makes a study without chapters.',
    ...{
      body: newStudy,
      answer: studyInfo,
      status: 201,
      codes: ['bad-name', 'too-many', 'silenced'],
    },
  }),
  study: route({
    ...{ method: 'get', path: '/api/studies/:id', tag: 'studies', who: 'anybody', scope: 'read' },
    summary: 'A study with the list of its chapters, and what I may do with it.',
    ...{ answer: studyInfo, etag: true, codes: ['unknown-study'] },
  }),
  changeStudy: route({
    ...{ method: 'post', path: '/api/studies/:id', tag: 'studies', who: 'person', scope: null },
    summary: 'Renames a study of mine, or says who may see it.',
    ...{ body: changeStudy, answer: studyInfo, codes: [...writing, 'bad-name'] },
  }),
  deleteStudy: route({
    ...{ method: 'post', path: '/api/studies/:id/delete', tag: 'studies', who: 'person' },
    summary:
      'Deletes a study of mine for good; whoever runs the house may delete any that they see.',
    ...{ scope: null, answer: z.object({ deleted: z.boolean() }) },
    codes: ['unknown-study', 'not-writer'],
  }),
  studyWriters: route({
    ...{ method: 'post', path: '/api/studies/:id/writers', tag: 'studies', who: 'person' },
    summary: 'Lets an account write in a study of mine, or no longer.',
    ...{ scope: null, body: studyWriter, answer: studyInfo },
    codes: [...writing, 'bad-name', 'unknown-person', 'blocked', 'too-many'],
  }),
  newChapter: route({
    ...{ method: 'post', path: '/api/studies/:id/chapters', tag: 'studies', who: 'person' },
    summary:
      'Adds a chapter at the end: a record or tree as text, or a finished game of this house.',
    ...{ scope: null, body: newChapter, answer: studyInfo, status: 201 },
    codes: [...writing, 'unknown-table', 'not-over', 'bad-record', 'study-full'],
  }),
  changeChapter: route({
    ...{ method: 'post', path: '/api/studies/:id/chapters/change', tag: 'studies', who: 'person' },
    summary: 'Renames a chapter, or puts it in another place.',
    ...{
      scope: null,
      body: changeChapter,
      answer: studyInfo,
      codes: [...writing, 'unknown-chapter'],
    },
  }),
  deleteChapter: route({
    ...{ method: 'post', path: '/api/studies/:id/chapters/delete', tag: 'studies', who: 'person' },
    summary: 'Deletes a chapter for good.',
    ...{
      scope: null,
      body: deleteChapter,
      answer: studyInfo,
      codes: [...writing, 'unknown-chapter'],
    },
  }),
  studyRecord: route({
    ...{ method: 'get', path: '/api/studies/:id/record', tag: 'studies', who: 'anybody' },
    summary: 'The chapters of a study as records, one after the other, or one of them.',
    ...{
      scope: 'read',
      type: 'text/plain',
      etag: true,
      codes: ['unknown-study', 'unknown-chapter'],
    },
    query: z.strictObject({ chapter: z.string().max(12).optional() }),
  }),
} as const;
