import { expect, test } from 'vitest';
import { tiesIn } from './tie.ts';

const scores = (...totals: number[]) => totals.map((total) => ({ total, parts: [] }));
const hands = (...figures: number[]) => ({ clause: 'E9', figures, wins: 'most' }) as const;

test('unequal points are no tie', () => {
  expect(tiesIn(scores(3, 5), [2, 1], hands(1, 1))).toEqual([]);
});

test('a broken tie names the seats in the order of their places', () => {
  const broke = hands(1, 4, 9);
  expect(tiesIn(scores(5, 5, 2), [2, 1, 3], broke)).toEqual([
    { seats: [1, 0], broke, shared: false },
  ]);
});

test('a tie that nothing breaks is shared', () => {
  expect(tiesIn(scores(5, 5), [1, 1], null)).toEqual([
    { seats: [0, 1], broke: null, shared: true },
  ]);
});
