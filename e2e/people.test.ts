import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems, keep } from './browser.ts';
import { openStage } from './stage.ts';
import { join, setUp } from './table.ts';

const stage = openStage();

test('chat is told at once; playing again asks the others', async () => {
  const [adas, bels] = [await stage.person(), await stage.person({ size: 'phone' })];
  const wish = { game: 'ur', where: 'Online', seats: ['Me', 'Open seat'], name: 'Ada' } as const;
  const ada = await setUp(adas, stage.house, wish);
  const bel = await join(bels, ada.url(), 'Bel');
  await ada.locator('.table').waitFor();
  await bel.locator('.table').waitFor();

  await ada.getByRole('button', { name: 'Log' }).click();
  await ada.getByRole('tab', { name: 'Chat' }).click();
  await ada.getByLabel('Say something').fill('Good luck');
  // It is shown for a few seconds only, so it is looked out for before it is sent.
  await Promise.all([
    bel.getByRole('alert').getByText('Ada: Good luck').waitFor(),
    ada.getByRole('button', { name: 'Send' }).click(),
  ]);
  await bel.getByRole('button', { name: 'Log, 1 new message' }).click();
  await bel.locator('.chat-lines').getByText('Good luck').waitFor();
  await bel.getByRole('button', { name: /new message/ }).waitFor({ state: 'detached' });

  // In a large window too.
  await ada.keyboard.press('Escape');
  await ada.locator('.panel').waitFor({ state: 'detached' });
  await bel.getByLabel('Say something').fill('You too');
  await Promise.all([
    ada.getByRole('alert').getByText('Bel: You too').waitFor(),
    bel.getByRole('button', { name: 'Send' }).click(),
  ]);
  await ada.getByRole('button', { name: 'Log, 1 new message' }).waitFor();
  await bel.keyboard.press('Escape');

  await ada.getByRole('button', { name: 'Table menu' }).click();
  await ada.getByRole('button', { name: 'Offer to end the game' }).click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Offer to end the game' }).click();
  await bel.getByRole('button', { name: 'Agree' }).click();
  const before = ada.url();
  await ada.getByRole('button', { name: 'Play again' }).click();
  await ada.waitForURL((url) => url.href !== before);
  await ada.getByText('Bel is asked to play again and has not come yet.').waitFor();

  const summary = bel.getByRole('dialog');
  await summary.getByText('Ada is there already.').waitFor();
  expect(bel.url()).toBe(before);
  await keep(bel, 'play-again-phone');
  expect(await axeProblems(bel)).toEqual([]);
  await summary.getByRole('button', { name: 'Come along' }).first().click();
  await bel.waitForURL(ada.url());
  await ada.getByText('has not come yet').waitFor({ state: 'hidden' });
});

/** A window in which everything has room, a phone with its bars, and one on its side. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 664 },
  { width: 844, height: 390 },
];

/** Whether the whole of something is in the window without scrolling. */
async function inReach(part: Locator, height: number): Promise<boolean> {
  const box = await part.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}

test.each(WINDOWS)(
  '$width x $height: the button to start is in reach, and games to go on with come first',
  async ({ width, height }) => {
    const person = await stage.person({ size: width < 700 ? 'phone' : 'desktop' });
    const page = await person.newPage();
    await page.setViewportSize({ width, height });
    await page.goto(`${stage.house.url}/play/amyitis`);
    const start = page.getByRole('button', { name: 'Start the game' });
    await start.waitFor();
    expect(await inReach(start, height)).toBe(true);
    await keep(page, `setup-amyitis-${width}x${height}`);
    await page.getByRole('radio', { name: 'Online', exact: true }).check();
    await page.getByRole('radio', { name: '4', exact: true }).check();
    expect(
      await page.getByRole('radio', { name: 'Open seat' }).and(page.locator(':checked')).count(),
    ).toBe(3);
    await page.getByRole('radio', { name: 'On this device', exact: true }).check();
    await start.click();
    await page.locator('.table').waitFor();
    await page.goto(stage.house.url);
    const go = page.getByRole('link', { name: 'Continue' });
    await go.waitFor();
    expect(await inReach(go, height)).toBe(true);
    await keep(page, `home-continue-${width}x${height}`);
    expect(await axeProblems(page)).toEqual([]);
  },
);
