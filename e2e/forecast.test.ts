import { games } from '@nabu/games';
import { findGame } from '@nabu/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems, keep, SIZES, type Size, THEMES } from './browser.ts';
import { keepMiddle } from './kept.ts';
import { openStage } from './stage.ts';

const stage = openStage();

/** Amyitis for four in the middle of a game, as somebody who decides sees it. */
async function middle(size: Size): Promise<Page> {
  const person = await stage.person({ size });
  const game = findGame(games, 'amyitis', 2);
  if (!game) throw new Error('Amyitis is missing.');
  const path = await keepMiddle(person, game, 4);
  const page = await person.newPage();
  await page.goto(stage.house.url + path);
  await page.locator('[data-board]').waitFor();
  return page;
}

/** Turns to a part of the board, where a small screen shows one at a time. */
async function turnTo(page: Page, name: string): Promise<void> {
  const tab = page.locator('.tab', { hasText: name });
  if ((await tab.count()) > 0) await tab.tap();
}

/** The widths of the channels that are drawn, one entry a channel. */
function lanes(page: Page): Promise<number> {
  return page.locator('.channel-double').evaluateAll((edges) => {
    const grooves = edges.map((edge) =>
      [...edge.querySelectorAll('.groove')].map((lane) => lane.getBoundingClientRect()),
    );
    // Two channels to an edge, neither of which covers the other.
    return grooves.filter(([a, b]) => a && b && (a.x !== b.x || a.y !== b.y)).length;
  });
}

test.each(Object.keys(SIZES) as Size[])(
  '%s: the forecast of Amyitis is told on pointing or touching, and shown as a mode',
  async (size) => {
    const page = await middle(size);
    const phone = size === 'phone';
    const tip = page.locator('.tip');
    const look = async (part: string) => {
      const place = page.locator(`[aria-label^="${part}"]`).first();
      await (phone ? place.tap() : place.hover());
      await tip.waitFor();
      return (await tip.textContent()) ?? '';
    };
    expect(await look('Marduk')).toMatch(/1st \w+/);
    expect(await look('Fields, Row 2')).toMatch(/Most cubes/);
    await turnTo(page, 'Garden');
    expect(await look('Terrace 3,3')).toMatch(/needs quality 1.*(Most water|No cubes)/);
    expect(await lanes(page)).toBe(8);

    const button = page.getByRole('button', { name: 'Forecast', exact: true });
    await (phone ? button.tap() : page.keyboard.press('f'));
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    const marks = page.locator('.water-mark');
    await expect.poll(() => marks.count()).toBeGreaterThan(3);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme === 'dusk' ? 'dark' : 'light' });
      await keep(page, `forecast-amyitis-${size}-${theme}`);
      expect(await axeProblems(page)).toEqual([]);
    }
    await turnTo(page, 'City');
    // Craft cards keep their names at four seats.
    expect(await page.locator('.craft').count()).toBe(await page.locator('.craft-name').count());
    await (phone ? button.tap() : page.keyboard.press('f'));
    await expect.poll(() => marks.count()).toBe(0);
  },
);
