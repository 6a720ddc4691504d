import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPerson, seriousProblems } from './browser.ts';
import { Player } from './player.ts';
import { browser, house } from './stage.ts';
import { setUp } from './table.ts';

const WISH = { game: 'babel', where: 'Online', seats: ['Me', 'Bot'], name: 'Ada' } as const;

test('online, a hint can be played and a bot says what it considered', async () => {
  const page = await setUp(await newPerson(browser), house, WISH);
  const player = new Player(page, 3);
  await player.myTurn();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const hint = page.getByRole('dialog').locator('button.hint').first();
  await hint.waitFor();
  expect(await hint.textContent()).toMatch(/Wins \d+ of 100/);
  const before = await player.ply();
  await hint.click();
  await expect.poll(() => player.ply()).toBeGreaterThan(before);

  const why = page.locator('.seat').nth(1).getByRole('button', { name: 'Why?' });
  while (!(await why.isVisible())) await player.decide(/build|end/i);
  await why.click();
  const thoughts = page.getByRole('dialog', { name: /considered/ });
  await thoughts.locator('.hint-chosen').first().waitFor();
  expect(await thoughts.textContent()).toMatch(/From where you sit it wins \d+ of 100/);
  expect(await seriousProblems(page)).toEqual([]);
});

test('on this device, a bot that hides nothing says what it thought itself', async () => {
  const wish = { game: 'amyitis', where: 'On this device', seats: ['Me', 'Bot'] } as const;
  const page = await setUp(await newPerson(browser), house, { ...wish, level: 'Apprentice' });
  const player = new Player(page, 3);
  const why = page.locator('.seat').nth(1).getByRole('button', { name: 'Why?' });
  while (!(await why.isVisible())) await player.decide();
  await why.click();
  const thoughts = page.getByRole('dialog', { name: /considered/ });
  await thoughts.locator('.hint-chosen').first().waitFor();
  expect(await thoughts.textContent()).toMatch(/Hopes to win \d+ of 100/);
});

test('in a rated game there are no hints, and bots tell what they thought when it is over', async () => {
  const page = await setUp(await newPerson(browser, { size: 'phone', theme: 'dawn' }), house, {
    ...WISH,
    rated: true,
  });
  const player = new Player(page, 3);
  await player.myTurn();
  await page.locator('.top').getByText('Rated').waitFor();
  await closeTextBoard(page);
  // Disabled, but it says why.
  await page.getByRole('button', { name: 'Rated game: there are no hints' }).click({ force: true });
  await page.getByText(/rated game: hints .* wait until it is over/).waitFor();
  // Few enough for the bot not to win meanwhile.
  for (let i = 0; i < 4; ) if (await player.decide(/build|end/i)) i++;
  await closeTextBoard(page);
  expect(await page.getByRole('button', { name: 'Why?' }).count()).toBe(0);

  await offerEnd(page);
  const summary = page.getByRole('dialog');
  await summary.getByText('Rated').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    summary.getByRole('button', { name: 'Download the record' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toContain('\nrated yes\n');
  await summary.getByRole('button', { name: 'See the board' }).click();
  await page.locator('.seat').nth(1).locator('.seat-score').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Why?' }).click();
  await page
    .getByRole('dialog', { name: /considered/ })
    .locator('.hint-chosen')
    .first()
    .waitFor();
});

/** On a phone it lies over the rest. */
async function closeTextBoard(page: Page): Promise<void> {
  await page.keyboard.press('t');
  await page.locator('.text-board').waitFor({ state: 'hidden' });
}

async function offerEnd(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Offer to end the game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Offer to end the game' }).click();
}
