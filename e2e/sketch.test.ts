import { games } from '@nabu/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems, keep, SIZES, type Size } from './browser.ts';
import { keepMiddle } from './kept.ts';
import { Player } from './player.ts';
import { openStage } from './stage.ts';
import { join, setUp } from './table.ts';

const stage = openStage();
const sizes = Object.keys(SIZES) as Size[];
const steps = (page: Page) => page.locator('.plan-step > button');

/** Puts the first move there is into the plan, through the move box. */
async function sketch(page: Page): Promise<void> {
  const before = await steps(page).count();
  const box = page.locator('#move-box');
  await box.focus();
  await box.fill('plan ');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => steps(page).count()).toBe(before + 1);
}

test.each(sizes)(
  '%s: a line is tried on a private copy, kept over a reload, and played with the network cut',
  async (size) => {
    const theme = size === 'phone' ? 'dawn' : 'dusk';
    const person = await stage.person({ size, theme });
    const wish = { where: 'On this device', seats: ['Me', 'Bot'], level: 'Apprentice' } as const;
    const page = await setUp(person, stage.house, { game: 'babylonia', ...wish });
    const player = new Player(page);
    await player.myTurn();
    await player.closeTextBoard();
    const ply = await player.ply();

    await page.getByRole('button', { name: 'Plan: try moves on a private copy' }).click();
    await page.locator('.table-plan').waitFor();
    await sketch(page);
    expect(await player.ply()).toBe(ply);
    await page.locator('main').click({ position: { x: 4, y: 4 } });
    expect(await axeProblems(page)).toEqual([]);
    await keep(page, `plan-${size}`);

    await page.reload();
    await page.getByRole('button', { name: 'Plan: 1 step' }).waitFor();
    await person.setOffline(true);
    await page.getByRole('button', { name: 'Plan: 1 step' }).click();
    await page.getByRole('button', { name: 'Play this when it is my turn' }).click();
    await expect.poll(() => player.ply()).toBe(ply + 1);
    await page.locator('.toast', { hasText: 'Played from your plan' }).waitFor();
  },
);

/** Types into the move box, and leaves it. */
async function type(page: Page, text: string): Promise<void> {
  const box = page.locator('#move-box');
  await box.focus();
  await box.fill(text);
  await page.keyboard.press('Enter');
}

/** On the time of the other: whatever they do, then a token on a space where they could place one too; gives that space. */
async function planAhead(page: Page, theirs: readonly string[]): Promise<string> {
  await type(page, 'plan whatever');
  await expect.poll(() => steps(page).count()).toBe(1);
  const box = page.locator('#move-box');
  await box.focus();
  await box.fill('plan ');
  const options = page.locator('.move-box-option kbd');
  await options.first().waitFor();
  const option = (await options.allTextContents()).find((text) =>
    theirs.some((label) => placed(text.split('@')[1]).test(label)),
  );
  if (option === undefined) throw new Error('Nothing can be planned where both could place.');
  await type(page, option);
  await expect.poll(() => steps(page).count()).toBe(2);
  await page.getByRole('button', { name: 'Play this when it is my turn' }).click();
  return option.split('@')[1];
}

/** Whether a token is placed on a space. */
const placed = (space: string | undefined) => new RegExp(`^Place [^:]*\\b${space}\\b`, 'i');

/** A whole turn by the text board: tokens where they are wanted, then its end. */
async function turn(player: Player, where: RegExp): Promise<void> {
  for (let made: string | null = null, placed = 0; made === null || !/^Done/.test(made); ) {
    await player.myTurn();
    const ends = placed > 0 && (await player.moves()).some((label) => /^Done/.test(label));
    made = await player.decide(ends ? /^Done/ : where);
    if (made !== null) placed++;
  }
}

const TOLD = {
  played: 'Played from your plan',
  broken: 'Your plan is not played: its next move is not possible.',
};

test('two people, on a phone and on a desktop: what waits is played if it still can be, else it is told why not, and kept', async () => {
  const wish = { game: 'babylonia', where: 'Online', seats: ['Me', 'Open seat'] } as const;
  const desk = await setUp(await stage.person(), stage.house, { ...wish, name: 'Ada' });
  const phone = await join(await stage.person({ size: 'phone' }), desk.url(), 'Bel');
  const players = [new Player(desk), new Player(phone, 2)];
  await expect
    .poll(async () => (await players[0].moves()).length + (await players[1].moves()).length)
    .toBeGreaterThan(0);
  const begins = (await players[0].moves()).length > 0 ? 0 : 1;
  // Each of them first has a plan that comes true, then one that the other makes impossible.
  for (const [round, fate] of (['played', 'played', 'broken', 'broken'] as const).entries()) {
    const [mover, planner] = [players[(begins + round) % 2], players[(begins + round + 1) % 2]];
    const { page } = planner;
    await planner.closeTextBoard();
    const space = await planAhead(page, await mover.moves());
    const elsewhere = new RegExp(`^Place (?![^:]*\\b${space}\\b)`, 'i');
    const told = page.locator('.toast', { hasText: TOLD[fate] });
    // What is told goes by itself: it is waited for from the start.
    await Promise.all([told.waitFor(), turn(mover, fate === 'played' ? elsewhere : placed(space))]);
    if (fate === 'played') {
      // The board shows the game again, with the token on it.
      await page.locator('.table:not(.table-plan)').waitFor();
      expect((await planner.moves()).some((label) => placed(space).test(label))).toBe(false);
    } else {
      await page.reload();
      await page.getByRole('button', { name: 'Plan: step 1 is not possible any more' }).click();
      await page
        .locator('.plan-step.is-impossible', { hasText: 'not possible any more:' })
        .waitFor();
      await page.getByRole('button', { name: 'Forget the plan' }).click();
    }
  }
});

test.each(sizes)('%s: what waits is not played once something new came to light', async (size) => {
  const person = await stage.person({ size });
  const page = await person.newPage();
  await page.goto(stage.house.url + (await keepMiddle(person, games.ur, 2)));
  const player = new Player(page);
  await player.myTurn();
  await player.closeTextBoard();
  const ply = await player.ply();
  await sketch(page);
  await page.getByRole('button', { name: 'Go on with an example' }).click();
  await type(page, 'plan whatever');
  await expect.poll(() => steps(page).count()).toBe(2);
  await Promise.all([
    page.locator('.toast', { hasText: TOLD.played }).waitFor(),
    page.locator('.toast', { hasText: 'something new came to light' }).waitFor(),
    page.getByRole('button', { name: 'Play this when it is my turn' }).click(),
  ]);
  expect(await player.ply()).toBeGreaterThan(ply);
});
