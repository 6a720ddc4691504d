import { games } from '@nabu/games';
import { newestGames } from '@nabu/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goOffline, seriousProblems } from './browser.ts';
import { keepGuided } from './kept.ts';
import { openStage } from './stage.ts';

const stage = openStage({ webgl: false });

const GAMES = newestGames(games);
/** So many moves before its end a kept game is taken up again. */
const LEFT = 10;

/** Makes the move that the lamp shows first, even if the guide warns of it. */
async function follow(page: Page): Promise<void> {
  const table = page.locator('.table');
  const moved = page.locator(`.table:not([data-ply="${await table.getAttribute('data-ply')}"])`);
  const hint = page.locator('.hint').first();
  if ((await hint.count()) === 0)
    await page.locator('.tray').getByRole('button', { name: 'Hint' }).click();
  await hint.click();
  const anyway = page.locator('.guide').getByRole('button', { name: 'Play mine all the same' });
  await moved.or(anyway).first().waitFor();
  if ((await anyway.count()) > 0) await anyway.click();
  await moved.waitFor();
}

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s: a first game with a guide, taken up again and played to its end',
  async (id, game) => {
    const person = await stage.person();
    const page = await person.newPage();
    await page.goto(`${stage.house.url}/first/${id}`);
    await page.waitForURL(/\/here\//);
    const said = page.locator('.guide-matters');
    await said.waitFor();
    const aloud = page.locator('[role="log"]', { hasText: (await said.textContent()) ?? '' });
    await aloud.first().waitFor({ state: 'attached' });
    expect(await page.locator('.hint').count()).toBeGreaterThan(0);
    await follow(page);
    const late = await keepGuided(person, game, LEFT);
    await page.goto(`${stage.house.url}${late}`);
    const over = page.locator('.table[data-over="true"]');
    const turn = page.locator('.tray-urgent').or(over);
    for (await turn.first().waitFor(); (await over.count()) === 0; await turn.first().waitFor())
      await follow(page);
    const onward = page.getByRole('region', { name: 'How to go on' });
    await onward.getByRole('link', { name: 'Play against the apprentice' }).waitFor();
    await onward.getByRole('button', { name: 'Review every move' }).click();
    await page.locator('.panel').waitFor();
  },
);

test('on a phone, in Spanish and without a network: the guide speaks, is silenced and brought back', async () => {
  const person = await stage.person({ size: 'phone', locale: 'es-ES', theme: 'dawn' });
  const page = await person.newPage();
  await page.goto(stage.house.url);
  await page.getByRole('link', { name: 'Un poco: jugar con guía' }).tap();
  await goOffline(page);
  await page.getByRole('link', { name: 'Primera partida de Ur, con guía' }).tap();
  const guide = page.getByRole('region', { name: 'Guía' });
  await guide.locator('.guide-matters').waitFor();
  expect(await seriousProblems(page)).toEqual([]);
  await guide.getByRole('button', { name: 'Callar la guía' }).tap();
  await page.locator('.guide-silent').waitFor();
  await page.reload();
  await guide.getByRole('button', { name: 'Que vuelva la guía' }).tap();
  await guide.locator('.guide-matters').waitFor();
});
