import { rngFrom } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { type PebblesState, pebbles } from '../testing/pebbles.ts';
import { searchBot } from './search.ts';

const TUNING = { exploration: 1, playoutPlies: 0, ripe: 3, turns: 1, imaginings: 4 };

/** By move: which imagined states its lines began with, in order; the first is the look ahead. */
function statesTried(paired: boolean): number[][] {
  let imagined = 0;
  const mind: typeof pebbles = {
    ...pebbles,
    imagine: (view, rng) => ({ ...pebbles.imagine(view, rng), cards: [0, imagined++] }),
  };
  const tried: number[][] = [[], [], []];
  const evaluate = ({ heap, cards }: PebblesState, out: Float64Array) => {
    tried[9 - heap].push(cards[1]);
    out.fill(0.5 + 0.1 * (heap % 3));
  };
  const bot = searchBot(mind, evaluate, { ...TUNING, paired, spec: 'x', iterations: 40 });
  const state = { heap: 10, turn: 0, cards: [0, 0], points: [0, 0] };
  bot.choose(pebbles.view(state, 0), 0, pebbles.moves(state, 0), rngFrom('paired'));
  return tried;
}

test('paired lines try every move with the same states in the same order', () => {
  for (const [look, ...lines] of statesTried(true)) {
    expect(look).toBe(0);
    expect(lines.length).toBeGreaterThan(4);
    expect(lines).toEqual(lines.map((_, i) => i % 4));
  }
});

test('other lines take the states in turn, whatever they try', () => {
  const [[, ...lines]] = statesTried(false);
  expect(lines).not.toEqual(lines.map((_, i) => i % 4));
});
