import { games } from '@nabu/games';
import { newestGames } from '@nabu/kernel';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems } from './browser.ts';
import { keepMiddle } from './kept.ts';
import { openStage } from './stage.ts';

const stage = openStage({ webgl: false });

/** The margins that browsers print with unless told otherwise. */
const MARGINS = { top: '13mm', bottom: '13mm', left: '13mm', right: '13mm' };

const [babylonia] = newestGames(games).filter(({ id }) => id === 'babylonia');

/** Windows in which the way to the rules must be in sight. */
const WINDOWS = [
  [1440, 900],
  [390, 844],
  [844, 390],
] as const;

/** Presses a link to a clause, which opens beside the page, and sees that the clause is there; gives its address. */
async function clauseBehind(page: Page, link: Locator): Promise<string> {
  const opening = page.context().waitForEvent('page');
  await link.click();
  const opened = await opening;
  await opened.waitForURL(/\/rules\/\w+#\w+$/);
  const { pathname, hash } = new URL(opened.url());
  await opened.locator(`[id="${hash.slice(1)}"]`).waitFor();
  await opened.close();
  return pathname;
}

test('log, score and lesson each lead to the clause they go by', async () => {
  const person = await stage.person();
  const page = await person.newPage();
  await page.goto(stage.house.url + (await keepMiddle(person, babylonia, 2)));
  const logged = page.locator('.rail-log .rule-link').last();
  expect(await clauseBehind(page, logged)).toBe('/rules/babylonia');
  await page.locator('.seat-score').first().click();
  const scored = page.getByRole('dialog').locator('.rule-link').first();
  expect(await clauseBehind(page, scored)).toBe('/rules/babylonia');
  await page.goto(`${stage.house.url}/learn/ur/2`);
  const taught = page.locator('.teacher').getByRole('link', { name: 'Read the rule' });
  expect(await clauseBehind(page, taught)).toBe('/rules/ur');
});

test('the rules are one press away at a table in every window', async () => {
  const person = await stage.person();
  const page = await person.newPage();
  await page.goto(stage.house.url + (await keepMiddle(person, babylonia, 4)));
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    const opening = person.waitForEvent('page');
    await page.getByRole('link', { name: 'Rules' }).filter({ visible: true }).click();
    const opened = await opening;
    await opened.getByRole('heading', { name: 'Babylonia', level: 1 }).waitFor();
    await opened.close();
  }
});

test.each(['en-GB', 'es-ES'])(
  'each game is told on one printed page, and so is its player aid (%s)',
  async (locale) => {
    const page = await (await stage.person({ locale })).newPage();
    for (const { id } of newestGames(games))
      for (const kind of ['summary', 'aid']) {
        await page.goto(`${stage.house.url}/rules/${id}/${kind}`);
        await page.locator('.aid-list, .aid-sheet').waitFor();
        const paper = await page.pdf({ format: 'Letter', margin: MARGINS });
        const sheets = paper.toString('latin1').match(/\/Type\s*\/Page\b/g);
        expect(sheets, `${id} ${kind}`).toHaveLength(1);
      }
    expect(await axeProblems(page)).toEqual([]);
  },
);

test('the rules are searched, and a clause is shown on a board with a step to press', async () => {
  const page = await (await stage.person()).newPage();
  await page.goto(`${stage.house.url}/rules/ur`);
  const show = page.getByRole('button', { name: 'Show on the board' });
  await show.first().waitFor();
  const all = await show.count();
  await page.getByLabel('Search the rules').fill('rosette');
  await expect.poll(() => show.count()).toBeLessThan(all);
  await show.first().click();
  await page.locator('.picture').getByRole('button', { name: 'Play it' }).click();
  await page.getByLabel('Search the rules').fill('zeppelin');
  await page.getByText('No clause has all these words.').waitFor();
  await page.goto(`${stage.house.url}/rules/amyitis#G8`);
  await expectInPicture(page, 'G8', '[data-space="1,3"]');
  await page.goto(`${stage.house.url}/rules/babylon#B8`);
  await expectInPicture(page, 'B8', '.ground-plan');
  expect(await page.locator('.picture').getByText('three dimensions').count()).toBe(0);
});

/** Shows a clause on a board, and waits until a part of it can be seen there. */
async function expectInPicture(page: Page, clause: string, part: string): Promise<void> {
  await page.getByRole('button', { name: `Show on the board: ${clause}` }).click();
  const seen = page.locator(`[id="${clause}"] .picture-board`);
  await seen.locator(part).waitFor();
  const inSight = () =>
    seen.evaluate((frame, name) => {
      const { left, right } = frame.getBoundingClientRect();
      const box = frame.querySelector(name)?.getBoundingClientRect();
      const middle = box ? box.x + box.width / 2 : Number.NaN;
      return middle > left && middle < right;
    }, part);
  await expect.poll(inSight).toBe(true);
}
