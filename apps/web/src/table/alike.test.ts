import { expect, test } from 'vitest';
import { allAlike } from './alike.ts';

const even = { chance: 0.5, points: 0, denies: null };

test('moves that promise the same are alike', () => {
  expect(allAlike([even, { ...even, chance: 0.504 }, { ...even, points: 0.3 }])).toBe(true);
});

test('a single move, another chance, other points or something taken away set moves apart', () => {
  expect(allAlike([even])).toBe(false);
  expect(allAlike([even, { ...even, chance: 0.52 }])).toBe(false);
  expect(allAlike([even, { ...even, points: 1 }])).toBe(false);
  expect(allAlike([even, { ...even, denies: { seat: 1, points: 4 } }])).toBe(false);
});
