import { babel, type State } from '@nabu/games/babel';
import { presets, rngFrom } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { evaluationFor } from '../index.ts';

const table = { seats: 2, options: presets(babel.options) };
const evaluate = evaluationFor(babel);

function rewards(position: string): readonly [number, number] {
  const out = new Float64Array(2);
  evaluate(babel.notation.readPosition(position, table), out);
  return [out[0], out[1]];
}

/** The same table seen from the other side. */
function mirrored(state: State): State {
  const turned = babel.copy(state);
  const swap = <T>(list: readonly T[]) => {
    const half = list.length / 2;
    return [...list.slice(half), ...list.slice(0, half)];
  };
  return {
    ...turned,
    turn: 1 - turned.turn,
    starters: swap(turned.starters),
    pawns: swap(turned.pawns),
    rows: swap(turned.rows),
    temples: swap(turned.temples),
    hands: swap(turned.hands),
    shown: swap(turned.shown),
    stacks: swap(turned.stacks),
  };
}

describe("Babel's evaluation", () => {
  test('is a chance for each side, the two add up to one, and sides do not matter', () => {
    const rng = rngFrom('evaluation');
    const out = new Float64Array(2);
    const back = new Float64Array(2);
    for (let game = 0; game < 10; game++) {
      const state = babel.setup(table, rng);
      while (babel.actors(state).length > 0) {
        const [seat] = babel.actors(state);
        babel.play(state, seat, babel.sample(state, seat, rng), rng);
        evaluate(state, out);
        evaluate(mirrored(state), back);
        expect(out[0] + out[1]).toBeCloseTo(1, 9);
        expect(out[0]).toBeGreaterThan(0);
        expect(out[0]).toBeLessThan(1);
        expect(back[0]).toBeCloseTo(out[1], 9);
      }
    }
  });

  test('prefers higher temples, more workers, more cards and a run that can act', () => {
    const base = 'turn=1 pawn1=H pawn2=A 1:H=SSA 2:H=PSA T1:H=1-2 T2:H=1-2 hand1=AH hand2=PM';
    const [even] = rewards(base);
    for (const better of [
      base.replace('T1:H=1-2', 'T1:H=1-3'),
      base.replace('1:H=SSA', '1:H=SSAM'),
      base.replace('hand1=AH', 'hand1=AHS'),
      base.replace('1:H=SSA', '1:H=AAA'),
    ]) {
      expect(rewards(better)[0]).toBeGreaterThan(even);
    }
  });
});
