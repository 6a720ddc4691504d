import { readFileSync } from 'node:fs';
import { games } from '@nabu/games';
import { readLessons } from '@nabu/games/lessons';
import { newestGames } from '@nabu/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goOffline, seriousProblems } from './browser.ts';
import { openStage } from './stage.ts';

// Drawn in software, eleven gardens would take longer than all other lessons; the plan is pressed instead.
const stage = openStage({ webgl: false });

const IDS = newestGames(games).map(({ id }) => id);

/** The lessons of a game as they are written. */
function lessonsOf(id: string) {
  const file = new URL(`../packages/games/src/${id}/lessons.txt`, import.meta.url);
  return readLessons(readFileSync(file, 'utf8'), id).lessons;
}

/** Asks the lamp and makes the move that it shows, until the lesson is done. */
async function finish(page: Page): Promise<void> {
  const done = page.locator('.teacher.is-done');
  const lamp = page.locator('.tray').getByRole('button', { name: 'Hint' });
  const ready = page.locator('.tray-urgent').or(done);
  for (await ready.first().waitFor(); (await done.count()) === 0; ) {
    const ply = await page.locator('.table').getAttribute('data-ply');
    await lamp.click();
    await page.locator('.hint').first().click();
    const moved = page.locator(`.table:not([data-ply="${ply}"])`).or(done);
    await moved.first().waitFor();
    await ready.first().waitFor();
  }
}

test.each(IDS)('%s: every lesson is finished by clicks, one after the other', async (id) => {
  const page = await (await stage.person()).newPage();
  const lessons = lessonsOf(id);
  await page.goto(`${stage.house.url}/learn/${id}`);
  await page.getByRole('link', { name: 'Begin' }).click();
  for (const [i, { title }] of lessons.entries()) {
    await page.locator('.teacher-title', { hasText: title.en }).waitFor();
    await finish(page);
    const last = i === lessons.length - 1;
    const onward = last ? 'All lessons' : 'Next lesson';
    await page.locator('.teacher').getByRole('link', { name: onward }).click();
  }
  await page.getByText(`Done: ${lessons.length} of ${lessons.length}`).waitFor();
});

test('on a phone, in Spanish and without a network: a wrong try is explained, taps do the rest', async () => {
  const person = await stage.person({ size: 'phone', locale: 'es-ES', theme: 'dawn' });
  const page = await person.newPage();
  await page.goto(`${stage.house.url}/learn`);
  await goOffline(page);
  await page.goto(`${stage.house.url}/learn/ur/2`);
  const teacher = page.locator('.teacher');
  await teacher.getByText('una flor es una roseta').waitFor();
  await page
    .locator('.tray')
    .getByRole('button', { name: /^De B1 a B3|^B1/ })
    .tap();
  await teacher.getByText('La otra llega a la roseta').waitFor();
  expect(await seriousProblems(page)).toEqual([]);
  await page
    .locator('.tray')
    .getByRole('button', { name: /A3.*A1/ })
    .tap();
  await page.locator('.teacher.is-done').waitFor();
  await page.reload();
  await teacher.getByText('una flor es una roseta').waitFor();
  await page.goto(`${stage.house.url}/learn/ur`);
  await page.getByText('Terminadas: 1 de 9').waitFor();
});

test('with keys alone: the first lesson of Babel in the move box, the way on with Tab', async () => {
  const page = await (await stage.person()).newPage();
  await page.goto(`${stage.house.url}/learn/babel/1`);
  await page.locator('.teacher').waitFor();
  for (const [ply, move] of ['mv A', 'dep P', 'bld start'].entries()) {
    await page.locator(`.table[data-ply="${ply}"] .tray-urgent`).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type(move);
    await page.keyboard.press('Enter');
  }
  await page.locator('.teacher.is-done').waitFor();
  const next = page.locator('.teacher').getByRole('link', { name: 'Next lesson' });
  await next.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/learn\/babel\/2$/);
});
