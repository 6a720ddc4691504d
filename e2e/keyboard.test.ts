import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { watchShifts } from './measure.ts';
import { Player } from './player.ts';
import { openStage } from './stage.ts';
import { openKeptBabel } from './table.ts';

const stage = openStage();

async function myBabel(): Promise<{ page: Page; player: Player }> {
  const page = await openKeptBabel(await stage.person(), stage.house);
  const player = new Player(page);
  await player.myTurn();
  await player.closeTextBoard();
  return { page, player };
}

/** The letter of a nation in my hand: the key that picks up its card. */
async function letter(page: Page): Promise<string> {
  const label = await page.locator('.held-press').first().getAttribute('aria-label');
  return (label ?? '').charAt(0).toLowerCase();
}

test('a first turn of Babel by single keys', async () => {
  const { page, player } = await myBabel();
  const start = await player.ply();
  const made = (moves: number) => expect.poll(() => player.ply()).toBe(start + moves);
  const shifted = await watchShifts(page);
  await page.keyboard.press(await letter(page));
  await page.keyboard.press('w');
  await made(1);
  await page.keyboard.press(await letter(page));
  await page.keyboard.press('d');
  await made(2);
  await page.keyboard.press('0');
  await made(3);
  await page.keyboard.press('e');
  await expect.poll(() => player.ply()).toBeGreaterThan(start + 3);
  // Cards that are taken up and what can be done with them change the tray and move nothing.
  expect(await shifted()).toBeLessThan(0.05);
});

test('the focus outlives the button that had it, and Tab passes the log in one step', async () => {
  const { page, player } = await myBabel();
  const start = await player.ply();
  await page.locator('.held-press').first().focus();
  await page.keyboard.press('Enter');
  await page
    .locator('.tray')
    .getByRole('button', { name: /^Walk to/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => player.ply()).toBe(start + 1);
  await expect.poll(() => page.locator('.tray:focus').count()).toBe(1);
  await page.locator('.rail-log .panel-body').focus();
  await page.keyboard.press('ArrowUp');
  await page.locator('.log-line:focus').waitFor();
  await page.keyboard.press('Tab');
  await page.locator('.table-board :focus').waitFor();
});

test('no press is without an answer: the other side, the piles, what is not allowed', async () => {
  const { page, player } = await myBabel();
  const start = await player.ply();
  for (const name of [/’s Assyrians site/, /^Draw pile/, /^Temple deck/, /^Discards/]) {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
  }
  const refusal = page.locator('.toast-refusal');
  for (const key of ['x', '1', 'g']) {
    await page.keyboard.press(key);
    await refusal.filter({ hasText: 'Read rule' }).waitFor();
    await page.keyboard.press('Escape');
    await refusal.waitFor({ state: 'detached' });
  }
  expect(await player.ply()).toBe(start);
});
