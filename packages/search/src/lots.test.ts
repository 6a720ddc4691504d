import { type Rng, rngFrom } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { Lots } from './lots.ts';

function draws(rng: Rng): number[] {
  return Array.from({ length: 8 }, () => rng.below(1000));
}

function lotsOf(seed: string): Lots {
  const lots = new Lots();
  lots.begin(rngFrom(seed));
  return lots;
}

test('lines that begin with the same state draw the same lots in every turn', () => {
  const lots = lotsOf('lots');
  lots.take(3);
  const turns = [0, 1, 2].map((turn) => draws(lots.ofTurn(turn)));
  lots.take(4);
  expect([0, 1, 2].map((turn) => draws(lots.ofTurn(turn)))).not.toEqual(turns);
  lots.take(3);
  expect([0, 1, 2].map((turn) => draws(lots.ofTurn(turn)))).toEqual(turns);
  expect(new Set(turns.map(String)).size).toBe(3);
});

test('another decision has other lots, the same seed the same', () => {
  expect(draws(lotsOf('one').ofTurn(0))).toEqual(draws(lotsOf('one').ofTurn(0)));
  expect(draws(lotsOf('one').ofTurn(0))).not.toEqual(draws(lotsOf('two').ofTurn(0)));
});
