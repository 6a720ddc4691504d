import { games } from '@nabu/games';
import { type AnyGame, findGame } from '@nabu/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems, keep, SIZES } from './browser.ts';
import { keepEnd, keepOpening } from './kept.ts';
import { openStage } from './stage.ts';

const stage = openStage();

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
];

test('the table of points shows every seat and every total in any window, and the curve its turns', async () => {
  const person = await stage.person({ theme: 'dawn' });
  const path = await keepEnd(person, gameNamed('babylonia', 1), 4);
  const page = await person.newPage();
  await page.goto(stage.house.url + path);
  await page.getByRole('button', { name: 'Final scores' }).click();
  await page.getByRole('heading', { name: 'Points over the turns' }).waitFor();
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const name = `${size.width}x${size.height}`;
    await keep(page, `end-babylonia-${name}`);
    expect(await cut(page), name).toEqual([]);
    expect(await beyond(page), name).toEqual([]);
    expect(await axeProblems(page), name).toEqual([]);
  }
  const plot = page.getByRole('img', { name: /All points over \d+ turns/ });
  expect(await plot.locator('polyline').count()).toBe(4);
  await page.getByRole('dialog').getByRole('combobox').selectOption({ index: 1 });
  await page.getByRole('img', { name: /^(?!All).* over \d+ turns/ }).waitFor();
  await page.getByText('As a table').click();
  await page.getByRole('table', { name: 'Points over the turns' }).waitFor();
});

test('a game ended early says so, and a tie names its rule and its figures', async () => {
  const person = await stage.person({ size: 'phone' });
  const page = await person.newPage();
  await page.goto(stage.house.url + (await keepOpening(person, gameNamed('babel', 1))));
  await page.locator('.table').waitFor();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'End the game now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the game now' }).click();
  await page.getByText('You ended the game early.').waitFor();
  const tie = page.getByText(/The points are equal: more cards in hand win \(Ada 6, Kudurru 5\)/);
  await tie.waitFor();
  expect(await tie.getByRole('link').getAttribute('href')).toBe('/rules/babel#E9');
  await keep(page, 'end-babel-tie-phone');
  await page.setViewportSize(SIZES.desktop);
  await keep(page, 'end-babel-tie-desktop');
  expect(await tie.isVisible()).toBe(true);
  expect(await cut(page)).toEqual([]);
});

function gameNamed(id: string, rules: number): AnyGame {
  const game = findGame(games, id, rules);
  if (!game) throw new Error(`${id} is missing.`);
  return game;
}

/** Names in the table of points, and totals beside the board, that are wider than the room they have. */
function beyond(page: Page): Promise<string[]> {
  return page.locator('.summary-points .summary-name, .rail .seat').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const score = part.querySelector('.seat-score')?.getBoundingClientRect();
      const inside = part.getBoundingClientRect();
      const wide = score
        ? score.right > inside.right || score.left < inside.left
        : part.scrollWidth > part.clientWidth;
      return wide ? [part.textContent ?? ''] : [];
    }),
  );
}

/** Parts of the first two rows of the table of points that are not wholly in the window. */
function cut(page: Page): Promise<string[]> {
  return page.locator('.summary-points thead :is(th, td)').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      const seen = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      return seen ? [] : [`${cell.textContent}: ${[left, top, right, bottom].map(Math.round)}`];
    }),
  );
}
