import { games } from '@nabu/games';
import { NONE, type View } from '@nabu/games/amyitis';
import { type AnyGame, type AnyMatch, findGame } from '@nabu/kernel';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems, keep, SIZES, type Size, THEMES } from './browser.ts';
import { keepMiddle, keepWhen } from './kept.ts';
import { openStage } from './stage.ts';

const stage = openStage();

type Keep = (person: BrowserContext, game: AnyGame) => Promise<string>;

/** Amyitis for four in the middle of a game, as somebody who decides sees it. */
async function middle(
  size: Size,
  kept: Keep = (person, game) => keepMiddle(person, game, 4),
): Promise<Page> {
  const person = await stage.person({ size });
  const game = findGame(games, 'amyitis', 2);
  if (!game) throw new Error('Amyitis is missing.');
  const path = await kept(person, game);
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

/** How many channels are drawn as two that lie side by side. */
function lanes(page: Page): Promise<number> {
  return page.locator('.channel-double').evaluateAll((edges) => {
    const grooves = edges.map((edge) =>
      [...edge.querySelectorAll('.groove')].map((lane) => lane.getBoundingClientRect()),
    );
    // Two channels to an edge, neither of which covers the other.
    return grooves.filter(([a, b]) => a && b && (a.x !== b.x || a.y !== b.y)).length;
  });
}

/** Somebody may irrigate, and others have. */
function mayIrrigate(match: AnyMatch): boolean {
  const { areas } = match.view(0) as View;
  const moves = match.moves(0).map((move) => match.game.notation.format(move));
  return (
    moves.some((move) => move.startsWith('irrigate ')) &&
    areas.filter((at) => at !== NONE).length > 3
  );
}

/** By how much the lines of two parts of the board differ in light, as WCAG counts it. */
function contrast(page: Page, one: string, two: string): Promise<number> {
  return page.evaluate(
    (parts) => {
      const brush = new OffscreenCanvas(1, 1).getContext('2d');
      const lights = parts.map((name) => {
        const part = document.querySelector(name);
        if (!part || !brush) throw new Error(`There is no ${name}.`);
        brush.fillStyle = getComputedStyle(part).stroke;
        brush.fillRect(0, 0, 1, 1);
        const [r, g, b] = [...brush.getImageData(0, 0, 1, 1).data].map((value) => {
          const share = value / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
      });
      return Math.max(...lights) / Math.min(...lights);
    },
    [one, two],
  );
}

test.each(Object.keys(SIZES) as Size[])(
  '%s: channels that are dry, that can be irrigated and that flow differ in both themes; double ones lie side by side',
  async (size) => {
    const page = await middle(size, (person, game) => keepWhen(person, game, 4, mayIrrigate));
    await turnTo(page, 'Garden');
    const dry = '.groove:not(.is-lit)';
    await page.locator('.groove.is-lit').first().waitFor({ state: 'attached' });
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme === 'dusk' ? 'dark' : 'light' });
      await page.locator(`[data-theme="${theme}"]`).waitFor();
      expect(await contrast(page, '.groove.is-lit', dry), theme).toBeGreaterThan(3);
      expect(await contrast(page, '.water', dry), theme).toBeGreaterThan(3);
      // More than a colour: those that can be irrigated have drops in them, those that flow the sign of their owner.
      expect(await page.locator('.groove-drops.is-lit').count()).toBeGreaterThan(0);
      const flowing = await page.locator('.water').count();
      expect(await page.locator('.water-area .marker').count()).toBeGreaterThanOrEqual(flowing);
      await keep(page, `channels-amyitis-${size}-${theme}`);
    }
    expect(await lanes(page)).toBe(8);
  },
);

test.each(Object.keys(SIZES) as Size[])(
  '%s: the forecast of Amyitis is told on pointing or touching, and shown as a mode',
  async (size) => {
    const page = await middle(size);
    const phone = size === 'phone';
    /** Looks at a place; what is told of the place before may stand there a moment longer. */
    const look = async (part: string, told: RegExp) => {
      const place = page.locator(`[aria-label^="${part}"]`).first();
      await (phone ? place.tap() : place.hover());
      await page.locator('.tip', { hasText: told }).waitFor();
    };
    await look('Marduk', /1st \w+/);
    await look('Fields, Row 2', /Most cubes/);
    await turnTo(page, 'Garden');
    await look('Terrace 3,3', /needs quality 1.*(Most water|No cubes)/);
    expect(await lanes(page)).toBe(8);

    const button = page.getByRole('button', { name: 'Forecast', exact: true });
    await (phone ? button.tap() : page.keyboard.press('f'));
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
    const marks = page.locator('.water-mark');
    await expect.poll(() => marks.count()).toBeGreaterThan(3);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme === 'dusk' ? 'dark' : 'light' });
      await keep(page, `forecast-amyitis-${size}-${theme}`);
      expect(await axeProblems(page)).toEqual([]);
    }
    await turnTo(page, 'City');
    // Craft cards keep their names at four seats.
    await page.locator('.craft').first().waitFor();
    expect(await page.locator('.craft').count()).toBe(await page.locator('.craft-name').count());
    await (phone ? button.tap() : page.keyboard.press('f'));
    await expect.poll(() => marks.count()).toBe(0);
  },
);
