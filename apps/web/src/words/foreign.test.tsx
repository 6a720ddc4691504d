import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { enter, foreignTexts } from '../../testing/foreign.tsx';
import { litParts, trayParts } from '../../testing/hands.ts';
import { spokenOn } from '../../testing/spoken.ts';
import {
  type AtTable,
  bot,
  dialog,
  elements,
  guest,
  sitDown,
  sitFirst,
} from '../../testing/table.tsx';
import { GAMES } from '../kit/games.ts';
import { Home } from '../screens/home/home.tsx';
import { NotFound } from '../screens/not-found.tsx';
import { Rules } from '../screens/rules/rules.tsx';
import { SettingsPage } from '../screens/settings.tsx';
import { Setup } from '../screens/setup/setup.tsx';
import { Shelf } from '../screens/shelf/shelf.tsx';
import { es } from './es.ts';

describe('in Spanish nothing is English', () => {
  test.each([
    ['the front page', <Home key="home" />],
    ['the settings', <SettingsPage key="settings" />],
    ['the shelf', <Shelf key="shelf" />],
    ['a page that is not there', <NotFound key="lost" />],
  ])('on %s', async (_, room) => {
    await enter(room);
    expect(spokenOn(document.body).length).toBeGreaterThan(3);
    expect(foreignTexts()).toEqual([]);
  });

  test.each(GAMES)('where a table of $id is set up', async ({ id }) => {
    await enter(<Setup game={id} />);
    expect(foreignTexts()).toEqual([]);
  });

  test.each(GAMES)('in the rules of $id', async ({ id }) => {
    await enter(<Rules game={id} />);
    await waitFor(() => expect(spokenOn(document.body).length).toBeGreaterThan(60));
    const said = foreignTexts().filter((text) => !codes().has(text));
    expect(said).toEqual([]);
  });

  test.each(GAMES)('at a table of $id, in its log, text board and sheets', async ({ id }) => {
    const at = await sitFirst(id, { language: 'es', moves: 33 });
    expect(foreignTexts()).toEqual([]);
    for (const key of ['t', 't', 'l', '?', '{Escape}', 'm', '{Escape}']) {
      await at.user.keyboard(key);
      expect(foreignTexts(), `after ${key}`).toEqual([]);
    }
    await openSheets(at);
    for (const part of [...litParts(at).slice(0, 4), ...trayParts(at).slice(0, 4)]) {
      if (part.isConnected) await at.user.hover(part);
      if (part.isConnected) await at.user.click(part);
      expect(foreignTexts()).toEqual([]);
    }
  });

  test.each(GAMES)('at the end of a game of $id', async ({ id, players: [fewest] }) => {
    const bots = Array.from({ length: fewest - 1 }, () => bot('greedy'));
    const seats = [guest('Ana'), ...bots];
    const at = await sitDown({ game: id, seats, language: 'es', slow: true, moves: 10_000 });
    await at.press(es.end.table, at.tray);
    expect(spokenOn(dialog()).length).toBeGreaterThan(5);
    expect(foreignTexts()).toEqual([]);
  });
});

/** Opens the points of every seat and the menu. */
async function openSheets(at: AtTable): Promise<void> {
  for (const opener of [...elements('.seat-score'), at.button(es.table.openBoardMenu)]) {
    await at.user.click(opener);
    expect(foreignTexts()).toEqual([]);
    await at.press(es.house.close, dialog());
  }
}

/** What the rules page quotes from the notation, which is the same in every language. */
function codes(): ReadonlySet<string> {
  return new Set(elements('code').map(({ textContent }) => textContent ?? ''));
}
