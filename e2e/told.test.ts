import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SIZES, type Size } from './browser.ts';
import { keepMiddle, TABLES } from './kept.ts';
import { settled } from './measure.ts';
import { openStage } from './stage.ts';

const stage = openStage();
const LARGEST = TABLES.filter(({ game, seats }) => seats === game.seats.max);

/** Opens a game in its middle in a person's window. */
async function open(size: Size, id: string, locale = 'en-GB'): Promise<Page> {
  const table = LARGEST.find(({ game }) => game.id === id);
  if (!table) throw new Error(`There is no game ${id}.`);
  const person = await stage.person({ size, locale });
  const path = await keepMiddle(person, table.game, table.seats);
  const page = await person.newPage();
  await page.goto(stage.house.url + path);
  await page.locator('[data-board]').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
  return page;
}

/** The coordinates that can be read on the board now: not hidden, and large enough for an eye. */
function printed(page: Page): Promise<readonly string[]> {
  return page.locator('.coordinates').evaluateAll((parts) =>
    parts
      .flatMap((part) =>
        part.matches('text, tspan') ? [part] : [...part.querySelectorAll('text')],
      )
      .filter((text) => text.getBoundingClientRect().height >= 7)
      .map((text) => text.textContent?.trim() ?? ''),
  );
}

/** Lays a finger on something; gives the way to lift it. */
async function hold(part: Locator): Promise<() => Promise<unknown>> {
  const page = part.page();
  const box = await part.boundingBox();
  if (!box) throw new Error('There is nothing to lay a finger on.');
  const hand = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  return () => hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const SHOWN: { readonly [game: string]: readonly string[] } = {
  babel: ['Q1', 'Q2'],
  babylonia: ['a', 'q', '0', '22'],
  amyitis: ['0,0', '3,3', '1', '4'],
  babylon: ['a', 'd', '1', '4'],
  ur: ['A', 'C', '1', '8'],
};

describe.each(Object.keys(SIZES) as Size[])('on a %s', (size) => {
  test.each(LARGEST)('$game.id prints its coordinates until they are hidden', async ({ game }) => {
    const page = await open(size, game.id);
    // On a small board the garden, its ground plan and the quarry take turns.
    if (game.id === 'babylon')
      await page.getByRole('button', { name: 'Ground plan', exact: true }).click();
    await expect.poll(() => printed(page)).toEqual(expect.arrayContaining([...SHOWN[game.id]]));
    await page.evaluate(() => {
      document.documentElement.dataset.coordinates = 'off';
    });
    expect(await printed(page)).toEqual([]);
  });
});

describe('the log', () => {
  test('of a large window marks what happened where the mouse is, and lights what it tells', async () => {
    const page = await open('desktop', 'babylonia');
    const log = page.locator('.rail-log');
    await expect.poll(() => log.locator('.log-round-name').count()).toBeGreaterThan(2);
    const line = log.locator('.log-line', { hasText: /places a .* on [a-q]\d+/ }).last();
    const hex = /on ([a-q]\d+)/.exec((await line.textContent()) ?? '')?.[1] ?? '';
    await line.hover();
    await expect.poll(() => page.locator('.rims-pointed path').count()).toBe(1);
    await page.locator(`.hex[data-name="${hex}"]`).hover();
    await expect.poll(() => log.locator('.log-about').count()).toBeGreaterThan(0);
    expect(await log.locator('.log-about').last().textContent()).toContain(hex);
  });

  test('of a small window leads to the moment of a line and points there', async () => {
    const page = await open('phone', 'babylonia');
    await page.getByRole('button', { name: 'Log' }).tap();
    const line = page.locator('.panel .log-line', { hasText: /places a .* on [a-q]\d+/ }).last();
    await line.tap();
    await page.locator('.replay-bar').waitFor();
    await page.locator('.panel').waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.rims-pointed path').count()).toBe(1);
  });
});

describe('what cards and powers do', () => {
  test('is told to a mouse, in Babel with all that lies in a row', async () => {
    const page = await open('desktop', 'babel');
    await page.locator('.held-press').first().hover();
    await page.getByRole('tooltip').getByText('Three side by side').waitFor();
    await page.mouse.move(5, 5);
    await expect.poll(() => page.getByRole('tooltip').count()).toBe(0);
    await page.locator('[data-tip^="site 1"] .hit-area').first().hover();
    await page.locator('.tip-chips li').first().waitFor();
  });

  test('is told to a finger that is held down, in the language of the page', async () => {
    const page = await open('phone', 'babel', 'es-ES');
    const release = await hold(page.locator('.held-press').first());
    await page.getByRole('tooltip').getByText('Tres seguidas').waitFor();
    await release();
    // All that lies in a row is told too.
    const put = await hold(page.locator('[data-tip^="site 1"] .hit-area').first());
    await page.locator('.tip-chips li').first().waitFor();
    await put();
    // Neither picked up what it lay on: a press would have come before the second card.
    expect(await page.locator('.held-press[aria-pressed="true"]').count()).toBe(0);
  });

  test('of Babylonia is read by a finger on the cards that lie open over the map', async () => {
    const page = await open('phone', 'babylonia');
    await page.getByRole('button', { name: /^Ziggurat Cards/ }).tap();
    const cards = page.getByRole('region', { name: 'Ziggurat Cards' }).locator('.zcard-text');
    await cards.first().waitFor();
    const texts = await cards.allTextContents();
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter((text) => !text.trim().endsWith('.'))).toEqual([]);
  });

  test('of Babylonia stands beside the numbers of the cards', async () => {
    const page = await open('desktop', 'babylonia');
    await page.locator('.rail .seat-cards [data-tip]').first().focus();
    await page.locator('.rail .seat-cards [data-tip]').first().hover();
    await page
      .getByRole('tooltip')
      .getByText(/^Ziggurat Card \d/)
      .waitFor();
  });
});

test('a hint outside a map that is seen in part stands at the edge, and choosing it brings it into sight', async () => {
  const page = await open('desktop', 'babylonia');
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.hint-badge').first().waitFor();
  await page.mouse.move(5, 5);
  for (let i = 0; i < 4; i++) await page.keyboard.press('+');
  const away = page.locator('.hint-badge.is-away');
  await away.first().waitFor();
  const number = (await away.first().textContent())?.trim() ?? '';
  // The map may still grow, and another hint be the first outside it by then.
  await away.filter({ hasText: number }).first().hover();
  await expect
    .poll(() => page.locator('.hint-badge:not(.is-away)', { hasText: number }).count())
    .toBeGreaterThan(0);
});
