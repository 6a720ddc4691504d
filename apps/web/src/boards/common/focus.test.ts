import { describe, expect, test } from 'vitest';
import { isArrow, nearest } from './focus.ts';

const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });

describe('the nearest part in an arrow’s direction', () => {
  const boxes = [box(0, 0), box(100, 0), box(0, 100), box(100, 100), box(30, 60)];

  test('lies straight on before it lies aslant', () => {
    expect(nearest(box(0, 0), boxes, 'ArrowRight')).toBe(1);
    expect(nearest(box(100, 100), boxes, 'ArrowUp')).toBe(1);
    expect(nearest(box(0, 0), boxes, 'ArrowDown')).toBe(2);
  });

  test('is nothing at the edge', () => {
    expect(nearest(box(0, 0), boxes, 'ArrowLeft')).toBe(-1);
    expect(nearest(box(0, 0), [], 'ArrowRight')).toBe(-1);
  });
});

test('only the four arrows are arrows', () => {
  expect(isArrow('ArrowUp')).toBe(true);
  expect(isArrow('Enter')).toBe(false);
});
