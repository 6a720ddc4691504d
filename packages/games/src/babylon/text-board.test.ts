import { presets, rngFrom } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { PLAIN } from '../text-board.ts';
import { babylon } from './index.ts';
import { textBoard } from './text-board.ts';

const table = { seats: 2, options: presets(babylon.options) };
const names = ['Ana', 'Bel', 'Cem', 'Dov'];

function drawn(position: string): string {
  const state = babylon.notation.readPosition(position, table);
  return textBoard.draw(babylon.view(state, 0), 0, { names, paint: PLAIN });
}

test('the quarry shows tops, heights and what a dig brings', () => {
  const text = drawn('Q=3/2/3/3/3/b.gp1/1/3/3/0/3/3/3/3/3/3');
  expect(text).toContain('Ana to dig   round 1 of 15');
  expect(text).toContain('b2 ▪▪ gp1 FBS- +3');
  expect(text).toMatch(/b3 {2}- /);
});

test('gardens are seen from above, fresh tiles too', () => {
  const text = drawn('G1=cw1@a1r2L1,cp1@c1r3L1:ss-s I1=fountain:b2-c2@1 fresh=1 new=gw1 stock1=3');
  expect(text).toContain('Ana builds   round 1 of 15   new tile gw1 FBT-');
  expect(text).toContain('1  1b 1. 1. 1b .');
  expect(text).toContain('2  1. 1F 1F 1o .');
  expect(text).toContain('1 Ana (white): 5 (statues 0, fountains 3, bridges 0, stairways 0');
  expect(text).toContain('3 pillars, no tile kept');
});

test('the round token is explained', () => {
  expect(drawn('round=2 tokens=minus')).toContain('token minus: one pillar less for digging');
});

test('every kind of move has words, and any moment of a game can be drawn', () => {
  for (const move of babylon.vocabulary) expect(textBoard.describe(move)).not.toBe('');
  for (const seats of [2, 3, 4]) {
    const rng = rngFrom(`draw ${seats}`);
    const state = babylon.setup({ ...table, seats }, rng);
    while (babylon.actors(state).length > 0) {
      const [seat] = babylon.actors(state);
      babylon.play(state, seat, babylon.sample(state, seat, rng), rng);
      const text = textBoard.draw(babylon.view(state, seat), seat, { names, paint: PLAIN });
      expect(text.split('\n')).toHaveLength(5 + (seats > 2 ? 20 : 10) + 1 + seats);
    }
  }
});
