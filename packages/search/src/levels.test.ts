import { expect, test } from 'vitest';
import { askedInTurn, LEVELS, specOf } from './levels.ts';

test('seven levels, each with a name of its own', () => {
  expect(new Set(LEVELS.map(({ id }) => id)).size).toBe(7);
  expect(specOf('king')).toBe('search:1000');
  expect(specOf('king', 'babel')).toBe('search:2000');
  expect(specOf('greedy')).toBe('greedy');
});

test('a bot is replaced by the next weaker one', () => {
  expect(askedInTurn('scribe')).toEqual(['scribe', 'cupbearer', 'apprentice', 'pupil', 'random']);
  expect(askedInTurn('apprentice')).toEqual(['apprentice', 'pupil', 'random']);
  expect(askedInTurn('pupil')).toEqual(['pupil', 'random']);
  expect(askedInTurn('search:500')).toEqual(['search:500', 'greedy', 'random']);
  expect(askedInTurn('greedy')).toEqual(['greedy', 'random']);
  expect(askedInTurn('random')).toEqual(['random', 'greedy']);
});
