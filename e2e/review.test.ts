import { games } from '@nabu/games';
import { type AnyGame, findGame } from '@nabu/kernel';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems, goOffline, keep, SIZES } from './browser.ts';
import { keepEnd } from './kept.ts';
import { settled } from './measure.ts';
import { openStage } from './stage.ts';

/** One game of others is there before anybody comes. */
const stage = openStage({ fill: ['ur', '--games', '1', '--seats', 'random,pupil'] });

function gameNamed(id: string, rules: number): AnyGame {
  const game = findGame(games, id, rules);
  if (!game) throw new Error(`${id} is missing.`);
  return game;
}

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Review' });
const DONE = 'The review is done and kept with the game.';

/** What a review tells of two seats: chances and points over the turns, what decisions cost, and skill apart from luck. */
async function judged(panel: Locator): Promise<void> {
  const what = panel.getByRole('combobox', { name: 'Show' });
  await what.selectOption({ label: 'Expected points' });
  const points = /^Expected points over \d+ turns; at the end .+ [\d.]+, .+ [\d.]+\.$/;
  await panel.getByRole('img', { name: points }).waitFor();
  await what.selectOption({ label: 'Chance to win' });
  const chances = /^Chance to win over \d+ turns; at the end .+ \d+ %, .+ \d+ %\.$/;
  await panel.getByRole('img', { name: chances }).waitFor();
  const figures = (name: string) =>
    panel.getByRole('row', { name }).locator('td').allTextContents();
  for (const [name, figure] of [
    ['Accuracy', /^\d+$/],
    ['Mistakes', /^\d+ of \d+$/],
    ['Luck', /^[+−-]?[\d.]+ %$/],
  ] as const)
    expect(await figures(name)).toEqual([
      expect.stringMatching(figure),
      expect.stringMatching(figure),
    ]);
  await panel.getByRole('combobox', { name: 'Which' }).selectOption({ label: 'All' });
  const lines = panel.getByRole('button', { name: /^Move \d+, / });
  await lines.filter({ hasText: 'The best known move' }).first().waitFor();
  await lines
    .filter({ hasText: /Better: .+costs [\d.]+ of 100 games, −?[\d.]+ points/ })
    .first()
    .waitFor();
}

/** The three turns that changed most, told in words. */
async function turned(panel: Locator): Promise<void> {
  const told = panel.getByRole('region', { name: 'Turning points' }).getByRole('button');
  expect(await told.count()).toBe(3);
  for (const text of await told.allTextContents())
    expect(text).toMatch(/Turn \d+, .+The chance of .+ to win goes from \d+ to \d+ %\./);
}

/** Steps through a replay: the mark of the plot and the line of the log go along. */
async function inStep(page: Page): Promise<void> {
  const mark = page.locator('.review .plot-at');
  const line = page.locator('.log [aria-current="step"]').filter({ visible: true });
  const place = async () => Number(/^M([\d.]+)/.exec((await mark.getAttribute('d')) ?? '')?.[1]);
  const told = () =>
    line.last().evaluate((part) => [...document.querySelectorAll('.log li')].indexOf(part));
  // On a small screen the panel made way for the board.
  if (!(await page.locator('.review .plot-drawing').isVisible())) await page.keyboard.press('v');
  const shown = (text: string | RegExp) =>
    page.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor();
  await page.keyboard.press('Home');
  // The mark moves with the board: it is read only once the board has followed the key.
  await shown('Opening');
  await page.keyboard.press('Shift+ArrowRight');
  await shown(/^Move \d+ of \d+$/);
  const first = await place();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(place).toBeGreaterThan(first);
  if ((await line.count()) === 0) await page.keyboard.press('l');
  await settled(page);
  const before = await told();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(told).toBeGreaterThan(before);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(told).toBe(before);
}

test('a finished game is reviewed without a network, kept with it, and leads to the board', async () => {
  const person = await stage.person({ size: 'phone' });
  const path = await keepEnd(person, gameNamed('babel', 1), 2);
  const page = await person.newPage();
  await page.goto(stage.house.url + path);
  await goOffline(page);
  await page.getByRole('button', { name: 'Final scores' }).click();
  const panel = panelOf(page);
  await Promise.all([
    panel.getByRole('progressbar').waitFor(),
    page.getByRole('button', { name: 'Review every move' }).click(),
  ]);
  await panel.getByRole('img', { name: /^Chance to win over \d+ turns/ }).waitFor();
  await panel.getByText(DONE).waitFor();
  await expect
    .poll(() => panel.locator('.review-list').first().getByRole('button').count())
    .toBe(3);
  await keep(page, 'review-phone-dusk');
  expect(await axeProblems(page)).toEqual([]);
  await turned(panel);
  await judged(panel);
  await panel
    .getByRole('button', { name: /^Move \d+, / })
    .first()
    .click();
  await page
    .getByText(/^Move \d+ of \d+$|^Opening$/)
    .first()
    .waitFor();
  await inStep(page);

  await page.reload();
  await page.locator('.table').waitFor();
  await page.keyboard.press('v');
  await panel.getByText(DONE).waitFor();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await keep(page, 'review-desktop-dawn');
  expect(await axeProblems(page)).toEqual([]);
  await turned(panel);
  await judged(panel);
  await panel.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Expected points' });
  await panel.getByRole('img', { name: /^Expected points/ }).click({ position: { x: 120, y: 60 } });
  await page.locator('.table-past').waitFor();
  await inStep(page);
  await page.getByRole('button', { name: 'Try it from here' }).click();
  const table = page.locator('.table[data-over="false"]');
  await table.getByText('Trial').waitFor();
  const ply = Number(await table.getAttribute('data-ply'));
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.locator(`.table[data-ply="${ply - 1}"]`).waitFor();
  await keep(page, 'trial-desktop-dawn');
});

test('a game of others and an imported one are reviewed as well, and shown at both sizes', async () => {
  const page = await (await stage.person()).newPage();
  const panel = panelOf(page);
  const reviewed = async () => {
    await page.getByRole('button', { name: 'Final scores' }).click();
    await page.getByRole('button', { name: 'Review every move' }).click();
    await panel.getByText(DONE).waitFor();
    await judged(panel);
  };
  await page.goto(`${stage.house.url}/finished`);
  await page.getByRole('main').locator('a[href^="/t/"]').first().click();
  await reviewed();
  await page.setViewportSize(SIZES.phone);
  await judged(panel);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const record = await page.request.get(`${stage.house.url}/api/tables/${id}/record`);

  await page.goto(`${stage.house.url}/games`);
  await page.getByLabel('Record as text').fill(await record.text());
  await page.getByRole('button', { name: 'Check and keep it' }).click();
  await page.getByRole('link', { name: /^Open Ur/ }).click();
  await reviewed();
  await page.setViewportSize(SIZES.desktop);
  await page.reload();
  await page.locator('.table').waitFor();
  await page.keyboard.press('v');
  await panel.getByText(DONE).waitFor();
  expect(await panel.getByRole('progressbar').count()).toBe(0);
  await judged(panel);
});
