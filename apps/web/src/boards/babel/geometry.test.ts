import { describe, expect, test } from 'vitest';
import { contains, overlaps, type Rect } from '../common/rect.ts';
import {
  bracket,
  fan,
  type Layout,
  layout,
  SIDES,
  shownIn,
  stackPlaces,
  terraces,
} from './geometry.ts';

const SIZES = [
  { width: 1168, height: 640 },
  { width: 1440, height: 900 },
  { width: 900, height: 480 },
  { width: 378, height: 520 },
  { width: 348, height: 480 },
  { width: 700, height: 900 },
  { width: 588, height: 390 },
  { width: 390, height: 358 },
  { width: 464, height: 450 },
  { width: 2288, height: 1220 },
] as const;

function pairsApart(boxes: readonly Rect[]): void {
  boxes.forEach((a, i) => {
    for (const b of boxes.slice(i + 1)) expect(overlaps(a, b)).toBe(false);
  });
}

function parts(board: Layout): Rect[] {
  return [
    ...SIDES.flatMap((side) => board.sites[side].map((site) => site.column)),
    board.stacks.near,
    board.stacks.far,
    board.deck,
    board.draw,
    board.discard,
  ];
}

describe.each(SIZES)('a board of $width by $height', (size) => {
  const board = layout(size);
  const whole = { x: 0, y: 0, ...board.size };

  test('keeps all its parts apart and inside', () => {
    pairsApart(parts(board));
    for (const part of parts(board)) expect(contains(whole, part)).toBe(true);
  });

  test('keeps temple, plate and cards of a site apart and in their column', () => {
    for (const site of SIDES.flatMap((side) => board.sites[side])) {
      pairsApart([site.temple, site.plate, site.row]);
      for (const part of [site.temple, site.plate, site.row]) {
        expect(contains(site.column, part)).toBe(true);
      }
    }
  });

  test.each([1, 3, 7, 10, 14])('shows every strip of a row of %i cards', (count) => {
    for (const side of SIDES) {
      const { row } = board.sites[side][2];
      const places = fan(row, count, side);
      pairsApart(places.map((place) => place.strip));
      for (const { strip, card } of places) {
        expect(strip.height).toBeGreaterThanOrEqual(10);
        expect(strip.width).toBeGreaterThanOrEqual(27);
        expect(contains(row, card)).toBe(true);
      }
    }
  });

  test('gives fingers room: sites and piles', () => {
    for (const part of parts(board)) {
      expect(part.width).toBeGreaterThanOrEqual(44);
      expect(part.height).toBeGreaterThanOrEqual(44);
    }
  });

  test('is seen whole: all of it is shown in the room it is given, not much smaller than drawn', () => {
    const shown = shownIn(size, board, whole);
    expect(shown.width).toBeCloseTo(size.width);
    expect(shown.height).toBeCloseTo(size.height);
    expect(size.width / board.size.width).toBeGreaterThan(0.7);
  });

  test('stacks of any height stay in their place', () => {
    for (const count of [0, 1, 2, 6, 13, 25]) {
      const place = board.stacks.near;
      const { top, rest, more } = stackPlaces(place, count, board.shape);
      const boxes = [top, ...rest, ...(more ? [more] : [])];
      pairsApart(boxes);
      for (const box of boxes) expect(contains(place, box)).toBe(true);
      // The stack's name stands above all cards, or beside the top card on a tall board.
      const name = board.shape === 'wide' ? 0 : 24;
      for (const { x } of rest) expect(x - top.x - top.width).toBeGreaterThan(name);
      if (board.shape === 'wide') expect(top.y - place.y).toBeGreaterThan(20);
      expect(rest.length + (more ? 0 : 1)).toBe(more ? rest.length : Math.max(1, count));
    }
  });

  test('six terraces fit on a temple’s plot', () => {
    const { temple } = board.sites.near[0];
    const boxes = terraces(temple);
    pairsApart(boxes);
    for (const box of boxes) expect(contains(temple, box)).toBe(true);
  });
});

describe('a fan', () => {
  const row = { x: 10, y: 20, width: 160, height: 200 };

  test('puts the newest card farthest from the river on both sides', () => {
    const near = fan(row, 5, 'near');
    const far = fan(row, 5, 'far');
    expect(near[4].strip.y).toBeGreaterThan(near[0].strip.y);
    expect(far[4].strip.y).toBeLessThan(far[0].strip.y);
  });

  test('is bracketed column by column', () => {
    const places = fan(row, 20, 'near');
    const columns = new Set(places.map(({ strip }) => strip.x)).size;
    expect(columns).toBeGreaterThan(1);
    expect(bracket(places, 0, 20)).toHaveLength(columns);
    expect(bracket(places, 0, 3)).toHaveLength(1);
  });
});
