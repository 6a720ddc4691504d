import { rngFrom } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import type { PebblesState } from '../testing/pebbles.ts';
import { pebbles } from '../testing/pebbles.ts';
import { gentleBot } from './gentle.ts';
import { learnerBot } from './learner.ts';
import type { Evaluation } from './mind.ts';

/** Values by how many pebbles are left after the move of seat 0. */
function valued(left: { readonly [heap: number]: number }): Evaluation<PebblesState> {
  return ({ heap }, out) => {
    out[0] = left[heap];
    out[1] = 1 - left[heap];
  };
}

const view = { viewer: 0, heap: 10, turn: 0, card: 1, points: [0, 0] } as const;
const moves = pebbles.moves(pebbles.imagine(view, rngFrom('moves')), 0);

/** How often each count of pebbles was taken in a hundred tries. */
function counts(evaluate: Evaluation<PebblesState>, overlooked: number): readonly number[] {
  const bot = gentleBot(pebbles, evaluate, 'gentle', overlooked);
  const taken = [0, 0, 0];
  for (let i = 0; i < 100; i++)
    taken[bot.choose(view, 0, moves, rngFrom(`try ${i}`)).move.count - 1]++;
  return taken;
}

describe('a gentle bot', () => {
  test('who overlooks nothing makes the best move', () => {
    expect(counts(valued({ 9: 0.5, 8: 0.6, 7: 0.55 }), 0)).toEqual([0, 100, 0]);
  });

  test('who overlooks much makes better moves more often', () => {
    const [one, two, three] = counts(valued({ 9: 0.5, 8: 0.6, 7: 0.55 }), 0.5);
    expect(two).toBeGreaterThan(three);
    expect(three).toBeGreaterThan(one);
    expect(one).toBeGreaterThan(0);
  });

  test('never throws a game away, and sees differences far behind too', () => {
    expect(counts(valued({ 9: 0.1, 8: 0.6, 7: 0.1 }), 0.99)).toEqual([0, 100, 0]);
    expect(counts(valued({ 9: 0.001, 8: 0.01, 7: 0.001 }), 0.99)).toEqual([0, 100, 0]);
  });

  test('the same view and chance give the same choice, the chosen move first', () => {
    const bot = gentleBot(pebbles, valued({ 9: 0.5, 8: 0.6, 7: 0.55 }), 'gentle', 0.5);
    const choose = () => bot.choose(view, 0, moves, rngFrom('same'));
    expect(choose()).toEqual(choose());
    expect(choose().candidates[0].move).toBe(choose().move);
  });
});

test('a learner takes the points that are to be had, unless they are overlooked', () => {
  const last = { ...view, heap: 3 };
  const bot = learnerBot(pebbles, valued({ 2: 0.9, 1: 0.9, 0: 0.1 }));
  const legal = pebbles.moves(pebbles.imagine(last, rngFrom('moves')), 0);
  const taken = Array.from(
    { length: 100 },
    (_, i) => bot.choose(last, 0, legal, rngFrom(`learner ${i}`)).move.count,
  );
  const all = taken.filter((count) => count === 3).length;
  expect(all).toBeGreaterThan(50);
  expect(all).toBeLessThan(100);
});
