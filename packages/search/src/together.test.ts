import { games } from '@nabu/games';
import { babel } from '@nabu/games/babel';
import { presets, rngFrom } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { think } from './think.ts';
import { consensus, shares } from './together.ts';

const state = babel.setup({ seats: 2, options: presets(babel.options) }, rngFrom('together'));
const seat = babel.actors(state)[0];
const question = { gameId: 'babel', rules: 1, view: babel.view(state, seat), seat, seed: 's' };

test('several minds share the lines of one', () => {
  const parts = shares({ ...question, spec: 'vizier' }, 2);
  expect(parts.map(({ spec }) => spec)).toEqual(['search:150', 'search:150']);
  expect(new Set(parts.map(({ seed }) => seed)).size).toBe(2);
  const more = shares({ ...question, spec: 'search:600/2400' }, 3);
  expect(more.map(({ spec }) => spec)).toEqual(Array(3).fill('search:200/800'));
  const timed = shares({ ...question, spec: 'search:800ms' }, 3);
  expect(timed.map(({ spec }) => spec)).toEqual(Array(3).fill('search:800ms'));
});

test.each(['random', 'greedy', 'apprentice', 'scribe', 'search:150'])(
  '%s is thought by one mind alone',
  (spec) => {
    expect(shares({ ...question, spec }, 2)).toEqual([{ ...question, spec }]);
  },
);

test('their answers are joined by how often each move was looked at', () => {
  const answers = shares({ ...question, spec: 'search:400' }, 2).map((part) => think(games, part));
  const joined = consensus(answers);
  const visits = (of: typeof joined, move: string) =>
    of.stats.candidates.find((candidate) => candidate.move === move)?.visits ?? 0;
  for (const { move, visits: sum } of joined.stats.candidates)
    expect(sum).toBe(visits(answers[0], move) + visits(answers[1], move));
  expect(joined.move).toBe(joined.stats.candidates[0].move);
  expect(joined.stats.iterations).toBe(answers[0].stats.iterations + answers[1].stats.iterations);
  expect(consensus([answers[0]])).toBe(answers[0]);
});
