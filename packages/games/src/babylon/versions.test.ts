import { readFileSync } from 'node:fs';
import { replayRecord, rngFrom } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { babylon, babylon1, tally, versions } from './index.ts';
import { given, givenBefore } from './testing/given.ts';

const games = { babylon, 'babylon@1': babylon1 };

const record = (name: string) =>
  readFileSync(new URL(`games/${name}.txt`, import.meta.url), 'utf8');

test('[V1] the same moves have another winner where a bridge decides', () => {
  const text = record('rules2-2p-greedy-bridge-decides');
  expect(replayRecord(games, text).result?.places).toEqual([1, 2]);
  expect(() => replayRecord(games, text.replace('rules 2', 'rules 1'))).toThrow(
    'lead to "result rounds places=2,1',
  );
});

test('[I11] the same moves are not legal where a hidden statue lends its line', () => {
  const text = record('rules2-2p-random-statue-line');
  expect(replayRecord(games, text).over).toBe(true);
  expect(() => replayRecord(games, text.replace('rules 2', 'rules 1'))).toThrow('rule I10');
});

test.each(versions)('a game of rules $rules stays one, copied, seen and imagined', (game) => {
  const options = { strictSupplies: false, highestPoint: 'squared', underBridge: 'clear' } as const;
  const state = game.setup({ seats: 2, options }, rngFrom('stays'));
  expect(state.rules).toBe(game.rules);
  expect(game.copy(state).rules).toBe(game.rules);
  const view = game.view(state, 0);
  expect(view.rules).toBe(game.rules);
  for (const { imagine } of versions) expect(imagine(view, rngFrom(1)).rules).toBe(game.rules);
});

test('[V1] what a table shows follows the rules of its state or view', () => {
  const position = 'G1=cp1@a4r3L1,cb1@d4r2L1,cw2@a3r0L2:dd-s,cp2@d3r0L2:dds- I1=bridge:b4-d4@1';
  for (const [start, points] of [
    [given, 3],
    [givenBefore, 0],
  ] as const) {
    const { state } = start(position);
    expect(tally(state, 0).categories[2].points).toBe(points);
    expect(tally(babylon.view(state, 'spectator'), 0).categories[2].points).toBe(points);
  }
});
