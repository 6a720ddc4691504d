import { describe, expect, test } from 'vitest';
import { between, dragged, eyeOf, HOME, keepIn, moved, nearer } from './orbit.ts';

describe('the view of a garden', () => {
  test('never goes below the ground, nor too near or far', () => {
    const low = dragged(HOME, 0, -9999);
    expect(eyeOf(low)[1]).toBeGreaterThan(low.y);
    expect(nearer(HOME, 1000).distance).toBeGreaterThan(3);
    expect(nearer(HOME, 0.001).distance).toBeLessThan(40);
  });

  test('turns all the way around and keeps its distance', () => {
    const turned = dragged(HOME, 200, 0);
    const [x, y, z] = eyeOf(turned);
    expect(Math.hypot(x - HOME.x, y - HOME.y, z - HOME.z)).toBeCloseTo(HOME.distance);
    expect(turned.turn).not.toBe(HOME.turn);
  });

  test('from above looks straight down', () => {
    const [x, y, z] = eyeOf(keepIn({ ...HOME, tilt: 0 }));
    expect(Math.hypot(x, z)).toBeLessThan(1);
    expect(y).toBeGreaterThan(HOME.distance - 1);
  });

  test('moves aside only as far as the board reaches', () => {
    expect(Math.abs(moved(HOME, 99999, 0).x)).toBeLessThanOrEqual(4);
  });

  test('travels from one place to another', () => {
    const to = { ...HOME, turn: 2, distance: 8 };
    expect(between(HOME, to, 0)).toEqual(HOME);
    expect(between(HOME, to, 1)).toEqual(to);
  });
});
