import { expect, test } from 'vitest';
import { games } from './index.ts';
import { loadRules } from './load.ts';
import { GAME_IDS } from './registry.ts';
import { textBoardOf } from './text-boards.ts';

test('every version that is listed is loaded by its number, the newest by default', async () => {
  for (const game of Object.values(games))
    expect(await loadRules(game.id, game.rules), `${game.id} ${game.rules}`).toBe(game);
  for (const id of GAME_IDS) expect(await loadRules(id)).toBe(games[id]);
});

test('what is not listed is not loaded', async () => {
  expect(await loadRules('chess')).toBeNull();
  expect(await loadRules('toString')).toBeNull();
  expect(await loadRules(GAME_IDS[0], 0)).toBeNull();
});

test('every game has a text board of its own', () => {
  const boards = GAME_IDS.map(textBoardOf);
  expect(new Set(boards).size).toBe(GAME_IDS.length);
  for (const board of boards) expect(board.draw).toBeTypeOf('function');
  expect(() => textBoardOf('chess')).toThrow('no text board of "chess"');
});
