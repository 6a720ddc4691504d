import { expect, test } from 'vitest';
import type { Chapter, Story } from './story.ts';
import { newPieces, newsFor, sinceLastTurn, turnFrom, turnsOf } from './story-turns.ts';

/** A story of moves by these seats, one ply each. */
function story(...seats: readonly number[]): Story {
  const chapters: Chapter[] = seats.map((seat, i) => ({ ply: i + 1, seat, events: [] }));
  return { lines: [{ ply: 0, seat: null, events: [] }, ...chapters] };
}

const TWO_ROUNDS = story(0, 0, 1, 2, 2, 0, 1);

test('moves of one seat in a row are a turn, and a round ends when somebody comes again', () => {
  expect(turnsOf(TWO_ROUNDS)).toEqual([
    { seat: 0, first: 1, last: 2, round: 1 },
    { seat: 1, first: 3, last: 3, round: 1 },
    { seat: 2, first: 4, last: 5, round: 1 },
    { seat: 0, first: 6, last: 6, round: 2 },
    { seat: 1, first: 7, last: 7, round: 2 },
  ]);
});

test('a step of one turn leads from end to end', () => {
  const turns = turnsOf(TWO_ROUNDS);
  expect([0, 1, 2, 5, 7].map((ply) => turnFrom(turns, ply, 'on'))).toEqual([2, 2, 3, 6, 7]);
  expect([7, 5, 4, 2, 0].map((ply) => turnFrom(turns, ply, 'back'))).toEqual([6, 3, 3, 0, 0]);
});

test('news is what others did since my last move, and the last turn to who watches', () => {
  const plies = (viewer: number | 'spectator', ply = 7) =>
    newsFor(TWO_ROUNDS, viewer, ply).map((chapter) => chapter.ply);
  expect(plies(0)).toEqual([7]);
  expect(plies(2)).toEqual([6, 7]);
  expect(plies(2, 6)).toEqual([6]);
  expect(plies(1)).toEqual([]);
  expect(plies('spectator', 5)).toEqual([4, 5]);
});

test('in the middle of my turn, what others did before it is told again', () => {
  const plies = (viewer: number | 'spectator', ply: number, ...actors: readonly number[]) =>
    sinceLastTurn(TWO_ROUNDS, viewer, { ply, actors }).map((chapter) => chapter.ply);
  expect(plies(0, 7, 2)).toEqual([7]);
  expect(plies(0, 6, 0)).toEqual([3, 4, 5]);
  expect(plies(2, 4, 2)).toEqual([1, 2, 3]);
  // My turn is over, and nobody has moved since.
  expect(plies(0, 6, 1)).toEqual([]);
  expect(plies(0, 1, 0)).toEqual([]);
  expect(plies('spectator', 5)).toEqual([4, 5]);
});

test('pieces that only earned points are no news', () => {
  const events = [{ type: 'placed' }, { type: 'scored' }, { type: 'placed' }];
  expect(newPieces(events, ({ type }) => [type])).toEqual(['placed']);
});
