import { describe, expect, test } from 'vitest';
import { fit, seenAt } from '../common/camera.ts';
import { contains, inset } from '../common/rect.ts';
import { lieOf } from './area.ts';
import { boundsOf, HEXES, turned } from './geometry.ts';

const MAP = inset(boundsOf(HEXES), -8);

describe.each([
  { width: 1168, height: 690, upright: false, controls: 'over' },
  { width: 588, height: 390, upright: false, controls: 'beside' },
  { width: 390, height: 552, upright: true, controls: 'above' },
  { width: 768, height: 1000, upright: true, controls: 'above' },
])('on a board of $width by $height', ({ width, height, upright, controls }) => {
  const lie = lieOf({ width, height }, MAP);

  test('the map lies as it is largest, with room for its controls', () => {
    expect(lie.upright).toBe(upright);
    expect(lie.controls).toBe(controls);
  });

  test('all of the map is seen', () => {
    const seen = seenAt(fit(lie.content, lie.area), upright ? turned(MAP) : MAP);
    expect(contains({ x: 0, y: 0, width, height }, seen)).toBe(true);
  });
});

test('north, which is left, lies above on a turned map', () => {
  const [first, last] = [HEXES[0], HEXES[HEXES.length - 1]].map((hex) => boundsOf([hex]));
  expect(first.x).toBeLessThan(last.x);
  expect(turned(first).y).toBeLessThan(turned(last).y);
});
