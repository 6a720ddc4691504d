import { loadRules } from '@nabu/games/load';
import { presets, rngFrom } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../settings/store.ts';
import { LANGUAGES } from '../table/kit.ts';
import { GAMES, loadKit, loadRulesPage, manifestOf } from './games.ts';

const PRESET_NAMES = Object.keys(readSettings(null));

describe.each(GAMES)('$id', ({ id, players, minutes, words }) => {
  test('says how many play as its rules do', async () => {
    const game = await loadRules(id);
    expect(players).toEqual([game?.seats.min, game?.seats.max]);
    expect(minutes[0]).toBeLessThanOrEqual(minutes[1]);
  });

  test('has a board, a rules page and words in every language', async () => {
    const kit = await loadKit(id);
    for (const language of LANGUAGES) {
      expect(kit?.words[language].title).toBe(words[language].title);
      expect(await loadRulesPage(id, language)).toMatch(/^- \[[A-Z]+\d+\]/m);
      for (const text of Object.values(words[language])) expect(text).not.toBe('');
    }
    expect(words.es.text).not.toBe(words.en.text);
  });
});

test.each(GAMES)('$id: sources of points and events lead to clauses that exist', async ({ id }) => {
  const kit = await loadKit(id);
  const game = await loadRules(id);
  if (!kit || !game) throw new Error(`There is no game ${id}.`);
  const page = (await loadRulesPage(id, 'en')) ?? '';
  const known = new Set([...page.matchAll(/^- \[([A-Z]+\d+)\]/gm)].map(([, clause]) => clause));
  const { sources, events } = kit.clauses;
  for (const clause of [...Object.values(sources), ...Object.values(events)])
    expect(known, clause).toContain(clause);
  const start = { seats: game.seats.min, options: presets(game.options) };
  const [score] = game.scores(game.setup(start, rngFrom('clauses')));
  expect(Object.keys(sources).toSorted()).toEqual(
    score.parts.map(({ source }) => source).toSorted(),
  );
});

test('each game has a place of its own on the front page, guests after the others', () => {
  const places = GAMES.map(({ place }) => place);
  expect(new Set(places).size).toBe(places.length);
  const guests = GAMES.map(({ guest }) => guest);
  expect(guests.lastIndexOf(false)).toBeLessThan(guests.indexOf(true) + 1 || GAMES.length);
});

test('switches of games have names of their own and words in every language', () => {
  const all = GAMES.flatMap(({ switches = {} }) => Object.entries(switches));
  expect(new Set(all.map(([name]) => name)).size).toBe(all.length);
  for (const [name, words] of all) {
    expect(PRESET_NAMES).not.toContain(name);
    expect(new Set(Object.values(words.es)).size).toBe(3);
    for (const text of Object.values(words.es)) expect(Object.values(words.en)).not.toContain(text);
  }
});

test('what is no game of the house has nothing', async () => {
  expect(manifestOf('chess')).toBeNull();
  expect(manifestOf('__proto__')).toBeNull();
  expect(await loadKit('chess')).toBeNull();
  expect(await loadRulesPage('chess', 'en')).toBeNull();
});
