import { expect, test } from 'vitest';
import { wilson } from './wilson.ts';

test.each([
  [8, 10, 0.4902, 0.9433],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [50, 100, 0.4038, 0.5962],
  [2.5, 5, 0.1704, 0.8296],
])('the interval of %d in %d', (successes, count, low, high) => {
  const interval = wilson(successes, count);
  expect(interval[0]).toBeCloseTo(low, 4);
  expect(interval[1]).toBeCloseTo(high, 4);
});

test('without games the interval is everything from 0 to 1', () => {
  expect(wilson(0, 0)).toEqual([0, 1]);
});
