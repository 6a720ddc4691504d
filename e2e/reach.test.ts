import type { AnyGame } from '@nabu/kernel';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SIZES, type Size, THEMES } from './browser.ts';
import { keepMiddle, keptMatch, sensibleMove, TABLES } from './kept.ts';
import { settled } from './measure.ts';
import { paleTexts, smallTargets, tooWide } from './reach.ts';
import { openStage } from './stage.ts';

const stage = openStage();

/** 1440x900 at 200 % and 1280x1024 at 400 %. */
const ZOOMED = [
  { width: 720, height: 450 },
  { width: 320, height: 256 },
];
const FULL = TABLES.filter(({ game, seats }) => seats === game.seats.max);

/** A space of each game, as it is called. */
const SPACES: { readonly [game: string]: string } = {
  ...{ babel: 'Assyrians', babylonia: 'c14', amyitis: '1,2', babylon: 'c4', ur: 'B4' },
};

/** What is told of a position, beside whose it is. */
const TOLD: { readonly [game: string]: readonly RegExp[] } = {
  // Who irrigates what, and whose a temple is.
  amyitis: [
    /^Water in the channel between terraces \d,\d and \d,\d(?: \(double\))?: \w+/,
    /^Temple of \w+, newest cube first: .+; \d places? free\. \w/,
  ],
  // Every space with its level, its symbol or what stands on it; what lies in the quarry.
  babylon: [
    /^Row \d: (?:[a-h]\d level \d, [^;]+(?:; )?)+\.$/,
    /^Row \d: .*[a-h]\d level \d, (?:statue|fountain|bridge|stairway) [a-h]\d/,
    /^Quarry [a-d]\d: \d high, \w+, \w+ flower, /,
  ],
};

/** The position stands before the moves, under a heading for every player; many moves are in groups, with a filter. */
async function readText(page: Page, { id }: AnyGame, seats: number): Promise<void> {
  await page.keyboard.press('t');
  const board = page.locator('.text-board[aria-busy="false"]');
  await board.waitFor();
  const headings = await board.locator('h3').allTextContents();
  const names = await page.locator('.rail .seat .seat-name').allTextContents();
  expect(headings.slice(1, 1 + seats)).toEqual(names.map((name) => name.replace(/ \(.*/, '')));
  expect(headings.at(-1)).toBe('What you can do');
  const lines = await board.locator('.text-passage > p').allTextContents();
  for (const wanted of TOLD[id] ?? [])
    expect(
      lines.some((line) => wanted.test(line)),
      `${wanted}`,
    ).toBe(true);
  await readMoves(page, board.locator('.text-moves button'));
  await page.keyboard.press('Escape');
  await page.locator('.text-board').waitFor({ state: 'detached' });
}

/** Moves lie under what they are made with, and a filter finds one of many. */
async function readMoves(page: Page, buttons: Locator): Promise<void> {
  const titles = await page.locator('.text-board summary').allTextContents();
  const counts = titles.map((title) => Number(/ \((\d+)\)$/.exec(title)?.[1]));
  const labels = await buttons.allTextContents();
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(labels.length);
  const filter = page.getByRole('searchbox', { name: 'Filter the moves' });
  if (labels.length <= 12) return;
  expect(titles.length).toBeGreaterThan(1);
  await filter.fill(labels.at(-1) ?? '');
  await expect
    .poll(() => buttons.filter({ visible: true }).allTextContents())
    .toContain(labels.at(-1));
  await expect.poll(() => buttons.count()).toBeLessThan(labels.length);
}

/** What a small board shows one at a time, or over itself. */
const FOLDED = '.amyitis .tab, .babylon .switch button, .map-cards';

/** Texts that stand out too little, in both themes, on every page of the board. */
async function pale(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  const folded = page.locator(FOLDED).filter({ visible: true });
  // A panel that has just closed leaves the board more room, and other buttons.
  await settled(page);
  const pages = await folded.count();
  // Where one of several is shown already, the bare board is one of them.
  for (let place = pages > 1 ? 0 : -1; place < pages; place++) {
    if (place >= 0) await folded.nth(place).click();
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme === 'dusk' ? 'dark' : 'light' });
      await settled(page);
      found.push(...(await paleTexts(page)).map((each) => `${place}, ${theme}: ${each}`));
    }
  }
  return found;
}

