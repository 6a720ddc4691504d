/**
 * Plays Babylon with the mouse from the beginning, the middle and near the end of a recorded game, and
 * prints how many milliseconds after a click the page had changed (`page`) and the picture was drawn
 * (`picture`), the median and the worst. Without a graphics card the picture is drawn in software.
 *
 *   npm run pace -- --moves 20 --text
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openBrowser, serve } from './site.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values: wish } = parseArgs({
  options: {
    moves: { type: 'string', default: '20' },
    text: { type: 'boolean', default: false },
    site: { type: 'string', default: join(root, 'apps/web/dist/site') },
  },
});
const STAGES = { early: 0, middle: 0.45, late: 0.75 };
const EACH = Math.ceil(Number(wish.moves) / Object.keys(STAGES).length);
const GAME = join(root, 'packages/games/src/babylon/games/2p-search.txt');
/** Long enough for everything to come to rest between two moves (ms). */
const REST = 700;

const house = await serve(wish.site);
const browser = await openBrowser();
const times = { dig: [], build: [] };
for (const stage of Object.keys(STAGES)) await playFrom(stage);
for (const [what, list] of Object.entries(times)) report(what, list);
await browser.close();
house.close();

/** The recorded game up to a part of its turns, as two people at one screen would have kept it. */
function savedAt(stage) {
  const lines = readFileSync(GAME, 'utf8').split('\n');
  const turns = lines.filter((line) => /^\d+: /.test(line));
  const opening = turns.findIndex((line) => line.includes('dig'));
  const count = opening + Math.round((turns.length - opening) * STAGES[stage]);
  const moves = turns.slice(0, count).flatMap((line) => {
    const words = line.replaceAll(/^\d+: | ?\{[^}]*\}/g, '').split('; ');
    return words.map((move) => ({ seat: Number(line[0]) - 1, move, at: 1 }));
  });
  const options = { strictSupplies: false, highestPoint: 'squared', underBridge: 'clear' };
  const seats = ['Ada', 'Bel'].map((name) => ({ kind: 'guest', name, bot: null }));
  return {
    ...{ version: 1, id: stage, game: 'babylon', rules: 1, options, seats, moves },
    ...{ seed: lines.find((line) => line.startsWith('seed ')).slice(5) },
    ...{ agreed: false, over: false, created: 1, updated: 1 },
  };
}

async function playFrom(stage) {
  const person = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await person.addInitScript(
    (save) => localStorage.setItem(`nabu.table.${save.id}`, JSON.stringify(save)),
    savedAt(stage),
  );
  const page = await person.newPage();
  await page.goto(`http://127.0.0.1:${house.address().port}/here/${stage}`);
  await page.locator('canvas[data-frames]').waitFor();
  if (wish.text) await page.keyboard.press('t');
  const made = { dig: [], build: [] };
  const over = async () => (await page.locator('.table').getAttribute('data-over')) === 'true';
  while ((made.dig.length < EACH || made.build.length < EACH) && !(await over()))
    await act(page, made);
  for (const what of Object.keys(made)) {
    report(`${stage} ${what}`, made[what]);
    times[what].push(...made[what]);
  }
  await person.close();
}

/** Makes the next move, whatever it is. */
async function act(page, made) {
  const prompt = (await page.locator('.tray-prompt').textContent()) ?? '';
  if (/dig|remove/i.test(prompt)) {
    const lit = page.locator('.quarry .hit.is-lit .hit-area');
    await lit.nth(made.dig.length % (await lit.count())).click();
    const press = () => page.locator('.babylon-tray .button-primary').click();
    made.dig.push(await timed(page, press));
  } else if (/store/i.test(prompt)) await page.keyboard.press('s');
  else if (await build(page, made)) return;
  else await page.keyboard.press('e');
  await page.waitForTimeout(REST / 2);
}

/** Lays one of the two tiles where the ghost finds a place; false where it finds none. */
async function build(page, made) {
  const box = await page.locator('canvas').boundingBox();
  for (let i = 0; i < 60; i++) {
    if (i % 30 === 0) await page.keyboard.press(i === 0 ? '1' : '2');
    const [across, down] = [((i * 37) % 40) / 100, ((i * 23) % 55) / 100];
    const at = [box.x + box.width * (0.3 + across), box.y + box.height * (0.25 + down)];
    await page.mouse.move(...at);
    await page.waitForTimeout(60);
    if ((await page.locator('.bar-lay.is-lit').count()) === 0) continue;
    made.build.push(await timed(page, () => page.mouse.click(...at)));
    return true;
  }
  return false;
}

/** From the press of a button to the frame that shows what it did, and to the end of its picture. */
async function timed(page, press) {
  await page.waitForTimeout(REST);
  await page.evaluate(() => {
    window.pace = new Promise((tell) => {
      const table = document.querySelector('.table');
      const canvas = document.querySelector('canvas');
      let began = 0;
      let drawn = null;
      const begin = (event) => {
        began ||= event.timeStamp;
      };
      addEventListener('pointerup', begin, { capture: true, once: true });
      const picture = new MutationObserver(() => {
        picture.disconnect();
        const gl = canvas.getContext('webgl2');
        const sync = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
        gl.flush();
        drawn = new Promise((done) => {
          const look = () =>
            gl.clientWaitSync(sync, 0, 0) === gl.TIMEOUT_EXPIRED
              ? setTimeout(look, 1)
              : done(performance.now() - began);
          setTimeout(look);
        });
      });
      const changed = new MutationObserver(() => {
        changed.disconnect();
        picture.observe(canvas, { attributeFilter: ['data-frames'] });
        requestAnimationFrame(() => {
          // Whichever comes first after the frame: the next task, or the next frame.
          let page = Number.POSITIVE_INFINITY;
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            page = Math.min(page, performance.now() - began);
          };
          port2.postMessage(null);
          requestAnimationFrame(async (next) => {
            page = Math.min(page, next - began);
            tell({ page, picture: drawn && (await drawn) });
          });
        });
      });
      changed.observe(table, { attributeFilter: ['data-ply'] });
    });
  });
  await press();
  return page.evaluate(() => window.pace);
}

function report(what, list) {
  const figures = ['page', 'picture'].map((part) => {
    const all = list.flatMap((each) => each[part] ?? []).toSorted((a, b) => a - b);
    if (all.length === 0) return `${part} unchanged`;
    return `${part} ${Math.round(all[all.length >> 1])} (at most ${Math.round(all.at(-1))})`;
  });
  console.log(`${what.padEnd(14)} ${String(list.length).padStart(3)} times  ${figures.join('  ')}`);
}
