import { games } from '@nabu/games';
import { newestGames } from '@nabu/kernel';
import { describe, expect, test } from 'vitest';
import { loadKit } from '../../kit/games.ts';
import { LANGUAGES } from '../../table/kit.ts';

describe.each(newestGames(games).map(({ id }) => id))('%s', (id) => {
  test('says in both languages whom a move costs how much', async () => {
    const kit = await loadKit(id);
    for (const move of games[id].vocabulary) {
      const [en, es] = LANGUAGES.map((language) => kit?.words[language].denies(move, 'Enkidu', 6));
      for (const line of [en, es]) expect(line).toMatch(/^(?=[A-Z]).*Enkidu.*\b6\b.*\.$/);
      expect(es).not.toBe(en);
    }
  });
});
