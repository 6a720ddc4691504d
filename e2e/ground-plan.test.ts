import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keep } from './browser.ts';
import { Player } from './player.ts';
import { openStage } from './stage.ts';
import { setUp } from './table.ts';

const stage = openStage({ webgl: false });

test('Babylon: a whole game on the ground plan alone, by keyboard, without WebGL', async () => {
  const person = await stage.person();
  const wish = { where: 'On this device', seats: ['Me', 'Bot'], level: 'Apprentice' } as const;
  const page = await setUp(person, stage.house, { game: 'babylon', ...wish });
  // Another note stands in the garden while it is not known yet whether it can be drawn.
  await page.locator('.side .garden-note').waitFor();
  expect(await page.locator('canvas').count()).toBe(0);
  const player = new Player(page);
  let built = 0;
  for (let turn = 0; ; turn++) {
    await page.locator('.tray-turn, .table[data-over="true"]').first().waitFor();
    if (await player.over()) break;
    if (await answered(page, () => act(page, turn))) built++;
  }
  expect(built).toBeGreaterThan(5);
  await page.getByRole('dialog').waitFor();
  await keep(page, 'end-babylon-plan');
});

/** Does one thing with keys only and waits until the page answers with a move or a refusal; says whether a tile was built. */
async function answered(page: Page, keys: () => Promise<boolean>): Promise<boolean> {
  const before = await page.evaluate(() => {
    for (const toast of document.querySelectorAll('.toast')) toast.classList.add('seen-before');
    return document.querySelector<HTMLElement>('.table')?.dataset.ply;
  });
  const building = await keys();
  const moved = page.locator(`.table:not([data-ply="${before}"])`);
  await moved.or(page.locator('.toast:not(.seen-before)')).first().waitFor();
  return building && (await moved.count()) > 0;
}

/** Presses the keys for the next thing to do; says whether they were for building. */
async function act(page: Page, turn: number): Promise<boolean> {
  const prompt = (await page.locator('.tray-prompt').textContent()) ?? '';
  if (/remove|dig/i.test(prompt)) await dig(page, turn);
  else if (/store/i.test(prompt)) await page.keyboard.press('s');
  else if (await focus(page, '.offer')) await page.keyboard.press('Enter');
  else if (turn % 4 !== 3 && (await focus(page, '.place.is-lit'))) {
    await build(page, turn);
    return true;
  } else await page.keyboard.press('e');
  return false;
}

async function dig(page: Page, turn: number): Promise<void> {
  await focus(page, '.quarry .hit.is-lit .hit-area');
  for (let i = 0; i < turn % 4; i++) await page.keyboard.press(i % 2 ? 'ArrowDown' : 'ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('e');
}

async function build(page: Page, turn: number): Promise<void> {
  // Walking about may lead to where nothing can lie, so it is done now and then only.
  if (turn % 4 === 1) {
    await focus(page, '.place[tabindex="0"]');
    const arrows = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
    for (let i = 0; i < turn % 5; i++) await page.keyboard.press(arrows[(turn + i) % 4]);
  }
  await page.keyboard.press('r');
  if (turn % 3 === 0) await page.keyboard.press('o');
  await page.keyboard.press('Enter');
}

/** Puts the keyboard's focus on the first such thing, as Tab would; false when there is none. */
function focus(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const found = document.querySelector<HTMLElement | SVGElement>(wanted);
    found?.focus();
    return found !== null;
  }, selector);
}
