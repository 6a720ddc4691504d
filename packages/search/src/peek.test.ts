import { babylonia } from '@nabu/games/babylonia';
import { presets, rngFrom } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { evaluationFor } from './evaluations/index.ts';
import { Peeks } from './peek.ts';
import { botFromSpec } from './spec.ts';

const table = { seats: 3, options: presets(babylonia.options) };

test('a node remembers its moves with the best looking first', () => {
  const state = babylonia.setup(table, rngFrom('peek'));
  const peeks = new Peeks(babylonia, evaluationFor(babylonia));
  const moves = babylonia.moves(state, state.turn);
  const seen = peeks.at(0, state, state.turn, moves, rngFrom('look'));
  expect(new Set(seen.moves)).toEqual(new Set(moves.map(({ index }) => index)));
  expect([...seen.values].sort((a, b) => b - a)).toEqual(seen.values);
});

test('moves that only another imagined state offers are added', () => {
  const state = babylonia.setup(table, rngFrom('peek'));
  const peeks = new Peeks(babylonia, evaluationFor(babylonia));
  const moves = babylonia.moves(state, state.turn);
  const half = moves.filter((_, i) => i % 2 === 0);
  expect(peeks.at(0, state, state.turn, half, rngFrom(1)).moves).toHaveLength(half.length);
  expect(peeks.at(0, state, state.turn, moves, rngFrom(1)).moves).toHaveLength(moves.length);
});

test('a search that peeks chooses a legal move, the same one every time', () => {
  const state = babylonia.setup(table, rngFrom('choose'));
  const moves = babylonia.moves(state, state.turn);
  const view = babylonia.view(state, state.turn);
  const choose = () =>
    botFromSpec(babylonia, 'search:40').choose(view, state.turn, moves, rngFrom('same'));
  expect(moves).toContain(choose().move);
  expect(choose().move).toBe(choose().move);
});
