import { games } from '@nabu/games';
import { type AnyGame, newestGames, presets, rngFrom } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { compareMove } from './compare.ts';

const all: readonly AnyGame[] = newestGames(games);

/** A decision some moves into a game. */
function decisionIn(game: AnyGame, plies: number) {
  const rng = rngFrom(`compare ${game.id} ${plies}`);
  const state = game.setup({ seats: 2, options: presets(game.options) }, rng);
  let seat = game.actors(state)[0];
  for (let i = 0; i < plies || game.moves(state, seat).length < 2; i++) {
    game.play(state, seat, game.sample(state, seat, rng), rng);
    seat = game.actors(state)[0];
  }
  const { id: gameId, rules } = game;
  const moves = game.moves(state, seat).map((move) => game.notation.format(move));
  return { question: { gameId, rules, view: game.view(state, seat), seat, seed: 'test' }, moves };
}

describe.each(all.map((game) => [game.id, game] as const))('comparing moves of %s', (_, game) => {
  const { question, moves } = decisionIn(game, 24);
  const compared = moves.slice(0, 12).map((move) => compareMove(game, { ...question, move }));

  test('the same question has the same answer, and a loss names what is better', () => {
    expect(compareMove(game, { ...question, move: moves[0] })).toEqual(compared[0]);
    for (const { move, best, loses, points } of compared) {
      expect(moves).toContain(best);
      expect(loses).toBeGreaterThanOrEqual(0);
      expect(points).toBeGreaterThanOrEqual(0);
      if (loses > 0) expect(best).not.toBe(move);
      else if (best === move) expect(points).toBe(0);
    }
  });

  test('the best move loses nothing', () => {
    const best = compared.find(({ move, best: other }) => move !== other)?.best ?? moves[0];
    expect(compareMove(game, { ...question, move: best })).toEqual({
      ...{ move: best, best, loses: 0, points: 0 },
    });
  });
});

test('a move that cannot be made is refused', () => {
  const [game] = all;
  const { question } = decisionIn(game, 4);
  expect(() => compareMove(game, { ...question, move: 'nonsense' })).toThrow('cannot make');
});
