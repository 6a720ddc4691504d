import { babel } from '@nabu/games/babel';
import { type AnyGame, Match } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { lensOf } from './lens.ts';

const game: AnyGame = babel;
const match = Match.start(game, {
  seats: 2,
  options: { hands: '3/5', sumerians: 'allAtSite', starter: '1' },
  seed: '00112233445566778899aabbccddeeff',
});
const lens = lensOf(game, match.view(0), 0);
const move = (text: string) => game.notation.parse(text) ?? game.vocabulary[0];

test('the lens refuses exactly what the match refuses, by the same clause', () => {
  for (const word of game.vocabulary) {
    expect(lens.refuse(word)).toBe(match.refuse(0, word)?.clause ?? null);
  }
});

test('a preview is what the move then leads to', () => {
  const [first] = match.moves(0);
  const preview = lens.preview(first);
  const played = Match.rebuild(game, { ...match.table, seed: match.seed }, []);
  const entry = played.play(0, first);
  expect(preview?.view).toEqual(played.view(0));
  expect(preview?.events).toEqual(entry.events);
});

test('there is no preview of chance, of what is not legal, or for a spectator', () => {
  expect(lens.preview(move('end'))).toBeNull();
  expect(lensOf(game, match.view('spectator'), 'spectator').preview(match.moves(0)[0])).toBeNull();
});

test('what passes the turn or draws is final, what can be taken back is not', () => {
  const live = Match.rebuild(game, { ...match.table, seed: match.seed }, []);
  const [first] = live.moves(0);
  expect(lens.final(first)).toBe(false);
  live.play(0, first);
  expect(live.canUndo(0)).toBe(true);
  while (!live.moves(0).includes(move('end'))) live.play(0, live.moves(0)[0]);
  expect(lensOf(game, live.view(0), 0).final(move('end'))).toBe(true);
});
