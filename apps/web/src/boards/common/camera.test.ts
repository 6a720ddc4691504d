import { describe, expect, test } from 'vitest';
import { fit, keepIn, NEAREST, panned, revealed, seenAt, zoomed } from './camera.ts';
import { contains } from './rect.ts';

const content = { x: -20, y: 10, width: 400, height: 200 };
const area = { x: 5, y: 5, width: 300, height: 300 };

describe('a camera', () => {
  const whole = fit(content, area);

  test('shows the whole content in the area', () => {
    expect(contains(area, seenAt(whole, content))).toBe(true);
    expect(seenAt(whole, content).width).toBeCloseTo(area.width);
  });

  test('keeps the point under the fingers when it goes nearer', () => {
    const at = { x: 70, y: 90 };
    const near = zoomed(whole, 2, at);
    const before = { x: (at.x - whole.x) / whole.scale, y: (at.y - whole.y) / whole.scale };
    expect(before.x * near.scale + near.x).toBeCloseTo(at.x);
    expect(before.y * near.scale + near.y).toBeCloseTo(at.y);
  });

  test('goes neither farther than the whole nor nearer than it may', () => {
    expect(keepIn(zoomed(whole, 0.3, area), content, area)).toEqual(whole);
    const near = keepIn(zoomed(whole, 99, area), content, area);
    expect(near.scale).toBeCloseTo(whole.scale * NEAREST);
  });

  test('does not lose the content when it is dragged away', () => {
    const near = zoomed(whole, 3, { x: 150, y: 150 });
    for (const by of [
      { x: 9999, y: 9999 },
      { x: -9999, y: -9999 },
    ]) {
      expect(contains(seenAt(keepIn(panned(near, by), content, area), content), area)).toBe(true);
    }
  });

  test('moves as little as it takes to reveal a box', () => {
    const near = zoomed(whole, 4, { x: 150, y: 150 });
    const box = { x: 370, y: 200, width: 10, height: 10 };
    const moved = revealed(near, box, area);
    expect(contains(area, seenAt(moved, box))).toBe(true);
    expect(revealed(moved, box, area)).toBe(moved);
  });
});
