import { readFileSync } from 'node:fs';
import { readPuzzles } from '@nabu/games/puzzles';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems, goOffline } from './browser.ts';
import { openStage } from './stage.ts';

const stage = openStage({ webgl: false });

const file = new URL('../packages/games/src/ur/puzzles.txt', import.meta.url);
const { puzzles } = readPuzzles(readFileSync(file, 'utf8'), 'ur');

/** Types a move into the move box. */
async function type(page: Page, move: string): Promise<void> {
  await page.locator('.table[data-ply="0"] .tray-urgent').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(move);
  await page.keyboard.press('Enter');
}

test('on a phone without a network: a wrong try is explained, the solution played out, and it is kept', async () => {
  const person = await stage.person({ size: 'phone', theme: 'dawn' });
  const page = await person.newPage();
  await page.goto(`${stage.house.url}/puzzles`);
  await page.getByRole('link', { name: 'Puzzle of the day: Ur' }).waitFor();
  await goOffline(page);
  const [puzzle] = puzzles;
  await page.goto(`${stage.house.url}/puzzles/ur/${puzzle.id}`);
  const strip = page.locator('.puzzle-strip');
  await strip.getByText('What is the best move here?').waitFor();
  await page.locator('.tray').getByRole('button', { name: 'Hint' }).tap();
  const offered = page.locator('.hint');
  const moves = [puzzle.best, ...puzzle.others.slice(0, 2)].map((each) => each.moves[0]).toSorted();
  await offered.nth(moves.indexOf(puzzle.others[0].moves[0])).tap();
  await strip.getByText('there is a better move').waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await strip.getByRole('button', { name: 'Show the solution' }).tap();
  await page.locator(`.table[data-ply="${puzzle.best.moves.length}"]`).waitFor();
  await strip.getByRole('link', { name: 'All puzzles' }).tap();
  await page.locator('.puzzle-list').getByText('not found').waitFor();
  expect(await axeProblems(page)).toEqual([]);
});

test('with keys alone: the right move is typed, the way on is taken with Enter', async () => {
  const page = await (await stage.person()).newPage();
  const [, puzzle] = puzzles;
  await page.goto(`${stage.house.url}/puzzles/ur/${puzzle.id}`);
  await type(page, puzzle.best.moves[0]);
  const strip = page.locator('.puzzle-strip.is-shown');
  await strip.getByText('Right!').waitFor();
  await strip.getByText(/In a row: 1/).waitFor();
  await strip.getByRole('link', { name: 'Next puzzle' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.endsWith(puzzle.id));
  await page.locator('.puzzle-strip:not(.is-shown)').waitFor();
});
