import { describe, expect, test } from 'vitest';
import type { Rect } from '../common/rect.ts';
import { extentOf, faceOf, plateOf, shapeFor, stackArea } from './quarry-shape.ts';

const STACKS = Array.from({ length: 16 }, (_, stack) => stack);
const HEIGHTS = [0, 1, 2, 3];

/** Rooms of the quarry beside a garden, on phones upright and across. */
const ROOMS = [
  { width: 400, height: 480 },
  { width: 348, height: 272 },
  { width: 378, height: 460 },
  { width: 580, height: 330 },
];

const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe.each(ROOMS)('the quarry in $width x $height', (room) => {
  const shape = shapeFor(room, true);

  test('what a dig brings never lies on a tile or on the front of a stack', () => {
    const plates = STACKS.map((stack) => plateOf(shape, stack));
    const covered = HEIGHTS.flatMap((height) =>
      STACKS.flatMap((stack) => {
        const area = height === 0 ? faceOf(shape, stack, 0) : stackArea(shape, stack, height);
        return plates.filter((plate) => overlap(plate, area));
      }),
    );
    expect(covered).toEqual([]);
  });

  test('no stack hides a symbol of another, and all lie within the drawing', () => {
    const { width, height } = extentOf(shape);
    for (const behind of STACKS.filter((stack) => stack < 12))
      for (const low of [1, 2, 3])
        expect(
          overlap(faceOf(shape, behind, low), faceOf(shape, behind + 4, 3)),
          `${behind} ${low}`,
        ).toBe(false);
    for (const { x, y, ...area } of STACKS.flatMap((s) => [
      plateOf(shape, s),
      faceOf(shape, s, 3),
    ])) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + area.width).toBeLessThanOrEqual(width);
      expect(y + area.height).toBeLessThanOrEqual(height);
    }
  });

  test('a tile is as large as the room allows, 44 pixels at the least', () => {
    const { width, height } = extentOf(shape);
    const scale = Math.min(room.width / width, room.height / height);
    expect(scale * faceOf(shape, 0, 1).width).toBeGreaterThanOrEqual(44);
  });
});

/** The number of a hint stands on the upper edge of a stack (px): so far it reaches above it. */
const NUMBER = 8;
/** How far the letters of the columns reach down in the drawing. */
const LETTERS = 12;

test.each(ROOMS)('in $width x $height the number of a hint lies on no letter', (room) => {
  for (const pays of [true, false]) {
    const shape = shapeFor(room, pays);
    const { width, height } = extentOf(shape);
    const scale = Math.min(room.width / width, room.height / height);
    expect(scale * (faceOf(shape, 0, 3).y - LETTERS)).toBeGreaterThanOrEqual(NUMBER);
  }
});

test('where the room is low, tiles without anything to tell are larger on flatter stacks', () => {
  expect(shapeFor({ width: 580, height: 240 }, false).rise).toBeLessThan(
    shapeFor({ width: 244, height: 420 }, false).rise,
  );
});

test('without anything to tell, tiles get the room of the numbers', () => {
  const room = { width: 244, height: 330 };
  const scale = (pays: boolean) => {
    const { width, height } = extentOf(shapeFor(room, pays));
    return Math.min(room.width / width, room.height / height);
  };
  expect(scale(false)).toBeGreaterThan(scale(true));
});
