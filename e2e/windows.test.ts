import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ARTIFACTS, axeProblems, THEMES } from './browser.ts';
import { keepMiddle, TABLES } from './kept.ts';
import { measure, settled } from './measure.ts';
import { keepPicture } from './picture.ts';
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

/** A large window and a small one, where every table is inspected. */
const INSPECTED = ['1440x900', '390x844'];
/** One window of each layout, where tables with the most seats are inspected: in the others only what hangs on the size. */
const LAYOUTS = [...INSPECTED, '1366x625', '768x1024', '844x390'];

const folder = join(ARTIFACTS, 'windows');
mkdirSync(folder, { recursive: true });

describe.each(TABLES)('$game.id for $seats', ({ game, seats }) => {
  const full = seats === game.seats.max;

  test('keeps its board large, everything whole and nothing covered in every window', async () => {
    const person = await stage.person({ fine: full });
    const path = await keepMiddle(person, game, seats);
    const page = await person.newPage();
    await page.goto(stage.house.url + path);
    await page.locator('[data-board]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const wrong: string[] = [];
    for (const [place, [width, height]] of WINDOWS.entries()) {
      const name = `${width}x${height}`;
      await page.setViewportSize({ width, height });
      await settled(page);
      // The theme that was shown last comes first: each window costs one change of colours.
      for (const theme of place % 2 === 0 ? THEMES : THEMES.toReversed()) {
        await page.emulateMedia({ colorScheme: theme === 'dusk' ? 'dark' : 'light' });
        const file = `${game.id}-${seats}-${name}-${theme}.png`;
        await keepPicture(page, join(folder, file));
      }
      const { board, faults, ...rest } = await measure(page);
      expect(rest, name).toEqual({ seats, deciding: 1 });
      expect(board, name).toBeGreaterThanOrEqual(height < 500 ? 0.4 : 0.5);
      const whole = (full ? LAYOUTS : INSPECTED).includes(name);
      const problems = whole || full ? await axeProblems(page, whole ? 'all' : 'size') : [];
      wrong.push(...[...faults, ...problems].map((fault) => `${name}: ${fault}`));
    }
    expect(wrong).toEqual([]);
  });
});
