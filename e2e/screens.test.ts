import { games } from '@nabu/games';
import { type AnyGame, newestGames } from '@nabu/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeProblems, keep, SIZES, type Size, THEMES } from './browser.ts';
import { Player, playUntil } from './player.ts';
import { openStage } from './stage.ts';
import { setUp } from './table.ts';

const stage = openStage();

/** How many sit at the tables that are looked at, where it is not the fewest. */
const SEATS: { readonly [game: string]: number } = { babylonia: 4, amyitis: 3 };

/** All games of the house; each is shown on every screen that depends on the game. Middles of games are looked at in windows.test.ts. */
const OPEN = newestGames(games).map((game: AnyGame) => ({
  id: game.id,
  seats: SEATS[game.id] ?? game.seats.min,
}));

/** Pages that no other test looks at with axe in both themes at both sizes. */
const ELSEWHERE = [
  ...['/learn', '/first', '/puzzles', '/games', '/analysis', '/studies'],
  ...['/statistics', '/finished', '/leaders', '/api', '/sign-in/lost', '/farewell'],
];

describe.each(Object.keys(SIZES) as Size[])('on a %s', (size) => {
  test('the house is in order: nothing for axe, nothing wider than the screen', async () => {
    const person = await stage.person({ size, fine: true });
    const page = await person.newPage();
    const errors = listen(page);
    for (const [name, path] of [
      ['home', '/'],
      ['settings', '/settings'],
      ['not-found', '/nowhere'],
      ...OPEN.flatMap(({ id }) => [
        [`setup-${id}`, `/play/${id}`],
        [`rules-${id}`, `/rules/${id}`],
      ]),
    ]) {
      await page.goto(stage.house.url + path, { waitUntil: 'networkidle' });
      await inspect(page, `${name}-${size}`);
    }
    for (const path of ELSEWHERE) {
      await page.goto(stage.house.url + path, { waitUntil: 'networkidle' });
      await inThemes(page, path);
      await expectNarrow(page, path);
    }
    expect(errors).toEqual([]);
  });

  test.each(OPEN)('the table of $id is in order', async ({ id, seats }) => {
    const person = await stage.person({ size, fine: true });
    const sitters = ['Me', 'Bot', 'Bot', 'Bot'].slice(0, seats) as ('Me' | 'Bot')[];
    const wish = { where: 'On this device', seats: sitters, level: 'Apprentice' } as const;
    const page = await setUp(person, stage.house, { game: id, ...wish });
    const errors = listen(page);
    const player = new Player(page, 2);
    await player.myTurn();
    await inspect(page, `text-${id}-${size}`);
    await player.closeTextBoard();
    await inspect(page, `opening-${id}-${size}`);
    await playUntil([player], async (moves) => moves >= 4 || (await player.over()));
    expect(errors).toEqual([]);
  });
});

test('the house speaks Spanish when the system does', async () => {
  const person = await stage.person({ locale: 'es-ES' });
  const page = await person.newPage();
  await page.goto(stage.house.url, { waitUntil: 'networkidle' });
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  await page.getByRole('link', { name: /jugar/i }).first().waitFor();
  await keep(page, 'home-spanish');
});

/** Looks at a page in both themes, and keeps pictures of it. */
async function inspect(page: Page, name: string): Promise<void> {
  await inThemes(page, name, (theme) => keep(page, `${name}-${theme}`));
  await expectNarrow(page, name);
}

/** Axe finds nothing in either theme: the second one has other colours and nothing else. */
async function inThemes(
  page: Page,
  name: string,
  look?: (theme: string) => Promise<void>,
): Promise<void> {
  for (const [place, theme] of THEMES.entries()) {
    await page.emulateMedia({ colorScheme: theme === 'dusk' ? 'dark' : 'light' });
    await look?.(theme);
    const wrong = await axeProblems(page, place === 0 ? 'all' : 'colours');
    expect(wrong, `${name} at ${theme}`).toEqual([]);
  }
}

async function expectNarrow(page: Page, name: string): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide, `${name} is wider than the screen`).toBe(false);
}

/** Errors of the page, as they come. */
function listen(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}
