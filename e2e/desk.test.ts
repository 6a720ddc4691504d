import { expect, test } from 'vitest';
import { watchShifts } from './measure.ts';
import { Player, playUntil } from './player.ts';
import { openStage } from './stage.ts';
import { setUp } from './table.ts';

const stage = openStage();

const ALONE = { where: 'On this device', seats: ['Me', 'Bot'], level: 'Apprentice' } as const;

test('what lay open at one table is gone at the next', async () => {
  const page = await setUp(await stage.person(), stage.house, { game: 'babel', ...ALONE });
  const popup = page.locator('.popup');
  await page.getByRole('button', { name: /^Draw pile/ }).click();
  await popup.waitFor();
  const first = page.url();
  await page.goBack();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL((url) => url.href !== first && /\/here\//.test(url.pathname));
  await page.getByRole('button', { name: /^Draw pile/ }).waitFor();
  expect(await popup.count()).toBe(0);
});

test('a finger aims first and confirms by a second touch, on the map and on the ground plan', async () => {
  const person = await stage.person({ size: 'phone' });
  const map = await setUp(person, stage.house, { game: 'babylonia', ...ALONE });
  const player = new Player(map);
  await player.myTurn();
  await player.closeTextBoard();
  const ply = await player.ply();
  const shifted = await watchShifts(map);
  await map.locator('.stand-token').first().tap();
  const hex = map.locator('.hex.is-lit').first();
  await hex.tap();
  await map.locator('.hex.is-aimed').waitFor();
  expect(await player.ply()).toBe(ply);
  await map.locator('.hex.is-aimed').tap();
  await expect.poll(() => player.ply()).toBe(ply + 1);
  // What is taken up and asked changes the tray and moves nothing.
  expect(await shifted()).toBeLessThan(0.05);

  const plan = await setUp(person, stage.house, { game: 'babylon', ...ALONE });
  const builder = new Player(plan, 2);
  const canLay = async () => (await builder.moves()).some((label) => /^Lay/.test(label));
  await playUntil([builder], canLay);
  await builder.closeTextBoard();
  await plan.getByRole('button', { name: 'Ground plan', exact: true }).tap();
  const before = await builder.ply();
  const place = plan.locator('.place.is-lit').first();
  await place.tap();
  await plan.locator('.ground-plan .ghost').waitFor();
  expect(await builder.ply()).toBe(before);
  await place.tap();
  await expect.poll(() => builder.ply()).toBe(before + 1);
});
