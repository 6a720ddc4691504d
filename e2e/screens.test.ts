import { games } from '@nabu/games';
import { newestGames } from '@nabu/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { keep, SIZES, type Size, seriousProblems, THEMES } from './browser.ts';
import { Player, playUntil } from './player.ts';
import { openStage } from './stage.ts';
import { setUp } from './table.ts';

const stage = openStage();

/** How many sit at the tables that are looked at, where it is not the fewest. */
const SEATS: { readonly [game: string]: number } = { babylonia: 4, amyitis: 3 };

/** All games of the house; each is shown on every screen that depends on the game. */
const OPEN = newestGames(games).map(({ id, seats }) => ({
  game: id,
  seats: SEATS[id] ?? seats.min,
}));

const looks = (Object.keys(SIZES) as Size[]).flatMap((size) =>
  THEMES.map((theme) => ({ size, theme, mark: `${size}-${theme}` })),
);

describe.each(looks)('on a $size at $theme', ({ size, theme, mark }) => {
  test('the house is in order: nothing serious for axe, nothing wider than the screen', async () => {
    const person = await stage.person({ size, theme });
    const page = await person.newPage();
    const errors = listen(page);
    for (const [name, path] of [
      ['home', '/'],
      ['settings', '/settings'],
      ['not-found', '/nowhere'],
      ...OPEN.flatMap(({ game }) => [
        [`setup-${game}`, `/play/${game}`],
        [`rules-${game}`, `/rules/${game}`],
      ]),
    ]) {
      await page.goto(stage.house.url + path, { waitUntil: 'networkidle' });
      await inspect(page, `${name}-${mark}`);
    }
    expect(errors).toEqual([]);
  });

  test.each(OPEN)('the table of $game is in order', async ({ game, seats }) => {
    const person = await stage.person({ size, theme });
    const sitters = ['Me', 'Bot', 'Bot', 'Bot'].slice(0, seats) as ('Me' | 'Bot')[];
    const wish = { game, where: 'On this device', seats: sitters, level: 'Apprentice' } as const;
    const page = await setUp(person, stage.house, wish);
    const errors = listen(page);
    const player = new Player(page, 2);
    await player.myTurn();
    await inspect(page, `text-${game}-${mark}`);
    await player.closeTextBoard();
    await inspect(page, `opening-${game}-${mark}`);
    await playUntil([player], async (moves) => moves >= 14 || (await player.over()));
    await player.closeTextBoard();
    await page.locator('.tray-turn, .table[data-over="true"]').first().waitFor();
    await inspect(page, `middle-${game}-${mark}`);
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

async function inspect(page: Page, name: string): Promise<void> {
  await keep(page, name);
  expect(await seriousProblems(page), name).toEqual([]);
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
