import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gamesFrom, replayRecord, writeRecord } from '@nabu/kernel';
import { straws, straws2 } from '@nabu/testkit';
import { expect, onTestFinished, test } from 'vitest';
import { Journal } from './arena/journal.ts';
import { gameOf, newMatch } from './tables.ts';

const before = gamesFrom([[straws]]);
const after = gamesFrom([[straws2, straws]]);

test('an id names the newest rules, id@version any that are there', () => {
  expect(gameOf('straws', before)).toBe(straws);
  expect(gameOf('straws', after)).toBe(straws2);
  expect(gameOf('straws@1', after)).toBe(straws);
  expect(gameOf('straws@2', after)).toBe(straws2);
  expect(() => gameOf('straws@3', after)).toThrow(
    'There are no such rules of straws as "straws@3"; there are straws@2, straws@1.',
  );
  expect(() => gameOf('chess', after)).toThrow('There is no game "chess"; the games are straws.');
});

test('a game saved under older rules is loaded and played on under them', () => {
  const names = ['you', 'greedy'];
  const match = newMatch(gameOf('straws', before), 2, { goal: 20 }, 'saved');
  match.play(0, match.moves(0)[0]);
  const saved = writeRecord(match, { names, reveal: true });
  const [old, now] = [before, after].map((games) => replayRecord(games, saved));
  for (const each of [old, now]) each.play(0, 'end');
  expect(now.game).toBe(straws);
  expect(now.view(0)).toEqual(old.view(0));
});

test('games of other rules are not counted to a tournament', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nabu-journal-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'journal.txt');
  const asked = { game: 'straws', players: ['greedy', 'random'], games: 2, seed: '1' };
  const tournament = { ...asked, options: { goal: 15 }, maxPlies: 100, rules: 1 };
  expect(new Journal(path, tournament).played).toEqual([]);
  expect(new Journal(path, tournament).played).toEqual([]);
  expect(() => new Journal(path, { ...tournament, rules: 2 })).toThrow('another tournament');
});
