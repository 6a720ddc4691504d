import { describe, expect, test } from 'vitest';
import { centre, contains, overlaps } from '../common/rect.ts';
import { heap, layOut } from './geometry.ts';
import { ROUTES, SQUARES } from './rules.ts';

const SIZES = [
  { name: 'wide', width: 1050, height: 620 },
  { name: 'low', width: 560, height: 330 },
  { name: 'phone upright', width: 390, height: 500 },
  { name: 'small phone', width: 360, height: 330 },
  { name: 'very low', width: 844, height: 150 },
];

describe.each(SIZES)('the board in a $name window', ({ width, height }) => {
  const size = { width, height };
  const window = { x: 0, y: 0, width, height };

  test.each([0, 1])('shows everything once, near seat %i', (near) => {
    for (const path of ['short', 'long'] as const) {
      const { squares, hands, homes, dice } = layOut(size, near, path);
      const boxes = [...SQUARES.map((name) => squares[name]), ...hands, ...homes, dice];
      for (const [i, box] of boxes.entries()) {
        expect(contains(window, box)).toBe(true);
        for (const other of boxes.slice(i + 1)) expect(overlaps(box, other)).toBe(false);
      }
    }
  });

  test('steps of a path lie side by side, from the hand to home', () => {
    for (const path of ['short', 'long'] as const) {
      const { squares, hands, homes, cell } = layOut(size, 0, path);
      for (const seat of [0, 1]) {
        const way = ROUTES[path].squares[seat].flatMap((name) => (name ? [squares[name]] : []));
        const stops = [hands[seat], ...way, homes[seat]].map(centre);
        for (const [i, stop] of stops.slice(1).entries()) {
          const distance = Math.hypot(stop.x - stops[i].x, stop.y - stops[i].y);
          expect(Math.abs(distance - cell)).toBeLessThan(0.1 * cell);
        }
      }
    }
  });
});

test('the near row lies near: below, or on the right where the board stands upright', () => {
  const wide = layOut({ width: 1000, height: 500 }, 1, 'short');
  expect(wide.upright).toBe(false);
  expect(wide.squares.C1.y).toBeGreaterThan(wide.squares.A1.y);
  const tall = layOut({ width: 300, height: 500 }, 1, 'short');
  expect(tall.upright).toBe(true);
  expect(tall.squares.C1.x).toBeGreaterThan(tall.squares.A1.x);
  expect(tall.squares.C1.y).toBeGreaterThan(tall.squares.C2.y);
});

test('where height is scarce the dice lie beside the board', () => {
  const low = layOut({ width: 844, height: 150 }, 0, 'short');
  expect(low.dice.x).toBeGreaterThan(low.squares.B8.x);
  expect(low.cell).toBeGreaterThan(36);
});

test('up to seven pieces lie in a place without overlapping', () => {
  const box = { x: 10, y: 20, width: 56, height: 68 };
  for (let count = 0; count <= 7; count++) {
    const places = heap({ cell: 60 }, box, count);
    expect(places).toHaveLength(count);
    for (const [i, place] of places.entries()) {
      expect(contains(box, place)).toBe(true);
      for (const other of places.slice(i + 1)) {
        const apart = Math.hypot(place.x - other.x, place.y - other.y);
        expect(apart).toBeGreaterThan(place.width * 0.9);
      }
    }
  }
});
