import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PlyRng, rngFrom, Sfc32, shuffle } from './rng.ts';
import { sha256Hex } from './sha256.ts';

describe('sha256', () => {
  test.each(['', 'abc', 'Nabû', '𒀭𒀝', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(1000)])(
    'agrees with the standard for %j',
    (text) => {
      expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
    },
  );
});

describe('the generator', () => {
  test('golden vectors: these numbers never change', () => {
    const rng = new Sfc32(1, 2, 3);
    expect(Array.from({ length: 6 }, () => rng.next())).toMatchInlineSnapshot(`
      [
        1936341825,
        3001364500,
        1029104839,
        3987121759,
        92551270,
        1122162139,
      ]
    `);
    const draws = rngFrom('golden');
    expect(Array.from({ length: 12 }, () => draws.below(60))).toMatchInlineSnapshot(`
      [
        16,
        33,
        5,
        28,
        45,
        37,
        41,
        7,
        33,
        8,
        9,
        13,
      ]
    `);
    const ply = new PlyRng('0123456789abcdef0123456789abcdef', 7);
    expect(Array.from({ length: 12 }, () => ply.below(6))).toMatchInlineSnapshot(`
      [
        0,
        4,
        5,
        3,
        5,
        1,
        5,
        3,
        0,
        1,
        2,
        3,
      ]
    `);
  });

  test('every bound is filled evenly', () => {
    const rng = rngFrom(1);
    for (const bound of [1, 2, 3, 5, 7, 60]) {
      const counts = new Array<number>(bound).fill(0);
      for (let i = 0; i < bound * 4000; i++) counts[rng.below(bound)]++;
      for (const count of counts) expect(Math.abs(count - 4000)).toBeLessThan(330);
    }
  });

  test('a ply has a stream of its own and knows whether it was used', () => {
    const one = new PlyRng('a', 1);
    expect(one.drawn).toBe(false);
    const draws = Array.from({ length: 8 }, () => one.below(1000));
    expect(one.drawn).toBe(true);
    const again = new PlyRng('a', 1);
    expect(Array.from({ length: 8 }, () => again.below(1000))).toEqual(draws);
    const other = new PlyRng('a', 2);
    expect(Array.from({ length: 8 }, () => other.below(1000))).not.toEqual(draws);
  });

  test('a shuffle keeps every card and reaches every order', () => {
    const rng = rngFrom(3);
    const seen = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = shuffle([0, 1, 2], rng).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual(['012', '021', '102', '120', '201', '210']);
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
