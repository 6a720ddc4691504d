import { describe, expect, test } from 'vitest';
import { goOffline } from './browser.ts';
import { Player, playOut, playUntil } from './player.ts';
import { openStage } from './stage.ts';
import { openKeptBabel, setUp } from './table.ts';

const stage = openStage();

describe('Babel against a bot', () => {
  test('undo, redo, starting over and a reason for what is not allowed', async () => {
    const page = await openKeptBabel(await stage.person(), stage.house);
    const player = new Player(page, 3);
    await player.myTurn();
    const start = await player.ply();
    const offered = await player.moves();

    await player.move();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => player.ply()).toBe(start);
    expect(await player.moves()).toEqual(offered);

    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => player.ply()).toBe(start + 1);
    await player.move(/deploy/i);
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
    const me = await stage.person({ size: 'phone' });
    const wish = { game: 'babel', where: 'On this device', seats: ['Me', 'Bot'] } as const;
    const page = await setUp(me, stage.house, { ...wish, level: 'Apprentice' });
    const player = new Player(page, 9);
    await goOffline(page);

    await playUntil([player], (moves) => moves >= 12, /build/i);
    const ply = await player.ply();
    await page.reload();
    await page.locator('.table').waitFor();
    await expect.poll(() => player.ply()).toBeGreaterThanOrEqual(ply);

    await playOut([player], /build/i);
    const summary = page.getByRole('dialog');
    await summary.waitFor();
    expect(await summary.getByRole('table').textContent()).toMatch(/Total/);
  });
});

test('hot-seat: the device changes hands behind a curtain', async () => {
  const us = await stage.person();
  const seats = ['Me', 'A friend here'] as const;
  const page = await setUp(us, stage.house, { game: 'babel', where: 'On this device', seats });
  const player = new Player(page, 4);
  const curtain = page.locator('dialog.curtain');
  await player.liftCurtain();
  await playUntil([player], () => curtain.isVisible(), /build|end/i);
  expect(await curtain.textContent()).toMatch(/pass the device/i);
  // Escape closes other sheets, this one never, however often it is pressed.
  for (let times = 0; times < 3; times++) await page.keyboard.press('Escape');
  await curtain.waitFor();
  await playOut([player], /build|end/i);
  await page.getByRole('dialog').getByText(/win/i).first().waitFor();
});
