import { type Rng, rngFrom } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { SharedChance } from './shared-chance.ts';

function draws(rng: Rng): number[] {
  return Array.from({ length: 8 }, () => rng.below(1000));
}

function chanceOf(seed: string): SharedChance {
  const chance = new SharedChance();
  chance.begin(rngFrom(seed));
  return chance;
}

test('lines that begin with the same state have the same chance in every turn', () => {
  const chance = chanceOf('chance');
  chance.take(3);
  const turns = [0, 1, 2].map((turn) => draws(chance.ofTurn(turn)));
  chance.take(4);
  expect([0, 1, 2].map((turn) => draws(chance.ofTurn(turn)))).not.toEqual(turns);
  chance.take(3);
  expect([0, 1, 2].map((turn) => draws(chance.ofTurn(turn)))).toEqual(turns);
  expect(new Set(turns.map(String)).size).toBe(3);
});

test('another decision has other chance, the same seed the same', () => {
  expect(draws(chanceOf('one').ofTurn(0))).toEqual(draws(chanceOf('one').ofTurn(0)));
  expect(draws(chanceOf('one').ofTurn(0))).not.toEqual(draws(chanceOf('two').ofTurn(0)));
});
