import { games } from '@nabu/games';
import { findGame } from '@nabu/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems, keep, SIZES } from './browser.ts';
import { keepMiddle } from './kept.ts';
import { measure, settled } from './measure.ts';
import { openStage } from './stage.ts';

const stage = openStage();

/** A large window, and small ones: a phone upright, the smallest with its bars, and one that lies. */
const WINDOWS = {
  ...SIZES,
  smallest: { width: 360, height: 640 },
  across: { width: 844, height: 390 },
};

const choose = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check();

test('what is chosen in the settings holds at the table, in a large window and in small ones', async () => {
  const game = findGame(games, 'babylonia', 1);
  if (!game) throw new Error('Babylonia is missing.');
  const person = await stage.person();
  const path = await keepMiddle(person, game, game.seats.max);
  const page = await person.newPage();
  await page.goto(`${stage.house.url}/settings`);
  const travel = () =>
    page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--calm')),
    );
  const usual = await travel();
  await choose(page, 'How fast pieces travel', 'Slowly');
  await choose(page, 'Size of text', 'Very large');
  await choose(page, 'Density', 'Tight');
  await choose(page, 'Coordinates on the board', 'Hidden');
  await choose(page, 'Single keys at the table', 'Off: keys with Ctrl only');
  await page.goto(stage.house.url + path);
  await page.locator('[data-board]').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const letters = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  expect(await letters()).toBeGreaterThan(18);
  expect(await travel()).toBeGreaterThan(usual);
  for (const [name, size] of Object.entries(WINDOWS)) {
    await page.setViewportSize(size);
    await settled(page);
    const { board, faults, seats } = await measure(page);
    expect(faults, name).toEqual([]);
    expect(board, name).toBeGreaterThanOrEqual(size.height < 500 ? 0.4 : 0.5);
    expect(seats, name).toBe(game.seats.max);
    expect(await page.locator('.coordinates').filter({ visible: true }).count(), name).toBe(0);
    await page.keyboard.press('t');
    await keep(page, `very-large-${name}`);
    expect(await page.locator('.text-board').count(), name).toBe(0);
    expect(await axeProblems(page), name).toEqual([]);
    // Keys with Ctrl do what single ones did.
    await page.keyboard.press('/');
    expect(await page.locator('.move-box:not(.hidden-text)').count(), name).toBe(0);
    await page.keyboard.press('Control+Enter');
    await page.locator('#move-box:focus').waitFor();
    await page.keyboard.press('Escape');
  }
});
