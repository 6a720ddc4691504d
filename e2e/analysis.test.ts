import { games } from '@nabu/games';
import { newestGames } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { axeProblems, goOffline, keep } from './browser.ts';
import { openStage } from './stage.ts';

const stage = openStage();

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

test('a position is set up by presses on the board, refused where the rules refuse it, and analysed', async () => {
  const person = await stage.person({ theme: 'dawn' });
  const page = await person.newPage();
  await page.goto(`${stage.house.url}/analysis/setup/ur`);
  const square = page.locator('.set-up-board [data-space="B4"] [role="button"]');
  await square.click();
  await page.getByText('The rules allow this position.').waitFor();
  await page.getByRole('button', { name: 'One more: Pieces home' }).first().click();
  expect(await page.locator('.set-up-text').inputValue()).toMatch(/on1=\d+.* home1=1/);
  await page.locator('.set-up-more summary').click();
  await page.locator('.set-up-text').fill('turn=1 roll=2 on1=8 on2=8');
  await page.getByText('only one piece fits on a square').waitFor();
  await keep(page, 'set-up-desktop-dawn');
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo change' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await keep(page, 'set-up-phone-dusk');
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Analyse this position' }).click();
  await page.locator('.table[data-ply="0"]').waitFor();

  // The editors of all other games, in both themes; the pieces stay in sight above the board.
  for (const { id } of newestGames(games).filter(({ id }) => id !== 'ur')) {
    await page.goto(`${stage.house.url}/analysis/setup/${id}`);
    await page.getByText('The rules allow this position.').waitFor();
    await page.locator('.set-up-board').evaluate((board) => board.scrollIntoView());
    expect(await axeProblems(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await axeProblems(page, 'colours')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    const pieces = await page.getByRole('group', { name: 'Put on the board' }).boundingBox();
    expect(pieces?.y).toBeGreaterThanOrEqual(0);
  }
});
