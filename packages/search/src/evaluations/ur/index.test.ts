import { type State, ur } from '@nabu/games/ur';
import { presets, rngFrom } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { evaluationFor } from '../index.ts';

const table = { seats: 2, options: presets(ur.options) };
const evaluate = evaluationFor(ur);

function rewards(position: string): readonly [number, number] {
  const out = new Float64Array(2);
  evaluate(ur.notation.readPosition(position, table), out);
  return [out[0], out[1]];
}

/** The same board seen from the other side. */
function mirrored(state: State): State {
  const turned = ur.copy(state);
  const { hands, on, homes } = turned;
  return {
    ...turned,
    turn: 1 - turned.turn,
    ...{ hands: hands.toReversed(), on: on.toReversed(), homes: homes.toReversed() },
  };
}

describe("Ur's evaluation", () => {
  test.each(['short', 'long'] as const)(
    'is a chance for each side, the two add up to one, and sides do not matter, path %s',
    (path) => {
      const rng = rngFrom('evaluation');
      const [out, back] = [new Float64Array(2), new Float64Array(2)];
      for (let game = 0; game < 6; game++) {
        const state = ur.setup({ seats: 2, options: { path, pieces: 7 } }, rng);
        while (ur.actors(state).length > 0) {
          ur.play(state, state.turn, ur.sample(state, state.turn, rng), rng);
          evaluate(state, out);
          evaluate(mirrored(state), back);
          expect(out[0] + out[1]).toBeCloseTo(1, 9);
          expect(out[0]).toBeGreaterThan(0);
          expect(out[0]).toBeLessThan(1);
          expect(back[0]).toBeCloseTo(out[1], 9);
        }
      }
    },
  );

  test('judges the board and not the roll that lies there', () => {
    const values = [0, 1, 2, 3, 4].map((roll) => rewards(`roll=${roll} on1=3,9 on2=6,8`)[0]);
    expect(new Set(values).size).toBe(1);
  });

  test('prefers the next roll, pieces further on, at home and on the middle rosette', () => {
    const base = 'turn=2 on1=3,7 home1=2 on2=4,5 home2=2';
    const [even] = rewards(base);
    for (const better of [
      base.replace('on1=3,7', 'on1=3,13'),
      base.replace('home1=2', 'home1=3'),
      base.replace('on1=3,7', 'on1=3,8'),
      base.replace('turn=2', 'turn=1'),
    ]) {
      expect(rewards(better)[0], better).toBeGreaterThan(even);
    }
  });

  test('it matters more whose roll comes next where a piece can be captured', () => {
    const matter = (board: string) => rewards(`turn=1 ${board}`)[0] - rewards(`turn=2 ${board}`)[0];
    expect(matter('on1=11 on2=9')).toBeGreaterThan(matter('on1=11 on2=6') + 0.01);
  });

  test('a lead says more the less is left to race', () => {
    const early = rewards('on1=12 on2=5')[0];
    const late = rewards('on1=12 home1=6 on2=5 home2=6')[0];
    expect(late).toBeGreaterThan(early);
    expect(early).toBeGreaterThan(0.5);
  });
});
