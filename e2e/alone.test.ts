import { describe, expect, test } from 'vitest';
import { newPerson } from './browser.ts';
import { Player } from './player.ts';
import { browser, house } from './stage.ts';
import { setUp } from './table.ts';

describe('Babel against a bot', () => {
  test('undo, redo, starting over and a reason for what is not allowed', async () => {
    const me = await newPerson(browser);
    const seats = ['Me', 'Bot'] as const;
    const page = await setUp(me, house, { game: 'babel', where: 'On this device', seats });
    const player = new Player(page, 3);
    await player.myTurn();
    const start = await player.ply();
    const offered = await player.moves();

    await player.decide();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => player.ply()).toBe(start);
    expect(await player.moves()).toEqual(offered);

    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => player.ply()).toBe(start + 1);
    await player.decide(/deploy/i);
    await page.getByRole('button', { name: 'Start turn over' }).click();
    await expect.poll(() => player.ply()).toBe(start);

    // The starter must be built in the first turn, so the turn cannot end yet.
    await page.getByRole('button', { name: 'End turn' }).click({ force: true });
    const reason = page.getByRole('alert').filter({ hasText: /first turn/i });
    await reason.waitFor();
    expect(await reason.getByRole('link').getAttribute('href')).toMatch(/rules\/babel/);
    expect(await player.ply()).toBe(start);
  });

  test('a whole game with the network off, a reload in the middle', async () => {
    const me = await newPerson(browser, { size: 'phone' });
    const wish = { game: 'babel', where: 'On this device', seats: ['Me', 'Bot'] } as const;
    const page = await setUp(me, house, { ...wish, level: 'Apprentice' });
    const player = new Player(page, 9);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.waitForTimeout(500);
    await me.setOffline(true);

    for (let i = 0; i < 12; ) if (await player.decide(/build/i)) i++;
    const ply = await player.ply();
    await page.reload();
    await page.locator('.table').waitFor();
    await expect.poll(() => player.ply()).toBeGreaterThanOrEqual(ply);

    while (!(await player.over())) await player.decide(/build/i);
    const summary = page.getByRole('dialog');
    await summary.waitFor();
    expect(await summary.getByRole('table').textContent()).toMatch(/Total/);
  });
});

test('hot-seat: the device changes hands behind a curtain', async () => {
  const us = await newPerson(browser);
  const seats = ['Me', 'A friend here'] as const;
  const page = await setUp(us, house, { game: 'babel', where: 'On this device', seats });
  const player = new Player(page, 4);
  await player.liftCurtain();
  while (await page.locator('dialog.curtain').isHidden()) await player.decide(/build|end/i);
  expect(await page.locator('dialog.curtain').textContent()).toMatch(/pass the device/i);
  while (!(await player.over())) await player.decide(/build|end/i);
  await page.getByRole('dialog').waitFor();
  expect(await page.getByRole('dialog').textContent()).toMatch(/win/i);
});
