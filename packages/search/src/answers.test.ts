import { rngFrom } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { type PebblesState, pebbles } from '../testing/pebbles.ts';
import { Answers } from './answers.ts';
import { pointsEvaluation } from './reward.ts';
import { searchBot } from './search.ts';
import { SharedChance } from './shared-chance.ts';

/** Everybody wants the heap as low as can be, so everybody takes all that is allowed. */
function low({ heap }: PebblesState, out: Float64Array): void {
  out.fill(1 / (1 + heap));
}

function table(seats: number, turn: number): PebblesState {
  const none = Array<number>(seats).fill(0);
  return { heap: 100, turn, cards: none, points: [...none] };
}

function playOn(state: PebblesState, count: number): PebblesState {
  const answers = new Answers(pebbles, low, count, state.points.length);
  answers.play(state, 0, new SharedChance(), rngFrom('answers'));
  return state;
}

test.each([2, 3, 4])('with %i seats all others answer, and then the player has a turn', (seats) => {
  const whole = playOn(table(seats, 0), 3);
  expect(whole.turn).toBe(1);
  expect(whole.heap).toBe(100 - 3 * (seats + 1));
  expect(playOn(table(seats, 1), 3).heap).toBe(100 - 3 * seats);
});

test('of a longer list only the few that gain most are compared', () => {
  expect(playOn(table(3, 0), 1)).toEqual(playOn(table(3, 0), 3));
});

test('a line ends with the game', () => {
  expect(pebbles.actors(playOn({ ...table(3, 0), heap: 4 }, 3))).toEqual([]);
});

test('a crowd is thought about in its own way, two are not, by one and the same bot', () => {
  const judged = new Set<number>();
  const evaluate = (state: PebblesState, out: Float64Array) => {
    judged.add(state.heap);
    pointsEvaluation(pebbles)(state, out);
  };
  const tuning = { exploration: 0.1, playoutPlies: 0, ripe: 3, crowd: { turns: 1, answers: 2 } };
  const bot = searchBot(pebbles, evaluate, { ...tuning, spec: 'crowd', iterations: 2 });
  const deepest = (seats: number) => {
    judged.clear();
    const state = table(seats, 0);
    bot.choose(pebbles.view(state, 0), 0, pebbles.moves(state, 0), rngFrom('crowd'));
    return Math.min(...judged);
  };
  // The first lines of two end after one move, those of three go once around.
  expect(deepest(2)).toBeGreaterThanOrEqual(97);
  expect(deepest(3)).toBeLessThan(97);
  expect(deepest(2)).toBeGreaterThanOrEqual(97);
});
