import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ARTIFACTS, PATIENCE, SIZES, type Size, seriousProblems, THEMES } from './browser.ts';
import { keepForBots, keepMiddle, TABLES } from './kept.ts';
import { measure, settled, watchShifts } from './measure.ts';
import { openStage } from './stage.ts';

const stage = openStage();

/** Large and small screens, phones both ways, and 1440x900 at 200 % (720x450) and 150 % (960x600). */
const WINDOWS = [
  [1440, 900],
  [1366, 625],
  [1920, 1080],
  [2560, 1440],
  [768, 1024],
  [390, 844],
  [390, 664],
  [360, 640],
  [844, 390],
  [720, 450],
  [960, 600],
] as const;

const folder = join(ARTIFACTS, 'windows');
mkdirSync(folder, { recursive: true });

describe.each(TABLES)('$game.id for $seats', ({ game, seats }) => {
  test('keeps its board large, everything whole and nothing covered in every window', async () => {
    const person = await stage.person();
    const path = await keepMiddle(person, game, seats);
    const page = await person.newPage();
    await page.goto(stage.house.url + path);
    await page.locator('[data-board]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const wrong: string[] = [];
    for (const [place, [width, height]] of WINDOWS.entries()) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const { board, faults, ...rest } = await measure(page);
      expect(rest, `${width}x${height}`).toEqual({ seats, deciding: 1 });
      expect(board, `${width}x${height}`).toBeGreaterThanOrEqual(height < 500 ? 0.4 : 0.5);
      wrong.push(...faults.map((fault) => `${width}x${height}: ${fault}`));
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme === 'dusk' ? 'dark' : 'light' });
        const name = `${game.id}-${seats}-${width}x${height}-${theme}.png`;
        await page.screenshot({ path: join(folder, name) });
      }
      // One theme in each window: its colours are the same in all of them.
      const theme = place % 2 === 0 ? 'dark' : 'light';
      await page.emulateMedia({ colorScheme: theme });
      if (seats === game.seats.max) wrong.push(...(await seriousProblems(page)));
    }
    expect(wrong).toEqual([]);
  });
});

describe.each(Object.keys(SIZES) as Size[])('over a whole game on a %s', (size) => {
  test.each(TABLES.filter(({ game }) => game.id === 'babel'))(
    'nothing jumps',
    async ({ game, seats }) => {
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
    },
  );
});
