import { babel } from '@nabu/games/babel';
import { babylonia } from '@nabu/games/babylonia';
import { type AnyGame, presets, rngFrom } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { openMoves } from './open-moves.ts';

function opening(game: AnyGame) {
  const state = game.setup({ seats: 2, options: presets(game.options) }, rngFrom('open'));
  const [seat] = game.actors(state);
  return { state, seat, rival: 1 - seat, moves: game.moves(state, seat) };
}
const text = (game: AnyGame) => (move: { readonly index: number }) =>
  game.notation.format(game.vocabulary[move.index]);

test('a card played from a hidden hand is told, the cards kept in it are not', () => {
  const game: AnyGame = babel;
  const { state, seat, rival, moves } = opening(game);
  game.play(state, seat, moves[0], rngFrom('pawn'));
  const names = game.moves(state, seat).map(text(game));
  const [card] = names.filter((name) => /^dep /.test(name));
  const open = openMoves(game, game.view(state, rival), rival, { seat, move: card });
  const told = [...open].map(text(game));
  expect(told).toContain(card);
  expect(told.filter((name) => /^dep /.test(name))).toEqual([card]);
});

test('a token laid face down in the river is not told', () => {
  const game: AnyGame = babylonia;
  const { state, seat, rival, moves } = opening(game);
  const hidden = moves.filter((move) => {
    let down = false;
    game.play(game.copy(state), seat, move, rngFrom(1), (event) => {
      down ||= 'faceDown' in event && event.faceDown === true;
    });
    return down;
  });
  expect(hidden.length).toBeGreaterThan(0);
  const move = text(game)(hidden[0]);
  const open = openMoves(game, game.view(state, rival), rival, { seat, move });
  expect([...open].map(text(game))).not.toContain(move);
});
