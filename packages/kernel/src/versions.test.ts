import { expect, test } from 'vitest';
import { pebbles } from './testing/pebbles.ts';
import { gameByKey, gamesFrom, rulesKey } from './versions.ts';

const newer = { ...pebbles, rules: 2 };
const stones = { ...pebbles, id: 'stones' };
const games = gamesFrom([[newer, pebbles], [stones]]);

test('the newest version goes by the id alone, older ones beside it', () => {
  expect(games).toEqual({ pebbles: newer, 'pebbles@1': pebbles, stones });
});

test('a key names one version of the rules, an id alone the newest', () => {
  for (const game of [newer, pebbles]) expect(gameByKey(games, rulesKey(game))).toBe(game);
  expect(gameByKey(games, 'pebbles')).toBe(newer);
});

test.each(['pebbles@3', 'pebbles@', 'pebbles@1@1', '@1', '', 'chess', 'toString', '__proto__@1'])(
  '"%s" names none',
  (key) => {
    expect(gameByKey(games, key)).toBeNull();
  },
);
