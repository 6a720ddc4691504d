import type { BufferGeometry } from 'three';
import { expect, test } from 'vitest';
import { LIFT, SLAB } from './model.ts';
import * as shapes from './shapes.ts';

function reach(body: BufferGeometry) {
  body.computeBoundingBox();
  const box = body.boundingBox;
  if (!box) throw new Error('A body has a size.');
  return box;
}

test('pillars and statues bear the terrace above: they reach its lower face', () => {
  expect(reach(shapes.pillar(1)).max.y).toBeCloseTo(LIFT - SLAB, 2);
  expect(reach(shapes.pillar(2)).max.y).toBeCloseTo(2 * LIFT - SLAB, 2);
  expect(reach(shapes.statue()).max.y).toBeLessThanOrEqual(LIFT - SLAB + 0.02);
  expect(reach(shapes.pillar(1)).min.y).toBeCloseTo(0, 2);
});

test('a terrace covers four spaces and ends at its level', () => {
  const { min, max } = reach(shapes.terrace());
  expect(max.y).toBeCloseTo(0, 2);
  expect(min.y).toBeCloseTo(-SLAB, 1);
  expect(max.x - min.x).toBeLessThan(2);
});

test('a stairway climbs one level and ends on the next space', () => {
  const { max } = reach(shapes.stairway());
  expect(max.y).toBeGreaterThan(LIFT);
  expect(max.x).toBeLessThan(1.5);
});

test('belvederes stand under a roof that the next terrace would not touch', () => {
  expect(reach(shapes.belvedere()).max.y).toBeLessThan(LIFT);
});

test('flowers differ in form, not only in colour', () => {
  const corners = (['white', 'pink', 'blue', 'yellow'] as const).map(
    (name) => shapes.flower(name).getAttribute('position').count,
  );
  expect(new Set(corners).size).toBe(4);
});
