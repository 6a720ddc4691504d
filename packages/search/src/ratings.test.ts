import { games } from '@nabu/games';
import { newestGames } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { botsOf } from './bots-of.ts';
import { LEVELS } from './levels.ts';
import { ratingOf } from './ratings.ts';

const stepsOf = (gameId: string) => botsOf(gameId)?.ratings ?? [];

test('the steps of a game lead from each level to the next', () => {
  for (const { id } of newestGames(games))
    stepsOf(id).forEach(({ above, below, wins, games: played }, i) => {
      expect([below, above]).toEqual([LEVELS[i].id, LEVELS[i + 1].id]);
      expect(wins).toBeLessThanOrEqual(played);
    });
});

test('a stronger level is rated higher, the apprentice 1000', () => {
  const ratings = LEVELS.map(({ id }) => ratingOf(stepsOf('babel'), id) ?? Number.NaN);
  expect(ratings[1]).toBe(1000);
  expect([...ratings].sort((a, b) => a - b)).toEqual(ratings);
});

test('what was not measured has no rating', () => {
  expect(ratingOf([], 'king')).toBeNull();
  expect(ratingOf(stepsOf('babel').slice(0, 1), 'king')).toBeNull();
  expect(ratingOf(stepsOf('babel'), 'search:500')).toBeNull();
});

test('only games of the house have bots of their own', () => {
  expect(botsOf('chess')).toBeNull();
  expect(botsOf('__proto__')).toBeNull();
});
