import { games } from '@nabu/games';
import { type AnyGame, newestGames, presets, rngFrom } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { compareMove } from './compare.ts';

const all: readonly AnyGame[] = newestGames(games);

/** A decision between several moves, so many moves into a game; the last one of a shorter game. */
function decisionIn(game: AnyGame, plies: number) {
  const rng = rngFrom(`compare ${game.id} ${plies}`);
  const playing = game.setup({ seats: 2, options: presets(game.options) }, rng);
  let state = playing;
  for (let i = 0; game.actors(playing).length > 0; i++) {
    const [seat] = game.actors(playing);
    if (game.moves(playing, seat).length > 1) {
      state = game.copy(playing);
      if (i >= plies) break;
    }
    game.play(playing, seat, game.sample(playing, seat, rng), rng);
  }
  const [seat] = game.actors(state);
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
