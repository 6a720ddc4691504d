import { rngFrom } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { type PebblesState, pebbles } from '../testing/pebbles.ts';
import { Lookout } from './lookout.ts';
import type { Evaluation, Glance } from './mind.ts';

function low({ heap }: PebblesState, out: Float64Array): void {
  out.fill(1 / (1 + heap));
}

const start: PebblesState = { heap: 9, turn: 0, cards: [0, 0], points: [0, 0] };

/** What is expected after each move from the start. */
function ahead(evaluate: Evaluation<PebblesState>): number[] {
  const lookout = new Lookout(pebbles, evaluate, 2);
  lookout.at(start, 0);
  const moves = pebbles.moves(start, 0);
  return [...lookout.after(moves, rngFrom('look')).subarray(0, moves.length)];
}

test('a move is judged by what it leads to, and the state stays as it is', () => {
  const before = pebbles.copy(start);
  const values = ahead(low);
  expect(values).toEqual([...values].sort((a, b) => a - b));
  expect(new Set(values).size).toBe(values.length);
  expect(start).toEqual(before);
});

test('a glance is believed, and a move is played where it cannot tell', () => {
  const played = ahead(low);
  const [first, ...others] = pebbles.moves(start, 0);
  const glance: Glance<PebblesState> = {
    at() {},
    after: (moves, out) => {
      for (const [i, move] of moves.entries()) out[i] = move === first ? 0.25 : Number.NaN;
    },
  };
  expect(others.length).toBeGreaterThan(0);
  const glancing = Object.assign((state: PebblesState, out: Float64Array) => low(state, out), {
    glance,
  });
  expect(ahead(glancing)).toEqual([0.25, ...played.slice(1)]);
});
