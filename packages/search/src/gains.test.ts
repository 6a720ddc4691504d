import { expect, test } from 'vitest';
import { Gains } from './gains.ts';

function setOf(...moves: number[]): Int32Array {
  const set = new Int32Array(3);
  for (const move of moves) set[move >> 5] |= 1 << (move & 31);
  return set;
}

/** Those of some moves that gained most. */
function best(gains: Gains, count: number, ...moves: number[]): number[] {
  const out = new Int32Array(count);
  return [...out.subarray(0, gains.best(setOf(...moves), out))];
}

test('the best of a set come first, those that gained as much by index', () => {
  const gains = new Gains(96);
  const noted: readonly (readonly [number, number])[] = [
    ...([
      [40, 0.1],
      [3, 0.2],
      [95, 0.2],
      [31, -0.1],
    ] as const),
    ...([
      [64, 0.2],
      [32, 0.3],
      [0, 0],
    ] as const),
  ];
  for (const [move, gain] of noted) gains.note(move, gain);
  expect(best(gains, 7, ...noted.map(([move]) => move))).toEqual([32, 3, 64, 95, 40, 0, 31]);
  expect(best(gains, 2, 0, 31, 40, 95)).toEqual([95, 40]);
  expect(best(gains, 3, 31)).toEqual([31]);
});

test('what was never looked at is known, and nothing is after forgetting', () => {
  const gains = new Gains(96);
  gains.note(33, 1);
  gains.note(63, 1);
  expect(gains.unseen(setOf(33, 34, 63), 1)).toBe(1 << 2);
  gains.forget();
  expect(gains.unseen(setOf(33, 63), 1)).toBe(setOf(33, 63)[1]);
  expect(best(gains, 3, 33, 63)).toEqual([]);
});
