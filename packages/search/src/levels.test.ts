import { expect, test } from 'vitest';
import { LEVELS, specOf, weakerThan } from './levels.ts';

test('seven levels, each with a name of its own', () => {
  expect(new Set(LEVELS.map(({ id }) => id)).size).toBe(7);
  expect(specOf('king')).toBe('search:1000');
  expect(specOf('king', 'babel')).toBe('search:2000');
  expect(specOf('greedy')).toBe('greedy');
});

test('a bot is replaced by the next weaker one', () => {
  expect(weakerThan('scribe')).toEqual(['cupbearer', 'apprentice', 'pupil', 'random']);
  expect(weakerThan('apprentice')).toEqual(['pupil', 'random']);
  expect(weakerThan('pupil')).toEqual(['random']);
  expect(weakerThan('search:500')).toEqual(['greedy', 'random']);
  expect(weakerThan('greedy')).toEqual(['random']);
  expect(weakerThan('random')).toEqual(['greedy']);
});
