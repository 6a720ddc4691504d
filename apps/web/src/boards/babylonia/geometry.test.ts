import { describe, expect, test } from 'vitest';
import {
  borderPath,
  boundsOf,
  boxOf,
  cornersOf,
  dotsBeside,
  flowPath,
  HALF,
  HEXES,
  middleOf,
  neighbour,
  playedOn,
  RADIUS,
  RIVERS,
  riversOf,
} from './geometry.ts';
import { nameOf } from './rules.ts';
import { hexAt as at, groundOf } from './testing.ts';
import { rowOf, walk } from './walking.ts';

describe('the map', () => {
  test('lays neighbours exactly one hex apart and nobody nearer', () => {
    const near = 2 * HALF;
    for (const a of HEXES)
      for (const b of HEXES) {
        if (a >= b) continue;
        const [p, q] = [middleOf(a), middleOf(b)];
        const distance = Math.hypot(p.x - q.x, p.y - q.y);
        const beside = [0, 1, 2, 3, 4, 5].some((direction) => neighbour(a, direction) === b);
        if (beside) expect(distance).toBeCloseTo(near);
        else expect(distance).toBeGreaterThan(near * 1.5);
      }
  });

  test('has the north to the left of the centre and the south to its right', () => {
    const ground = groundOf(4);
    const mean = (letters: string) => {
      const hexes = HEXES.filter((hex) => letters.includes(ground[hex]));
      return hexes.reduce((sum, hex) => sum + middleOf(hex).x, 0) / hexes.length;
    };
    expect(mean('nN1')).toBeLessThan(mean('cC2'));
    expect(mean('cC2')).toBeLessThan(mean('sS3'));
  });

  test.each([
    [2, 113],
    [3, 149],
    [4, 175],
  ])('with %i players has %i hexes, all inside its bounds', (seats, count) => {
    const played = playedOn(groundOf(seats));
    expect(played).toHaveLength(count);
    const { x, y, width, height } = boundsOf(played);
    for (const box of played.map(boxOf)) {
      expect(box.x).toBeGreaterThanOrEqual(x);
      expect(box.y).toBeGreaterThanOrEqual(y);
      expect(box.x + box.width).toBeLessThanOrEqual(x + width + 0.01);
      expect(box.y + box.height).toBeLessThanOrEqual(y + height + 0.01);
    }
  });

  test('a hex has six corners at its radius', () => {
    const centre = middleOf(at('c8'));
    for (const corner of cornersOf(centre))
      expect(Math.hypot(corner.x - centre.x, corner.y - centre.y)).toBeCloseTo(RADIUS);
  });

  test('a border has the outer edges only', () => {
    expect(borderPath(new Set([at('f9')])).match(/M/g)).toHaveLength(6);
    expect(borderPath(new Set([at('f9'), at('f11')])).match(/M/g)).toHaveLength(10);
    expect(borderPath(new Set())).toBe('');
  });
});

describe('the rivers', () => {
  test.each([2, 3, 4])('flow unbroken through all their hexes with %i players', (seats) => {
    const rivers = riversOf(groundOf(seats));
    expect(rivers.tigris.length + rivers.euphrates.length).toBe(31);
    for (const river of RIVERS) {
      const line = rivers[river];
      line.slice(1).forEach((hex, index) => {
        const beside = [0, 1, 2, 3, 4, 5].map((direction) => neighbour(line[index], direction));
        expect(beside).toContain(hex);
      });
      expect(flowPath(line)).toMatch(/^M[-\d. ]+L/);
    }
  });

  test('come from below and leave above, the Tigris on the left', () => {
    const { tigris, euphrates } = riversOf(groundOf(4));
    expect(nameOf(tigris[0])).toBe('a20');
    expect(nameOf(tigris.at(-1) ?? 0)).toBe('c2');
    expect(nameOf(euphrates[0])).toBe('k22');
    expect(nameOf(euphrates.at(-1) ?? 0)).toBe('i0');
  });

  test('keep the dots of their hexes off the course, which bears name and arrows, and inside the banks', () => {
    const [dot, bank, letters] = [7, 2.5, 12];
    for (const seats of [2, 3, 4]) {
      const dots = dotsBeside(groundOf(seats));
      expect(dots.size).toBe(RIVERS.flatMap((river) => riversOf(groundOf(seats))[river]).length);
      for (const [hex, { x, y }] of dots) {
        const at = middleOf(hex);
        const off = Math.hypot(x - at.x, y - at.y);
        expect(off).toBeGreaterThan(letters + dot);
        // An edge is half a hex from the middle, seen in any of six directions.
        for (const turn of [30, 90, 150, 210, 270, 330]) {
          const angle = (turn * Math.PI) / 180;
          const towards = (x - at.x) * Math.cos(angle) + (y - at.y) * Math.sin(angle);
          expect(towards).toBeLessThan(HALF - bank - dot);
        }
      }
    }
  });
});

describe('walking with keys', () => {
  const all = playedOn(groundOf(4));
  const go = (from: string, ...keys: string[]) => {
    let hex = at(from);
    let home = rowOf(hex);
    for (const key of keys) {
      const sideways = key === 'ArrowLeft' || key === 'ArrowRight';
      const next = walk(all, hex, key, sideways ? home : rowOf(hex));
      if (next === null) return null;
      if (!sideways) home = rowOf(next);
      hex = next;
    }
    return nameOf(hex);
  };

  test('goes in the six directions of a hex', () => {
    expect(go('h7', 'ArrowUp')).toBe('h5');
    expect(go('h7', 'ArrowDown')).toBe('h9');
    expect(go('h7', 'Home')).toBe('g6');
    expect(go('h7', 'PageUp')).toBe('i6');
    expect(go('h7', 'End')).toBe('g8');
    expect(go('h7', 'PageDown')).toBe('i8');
  });

  test('keeps to its row when it goes sideways', () => {
    expect(go('h7', 'ArrowLeft', 'ArrowLeft')).toBe('f7');
    expect(go('h7', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft')).toBe('h7');
  });

  test('reaches every hex from every other and stops at the edge', () => {
    for (const seats of [2, 3, 4]) {
      const hexes = playedOn(groundOf(seats));
      const found = [hexes[0]];
      for (const hex of found)
        for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
          const next = walk(hexes, hex, key, rowOf(hex));
          if (next !== null && !found.includes(next)) found.push(next);
        }
      expect(found).toHaveLength(hexes.length);
    }
    expect(go('i0', 'ArrowUp')).toBeNull();
    expect(go('a2', 'ArrowLeft')).toBeNull();
    expect(go('h7', 'x')).toBeNull();
  });
});
