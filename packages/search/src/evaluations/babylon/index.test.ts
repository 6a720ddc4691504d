import { babylon } from '@nabu/games/babylon';
import { presets, rngFrom } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { WEIGHTS } from './data.ts';
import { babylonEvaluation } from './index.ts';

const evaluate = babylonEvaluation(WEIGHTS);

/** What each seat may expect in a position. */
function chances(seats: number, position: string): number[] {
  const table = { seats, options: presets(babylon.options) };
  const out = new Float64Array(seats);
  evaluate(babylon.notation.readPosition(position, table), out);
  return [...out];
}

test('an even position is even for everybody', () => {
  for (const seats of [2, 3, 4]) {
    const found = chances(seats, 'round=3');
    expect(new Set(found.map((chance) => chance.toFixed(9))).size).toBe(1);
  }
});

test('swapping two seats swaps what they may expect', () => {
  const there = chances(3, 'turn=3 round=4 G1=bw1@a1r0L1 stock1=4 G2=cw1@a1r0L1 kept2=gw1');
  const back = chances(3, 'turn=3 round=4 G2=bw1@a1r0L1 stock2=4 G1=cw1@a1r0L1 kept1=gw1');
  expect([back[1], back[0], back[2]].map((n) => n.toFixed(9))).toEqual(
    there.map((n) => n.toFixed(9)),
  );
});

test.each([
  ['points', 'G1=cw1@a1r0L1:sss- G2=cw2@a1r0L1:ssss'],
  ['a pillar', 'stock1=4 stock2=3'],
  ['a kept tile', 'kept1=gw1'],
  ['more symbols on a kept tile', 'kept1=bw1 kept2=cw1'],
  ['symbols to join', 'G1=cw1@a1r0L1 G2=cw2@a1r0L1'],
  ['an item that can be built at once', 'turn=1 fresh=1 G1=cw2@a1r0L1 G2=cp2@a1r0L1'],
  ['a part of a set', 'G1=sw@a1r0L1,cp1@c1r0L1 G2=cw1@a1r0L1,cw4@c1r0L1'],
])('%s makes winning likelier', (_, words) => {
  const turn = words.startsWith('turn') ? '' : 'phase=store turn=2 new=by4';
  const [own, other] = chances(2, `round=4 ${turn} ${words}`);
  expect(own).toBeGreaterThan(other);
});

test('what cannot be used any more is worth nothing at the end', () => {
  const [own, other] = chances(2, 'phase=store turn=2 round=15 new=by4 stock1=6 kept1=bw1');
  expect(own).toBeCloseTo(other, 9);
});

test('rewards are chances at any moment of a game', () => {
  for (const seats of [2, 3, 4]) {
    const rng = rngFrom(`evaluate ${seats}`);
    const state = babylon.setup({ seats, options: presets(babylon.options) }, rng);
    const out = new Float64Array(seats);
    while (babylon.actors(state).length > 0) {
      const [seat] = babylon.actors(state);
      babylon.play(state, seat, babylon.sample(state, seat, rng), rng);
      evaluate(state, out);
      for (const chance of out) expect(chance >= 0 && chance <= 1).toBe(true);
    }
  }
});
