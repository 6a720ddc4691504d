import { games } from '@nabu/games';
import { puzzleFaults, writePuzzles } from '@nabu/games/puzzles';
import { presets, rngFrom } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../levels.ts';
import { effortFor } from './effort.ts';
import { puzzlesOf } from './find.ts';
import { ratingFor } from './grade.ts';
import { standsOut } from './spot.ts';
import { COMMON_THEMES, themeIn } from './themes.ts';

const TINY = { quick: 16, check: 24, deep: 40, runs: 2, appraise: 24, tries: 2 };
const ANY = { most: 2, theme: () => true, easy: () => true };
const found = (wishes = ANY) =>
  ['a', 'b', 'c'].flatMap((seed) => [...puzzlesOf(games.ur, 2, seed, TINY, wishes)]);

describe('puzzles found in games of bots', () => {
  test('are legal, have rivals that are worse, and come out the same for the same seed', () => {
    const puzzles = found();
    expect(puzzles.length).toBeGreaterThan(0);
    const set = { game: 'ur', making: null, puzzles };
    expect(puzzleFaults(set, 'found', games.ur)).toEqual([]);
    for (const { best, others, found: seen } of puzzles) {
      expect(seen.times).toHaveLength(LEVELS.length);
      for (const other of others) expect(other.chance).toBeLessThan(best.chance);
    }
    expect(writePuzzles({ ...set, puzzles: found() })).toBe(writePuzzles(set));
  });

  test('none is made that nobody wishes for', () => {
    expect(found({ ...ANY, theme: () => false })).toEqual([]);
    expect(found({ ...ANY, most: 0 })).toEqual([]);
  });
});

test('a move stands out when all others that were looked at are clearly worse', () => {
  const [a, b, c] = games.ur.vocabulary;
  const first = { move: a, visits: 20, value: 0.6 };
  expect(standsOut([first, { move: b, visits: 5, value: 0.5 }])).toBe(true);
  expect(standsOut([first, { move: b, visits: 5, value: 0.59 }])).toBe(false);
  expect(standsOut([first, { move: c, visits: 1, value: 0.1 }])).toBe(false);
  expect(standsOut([first])).toBe(false);
});

test('the fewer levels find a puzzle the harder it is', () => {
  const grades = [
    [4, 4, 4, 4, 4, 4],
    [2, 3, 4, 4, 4, 4],
    [0, 0, 3, 4, 4, 4],
    [0, 0, 0, 1, 4, 4],
    [0, 0, 0, 0, 0, 1],
  ].map((times) => ratingFor('ur', times, 4));
  expect(grades).toEqual(grades.toSorted((a, b) => a - b));
  expect(new Set(grades).size).toBe(grades.length);
  expect(grades[0]).toBeGreaterThan(0);
});

test('the deep look sees many times as much as the first one', () => {
  for (const id of Object.keys(games)) {
    const { quick, deep, runs } = effortFor(id);
    expect(deep * runs).toBeGreaterThanOrEqual(40 * quick);
  }
});

test('a theme is named by what happens, what says most first', () => {
  const state = games.ur.notation.readPosition('turn=1 roll=1 on1=7,9 home1=1 on2=2,5', {
    ...{ seats: 2, options: presets(games.ur.options) },
  });
  const events: { readonly type: string }[] = [];
  const move = games.ur.notation.parse('move 7');
  if (move) games.ur.play(state, 0, move, rngFrom('x'), (event) => events.push(event));
  expect(themeIn('ur', events, 0)).toBe('rosette');
  expect(themeIn('ur', [...events, { type: 'captured' }], 0)).toBe('capture');
  expect(themeIn('ur', [], 0)).toBeNull();
  expect(COMMON_THEMES).toContain('quiet');
});
