/**
 * Brings finished games to a page, reviews each with one worker, and prints after how many seconds the first results
 * were seen, when the review was done, how many of its passes it had come to, and the frames of the page meanwhile.
 *
 *   npm run pace:review -- --records 'a.nabu,b.nabu'
 */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { countFrames, openBrowser, serve } from './site.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** One game of two and one of the most seats of each game, played by searching bots where there is one. */
const RECORDS = [
  ...['babel/games/every-ability', 'babylonia/games/2p-8-random7of9-greedy'],
  ...['babylonia/games/4p-6-random7of9-greedy', 'amyitis/games/2p-search'],
  ...['amyitis/games/4p-search', 'babylon/games/rules2-2p-search'],
  ...['babylon/games/rules2-4p-strict-bare-board', 'ur/games/short'],
].map((name) => join(root, 'packages/games/src', `${name}.txt`));
const { values: wish } = parseArgs({
  options: {
    records: { type: 'string', default: RECORDS.join(',') },
    site: { type: 'string', default: join(root, 'apps/web/dist/site') },
  },
});

const house = await serve(wish.site);
const browser = await openBrowser();
for (const file of wish.records.split(',')) console.log(await reviewed(file));
await browser.close();
house.close();

/** Imports one record and reviews it; a line of figures. */
async function reviewed(file) {
  const person = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  // One core is left to the page, the other one works.
  await person.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => 2 }),
  );
  const page = await person.newPage();
  await page.goto(`http://127.0.0.1:${house.address().port}/games`);
  await page.getByLabel('Record as text').fill(readFileSync(file, 'utf8'));
  await page.getByRole('button', { name: 'Check and keep it' }).click();
  const kept = page.locator('a[href^="/here/"]').first();
  await kept.click();
  await page.locator('.table[data-over="true"]').waitFor();
  await page.waitForTimeout(1000);
  await page.keyboard.press('Escape');
  const began = Date.now();
  await page.keyboard.press('v');
  const panel = page.getByRole('complementary', { name: 'Review' });
  await panel.getByRole('img', { name: /^Chance to win over/ }).waitFor();
  const first = Date.now() - began;
  const frames = await page.evaluate(countFrames, 3000);
  await panel.getByText('The review is done').waitFor({ timeout: 120_000 });
  const whole = Date.now() - began;
  const passes = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('nabu.review.'));
    return JSON.parse(localStorage.getItem(key)).passes;
  });
  await person.close();
  const name = `${basename(dirname(dirname(file)))} ${basename(file, '.txt')}`.padEnd(38);
  const seconds = (ms) => (ms / 1000).toFixed(1).padStart(5);
  const late = frames.filter((gap) => gap > 50).length;
  return `${name} first ${seconds(first)} s  whole ${seconds(whole)} s  passes ${passes}  ${frames.length} frames in 3 s, ${late} later than 50 ms`;
}
