import { rngFrom } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { clusteredMean, student } from './interval.ts';

test('with few degrees of freedom the interval is as wide as Student has it', () => {
  const known = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];
  for (const [i, quantile] of known.entries()) expect(student(i + 1)).toBeCloseTo(quantile, 2);
  expect(student(100_000)).toBeCloseTo(1.96, 3);
});

describe('the mean of values in groups', () => {
  test('counts every value alike, and its interval says how far the groups lie apart', () => {
    const { mean, error } = clusteredMean([[1, 1, 1, 1], [0], []]);
    expect(mean).toBeCloseTo(0.8);
    // The sums lie 0.8 above and 0.8 below what the mean gives them: √(2 × 1.28) / 5.
    expect(error).toBeCloseTo(student(1) * 0.32);
  });

  test('does not get surer by values that only repeat their group', () => {
    const once = clusteredMean([[0.1], [0.4], [0.2], [0.3]]);
    const often = clusteredMean([0.1, 0.4, 0.2, 0.3].map((value) => Array(50).fill(value)));
    expect(often.mean).toBeCloseTo(once.mean);
    expect(often.error).toBeCloseTo(once.error ?? 0);
  });

  test('has no interval where there is one group or none', () => {
    expect(clusteredMean([[0.2, 0.4]])).toEqual({ mean: expect.closeTo(0.3), error: null });
    expect(clusteredMean([])).toEqual({ mean: 0, error: null });
  });

  test('is within its interval 95 times of 100, whatever the values of a group share', () => {
    const rng = rngFrom('interval');
    const draw = () =>
      Array.from({ length: 12 }, () => rng.below(1001) / 1000).reduce((a, b) => a + b) - 6;
    let within = 0;
    for (let i = 0; i < 1000; i++) {
      const groups = Array.from({ length: 10 }, () => {
        const shared = draw();
        return Array.from({ length: 8 }, () => shared + draw());
      });
      const { mean, error } = clusteredMean(groups);
      if (Math.abs(mean) <= (error ?? 0)) within++;
    }
    expect(within).toBeGreaterThan(930);
    expect(within).toBeLessThan(970);
  });
});
