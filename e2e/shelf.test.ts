import { readFileSync } from 'node:fs';
import { games } from '@nabu/games';
import { findGame, replayRecord } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { axeProblems, keep } from './browser.ts';
import { keepEnd } from './kept.ts';
import { openStage } from './stage.ts';

const stage = openStage();

test('finished games stay on a shelf: found, named, deleted and brought back, exported and imported', async () => {
  const person = await stage.person({ size: 'phone' });
  const game = findGame(games, 'ur', 1);
  if (!game) throw new Error('Ur is missing.');
  const path = await keepEnd(person, game, 2);
  const page = await person.newPage();
  await page.goto(stage.house.url + path);
  await page.getByRole('button', { name: 'Final scores' }).waitFor();
  await page.goto(`${stage.house.url}/games`);
  const items = page.locator('.shelf-item');
  await page.getByRole('button', { name: /^Rename Ur/ }).click();
  await page.getByLabel('Name of the game').fill('The first race');
  await page.getByRole('button', { name: 'Keep the name' }).click();
  await page.getByRole('searchbox').fill('babylon');
  await page.getByText('No game fits these words.').waitFor();
  await page.getByRole('searchbox').fill('first ada');
  await expect.poll(() => items.count()).toBe(1);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export all finished games' }).click(),
  ]);
  const record = readFileSync(await file.path(), 'utf8');
  expect(replayRecord(games, record).over).toBe(true);

  await page.getByRole('button', { name: 'Delete The first race' }).click();
  await expect.poll(() => items.count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => items.count()).toBe(1);

  await page.getByLabel('Record as text').fill(record.replace(/scores=\d+/, 'scores=99'));
  await page.getByRole('button', { name: 'Check and keep it' }).click();
  await page.getByText(/A record was not taken: it does not hold in line \d+/).waitFor();
  await page.getByLabel('Record as text').fill(record.replace(/^rules \d+$/m, 'rules 77'));
  await page.getByRole('button', { name: 'Check and keep it' }).click();
  await page.getByText(/Version 77 of its rules is not here/).waitFor();
  expect(await page.getByLabel('Record as text').inputValue()).toContain('rules 77');
  await page.getByLabel('Record as text').fill(record);
  await page.getByRole('button', { name: 'Check and keep it' }).click();
  await page.getByText('1 game was checked and kept.').waitFor();
  await page.getByRole('searchbox').fill('');
  await expect.poll(() => items.count()).toBe(2);
  await keep(page, 'shelf-phone');
  expect(await axeProblems(page)).toEqual([]);

  // Hundreds of games more: some are shown, all are counted and found, and none falls off the list.
  await page.evaluate(() => {
    const [key] = Object.keys(localStorage).filter((each) => each.startsWith('nabu.table.'));
    const save = JSON.parse(localStorage.getItem(key) ?? '');
    const short = { ...save, deeds: save.deeds.slice(0, 3), over: true };
    for (let i = 0; i < 510; i++)
      localStorage.setItem(`nabu.table.more${i}`, JSON.stringify({ ...short, id: `more${i}` }));
  });
  await page.reload();
  await page.getByText('512 games', { exact: true }).waitFor();
  const shown = await items.count();
  await page.getByRole('button', { name: `Show more: ${512 - shown} games are left` }).click();
  await expect.poll(() => items.count()).toBeGreaterThan(shown);
  await page.getByRole('searchbox').fill('first');
  await expect.poll(() => items.count()).toBe(1);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('nabu.table.more')) localStorage.removeItem(key);
    const list = JSON.parse(localStorage.getItem('nabu.tables') ?? '[]') as { id: string }[];
    const others = list.filter(({ id }) => !id.startsWith('more'));
    localStorage.setItem('nabu.tables', JSON.stringify(others));
  });
  await page.reload();
  await expect.poll(() => items.count()).toBe(2);
  await page.setViewportSize({ width: 1440, height: 900 });
  await keep(page, 'shelf-desktop');
  expect(await axeProblems(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await axeProblems(page, 'colours')).toEqual([]);
  await page.getByRole('link', { name: /^Open Ur/ }).click();
  await page.getByRole('button', { name: 'Final scores' }).waitFor();
});
