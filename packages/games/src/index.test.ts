import { findGame, newestGames } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { games } from './index.ts';

test('every game is listed under its id in its newest version, older ones beside it', () => {
  for (const [key, game] of Object.entries(games)) {
    const newest = games[game.id];
    expect(key).toBe(game === newest ? game.id : `${game.id}@${game.rules}`);
    expect(game.rules).toBeLessThanOrEqual(newest.rules);
    expect(findGame(games, game.id, game.rules)).toBe(game);
  }
});

test('no version of any rules is missing', () => {
  for (const { id, rules } of newestGames(games))
    for (let version = 1; version <= rules; version++)
      expect(findGame(games, id, version)?.rules, `${id} ${version}`).toBe(version);
});
