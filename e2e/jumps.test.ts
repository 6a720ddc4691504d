import { describe, expect, test } from 'vitest';
import { PATIENCE, SIZES, type Size } from './browser.ts';
import { keepForBots, TABLES } from './kept.ts';
import { settled, watchShifts } from './measure.ts';
import { openStage } from './stage.ts';

const stage = openStage();

/** A game of each kind, with the most seats. */
const LARGEST = TABLES.filter(({ game, seats }) => seats === game.seats.max);

describe.each(Object.keys(SIZES) as Size[])('over a whole game on a %s', (size) => {
  test.each(LARGEST)('nothing jumps at a table of $game.id', async ({ game, seats }) => {
    const person = await stage.person({ size });
    const path = await keepForBots(person, game, seats);
    const page = await person.newPage();
    await page.goto(stage.house.url + path);
    await page.locator('[data-board]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await settled(page);
    const shifted = await watchShifts(page);
    await page.locator('.table[data-over="true"]').waitFor({ timeout: 4 * PATIENCE });
    expect(await shifted()).toBeLessThan(0.05);
  });
});
