/**
 * Walks through a tree of many moves on the analysis board with the arrow keys, then lets the engine think, and
 * prints how many milliseconds after a key the page showed the position (median, worst), how long a jump from one
 * end to the other takes, and how many frames came more than 50 ms after the one before while the engine thought.
 *
 *   npm run pace:tree -- --record game.nabu --steps 60
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { countFrames, openBrowser, serve } from './site.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values: wish } = parseArgs({
  options: {
    record: {
      type: 'string',
      default: join(root, 'packages/games/src/amyitis/games/2p-random.txt'),
    },
    steps: { type: 'string', default: '60' },
    site: { type: 'string', default: join(root, 'apps/web/dist/site') },
  },
});

const house = await serve(wish.site);
const browser = await openBrowser();
const person = await browser.newContext({ viewport: { width: 1440, height: 900 } });
const kept = { text: readFileSync(wish.record, 'utf8'), at: [] };
await person.addInitScript((tree) => {
  if (!localStorage.getItem('nabu.analysis.pace'))
    localStorage.setItem('nabu.analysis.pace', JSON.stringify(tree));
}, kept);
const page = await person.newPage();
const opened = Date.now();
await page.goto(`http://127.0.0.1:${house.address().port}/analysis/pace`);
await page.locator('.tree-move').first().waitFor();
console.log(
  `opened ${await page.locator('.tree-move').count()} positions in ${Date.now() - opened} ms`,
);
const steps = Number(wish.steps);
report('forwards', await walk('ArrowRight', steps));
report('to the end', await walk('End', 1));
report('backwards', await walk('ArrowLeft', steps));
report('to the start', await walk('Home', 1));
await page.keyboard.press('End');
for (let i = 0; i < 20; i++) await page.keyboard.press('ArrowLeft');
await page.getByRole('button', { name: 'Engine', exact: true }).click();
const frames = await page.evaluate(countFrames, 3000);
const late = frames.filter((gap) => gap > 50).length;
console.log(`engine thinks  ${frames.length} frames in 3 s, ${late} of them later than 50 ms`);
await browser.close();
house.close();

/** Presses a key so many times; how long each took from the key to the frame that showed the position. */
async function walk(key, times) {
  const taken = [];
  for (let i = 0; i < times; i++) {
    await page.evaluate(() => {
      window.walked = new Promise((tell) => {
        let began = 0;
        addEventListener('keydown', ({ timeStamp }) => (began = timeStamp), {
          capture: true,
          once: true,
        });
        const changed = new MutationObserver(() => {
          changed.disconnect();
          requestAnimationFrame(() => setTimeout(() => tell(performance.now() - began)));
        });
        changed.observe(document.querySelector('.table'), { attributeFilter: ['data-ply'] });
      });
    });
    await page.keyboard.press(key);
    taken.push(await page.evaluate(() => window.walked));
  }
  return taken;
}

function report(what, list) {
  const all = list.toSorted((a, b) => a - b);
  const [middle, most] = [all[all.length >> 1], all.at(-1)].map(Math.round);
  console.log(
    `${what.padEnd(14)} ${String(list.length).padStart(3)} keys  ${middle} ms (at most ${most})`,
  );
}
