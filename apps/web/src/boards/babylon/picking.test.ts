import { describe, expect, test } from 'vitest';
import { placeAt, snap, surfaceAt } from './picking.ts';
import { cellNamed } from './rules.ts';
import { centreOf, topOf } from './three/model.ts';

const flat = Array<number>(64).fill(0);
const straightDown = (x: number, z: number) => ({ from: [x, 10, z], to: [0, -1, 0] }) as const;

describe('the surface under the pointer', () => {
  test('is the space that a line of sight meets', () => {
    const hit = surfaceAt(straightDown(-3.5, -3.5), flat);
    expect(hit?.cell).toBe(cellNamed('a1'));
    expect(surfaceAt(straightDown(3.9, 0.1), flat)?.cell).toBe(cellNamed('h5'));
  });

  test('is the higher of two that lie behind one another', () => {
    const levels = flat.map((_, cell) => (cell === cellNamed('d5') ? 3 : 0));
    // From the south at a slant: the tower of d5 is met before the ground behind it.
    const beam = { from: [-0.5, topOf(3) + 4, 4.5], to: [0, -1, -1] } as const;
    expect(surfaceAt(beam, levels)?.cell).toBe(cellNamed('d5'));
    expect(surfaceAt(beam, flat)?.cell).not.toBe(cellNamed('d5'));
  });

  test('is nothing beside the board or above the horizon', () => {
    expect(surfaceAt(straightDown(4.2, 0), flat)).toBeNull();
    expect(surfaceAt({ from: [0, 5, 0], to: [1, 0.2, 0] }, flat)).toBeNull();
  });
});

test('a place is the one whose middle is nearest, and never beyond the edge', () => {
  expect(placeAt(3.1, 4.2)).toBe(cellNamed('c4'));
  expect(placeAt(0, 0)).toBe(cellNamed('a1'));
  expect(placeAt(8, 8)).toBe(cellNamed('g7'));
});

describe('a ghost', () => {
  const project = (x: number, y: number, z: number) => ({ x: x * 100, y: z * 100 - y * 50 });
  const place = (name: string, level: number) => ({
    cell: cellNamed(name),
    level,
    opens: [null],
  });

  test('snaps to the legal place nearest to the eye', () => {
    const [c4, d4] = [place('c4', 1), place('d4', 1)];
    const { x, z } = centreOf(c4.cell);
    const seen = project(x, topOf(1), z);
    expect(snap({ x: seen.x + 20, y: seen.y }, [c4, d4], project)).toBe(c4);
    expect(snap({ x: seen.x + 80, y: seen.y }, [c4, d4], project)).toBe(d4);
  });

  test('does not jump to a place far away', () => {
    expect(snap({ x: 900, y: 900 }, [place('a1', 1)], project)).toBeNull();
  });
});
