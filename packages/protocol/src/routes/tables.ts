import * as z from 'zod';
import { finishedPage, finishedWish } from '../finished.ts';
import { gameList, joinTable, newTable, seated, tableHere, tableList, viewAt } from '../http.ts';
import { tableInfo } from '../table.ts';
import { route } from './route.ts';

const seating = ['bad-name'] as const;

/** Games, tables and what was played. */
export const TABLE_ROUTES = {
  games: route({
    ...{ method: 'get', path: '/api/games', tag: 'games', who: 'anybody', scope: 'read' },
    summary: 'Lists the games that can be played here, with their options.',
    answer: gameList,
    etag: true,
  }),
  tables: route({
    ...{ method: 'get', path: '/api/tables', tag: 'tables', who: 'anybody', scope: 'read' },
    summary: 'Lists public tables that wait for players and some that can be watched.',
    answer: tableList,
    etag: true,
  }),
  newTable: route({
    ...{ method: 'post', path: '/api/tables', tag: 'tables', who: 'anybody', scope: 'tables' },
    summary: 'Sets up a table. With a key it can be repeated and is done once.',
    ...{ body: newTable, answer: seated, status: 201 },
    codes: [
      ...seating,
      ...(['unknown-game', 'bad-seats', 'bad-bot', 'unknown-option', 'bad-option'] as const),
      'not-admitted',
    ],
  }),
  table: route({
    ...{ method: 'get', path: '/api/tables/:id', tag: 'tables', who: 'anybody', scope: 'read' },
    summary: 'The table without its board, and which seat is mine.',
    answer: tableHere,
    etag: true,
  }),
  join: route({
    ...{ method: 'post', path: '/api/tables/:id/join', tag: 'tables', who: 'anybody' },
    summary: 'Takes an open seat, the first or the one asked for.',
    ...{ scope: 'tables', body: joinTable, answer: seated },
    codes: [...seating, 'seat-taken', 'unknown-seat', 'not-admitted'],
  }),
  leave: route({
    ...{ method: 'post', path: '/api/tables/:id/leave', tag: 'tables', who: 'anybody' },
    summary: 'Says goodbye. Once the game has begun the seat stays mine.',
    ...{ scope: 'tables', answer: tableInfo },
    codes: ['not-seated'],
  }),
  view: route({
    ...{ method: 'get', path: '/api/tables/:id/view', tag: 'tables', who: 'anybody' },
    summary: 'The match as I saw it after so many moves, the last when none is named.',
    ...{ scope: 'read', answer: viewAt, etag: true },
    query: z.strictObject({ ply: z.string().optional() }),
    codes: ['not-started', 'unknown-ply'],
  }),
  record: route({
    ...{ method: 'get', path: '/api/tables/:id/record', tag: 'tables', who: 'anybody' },
    summary: 'The record of a finished game as text, every move and every secret.',
    ...{ scope: 'read', type: 'text/plain', etag: true, codes: ['not-over', 'not-started'] },
  }),
  position: route({
    ...{ method: 'get', path: '/api/tables/:id/position', tag: 'tables', who: 'anybody' },
    summary:
      'A position to analyse, as text: the match as the asker knows it, with what is hidden imagined. Not for those who play a rated game while it runs.',
    ...{ scope: 'read', type: 'text/plain', codes: ['not-started', 'rated'] },
  }),
  finished: route({
    ...{ method: 'get', path: '/api/finished', tag: 'games', who: 'anybody', scope: 'read' },
    summary:
      'Searches in finished games, page by page: `next` of an answer is `after` of the next.',
    ...{ query: finishedWish, answer: finishedPage, etag: true },
  }),
} as const;
