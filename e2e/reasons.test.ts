import { readFileSync } from 'node:fs';
import { games } from '@nabu/games';
import { type AnyGame, type AnyMatch, findGame } from '@nabu/kernel';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems, SIZES, type Size } from './browser.ts';
import { keepWhen } from './kept.ts';
import { Player, playOut, playUntil } from './player.ts';
import { openStage } from './stage.ts';
import { setUp } from './table.ts';

const stage = openStage();

const WISH = { game: 'babel', where: 'Online', seats: ['Me', 'Bot'], name: 'Ada' } as const;

test('online, hints stand on the board, are looked at by keys, tried with a click and taken back', async () => {
  const page = await setUp(await stage.person(), stage.house, { ...WISH, game: 'babylonia' });
  const player = new Player(page, 3);
  await player.myTurn();
  await player.closeTextBoard();
  const hints = await askForHints(page);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.locator('.hint-badge').first().waitFor();
  expect(await page.locator('.told-strip').textContent()).toMatch(
    /of 100|equally good|too little/i,
  );
  await page.keyboard.press('2');
  await page.locator('.hint-chosen .hint-number', { hasText: '2' }).waitFor();
  expect(await page.locator('.hint-badge.is-chosen').first().textContent()).toBe('2');
  expect(await axeProblems(page)).toEqual([]);

  const before = await player.ply();
  await hints.first().click();
  await expect.poll(() => player.ply()).toBe(before + 1);
  await page.locator('.hint-tried').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => player.ply()).toBe(before);
  await hints.first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.told-strip').waitFor({ state: 'hidden' });
});

test('on a phone a hint is looked at, made with a finger and taken back', async () => {
  const person = await stage.person({ size: 'phone', theme: 'dawn' });
  const wish = { ...WISH, where: 'On this device', level: 'Apprentice' } as const;
  const page = await setUp(person, stage.house, wish);
  const player = new Player(page, 3);
  await player.myTurn();
  await player.closeTextBoard();
  const hints = await askForHints(page);
  const strip = await page.locator('.told-strip').boundingBox();
  expect(strip?.height).toBeLessThan(260);
  const before = await player.ply();
  await hints.first().tap();
  await expect.poll(() => player.ply()).toBe(before + 1);
  await page.locator('.hint-tried').getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(() => player.ply()).toBe(before);
});

/** Opens a game for two at the first decision of which something holds. */
async function open(
  person: BrowserContext,
  game: AnyGame | null,
  holds: (match: AnyMatch) => boolean,
): Promise<Page> {
  if (!game) throw new Error('A game is missing.');
  const path = await keepWhen(person, game, 2, holds);
  const page = await person.newPage();
  await page.goto(stage.house.url + path);
  await page.locator('[data-board]').waitFor();
  return page;
}

test.each(Object.keys(SIZES) as Size[])(
  '%s: a hint tells the margin as a range, and no figure where nothing is to choose',
  async (size) => {
    const person = await stage.person({ size });
    const choosing = (match: AnyMatch) => match.ply >= 27 && match.moves(0).length > 100;
    const map = await open(person, findGame(games, 'babylonia', 1), choosing);
    await askForHints(map);
    const figures = map.locator('.told-strip .hint-figures').first();
    expect(await figures.isVisible()).toBe(true);
    expect(await figures.textContent()).toMatch(
      /^Wins \d+ of 100 such games; a few moves on \d+ to \d+ points ahead\.$/,
    );

    const forced = (match: AnyMatch) => match.moves(0).length === 1;
    const race = await open(person, findGame(games, 'ur', 1), forced);
    await askForHints(race);
    const strip = race.locator('.told-strip');
    await strip.getByText('There is nothing to choose: this is the only move.').waitFor();
    expect(await strip.locator('.hint-figures').count()).toBe(0);
  },
);

test('a bot says why it moved, in words, with marks on the board', async () => {
  const wish = { where: 'On this device', seats: ['Me', 'Bot'], level: 'Apprentice' } as const;
  const page = await setUp(await stage.person(), stage.house, { ...wish, game: 'babylonia' });
  const why = await askWhy(new Player(page, 3));
  expect(await why.textContent()).toMatch(/\.$/);
  expect(await page.locator('.told-strip').textContent()).not.toMatch(/of 100|%/);
  await page.locator('.rims-pointed path').first().waitFor({ state: 'attached' });
  expect(await axeProblems(page)).toEqual([]);
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
  // It is shown, and kept among what was said.
  await page
    .locator('.toasts')
    .getByText(/rated game: hints.* wait until it is over/)
    .waitFor();
  await expectLocked(page);
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

test('on a desktop, too, a rated game cannot be analysed while it runs', async () => {
  const page = await setUp(await stage.person(), stage.house, { ...WISH, game: 'ur', rated: true });
  await page.locator('.top').getByText('Rated').waitFor();
  await expectLocked(page);
});

/** A rated game cannot be analysed by who plays it, on the word of the house, which is told. */
async function expectLocked(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const [locked] = await Promise.all([
    page.waitForResponse(/\/position$/),
    page.getByRole('dialog').getByRole('button', { name: 'Analyse' }).click(),
  ]);
  expect([locked.status(), new URL(page.url()).pathname.slice(0, 3)]).toEqual([409, '/t/']);
  await page
    .locator('.toasts')
    .getByText(/rated game: hints, analysis/)
    .last()
    .waitFor();
}

/** Asks for hints and waits for them. */
async function askForHints(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const hints = page.locator('.told-strip button.hint');
  await hints.first().waitFor();
  return hints;
}

/** Plays until the bot can say why it chose as it did, and asks it. */
async function askWhy(player: Player, prefer?: RegExp): Promise<Locator> {
  const { page } = player;
  const why = page.locator('.seat').nth(1).getByRole('button', { name: 'Why?' });
  for (;;) {
    await playUntil([player], () => why.isVisible(), prefer);
    await player.closeTextBoard();
    await why.click();
    await told(page).waitFor();
    const reasons = page.locator('.whys li').first();
    if ((await reasons.count()) > 0) return reasons;
    await page.keyboard.press('Escape');
    await player.move(prefer);
  }
}

/** What a bot says of its last turn: its reasons, or that there was nothing to choose or to tell. */
function told(page: Page): Locator {
  const strip = page.locator('.told-strip');
  const nothing = strip.getByText(/had nothing to choose|give a secret away/);
  return strip.locator('.whys li').or(nothing).first();
}
