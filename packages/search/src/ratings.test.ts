import { games } from '@nabu/games';
import { expect, test } from 'vitest';
import { LEVELS } from './levels.ts';
import { ratingOf } from './ratings.ts';
import { STEPS } from './ratings-data.ts';

test('the steps of a game lead from each level to the next', () => {
  for (const [game, steps] of Object.entries(STEPS)) {
    expect(Object.keys(games)).toContain(game);
    steps.forEach(({ above, below, wins, games: played }, i) => {
      expect([below, above]).toEqual([LEVELS[i].id, LEVELS[i + 1].id]);
      expect(wins).toBeLessThanOrEqual(played);
    });
  }
});

test('a stronger level is rated higher, the weakest 1000', () => {
  const ratings = LEVELS.map(({ id }) => ratingOf('babel', id) ?? Number.NaN);
  expect(ratings[0]).toBe(1000);
  expect([...ratings].sort((a, b) => a - b)).toEqual(ratings);
});

test('what was not measured has no rating', () => {
  expect(ratingOf('chess', 'king')).toBeNull();
  expect(ratingOf('__proto__', 'king')).toBeNull();
  expect(ratingOf('babel', 'search:500')).toBeNull();
});
