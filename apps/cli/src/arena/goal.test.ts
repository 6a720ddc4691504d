import { expect, test } from 'vitest';
import { goalReport } from './goal.ts';
import type { Outcome } from './tournament.ts';

const goal = { share: 0.75, games: 20 };

function games(won: number, lost: number): Outcome[] {
  return Array.from({ length: won + lost }, (_, index) => ({
    index,
    wins: index < won ? [1, 0] : [0, 1],
    scores: [0, 0],
    sources: [{}, {}],
    moves: [1, 1],
    thinking: [[], []],
    plies: 2,
    capped: false,
  }));
}

test('a goal is reached as soon as no loss can undo it', () => {
  expect(goalReport(goal, games(14, 0)).answer).toBe('open');
  expect(goalReport(goal, games(15, 0)).answer).toBe('reached');
  expect(goalReport(goal, games(15, 5)).answer).toBe('reached');
});

test('a goal is missed as soon as no win can save it', () => {
  expect(goalReport(goal, games(3, 5)).answer).toBe('open');
  expect(goalReport(goal, games(3, 6)).answer).toBe('missed');
});

test('a goal of nothing is reached without a game, one of everything is missed by the first loss', () => {
  expect(goalReport({ share: 0, games: 20 }, []).answer).toBe('reached');
  expect(goalReport({ share: 1, games: 20 }, games(0, 1)).answer).toBe('missed');
});