/** What the move box answers to some questions; each is noted before its answer. */
async function asked(page: Page, questions: readonly string[]): Promise<readonly string[]> {
  await page.keyboard.press('/');
  const box = page.locator('#move-box');
  const lines = page.locator('.move-box [role="log"] p');
  const answers: string[] = [];
  for (const question of questions) {
    await box.fill(question);
    const before = await lines.count();
    await page.keyboard.press('Enter');
    await expect.poll(() => lines.count()).toBeGreaterThan(before + 1);
    expect(await lines.nth(before).textContent()).toBe(question);
    answers.push((await lines.nth(before + 1).textContent()) ?? '');
  }
  await page.keyboard.press('Escape');
  return answers;
}

describe.each(FULL)('$game.id', ({ game, seats }) => {
  test('has targets that can be hit, text that stands out in both themes, and is read at 200 % and 400 % without scrolling sideways', async () => {
    const person = await stage.person();
    const path = await keepMiddle(person, game, seats);
    const page = await person.newPage();
    await page.goto(stage.house.url + path);
    await page.locator('[data-board]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const what = sensibleMove(await keptMatch(page, game));
    const questions = ['last', 'hand', 'score', SPACES[game.id], `what if ${what}`];
    const wrong: string[] = [];
    for (const [name, size] of Object.entries(SIZES)) {
      await page.setViewportSize(size);
      await settled(page);
      const small = await smallTargets(page, 24);
      for (const answer of await asked(page, questions))
        expect(answer, name).not.toMatch(/^$|is no move, space or question/);
      const tight = name === 'phone' ? await smallTargets(page, 44, ':is(.top, .tray-line)') : [];
      wrong.push(...[...small, ...tight].map((each) => `${name}: ${each}`));
      await readText(page, game, seats);
      wrong.push(...(await pale(page)).map((each) => `${name}, ${each}`));
    }
    expect(wrong).toEqual([]);

    // The same page, twice and four times as large.
    for (const size of ZOOMED) {
      await page.setViewportSize(size);
      await settled(page);
      expect(await tooWide(page)).toEqual([]);
      await page.keyboard.press('t');
      await page.locator('.text-board[aria-busy="false"]').waitFor();
      expect(await tooWide(page)).toEqual([]);
      await page.keyboard.press('/');
      await page.locator('.move-box:not(.hidden-text)').waitFor();
      expect(await tooWide(page)).toEqual([]);
      expect(await smallTargets(page, 24, ':is(.move-box, .panel)')).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('t');
      await page.locator('.text-board').waitFor({ state: 'detached' });
    }
  });
});

test('pages of the house, twice and four times as large, are read without scrolling sideways', async () => {
  const page = await (await stage.person()).newPage();
  for (const path of ['/', '/play/babylonia', '/settings', '/rules/babel', '/games']) {
    await page.goto(stage.house.url + path);
    await page.locator('h1').waitFor();
    for (const size of ZOOMED) {
      await page.setViewportSize(size);
      await settled(page);
      expect(await tooWide(page), path).toEqual([]);
      expect(await smallTargets(page, 24), path).toEqual([]);
    }
  }
});

test.each(Object.keys(SIZES) as Size[])(
  '%s: a step to another page takes the focus to its heading',
  async (size) => {
    const page = await (await stage.person({ size })).newPage();
    await page.goto(stage.house.url);
    await page.getByRole('link', { name: 'Settings' }).press('Enter');
    await page.locator('h1:focus', { hasText: 'Settings' }).waitFor();
  },
);
