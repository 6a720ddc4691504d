import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keep, newPerson, openBrowser } from './browser.ts';
import { House } from './house.ts';
import { setUp } from './table.ts';

let house: House;
let browser: Browser;

beforeAll(async () => {
  [house, browser] = await Promise.all([House.open(), openBrowser({ webgl: false })]);
});

afterAll(async () => {
  await browser?.close();
  await house?.close();
});

test('Babylon: a whole game on the plan alone, by keyboard, without WebGL', async () => {
  const person = await newPerson(browser);
  const wish = { where: 'On this device', seats: ['Me', 'Bot'], level: 'Apprentice' } as const;
  const page = await setUp(person, house, { game: 'babylon', ...wish });
  await page.locator('.table').waitFor();
  expect(await page.locator('canvas').count()).toBe(0);
  let built = 0;
  for (let turn = 0; !(await isOver(page)); turn++) if (await act(page, turn)) built++;
  expect(built).toBeGreaterThan(5);
  await page.getByRole('dialog').waitFor();
  await keep(page, 'end-babylon-plan');
});

/** Does one thing with keys only; says whether a tile was built. */
async function act(page: Page, turn: number): Promise<boolean> {
  if ((await page.locator('.tray-turn').count()) === 0) {
    await page.waitForTimeout(50);
    return false;
  }
  const prompt = (await page.locator('.tray-prompt').textContent()) ?? '';
  const before = await plies(page);
  if (/remove|dig/i.test(prompt)) await dig(page, turn);
  else if (/store/i.test(prompt)) await page.keyboard.press('s');
  else if (await focus(page, '.offer')) await page.keyboard.press('Enter');
  else if (turn % 4 !== 3 && (await focus(page, '.place.is-lit'))) return build(page, turn);
  else await page.keyboard.press('e');
  await expect
    .poll(() => plies(page), { timeout: 5000 })
    .not.toBe(before)
    .catch(() => undefined);
  return false;
}

async function dig(page: Page, turn: number): Promise<void> {
  await focus(page, '.quarry .hit.is-lit .hit-area');
  for (let i = 0; i < turn % 4; i++) await page.keyboard.press(i % 2 ? 'ArrowDown' : 'ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('e');
}

async function build(page: Page, turn: number): Promise<boolean> {
  const before = await plies(page);
  await focus(page, '.place[tabindex="0"]');
  const arrows = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
  for (let i = 0; i < turn % 5; i++) await page.keyboard.press(arrows[(turn + i) % 4]);
  await page.keyboard.press('r');
  if (turn % 3 === 0) await page.keyboard.press('o');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(60);
  return (await plies(page)) !== before;
}

/** Puts the keyboard's focus on the first such thing, as Tab would; false when there is none. */
function focus(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const found = document.querySelector<HTMLElement | SVGElement>(wanted);
    found?.focus();
    return found !== null;
  }, selector);
}

function plies(page: Page): Promise<string | null> {
  return page.locator('.table').getAttribute('data-ply');
}

async function isOver(page: Page): Promise<boolean> {
  return (await page.locator('.table').getAttribute('data-over')) === 'true';
}
