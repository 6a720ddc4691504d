import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems, goOffline, keep, SIZES, type Size } from './browser.ts';
import { openStage } from './stage.ts';

const stage = openStage();

/** A recorded game of Amyitis. */
const LONG_GAME = new URL('../packages/games/src/amyitis/games/2p-random.txt', import.meta.url);

const POSITION = `nabu record 2
game ur
rules 1
options path=short pieces=7
seat 1 Ada
seat 2 Bel
seed 00112233445566778899aabbccddeeff
position turn=1 roll=2 on1=2,6
moves
end
`;

test('a position from a link is analysed without a network: lines, comments, the engine, all kept', async () => {
  const person = await stage.person({ size: 'phone' });
  const page = await person.newPage();
  await page.goto(`${stage.house.url}/analysis#record=${encodeURIComponent(POSITION)}`);
  const table = page.locator('.table');
  await table.waitFor();
  await goOffline(page);
  const move = (name: RegExp) => page.locator('.tray').getByRole('button', { name }).click();
  await move(/^B2 to B4/);
  await page.locator('.table[data-ply="1"]').waitFor();
  const strip = page.getByRole('region', { name: 'Steps through the tree' });
  await strip.getByRole('button', { name: 'One move back' }).click();
  await page.locator('.table[data-ply="0"]').waitFor();
  await move(/^A3 to A1/);
  await page.locator('.table[data-ply="1"]').waitFor();
  await keep(page, 'analysis-phone-dusk');
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tree of moves' }).click();
  const panel = page.getByRole('complementary', { name: 'Tree of moves' });
  await panel.getByRole('textbox', { name: 'Comment' }).fill('Safe on the rosette.');
  await panel.getByRole('button', { name: 'Engine' }).click();
  await panel.locator('.engine-line').first().waitFor();
  await keep(page, 'analysis-tree-phone-dusk');
  expect(await axeProblems(page)).toEqual([]);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await panel.getByText('Safe on the rosette.').first().waitFor();
  expect(await panel.locator('.tree-move').allTextContents()).toEqual([
    'Start',
    'move 6',
    'move 2',
  ]);
  await page.keyboard.press('ArrowUp');
  await panel.locator('.tree-move[aria-current]', { hasText: 'move 6' }).waitFor();
  await keep(page, 'analysis-desktop-dawn');
  expect(await axeProblems(page)).toEqual([]);

  // A browser without room says so, and everything goes on.
  await page.evaluate(() => {
    for (let size = 1 << 20; size > 0; size >>= 1)
      try {
        for (let i = 0; ; i++) localStorage.setItem(`filler ${size} ${i}`, 'x'.repeat(size));
      } catch {
        // Full for so much; a half of it may fit.
      }
  });
  await page.locator('.tray').getByRole('button').first().waitFor();
  await panel.getByRole('textbox', { name: 'Comment' }).fill('A rosette is worth a second throw.');
  await page
    .locator('.analysis-unkept')
    .getByText(/cannot keep/)
    .waitFor();
  await page.keyboard.press('Escape');
  await strip.getByRole('button', { name: 'One move back' }).click();
  await page.locator('.table[data-ply="0"]').waitFor();

  // A new game can be played all the same, and it is said that it lasts no longer than the page.
  await page.goto(`${stage.house.url}/play/ur`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText(/This browser cannot keep the game/).waitFor();
  await page.locator('.tray').getByRole('button').first().waitFor();
});

const stepBack = (page: Page) =>
  page
    .getByRole('region', { name: 'Steps through the tree' })
    .getByRole('button', { name: 'One move back' })
    .click();

const atPly = (page: Page, ply: number) => page.locator(`.table[data-ply="${ply}"]`).waitFor();

const makeMove = (page: Page, name: RegExp) =>
  page.locator('.tray').getByRole('button', { name }).click();

/** The tree, which stands beside the board by itself in a wide window and is opened in a narrow one. */
async function openTree(page: Page): Promise<Locator> {
  const panel = page.getByRole('complementary', { name: 'Tree of moves' });
  const narrow = page.viewportSize()?.width === SIZES.phone.width;
  if (narrow && !(await panel.isVisible()))
    await page.getByRole('button', { name: 'Tree of moves' }).filter({ visible: true }).click();
  await panel.waitFor();
  return panel;
}

/** Closes the tree where it lies over the board. */
async function closeTree(page: Page, size: Size): Promise<void> {
  if (size === 'desktop') return;
  const panel = await openTree(page);
  await panel.getByRole('button', { name: 'Close' }).click();
  await panel.waitFor({ state: 'detached' });
}

const movesIn = (panel: Locator) => panel.locator('.tree-move').allTextContents();

/** Chance that is fixed gives the same again; else the same move stands on a deal of its own. */
async function dealAnew(page: Page, size: Size): Promise<void> {
  for (const _ of ['the first time', 'again']) {
    await makeMove(page, /^B2 to B4/);
    await atPly(page, 1);
    await stepBack(page);
    await atPly(page, 0);
  }
  const panel = await openTree(page);
  await expect.poll(() => movesIn(panel)).toEqual(['Start', 'move 6']);
  await panel.locator('summary', { hasText: 'Chance and hidden things' }).click();
  await panel.getByRole('combobox', { name: 'Chance' }).selectOption('Dealt anew each time');
  await closeTree(page, size);
  await makeMove(page, /^B2 to B4/);
  await atPly(page, 1);
  await openTree(page);
  const tried = ['Start', 'move 6', 'dealt anew', 'move 6'];
  await expect.poll(() => movesIn(panel)).toEqual(tried);
}

/** The engine thinks as thoroughly as it is told, stays as it was set, and is silent when it is off. */
async function askEngine(page: Page, size: Size): Promise<void> {
  const panel = await openTree(page);
  // At the start there is a choice; whoever is dealt a nought has none.
  await panel.locator('.tree-move').first().click();
  await atPly(page, 0);
  await openTree(page);
  await panel.getByRole('combobox', { name: 'How thoroughly' }).selectOption('Quickly');
  await panel.getByRole('button', { name: 'Engine' }).click();
  await panel.getByText(/^400 of 400 lines/).waitFor();
  expect(await panel.locator('.engine-line').first().textContent()).toMatch(/\d %/);
  await panel.getByRole('combobox', { name: 'How thoroughly' }).selectOption('Normally');
  await panel.getByText(/^1,600 of 1,600 lines/).waitFor();
  await closeTree(page, size);
  await openTree(page);
  await panel.locator('.engine-line').first().waitFor();
  await panel.getByRole('button', { name: 'Engine' }).click();
  await panel.locator('.engine-line').first().waitFor({ state: 'detached' });
  await panel.locator('.tree-move').last().click();
  await atPly(page, 1);
}

/** A comment, a judgement and a mark, which is taken back and made again. */
async function annotate(page: Page, size: Size): Promise<void> {
  const panel = await openTree(page);
  await panel.getByRole('textbox', { name: 'Comment' }).fill('Safe on the rosette.');
  await panel.getByRole('button', { name: 'good', exact: true }).click();
  await panel.getByRole('button', { name: 'Question', exact: true }).click();
  const square = page.locator('.table-board [data-space="B4"]').first();
  // On a phone the tree gives way to the board, and marking is ended there.
  await (size === 'phone' ? square.tap() : square.click());
  const mark = page.locator('.board-marks .board-mark-question');
  await mark.waitFor();
  if (size === 'phone') {
    const done = page.getByRole('button', { name: 'Done marking' });
    const { x = 0, width = 0 } = (await done.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(SIZES.phone.width);
    await done.tap();
  }
  await openTree(page);
  await panel.getByRole('button', { name: 'Undo change' }).click();
  await mark.waitFor({ state: 'detached' });
  await panel.getByRole('button', { name: 'Redo change' }).click();
  await mark.waitFor({ state: 'attached' });
}

/** What somebody else sees of a tree that was shared. */
async function expectShared(page: Page): Promise<void> {
  const panel = await openTree(page);
  const shared = ['Start', 'move 6', 'dealt anew', 'move 6!'];
  await expect.poll(() => movesIn(panel)).toEqual(shared);
  await panel.locator('.tree-comment', { hasText: 'Safe on the rosette.' }).waitFor();
  await panel.getByRole('button', { name: 'Ada: move 6, good' }).click();
  await page.locator('.board-marks .board-mark-question').waitFor({ state: 'attached' });
}

test.each(Object.keys(SIZES) as Size[])(
  '%s: a tree of more than five hundred moves is walked through as fast as keys come, while the engine thinks',
  async (size) => {
    const person = await stage.person({ size });
    const kept = JSON.stringify({ text: readFileSync(LONG_GAME, 'utf8'), at: [] });
    await person.addInitScript((tree) => {
      if (location.protocol.startsWith('http')) localStorage.setItem('nabu.analysis.long', tree);
    }, kept);
    const page = await person.newPage();
    await page.goto(`${stage.house.url}/analysis/long`);
    await atPly(page, 0);
    await page.keyboard.press('End');
    const table = page.locator('.table');
    const ply = async () => Number(await table.getAttribute('data-ply'));
    await expect.poll(ply).toBeGreaterThan(500);
    const last = await ply();
    const panel = await openTree(page);
    await panel.getByRole('button', { name: 'Engine', exact: true }).click();
    await page.locator('main').focus();
    // No key is lost, whatever the engine does meanwhile.
    for (let i = 0; i < 10; i++) await page.keyboard.press('ArrowLeft');
    await atPly(page, last - 10);
    await panel.locator('.engine-line').first().waitFor();
    await page.keyboard.press('Home');
    await atPly(page, 0);
    for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
    await atPly(page, 5);
  },
);

test.each(Object.keys(SIZES) as Size[])(
  '%s: chance, engine, notes and undo on the board, and the tree by link and by file to somebody else',
  async (size) => {
    const person = await stage.person({ size });
    await person.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await person.newPage();
    await page.goto(`${stage.house.url}/analysis#record=${encodeURIComponent(POSITION)}`);
    await page.locator('.table').waitFor();
    await goOffline(page);
    await dealAnew(page, size);
    await askEngine(page, size);
    await annotate(page, size);
    const panel = await openTree(page);
    await panel.locator('summary', { hasText: 'Title and sharing' }).click();
    await panel.getByRole('button', { name: 'Copy link' }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toContain(`${stage.house.url}/analysis#tree=`);
    const link = await copied();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: 'Download' }).click(),
    ]);

    const other = await (await stage.person({ size })).newPage();
    await other.goto(link);
    await other.locator('.table').waitFor();
    await expectShared(other);
    await goOffline(other);
    await other.evaluate(() => history.pushState(null, '', '/analysis'));
    const buffer = readFileSync(await file.path());
    const upload = { name: 'tree.nabu', mimeType: 'text/plain', buffer };
    await other.getByLabel('Choose a file').setInputFiles(upload);
    await other.locator('.table').waitFor();
    await expectShared(other);
  },
);
