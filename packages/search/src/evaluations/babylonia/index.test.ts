import { babylonia } from '@nabu/games/babylonia';
import { presets, rngFrom } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { WEIGHTS } from './data.ts';
import { babyloniaEvaluation } from './index.ts';

const evaluate = babyloniaEvaluation(WEIGHTS);

/** What each seat may expect in a position. */
function chances(seats: number, position: string): number[] {
  const table = { seats, options: presets(babylonia.options) };
  const out = new Float64Array(seats);
  evaluate(babylonia.notation.readPosition(position, table), out);
  return [...out];
}

const TILES = 'tiles=b21:M,e22:MP,f7:S,i6:P,h19:MS,g4:5';

test('an even position is even for everybody but the player on the move, who is ahead', () => {
  for (const seats of [2, 3, 4]) {
    const [first, ...others] = chances(seats, `turns=4 ${TILES}`);
    expect(new Set(others.map((chance) => chance.toFixed(9))).size).toBe(1);
    expect(first).toBeGreaterThan(others[0]);
  }
});

test('swapping two seats swaps what they may expect', () => {
  const one = 'tokens1=m@i8,f@j7 tokens2=p@i10 points1=3/0/0/0/0 won2=M';
  const two = 'tokens2=m@i8,f@j7 tokens1=p@i10 points2=3/0/0/0/0 won1=M';
  const there = chances(3, `turns=4 turn=1 ${TILES} ${one}`);
  const back = chances(3, `turns=4 turn=2 ${TILES} ${two}`);
  expect([back[1], back[0], back[2]].map((n) => n.toFixed(9))).toEqual(
    there.map((n) => n.toFixed(9)),
  );
});

test.each([
  ['points', 'points1=9/0/0/0/0'],
  ['a city tile', 'won1=M'],
  ['a card that can be used', 'cards1=7'],
  ['a noble beside a city with its symbol', 'tokens1=p@i8'],
  ['a chain that reaches a city', 'tokens1=f@i8,p@i10 tokens2=p@i14'],
  ['a ziggurat touched', 'tokens1=f@j11'],
  ['a field that can be entered', 'tokens1=f@g2 tokens2=f@g16'],
])('%s makes winning likelier', (_, words) => {
  const even = `turns=4 turn=2 ${TILES} reserve1=f9 reserve2=f9`;
  const [before] = chances(2, even);
  const [after] = chances(2, `${even} ${words}`);
  expect(after).toBeGreaterThan(before);
});

test('rewards are chances at any moment of a game', () => {
  for (const seats of [2, 3, 4]) {
    const rng = rngFrom(`evaluate ${seats}`);
    const state = babylonia.setup({ seats, options: presets(babylonia.options) }, rng);
    const out = new Float64Array(seats);
    while (babylonia.actors(state).length > 0) {
      const [seat] = babylonia.actors(state);
      babylonia.play(state, seat, babylonia.sample(state, seat, rng), rng);
      evaluate(state, out);
      for (const chance of out) expect(chance >= 0 && chance <= 1).toBe(true);
    }
  }
});

test('free hexes that link for the owner of card 8 are counted', () => {
  const position = `turns=4 ${TILES} tokens1=f@i8,p@i14`;
  const [without] = chances(2, position);
  const [linked] = chances(2, `${position} cards1=8`);
  expect(linked).toBeGreaterThan(without);
});
