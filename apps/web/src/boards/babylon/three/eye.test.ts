import { expect, test } from 'vitest';
import { type Insets, makeEye } from './eye.ts';

const SIZE = { width: 1168, height: 678 };
const canvas = {
  clientWidth: SIZE.width,
  clientHeight: SIZE.height,
} as HTMLCanvasElement;

const NARROW: Insets = { left: 432, right: 262, top: 56, bottom: 98 };
const BROAD: Insets = { ...NARROW, left: 276 };
/** The corners of a garden's board. */
const CORNERS = [-4, 4].flatMap((x) => [-4, 4].map((z) => [x, 0, z] as const));

const seen = (eye: ReturnType<typeof makeEye>) => CORNERS.map((corner) => eye.project(...corner));

test('the whole garden lies in what the panes beside it leave free', () => {
  const eye = makeEye(canvas);
  for (const insets of [BROAD, NARROW]) {
    eye.fit({ ...SIZE, insets }, false);
    for (const { x, y } of seen(eye)) {
      expect(x).toBeGreaterThan(insets.left);
      expect(x).toBeLessThan(SIZE.width - insets.right);
      expect(y).toBeGreaterThan(insets.top);
      expect(y).toBeLessThan(SIZE.height - insets.bottom);
    }
  }
});

test('it glides to another part of the picture, and is at once where the picture has another size', () => {
  const eye = makeEye(canvas);
  expect(eye.fit({ ...SIZE, insets: BROAD }, true)).toBe(true);
  expect(eye.travel(1)).toBe(false);
  const before = seen(eye);
  expect(eye.fit({ ...SIZE, insets: NARROW }, true)).toBe(false);
  expect(seen(eye)).toEqual(before);
  eye.travel(1);
  eye.travel(100);
  const [between] = seen(eye);
  eye.travel(2000);
  const after = seen(eye);
  expect(between.x).toBeGreaterThan(before[0].x);
  expect(after[0].x).toBeGreaterThan(between.x);
  expect(eye.travel(2001)).toBe(false);
  eye.fit({ ...SIZE, insets: BROAD }, false);
  expect(seen(eye)).toEqual(before);
});
