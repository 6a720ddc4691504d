import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems, keep, SIZES, type Size } from './browser.ts';
import { Player } from './player.ts';
import { openStage } from './stage.ts';
import { setUp } from './table.ts';

const stage = openStage();
const sizes = Object.keys(SIZES) as Size[];
const steps = (page: Page) => page.locator('.plan-step > button');

/** Puts the first move there is into the plan, through the move box. */
async function sketch(page: Page): Promise<void> {
  const before = await steps(page).count();
  const box = page.locator('#move-box');
  await box.focus();
  await box.fill('plan ');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => steps(page).count()).toBe(before + 1);
}

test.each(sizes)(
  '%s: a line is tried on a private copy, kept over a reload, and played with the network cut',
  async (size) => {
    const theme = size === 'phone' ? 'dawn' : 'dusk';
    const person = await stage.person({ size, theme });
    const wish = { where: 'On this device', seats: ['Me', 'Bot'], level: 'Apprentice' } as const;
    const page = await setUp(person, stage.house, { game: 'babylonia', ...wish });
    const player = new Player(page);
    await player.myTurn();
    await player.closeTextBoard();
    const ply = await player.ply();

    await page.getByRole('button', { name: 'Plan: try moves on a private copy' }).click();
    await page.locator('.table-plan').waitFor();
    await sketch(page);
    expect(await player.ply()).toBe(ply);
    await page.locator('main').click({ position: { x: 4, y: 4 } });
    expect(await axeProblems(page)).toEqual([]);
    await keep(page, `plan-${size}`);

    await page.reload();
    await page.getByRole('button', { name: 'Plan: 1 step' }).waitFor();
    await person.setOffline(true);
    await page.getByRole('button', { name: 'Plan: 1 step' }).click();
    await page.getByRole('button', { name: 'Play this when it is my turn' }).click();
    await expect.poll(() => player.ply()).toBe(ply + 1);
    await page.locator('.toast', { hasText: 'Played from your plan' }).waitFor();
  },
);
