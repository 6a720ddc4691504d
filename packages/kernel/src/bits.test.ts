import { expect, test } from 'vitest';
import { lowestBit, nthBit, popcount } from './bits.ts';

test.each([
  [0, []],
  [1, [0]],
  [0b1011_0000, [4, 5, 7]],
  [1 << 31, [31]],
  [-1, Array.from({ length: 32 }, (_, place) => place)],
])('the bits of %i', (word, places) => {
  expect(popcount(word)).toBe(places.length);
  expect(places.map((_, rank) => nthBit(word, rank))).toEqual(places);
  if (word !== 0) expect(lowestBit(word)).toBe(places[0]);
});
