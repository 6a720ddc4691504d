import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@nabu/games';
import { type AnyGame, type AnyMatch, newestGames } from '@nabu/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { drawAlike } from './alike.ts';
import { ARTIFACTS, axeProblems, goOffline, SIZES, THEMES } from './browser.ts';
import { keptMatch, sensibleMove } from './kept.ts';
import { measure, settled } from './measure.ts';
import { keepPicture } from './picture.ts';
import { openStage } from './stage.ts';

const stage = openStage({ webgl: false });

const GAMES = newestGames(games);

/** Windows in which the guide and its moves are looked at; the last one is where the game goes on. */
const WINDOWS = [
  [390, 844],
  [390, 664],
  [360, 640],
  [844, 390],
  [720, 450],
  [960, 600],
  [1366, 625],
  [768, 1024],
  [SIZES.desktop.width, SIZES.desktop.height],
] as const;

const folder = join(ARTIFACTS, 'windows');
mkdirSync(folder, { recursive: true });

/** What is wrong in each window while the guide speaks and shows moves: the board must keep its room, nothing may be covered or cut. */
async function faultsInWindows(page: Page, game: string): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const [place, [width, height]] of WINDOWS.entries()) {
    await page.setViewportSize({ width, height });
    const theme = THEMES[place % THEMES.length];
    await page.emulateMedia({ colorScheme: theme === 'dusk' ? 'dark' : 'light' });
    await settled(page);
    const name = `${width}x${height}`;
    await keepPicture(page, join(folder, `guided-${game}-${name}-${theme}.png`));
    const { board, faults } = await measure(page);
    const least = height < 500 ? 0.4 : 0.5;
    if (board < least) wrong.push(`${name}: the board has ${board.toFixed(2)} of the window`);
    wrong.push(...faults.map((fault) => `${name}: ${fault}`));
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  return wrong;
}

/** Decides once by the move box, or as the guide would have it when it warns; waits until the move is made. */
async function decide(page: Page, match: AnyMatch): Promise<void> {
  const moved = page.locator(`.table:not([data-ply="${match.ply}"])`);
  await page.locator(`.table[data-ply="${match.ply}"] .tray-urgent`).waitFor();
  const box = page.locator('#move-box');
  await box.fill(sensibleMove(match));
  await box.press('Enter');
  const better = page.locator('.guide').getByRole('button', { name: 'Play the better move' });
  await moved.or(better).first().waitFor();
  if ((await better.count()) > 0) await better.click();
  await moved.waitFor();
}

/** Plays a guided game to its end; what was seen of the guide in windows of all sizes on the way. */
async function playOut(page: Page, game: AnyGame): Promise<readonly string[]> {
  let wrong: readonly string[] | null = null;
  for (;;) {
    const match = await keptMatch(page, game);
    if (match.over) return wrong ?? ['the bot never moved'];
    if (match.actors[0] !== 0) {
      await page.locator(`.table:not([data-ply="${match.ply}"])`).waitFor();
      continue;
    }
    if (wrong === null && match.written.some(({ seat }) => seat !== 0)) {
      await page.locator('.hint').first().waitFor();
      // The move box is open while it has the focus.
      await page.locator('#content').focus();
      wrong = await faultsInWindows(page, game.id);
    }
    await decide(page, match);
  }
}

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s: a first game with a guide in one go, from its first move to its last, and in every window',
  async (id, game) => {
    const person = await stage.person();
    await person.addInitScript(drawAlike);
    const page = await person.newPage();
    await page.goto(`${stage.house.url}/first/${id}`);
    await page.waitForURL(/\/here\//);
    const said = page.locator('.guide-matters');
    await said.waitFor();
    const aloud = page.locator('[role="log"]', { hasText: (await said.textContent()) ?? '' });
    await aloud.first().waitFor({ state: 'attached' });
    await page.locator('.hint').first().waitFor();
    expect(await playOut(page, game)).toEqual([]);
    const onward = page.getByRole('region', { name: 'How to go on' });
    await onward.getByRole('link', { name: 'Play against the apprentice' }).waitFor();
    await onward.getByRole('button', { name: 'Review every move' }).click();
    await page.locator('.panel').waitFor();
  },
);

test('on a phone, in Spanish and without a network: the guide speaks, is silenced and brought back', async () => {
  const person = await stage.person({ size: 'phone', locale: 'es-ES', theme: 'dawn' });
  const page = await person.newPage();
  await page.goto(stage.house.url);
  await page.getByRole('link', { name: 'Un poco: jugar con guía' }).tap();
  await goOffline(page);
  await page.getByRole('link', { name: 'Empezar: Ur' }).tap();
  const guide = page.getByRole('region', { name: 'Guía' });
  await guide.locator('.guide-matters').waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await guide.getByRole('button', { name: 'Callar la guía' }).tap();
  await page.locator('.guide-silent').waitFor();
  await page.reload();
  await guide.getByRole('button', { name: 'Que vuelva la guía' }).tap();
  await guide.locator('.guide-matters').waitFor();
});
