import { games } from '@nabu/games';
import { type AnyMatch, newestGames, rngFrom, type Word } from '@nabu/kernel';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SIZES, type Size } from './browser.ts';
import { keepWhen } from './kept.ts';
import { openStage } from './stage.ts';

const stage = openStage();

/** Moves that are looked at: a level, a turn that ends with a city surrounded, water, an ornament, a piece that goes home. */
const KINDS: { readonly [game: string]: readonly string[] } = {
  babel: ['build'],
  babylonia: ['done'],
  amyitis: ['irrigate'],
  babylon: ['statue', 'fountain', 'bridge', 'stairway'],
  ur: ['move'],
};

const kindOf = (move: Word) => String(Reflect.get(move, 'type'));

/** The move of such a kind that earns the first seat points, if there is one. */
function earning(match: AnyMatch): Word | undefined {
  const { game } = match;
  const state = game.imagine(match.view(0), rngFrom('earning'));
  const { total } = game.scores(state)[0];
  return match.moves(0).find((move) => {
    if (!KINDS[game.id].includes(kindOf(move))) return false;
    const next = game.copy(state);
    game.play(next, 0, move, rngFrom('earning'));
    return game.scores(next)[0].total > total;
  });
}

/** What is pressed to make a move: the move itself, a stack, or the button that ends a turn. */
function partOf(page: Page, move: Word): Locator {
  const named = page.locator(`[data-part="move ${move.index}"]`);
  if (kindOf(move) === 'done') return page.locator('.tray [data-part="end"]');
  const stack = page.locator(`[data-tip="stack ${Reflect.get(move, 'stack')}"] .hit-area`);
  return kindOf(move) === 'build' ? stack.first() : named.first();
}

/** Points with the keyboard, as Tab would. */
async function focus(part: Locator): Promise<void> {
  await part.page().keyboard.press('Shift');
  await part.evaluate((element) => (element as HTMLElement | SVGElement).focus());
}

describe.each(Object.keys(SIZES) as Size[])('on a %s', (size) => {
  test.each(newestGames(games))(
    '$id tells what a move would bring before it is made, in the words of the log',
    async (game) => {
      const person = await stage.person({ size });
      const found: { move: Word | undefined } = { move: undefined };
      const holds = (match: AnyMatch) => {
        found.move = earning(match);
        return found.move !== undefined;
      };
      const path = await keepWhen(person, game, game.seats.min, holds);
      const { move } = found;
      if (!move) throw new Error('Nothing was ever earned.');
      const page = await person.newPage();
      await page.goto(stage.house.url + path);
      await page.locator('[data-board]').waitFor();

      const score = page.locator('.seat-score').first();
      await focus(score);
      const card = page.getByRole('tooltip');
      await card.getByText(/^Ada: \d+ points?$/).waitFor();
      expect(await score.getAttribute('aria-describedby')).toBe(await card.getAttribute('id'));

      const part = partOf(page, move);
      await focus(part);
      const told = page.getByRole('region', { name: 'What it brings' });
      const sum = told.getByText(/^Ada: from \d+ to \d+ \(/);
      await sum.waitFor();
      const [, before, after] = /from (\d+) to (\d+)/.exec((await sum.textContent()) ?? '') ?? [];
      expect(await score.textContent()).toContain(before);
      const why = (await told.locator('.outcome-why').allTextContents())
        .filter((text) => !text.startsWith('More may come'))
        .flatMap((text) => text.match(/[^.]+\./g) ?? []);
      if (size === 'desktop') {
        await score.focus();
        await told.locator('.outcome-card').waitFor({ state: 'detached' });
        await part.hover();
        await sum.waitFor();
      }
      await focus(part);
      await page.keyboard.press('Enter');
      await expect.poll(() => score.textContent()).toContain(after);
      if (size === 'phone') await page.getByRole('button', { name: 'Log' }).click();
      for (const sentence of why)
        await page
          .locator('.log-line', { hasText: sentence.trim() })
          .filter({ visible: true })
          .last()
          .waitFor();
    },
  );
});
