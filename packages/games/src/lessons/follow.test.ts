import { describe, expect, test } from 'vitest';
import { games } from '../index.ts';
import { follow, lessonMatch, madeIn, readLessons, wanted } from './index.ts';

const FILE = `nabu lessons 1
game ur
lesson two-steps
title.en a
title.es a
seed 1
position turn=1 roll=2 on1=2,5
say.en a
say.es a
accept move *
reply pass
`;

const [lesson] = readLessons(FILE, 'test').lessons;

describe('where a learner stands', () => {
  test('at the first task, with all moves that fit', () => {
    const match = lessonMatch(games.ur, lesson);
    expect(follow(lesson, madeIn(lesson, match))).toEqual({ task: 0, tried: [], reply: null });
    expect(wanted(lesson.tasks[0], [], ['move 2', 'move 5', 'pass'])).toEqual(['move 2', 'move 5']);
  });

  test('after the answer the house owes its reply', () => {
    const match = lessonMatch(games.ur, lesson);
    match.play(0, 'move 5');
    const { task, reply } = follow(lesson, madeIn(lesson, match));
    expect([task, reply]).toEqual([0, 'pass']);
  });

  test('a lesson may begin with moves that were made before', () => {
    const [later] = readLessons(FILE.replace('say.en', 'moves move 5\nsay.en'), 'test').lessons;
    const match = lessonMatch(games.ur, later);
    expect(match.ply).toBe(1);
    expect(madeIn(later, match)).toEqual([]);
  });
});
