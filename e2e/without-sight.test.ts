import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { drawAlike } from './alike.ts';
import { PATIENCE, type Size } from './browser.ts';
import { Ear } from './ear.ts';
import { openStage } from './stage.ts';

const stage = openStage();

interface Wish {
  readonly game: string;
  readonly size: Size;
  /** The option that makes the game short, where there is one. */
  readonly short?: RegExp;
  /** What ends a turn or the game soonest. */
  readonly sooner: RegExp;
}

/** Sets a table up against a quick bot, with Tab, arrows and Enter. */
async function setUp({ game, size, short }: Wish): Promise<{ page: Page; ear: Ear }> {
  const person = await stage.person({ size });
  await person.addInitScript(drawAlike);
  const page = await person.newPage();
  await page.goto(`${stage.house.url}/play/${game}`);
  const ear = await Ear.at(page);
  await ear.find('button', /^Start the game$/);
  await ear.pressUntil('Tab', /^(Apprentice|Cupbearer|Scribe|Astronomer|Vizier|King)$/);
  await ear.pressUntil('ArrowRight', /^Apprentice$/);
  if (short) {
    await ear.pressUntil('Tab', /^7 each/);
    await ear.pressUntil('ArrowDown', short);
  }
  await ear.pressUntil('Tab', /^Start the game$/);
  await ear.press('Enter');
  await ear.find('combobox');
  return { page, ear };
}

/** What the transcript says, as long as nothing lies over it. */
async function transcript(ear: Ear): Promise<() => Promise<readonly string[]>> {
  const log = (await ear.find('log')).id ?? 0;
  let said: readonly string[] = [];
  return async () => {
    const lines = await ear.inside(log, 'StaticText');
    if (lines.length > 0) said = lines.map(({ name }) => name);
    return said;
  };
}

/** A while anything, then what ends the game soonest. */
function pick(options: readonly string[], sooner: RegExp, moves: number): number {
  const ends = options.findIndex((name) => sooner.test(name));
  return moves > 20 && ends >= 0 ? ends : (moves * 7) % Math.min(options.length, 8);
}

/** Whether two lines or more were added; of some hundreds the oldest are dropped. */
function answered(before: readonly string[], now: readonly string[]): boolean {
  if (now.length !== before.length) return now.length >= before.length + 2;
  return now.join() !== before.join() && now.at(-2) !== before.at(-1);
}

/** Plays a whole game through the move box; returns all that was said. */
async function playOut(ear: Ear, sooner: RegExp): Promise<readonly string[]> {
  await ear.press('/');
  await ear.focused('combobox');
  const box = (await ear.find('region', /^Move box$/)).id ?? 0;
  const listen = await transcript(ear);
  let late = Date.now() + PATIENCE;
  for (let moves = 0; ; ) {
    await ear.press('ArrowDown');
    const options = (await ear.inside(box, 'option')).map(({ name }) => name);
    if (options.length === 0) {
      // A dialog hides everything else; asking for the whole page all the time would slow it down.
      const hidden = (await ear.inside(box, 'combobox')).length === 0;
      if (hidden && (await ear.has('dialog'))) return listen();
      await ear.rest(120);
      if (Date.now() > late) throw new Error(`Nothing goes on: ${(await listen()).slice(-5)}`);
      continue;
    }
    const before = await listen();
    const place = pick(options, sooner, moves);
    await ear.press(...new Array<string>(place).fill('ArrowDown'), 'Enter');
    // What was typed is noted at once; whatever follows from it is told in another line.
    for (let tries = 0; tries < 20 && !answered(before, await listen()); tries++)
      await ear.rest(30);
    late = Date.now() + PATIENCE;
    moves++;
  }
}

test.each<Wish>([
  { game: 'babel', size: 'phone', sooner: /^end / },
  { game: 'babylonia', size: 'desktop', sooner: /^done / },
  { game: 'amyitis', size: 'desktop', sooner: /^pass / },
  { game: 'babylon', size: 'phone', sooner: /^(done|discard) / },
  { game: 'ur', size: 'phone', short: /^5 each/, sooner: /^move/ },
])('a whole game of $game is played by ear and keys ($size)', async (wish) => {
  const { ear } = await setUp(wish);
  const said = await playOut(ear, wish.sooner);
  expect(said.some((line) => line.startsWith('Your turn. '))).toBe(true);
  expect(await ear.has('heading', /\bwins?\b|share/i)).toBe(true);
  // The end is a dialog, and closing it leaves the focus somewhere that is said.
  await ear.press('Escape');
  expect((await ear.focus()).name).not.toBe('');
});
