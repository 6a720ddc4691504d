import { games } from '@nabu/games';
import { type AnyGame, findGame } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { axeProblems, goOffline, keep } from './browser.ts';
import { keepEnd } from './kept.ts';
import { openStage } from './stage.ts';

const stage = openStage();

function gameNamed(id: string, rules: number): AnyGame {
  const game = findGame(games, id, rules);
  if (!game) throw new Error(`${id} is missing.`);
  return game;
}

test('a finished game is reviewed without a network, kept with it, and leads to the board', async () => {
  const person = await stage.person({ size: 'phone' });
  const path = await keepEnd(person, gameNamed('babel', 1), 2);
  const page = await person.newPage();
  await page.goto(stage.house.url + path);
  await goOffline(page);
  await page.getByRole('button', { name: 'Final scores' }).click();
  await page.getByRole('button', { name: 'Review every move' }).click();
  const panel = page.getByRole('complementary', { name: 'Review' });
  await panel.getByRole('img', { name: /^Chance to win over \d+ turns/ }).waitFor();
  await panel.getByText('The review is done and kept with the game.').waitFor();
  await expect
    .poll(() => panel.locator('.review-list').first().getByRole('button').count())
    .toBe(3);
  await keep(page, 'review-phone-dusk');
  expect(await axeProblems(page)).toEqual([]);
  await panel.getByRole('combobox', { name: 'Which' }).selectOption({ label: 'All' });
  await panel
    .getByRole('button', { name: /^Move \d+, / })
    .first()
    .click();
  await page
    .getByText(/^Move \d+ of \d+$|^Opening$/)
    .first()
    .waitFor();

  await page.reload();
  await page.locator('.table').waitFor();
  await page.keyboard.press('v');
  await panel.getByText('The review is done and kept with the game.').waitFor();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await keep(page, 'review-desktop-dawn');
  expect(await axeProblems(page)).toEqual([]);
  await panel.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Expected points' });
  await panel.getByRole('img', { name: /^Expected points/ }).click({ position: { x: 120, y: 60 } });
  await page.locator('.table-past').waitFor();
  await page.getByRole('button', { name: 'Try it from here' }).click();
  const table = page.locator('.table[data-over="false"]');
  await table.getByText('Trial').waitFor();
  const ply = Number(await table.getAttribute('data-ply'));
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.locator(`.table[data-ply="${ply - 1}"]`).waitFor();
  await keep(page, 'trial-desktop-dawn');
});
