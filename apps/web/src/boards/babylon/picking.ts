import type { Cell, LegalPlace } from './rules.ts';
import { SIDE } from './rules.ts';
import type { Point } from './three/gestures.ts';
import { centreOf, topOf } from './three/model.ts';
import type { Beam } from './three/pick.ts';

/** Where a point of the garden is seen, in pixels. */
export type Project = (x: number, y: number, z: number) => Point;

/** A pointer this near to the middle of a legal place, in pixels, means that place. */
const CATCH = 80;

/** Where a line of sight meets a height, as columns and rows of the board. */
function meet({ from, to }: Beam, height: number): { column: number; row: number } | null {
  if (to[1] >= 0) return null;
  const t = (height - from[1]) / to[1];
  if (t < 0) return null;
  return { column: from[0] + to[0] * t + SIDE / 2, row: from[2] + to[2] * t + SIDE / 2 };
}

/** The point of the garden's surface that a line of sight meets first, or null beside the board. */
export function surfaceAt(
  beam: Beam,
  levels: readonly number[],
): { readonly cell: Cell; readonly column: number; readonly row: number } | null {
  for (let level = Math.max(0, ...levels); level >= 0; level--) {
    const point = meet(beam, topOf(level));
    if (!point) continue;
    const { column, row } = point;
    if (column < 0 || row < 0 || column >= SIDE || row >= SIDE) continue;
    const cell = Math.floor(row) * SIDE + Math.floor(column);
    if (levels[cell] === level) return { cell, column, row };
  }
  return null;
}

/** The north-west cell of the place whose middle is nearest to a point of the board. */
export function placeAt(column: number, row: number): Cell {
  const clamp = (value: number) => Math.min(SIDE - 2, Math.max(0, Math.round(value) - 1));
  return clamp(row) * SIDE + clamp(column);
}

/** The legal place that a pointer means: the nearest one to the eye's measure, or null when none is near. */
export function snap(at: Point, places: Iterable<LegalPlace>, project: Project): LegalPlace | null {
  let best: LegalPlace | null = null;
  let least = CATCH;
  for (const place of places) {
    const { x, z } = centreOf(place.cell);
    const seen = project(x, topOf(place.level), z);
    const distance = Math.hypot(seen.x - at.x, seen.y - at.y);
    if (distance < least) {
      least = distance;
      best = place;
    }
  }
  return best;
}
