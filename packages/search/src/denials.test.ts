import { games } from '@nabu/games';
import { type AnyGame, presets, rngFrom } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { type PebblesState, pebbles } from '../testing/pebbles.ts';
import { denials } from './denials.ts';
import { evaluationFor } from './evaluations/index.ts';

function ask(game: AnyGame, state: unknown, asked: readonly string[]) {
  const [seat] = game.actors(state);
  const question = { view: game.view(state, seat), seat, moves: game.moves(state, seat) };
  const words = asked.flatMap((text) => game.notation.parse(text) ?? []);
  return denials(game, evaluationFor(game), question, words, rngFrom('asked'));
}

/** A position for two that chance led to. */
function reached(game: AnyGame, seed: string, plies: number): unknown {
  const rng = rngFrom(seed);
  const state = game.setup({ seats: 2, options: presets(game.options) }, rng);
  for (let i = 0; i < plies; i++) {
    const [seat] = game.actors(state);
    game.play(state, seat, game.sample(state, seat, rng), rng);
  }
  return state;
}

describe('what a move takes away', () => {
  test('the heap that is left too high for the last pebble keeps the next player from it', () => {
    const state: PebblesState = { heap: 5, turn: 0, cards: [1, 2], points: [0, 0] };
    const found = ask(pebbles as AnyGame, state, ['take 1', 'take 2', 'take 3']);
    expect(found).toEqual([{ seat: 1, points: 10 }, null, null]);
  });

  test('nothing is said where every move leaves the others the same', () => {
    const state: PebblesState = { heap: 21, turn: 0, cards: [1, 2], points: [0, 0] };
    expect(ask(pebbles as AnyGame, state, ['take 1', 'take 2'])).toEqual([null, null]);
  });

  test('nor where there is nothing to compare with', () => {
    const state: PebblesState = { heap: 1, turn: 0, cards: [1, 2], points: [0, 0] };
    expect(ask(pebbles as AnyGame, state, ['take 1'])).toEqual([null]);
  });

  test.each([
    ['babel', 'the temple card that is built', 'deny 10', 45, 'bld Q1', 'end'],
    ['babylonia', 'the field of seven', 'deny 10', 20, 'f@h19', 'f@a2'],
    ['amyitis', 'the city the caravan leaves', 'deny 9', 65, 'caravan 1', 'pass'],
    ['babylon', 'the tile', 'deny 15', 60, 'dig d3', 'dig a1'],
  ] as const)('%s: %s is gone for the rival', (id, _, seed, plies, taking, idle) => {
    const game: AnyGame = games[id];
    const state = reached(game, seed, plies);
    const [seat] = game.actors(state);
    const [taken, other] = ask(game, state, [taking, idle]);
    expect(taken?.seat).toBe(1 - seat);
    expect(taken?.points).toBeGreaterThanOrEqual(2);
    expect(other).toBeNull();
  });
});
