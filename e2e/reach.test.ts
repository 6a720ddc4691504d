import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SIZES, THEMES } from './browser.ts';
import { keepMiddle, keptMatch, sensibleMove, TABLES } from './kept.ts';
import { settled } from './measure.ts';
import { paleTexts, smallTargets, tooWide } from './reach.ts';
import { openStage } from './stage.ts';

const stage = openStage();

/** 1280x1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 };
const FULL = TABLES.filter(({ game, seats }) => seats === game.seats.max);

/** A space of each game, as it is called. */
const SPACES: { readonly [game: string]: string } = {
  ...{ babel: 'Assyrians', babylonia: 'c14', amyitis: '1,2', babylon: 'c4', ur: 'B4' },
};

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
  test('has targets that can be hit, text that stands out in both themes, and is read at 400 % without scrolling sideways', async () => {
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
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme === 'dusk' ? 'dark' : 'light' });
        await settled(page);
        wrong.push(...(await paleTexts(page)).map((each) => `${name}, ${theme}: ${each}`));
      }
    }
    expect(wrong).toEqual([]);

    // The same page, four times as large.
    await page.setViewportSize(ZOOMED);
    await settled(page);
    expect(await tooWide(page)).toEqual([]);
    await page.keyboard.press('t');
    await page.locator('.text-board[aria-busy="false"]').waitFor();
    expect(await tooWide(page)).toEqual([]);
    await page.keyboard.press('/');
    await page.locator('.move-box:not(.hidden-text)').waitFor();
    expect(await tooWide(page)).toEqual([]);
    expect(await smallTargets(page, 24, ':is(.move-box, .panel)')).toEqual([]);
  });
});

test('pages of the house, four times as large, are read without scrolling sideways', async () => {
  const page = await (await stage.person()).newPage();
  await page.setViewportSize(ZOOMED);
  for (const path of ['/', '/play/babylonia', '/settings', '/rules/babel', '/games']) {
    await page.goto(stage.house.url + path);
    await page.locator('h1').waitFor();
    expect(await tooWide(page), path).toEqual([]);
    expect(await smallTargets(page, 24), path).toEqual([]);
  }
});

test('a step to another page takes the focus to its heading', async () => {
  const page = await (await stage.person()).newPage();
  await page.goto(stage.house.url);
  await page.getByRole('link', { name: 'Settings' }).press('Enter');
  await page.locator('h1:focus', { hasText: 'Settings' }).waitFor();
});
