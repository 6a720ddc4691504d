import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { gameOf } from '../tables.ts';
import { keptGames } from './kept.ts';
import { playSampled, type Trial } from './sampling.ts';

const TRIAL: Trial = {
  ...{ game: gameOf('ur'), seats: 2, bot: 'greedy', lines: 20, every: 5, seed: '1' },
  maxPlies: 1000,
};

function fileForGames(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nabu-kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'games.jsonl');
}

test('games that were kept are the same again, and a torn line harms none of them', () => {
  const file = fileForGames();
  const [first, second] = [playSampled(TRIAL, 0), playSampled(TRIAL, 1)];
  keptGames(file, TRIAL).add(0, first);
  appendFileSync(file, '{"trial":"half a li');
  keptGames(file, TRIAL).add(1, second);
  const kept = keptGames(file, TRIAL);
  expect([0, 1, 2].map((index) => kept.get(index))).toEqual([first, second, null]);
});

test('games of another trial do not count, and without a file nothing is kept', () => {
  const file = fileForGames();
  keptGames(file, TRIAL).add(0, playSampled(TRIAL, 0));
  for (const other of [{ seed: '2' }, { lines: 21 }, { bot: 'random' }])
    expect(keptGames(file, { ...TRIAL, ...other }).get(0)).toBeNull();
  keptGames(null, TRIAL).add(1, playSampled(TRIAL, 1));
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(1);
});
