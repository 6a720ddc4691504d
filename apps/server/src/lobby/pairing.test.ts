import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mayPlay, pairUp, type Waiting, widthOf } from './pairing.ts';

const NOW = 1_000_000;

function person(name: string, other: Partial<Waiting> = {}): Waiting {
  return {
    person: name,
    name,
    rating: 1500,
    deviation: 0,
    since: NOW,
    blocks: new Set(),
    ...other,
  };
}

const NAMES = [...'abcdefghij'];

const somebody = fc.record({
  person: fc.constantFrom(...NAMES),
  name: fc.constant('Ada'),
  rating: fc.integer({ min: 600, max: 2400 }),
  deviation: fc.integer({ min: 0, max: 350 }),
  since: fc.integer({ min: NOW - 200_000, max: NOW }),
  blocks: fc.subarray(NAMES, { maxLength: 2 }).map((names) => new Set(names)),
});
/** Up to ten people, some of them twice (two windows), who block some others. */
const crowd = fc.array(somebody, { maxLength: 14 });
const seats = fc.integer({ min: 2, max: 4 });

describe('pairing', () => {
  test('every group is full, and all in it may play with each other', () => {
    fc.assert(
      fc.property(crowd, seats, (waiting, count) => {
        for (const group of pairUp(waiting, count, NOW)) {
          expect(group).toHaveLength(count);
          for (const a of group)
            for (const b of group) if (a !== b) expect(mayPlay(a, b, NOW)).toBe(true);
        }
      }),
    );
  });

  test('nobody is paired twice, with themselves, or with somebody one of them blocks', () => {
    fc.assert(
      fc.property(crowd, seats, (waiting, count) => {
        const groups = pairUp(waiting, count, NOW);
        const paired = groups.flat();
        expect(new Set(paired).size).toBe(paired.length);
        for (const group of groups) {
          expect(new Set(group.map((each) => each.person)).size).toBe(count);
          for (const a of group)
            for (const b of group) if (a !== b) expect(a.blocks.has(b.person)).toBe(false);
        }
      }),
    );
  });

  test('of two who could play, one at least is paired', () => {
    fc.assert(
      fc.property(crowd, (waiting) => {
        const paired = pairUp(waiting, 2, NOW).flat();
        const left = waiting.filter((each) => !paired.includes(each));
        for (const a of left)
          for (const b of left) if (a !== b) expect(mayPlay(a, b, NOW)).toBe(false);
      }),
    );
  });

  test('the order in which people stand in the list does not matter', () => {
    fc.assert(
      fc.property(fc.uniqueArray(somebody, { selector: (each) => each.person }), (waiting) => {
        const names = (groups: ReturnType<typeof pairUp>) =>
          groups.map((group) => group.map((each) => each.person));
        expect(names(pairUp(waiting.toReversed(), 2, NOW))).toEqual(names(pairUp(waiting, 2, NOW)));
      }),
    );
  });

  test('waiting makes nobody harder to pair', () => {
    fc.assert(
      fc.property(crowd, fc.integer({ min: 0, max: 300_000 }), (waiting, later) => {
        for (const a of waiting)
          for (const b of waiting)
            if (mayPlay(a, b, NOW)) expect(mayPlay(a, b, NOW + later)).toBe(true);
      }),
    );
  });

  test('whoever waited longest is served first, with the nearest in strength', () => {
    const old = person('old', { since: NOW - 60_000, rating: 1500 });
    const [near, far] = [person('near', { rating: 1520 }), person('far', { rating: 1590 })];
    expect(pairUp([far, near, old], 2, NOW)).toEqual([[old, near]]);
  });

  test('strangers in strength are paired once one of them has waited', () => {
    const strong = person('strong', { rating: 1800 });
    const weak = (since: number) => person('weak', { rating: 1300, since });
    expect(pairUp([strong, weak(NOW - 10_000)], 2, NOW)).toEqual([]);
    expect(pairUp([strong, weak(NOW - 80_000)], 2, NOW)).toHaveLength(1);
    expect(widthOf(weak(NOW - 120_000), NOW)).toBe(Number.POSITIVE_INFINITY);
  });

  test('whose rating is hardly known is paired with more', () => {
    const [known, guest] = [person('known', { rating: 1650 }), person('guest', { deviation: 350 })];
    expect(pairUp([known, guest], 2, NOW)).toHaveLength(1);
    expect(pairUp([known, { ...guest, deviation: 0 }], 2, NOW)).toEqual([]);
  });

  test('a table for four waits for four', () => {
    const four = ['a', 'b', 'c', 'd'].map((name) => person(name));
    expect(pairUp(four.slice(1), 4, NOW)).toEqual([]);
    expect(pairUp(four, 4, NOW)).toEqual([four]);
    expect(pairUp([...four.slice(1), person('b')], 4, NOW)).toEqual([]);
  });
});
