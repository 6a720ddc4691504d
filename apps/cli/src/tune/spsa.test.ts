import { rngFrom } from '@nabu/kernel';
import type { FlatWeights } from '@nabu/search';
import { expect, test } from 'vitest';
import { climb } from './spsa.ts';

const BEST: FlatWeights = { towers: 2, hands: 0.5, walls: 0 };

/** Nearer to the best weights wins more often. */
function worth(weights: FlatWeights): number {
  return -Object.keys(BEST).reduce((sum, name) => sum + (weights[name] - BEST[name]) ** 2, 0);
}

test('weights climb towards those that win', () => {
  const start = { towers: 1, hands: 1, walls: 0.5 };
  const found = climb(start, { rounds: 400, reach: 0.1, stride: 0.1 }, rngFrom('climb'), (a, b) =>
    worth(a) > worth(b) ? 0.75 : 0.25,
  );
  expect(worth(found)).toBeGreaterThan(worth(start) / 10);
});

test('nothing moves when every round is even, and every round is told', () => {
  const rounds: number[] = [];
  const steps = { rounds: 5, reach: 0.1, stride: 0.1 };
  const found = climb(
    BEST,
    steps,
    rngFrom('even'),
    () => 0.5,
    (round) => rounds.push(round),
  );
  expect(found).toEqual(BEST);
  expect(rounds).toEqual([0, 1, 2, 3, 4]);
});
