import { expect, test } from 'vitest';
import { goOffline, keep, seriousProblems } from './browser.ts';
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
  expect(await seriousProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tree of moves' }).click();
  const panel = page.getByRole('complementary', { name: 'Tree of moves' });
  await panel.getByRole('textbox', { name: 'Comment' }).fill('Safe on the rosette.');
  await panel.getByRole('button', { name: 'Engine' }).click();
  await panel.locator('.engine-line').first().waitFor();
  await keep(page, 'analysis-tree-phone-dusk');
  expect(await seriousProblems(page)).toEqual([]);

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
  expect(await seriousProblems(page)).toEqual([]);
});
