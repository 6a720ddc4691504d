import type { AnyGame } from '@nabu/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PATIENCE, SIZES, type Size } from './browser.ts';
import { Hand } from './hand.ts';
import { keepForBots, keepMiddle, keptMatch, sensibleMove, TABLES } from './kept.ts';
import { settled, watchShifts } from './measure.ts';
import { openStage } from './stage.ts';

const stage = openStage();
/** Fingers touch the ground plan of Babylon, which is shown where no garden can be. */
const flat = openStage({ webgl: false });

/** A game of each kind, with the most seats. */
const LARGEST = TABLES.filter(({ game, seats }) => seats === game.seats.max);

const BOTH = Object.keys(SIZES) as Size[];
/** So many turns of a person show what each turn brings to their tray and board. */
const TURNS = 3;
/** So little shifts while bots answer in these turns. */
const LEAST = 0.02;

describe.each(BOTH)('over a whole game on a %s', (size) => {
  test.each(LARGEST)('nothing jumps at a table of $game.id', async ({ game, seats }) => {
    const person = await stage.person({ size });
    const path = await keepForBots(person, game, seats);
    const page = await person.newPage();
    await page.goto(stage.house.url + path);
    await page.locator('[data-board]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await settled(page);
    const shifted = await watchShifts(page);
    await page.locator('.table[data-over="true"]').waitFor({ timeout: 8 * PATIENCE });
    expect(await shifted()).toBeLessThan(0.05);
  });
});

/** Makes sensible moves with mouse or finger for some turns of one's own; how much shifted while bots answered at their usual pace. */
async function playTurns(page: Page, game: AnyGame, hand: Hand): Promise<number> {
  const shifted = await watchShifts(page);
  for (let turns = 0, sum = 0, mine = true, from = 0; ; ) {
    const match = await keptMatch(page, game);
    const before = mine;
    mine = match.actors[0] === 0;
    if (mine && !before) {
      await page.locator(`.table[data-ply="${match.ply}"] .tray-urgent`).waitFor();
      await settled(page);
      sum += (await shifted()) - from;
      turns++;
    }
    if (match.over || turns === TURNS) return sum;
    if (mine) await hand.make(match, sensibleMove(match));
    await page.locator(`.table:not([data-ply="${match.ply}"])`).waitFor();
    if (!mine) continue;
    // What follows a press is no surprise, however late a busy machine shows it.
    await settled(page);
    from = await shifted();
  }
}

describe.each(BOTH)('while a person plays on a %s', (size) => {
  const games = LARGEST.map(({ game }) => game);
  test.each(games)('nothing jumps at a table of $id', async (game) => {
    const here = size === 'phone' ? flat : stage;
    const person = await here.person({ size, pace: 'normal' });
    const path = await keepMiddle(person, game, game.seats.min);
    const page = await person.newPage();
    await page.goto(here.house.url + path);
    await page.locator('[data-board]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await settled(page);
    expect(await playTurns(page, game, new Hand(page, size === 'phone'))).toBeLessThan(LEAST);
  });
});
