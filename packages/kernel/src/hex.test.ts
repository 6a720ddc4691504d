import { expect, test } from 'vitest';
import { HEX_STEPS, hexDistance, hexNeighbours } from './hex.ts';

const origin = { col: 4, row: 4 };
const ring = HEX_STEPS.map(({ col, row }) => ({ col: origin.col + col, row: origin.row + row }));

test('a hex has six neighbours, each one step away, listed clockwise', () => {
  expect(hexNeighbours([origin, ...ring])[0]).toEqual([1, 2, 3, 4, 5, 6]);
  expect(ring.map((cell) => hexDistance(origin, cell))).toEqual([1, 1, 1, 1, 1, 1]);
});

test('hexes that are not in the list are nobody’s neighbours', () => {
  expect(hexNeighbours([origin, ring[3]])).toEqual([[1], [0]]);
  expect(hexNeighbours([origin, { col: 6, row: 4 }])).toEqual([[], []]);
});

test('neighbourhood is mutual', () => {
  const near = hexNeighbours([origin, ...ring]);
  near.forEach((list, a) => {
    for (const b of list) expect(near[b]).toContain(a);
  });
});

test('distance counts the fewest steps', () => {
  expect(hexDistance(origin, origin)).toBe(0);
  expect(hexDistance(origin, { col: 6, row: 4 })).toBe(2);
  expect(hexDistance(origin, { col: 4, row: 10 })).toBe(3);
  expect(hexDistance(origin, { col: 7, row: 13 })).toBe(6);
});
