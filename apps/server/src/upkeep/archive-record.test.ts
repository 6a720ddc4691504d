import { games } from '@nabu/games';
import { type AnyGame, Match, presets, writeRecord } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { folder } from '../../testing/rig.ts';
import { Archive } from '../archive/archive.ts';
import { newTableId } from '../secrets.ts';
import { openSqlite } from '../store/sqlite.ts';
import { addRecord } from './archive.ts';

/** A game of some rules that its players agreed to end at once. */
function record(game: AnyGame): string {
  const match = Match.start(game, {
    ...{ seats: 2, options: presets(game.options), seed: '7'.repeat(32) },
  });
  match.endEarly('agreed');
  return writeRecord(match, { names: ['Ada', 'Bel'] });
}

const GAME = {
  ...{ game: 'babylon', rules: 2, bots: [null, null], names: ['Ada', 'Bel'] },
  ...{ created: 1, ended: 2, plies: 0, ending: 'agreed' },
};

test('a game is added once, and only with a record of its own game and rules', async () => {
  const store = await openSqlite(folder());
  const index = new Archive({ store, games, failed: (_, error) => expect(error).toBeNull() });
  const add = (id: string, text: string) => addRecord(store, index, { ...GAME, id }, text);
  const id = newTableId();
  for (const [key, named] of [
    ['babylon@1', 'babylon@1'],
    ['ur', 'ur@1'],
  ])
    expect(await add(id, record(games[key]))).toBe(`its record is of ${named}, not of babylon@2`);
  expect(await add(id, record(games.babylon))).toBe('added');
  expect(await add(id, record(games.babylon))).toBe('known');
  await store.close();
});
