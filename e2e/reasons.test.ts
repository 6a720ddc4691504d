import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousProblems } from './browser.ts';
import { Player, playOut, playUntil } from './player.ts';
import { openStage } from './stage.ts';
import { setUp } from './table.ts';

const stage = openStage();

const WISH = { game: 'babel', where: 'Online', seats: ['Me', 'Bot'], name: 'Ada' } as const;

test('online, a hint can be played and a bot says what it considered', async () => {
  const page = await setUp(await stage.person(), stage.house, WISH);
  const player = new Player(page, 3);
  await player.myTurn();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const hint = page.getByRole('dialog').locator('button.hint').first();
  await hint.waitFor();
  expect(await hint.textContent()).toMatch(/Wins \d+ of 100/);
  const before = await player.ply();
  await hint.click();
  await expect.poll(() => player.ply()).toBeGreaterThan(before);

  const thoughts = await askWhy(player, /build|end/i);
  expect(await thoughts.textContent()).toMatch(/From where you sit it wins \d+ of 100/);
  expect(await seriousProblems(page)).toEqual([]);
});

test('on this device, a bot that hides nothing says what it thought itself', async () => {
  const wish = { game: 'amyitis', where: 'On this device', seats: ['Me', 'Bot'] } as const;
  const page = await setUp(await stage.person(), stage.house, { ...wish, level: 'Apprentice' });
  const thoughts = await askWhy(new Player(page, 3));
  expect(await thoughts.textContent()).toMatch(/Hopes to win \d+ of 100/);
});

test('in a rated game there are no hints, and bots tell what they thought when it is over', async () => {
  const page = await setUp(await stage.person({ size: 'phone', theme: 'dawn' }), stage.house, {
    ...WISH,
    rated: true,
  });
  const player = new Player(page, 3);
  await player.myTurn();
  await page.locator('.top').getByText('Rated').waitFor();
  // It lies over the rest on a phone.
  await player.closeTextBoard();
  // Disabled, but it says why.
  await page.getByRole('button', { name: 'Rated game: there are no hints' }).click({ force: true });
  await page.getByText(/rated game: hints .* wait until it is over/).waitFor();
  await playUntil([player], (moves) => moves >= 4, /build|end/i);
  await player.closeTextBoard();
  expect(await page.getByRole('button', { name: 'Why?' }).count()).toBe(0);

  await playOut([player], /build|end/i);
  const summary = page.getByRole('dialog');
  await summary.getByText('Rated').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    summary.getByRole('button', { name: 'Download the record' }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toContain('\nrated yes\n');
  await summary.getByRole('button', { name: 'See the board' }).click();
  await player.closeTextBoard();
  await page.locator('.seat').nth(1).locator('.seat-score').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Why?' }).click();
  await told(page).waitFor();
});

/** Plays until the bot has had something to choose, and asks it why it chose as it did. */
async function askWhy(player: Player, prefer?: RegExp): Promise<Locator> {
  const { page } = player;
  const why = page.locator('.seat').nth(1).getByRole('button', { name: 'Why?' });
  for (;;) {
    await playUntil([player], () => why.isVisible(), prefer);
    await why.click();
    await told(page).waitFor();
    const sheet = page.getByRole('dialog', { name: /considered/ });
    if ((await sheet.locator('.hint-chosen').count()) > 0) return sheet;
    await page.keyboard.press('Escape');
    await player.move(prefer);
  }
}

/** What a bot says of its last turn: the move it chose, or that there was nothing to choose. */
function told(page: Page): Locator {
  const sheet = page.getByRole('dialog', { name: /considered/ });
  return sheet.locator('.hint-chosen').or(sheet.getByText('had nothing to choose')).first();
}
