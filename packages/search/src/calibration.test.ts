import { rngFrom } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { calibrated, fitted, progressIn, type Told } from './calibration.ts';

/** Chances that somebody tells who is twice as sure as they should be. */
function boasts(count: number): readonly Told[] {
  const rng = rngFrom('boasts');
  return Array.from({ length: count }, () => {
    const truth = (1 + rng.below(99)) / 100;
    const odds = (truth / (1 - truth)) ** 2;
    const won = rng.below(100) < 100 * truth ? 1 : 0;
    return { said: odds / (1 + odds), progress: rng.below(101) / 100, won };
  });
}

describe('a map of chances', () => {
  const map = fitted(2, 20, boasts(4000));

  test('takes back what was boasted', () => {
    for (const progress of [0, 0.5, 1]) {
      expect(calibrated(map, 0.5, progress)).toBeCloseTo(0.5, 1);
      expect(calibrated(map, 0.845, progress)).toBeCloseTo(0.7, 1);
      expect(calibrated(map, 0.155, progress)).toBeCloseTo(0.3, 1);
    }
  });

  test('never falls when more is said, and is never certain', () => {
    const chances = Array.from({ length: 101 }, (_, i) => calibrated(map, i / 100, 0.3));
    expect(chances.toSorted((a, b) => a - b)).toEqual(chances);
    expect(chances[0]).toBeGreaterThan(0);
    expect(chances[100]).toBeLessThan(1);
  });

  test('is found where the search is sure of nearly everything and seldom right', () => {
    const rng = rngFrom('sure');
    const told = Array.from({ length: 300 }, () => ({
      ...{ said: (50 + rng.below(50)) / 100, progress: 0.5, won: rng.below(3) === 0 ? 1 : 0 },
    }));
    const modest = fitted(3, 20, told);
    expect(calibrated(modest, 0.75, 0.5)).toBeCloseTo(0.33, 1);
    expect(calibrated(modest, 0.95, 0.5)).toBeLessThan(0.5);
  });

  test('without games it says what the search says', () => {
    const none = fitted(4, 10, []);
    expect(calibrated(none, 0.25, 0)).toBeCloseTo(0.25, 6);
    expect(calibrated(none, 0.6, 1)).toBeCloseTo(0.6, 6);
  });

  test('a game is as far as the best seat has come', () => {
    expect(progressIn([3, 8], 16)).toBe(0.5);
    expect(progressIn([30, 8], 16)).toBe(1);
    expect(progressIn([-4, -8], 16)).toBe(0);
  });
});
