import { rngFrom, shuffle } from '@nabu/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rated } from './rate.ts';
import { PROVISIONAL, type Rating, UNRATED } from './rating.ts';

const settled = (rating: number, deviation = 60): Rating => ({
  ...{ rating, deviation, volatility: 0.06 },
});
const ratings = (list: readonly Rating[]) => list.map(({ rating }) => rating);

describe('two', () => {
  test('are rated as Glickman works it out by hand', () => {
    // One opponent at a time of the worked example in his paper on Glicko-2.
    const [after, other] = rated([settled(1500, 200), settled(1400, 30)], [1, 2]);
    expect(after.rating).toBeCloseTo(1563.56, 1);
    expect(after.deviation).toBeCloseTo(175.4, 1);
    expect(other.rating).toBeLessThan(1400);
    expect(1400 - other.rating).toBeLessThan(5);
  });

  test('who draw with somebody stronger gain, and the other loses as much where both are as sure', () => {
    const [weak, strong] = rated([settled(1400), settled(1600)], [1, 1]);
    expect(weak.rating).toBeGreaterThan(1400);
    expect(weak.rating - 1400).toBeCloseTo(1600 - strong.rating, 6);
  });
});

describe('more', () => {
  test('change by their places: the first gains, the last loses, equal places change alike', () => {
    const after = ratings(
      rated(
        [1, 2, 3, 4].map(() => settled(1500)),
        [2, 1, 2, 4],
      ),
    );
    expect(after[1]).toBeGreaterThan(after[0]);
    expect(after[0]).toBe(after[2]);
    expect(after[3]).toBeLessThan(after[2]);
    expect(after[1]).toBeGreaterThan(1500);
    expect(after[3]).toBeLessThan(1500);
  });

  test('find out how strong people are, as nearly as they say', () => {
    const strength = [1200, 1350, 1500, 1650, 1800, 1400];
    const book = strength.map(() => UNRATED);
    const rng = rngFrom('strength');
    // Twelve dice, less what they show on average: about as uneven as people play.
    const luck = () =>
      Array.from({ length: 12 }, () => rng.below(6) - 2.5).reduce((a, b) => a + b) * 34;
    for (let i = 0; i < 600; i++) {
      const seats = shuffle([0, 1, 2, 3, 4, 5], rng).slice(0, 3);
      const shown = seats.map((who) => strength[who] + luck());
      const places = shown.map((mine) => 1 + shown.filter((each) => each > mine).length);
      const after = rated(
        seats.map((who) => book[who]),
        places,
      );
      seats.forEach((who, k) => {
        book[who] = after[k];
      });
    }
    for (const [who, { rating, deviation }] of book.entries()) {
      expect(Math.abs(rating - strength[who])).toBeLessThan(3 * deviation);
      expect(deviation).toBeLessThan(PROVISIONAL);
    }
  });
});

test('whatever happens, ratings are numbers and nobody is less known than somebody new', () => {
  const someone = fc.record({
    rating: fc.double({ min: 100, max: 3500, noNaN: true }),
    deviation: fc.double({ min: 20, max: 350, noNaN: true }),
    volatility: fc.double({ min: 0.03, max: 0.1, noNaN: true }),
  });
  const played = fc.array(fc.tuple(someone, fc.integer({ min: 1, max: 4 })), {
    minLength: 2,
    maxLength: 4,
  });
  fc.assert(
    fc.property(played, (seats) => {
      const before = seats.map(([each]) => each);
      const after = rated(
        before,
        seats.map(([, place]) => place),
      );
      for (const { rating, deviation, volatility } of after) {
        expect(Number.isFinite(rating) && Number.isFinite(volatility)).toBe(true);
        expect(deviation).toBeGreaterThan(0);
        expect(deviation).toBeLessThanOrEqual(350);
      }
    }),
    { numRuns: 300, seed: 7 },
  );
});
