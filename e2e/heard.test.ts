import { babylon, cellName, type View } from '@nabu/games/babylon';
import { babylonia } from '@nabu/games/babylonia';
import type { AnyGame, AnyMatch } from '@nabu/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SIZES, type Size } from './browser.ts';
import { Ear } from './ear.ts';
import { keepWhen } from './kept.ts';
import { openStage } from './stage.ts';
import { openKeptBabel } from './table.ts';

const stage = openStage();
const sizes = Object.keys(SIZES) as Size[];
const river = babylonia as unknown as AnyGame;
const garden = babylon as unknown as AnyGame;

/** A page, and somebody who knows of it what is said. */
interface Listener {
  readonly page: Page;
  readonly ear: Ear;
  /** All that was said so far. */
  said(): Promise<readonly string[]>;
}

async function listen(page: Page): Promise<Listener> {
  await page.locator('[data-board]').waitFor();
  const ear = await Ear.at(page);
  return { page, ear, said: () => ear.told('log', 'What was said') };
}

/** Opens a game at the first decision of which something holds. */
async function open(
  size: Size,
  game: AnyGame,
  holds: (match: AnyMatch) => boolean,
): Promise<Listener> {
  const person = await stage.person({ size });
  const path = await keepWhen(person, game, 2, holds);
  const page = await person.newPage();
  await page.goto(stage.house.url + path);
  return listen(page);
}

/** Types into the move box; gives what is said to that, once something is. */
async function enter({ page, said }: Listener, text: string): Promise<readonly string[]> {
  const before = (await said()).length;
  const answer = async () => {
    const lines = (await said()).slice(before);
    return lines.includes(text) ? lines.slice(lines.indexOf(text) + 1) : [];
  };
  await page.locator('#move-box').fill(text);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await answer()).length).toBeGreaterThan(0);
  return answer();
}

/** How often a line was said. */
const times = (lines: readonly string[], line: string) =>
  lines.filter((each) => each === line).length;

/** What the first seat can do, in notation. */
const notations = (match: AnyMatch) =>
  match.moves(0).map((move) => match.game.notation.format(move));

/** A turn begins with a farmer and another token in hand; gives where they can be placed. */
function twoTokens(match: AnyMatch): readonly [farmer: string, other: string] | null {
  const moves = match.ply > 20 ? notations(match) : [];
  const farmer = moves.find((each) => each.startsWith('f@'));
  const other = moves.findLast((each) => /^[msp]@/.test(each));
  return farmer && other && !moves.includes('done') ? [farmer, other] : null;
}

/** Types the beginning of a move, hears what fits, and takes the first. */
async function complete({ page, ear, said }: Listener, move: string): Promise<string> {
  const start = move.slice(0, 3);
  await page.locator('#move-box').fill(start);
  const box = (await ear.find('region', /^Move box$/)).id ?? 0;
  await expect.poll(async () => (await ear.inside(box, 'option')).length).toBeGreaterThan(0);
  const options = (await ear.inside(box, 'option')).map(({ name }) => name);
  expect(options.filter((name) => !name.startsWith(start))).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await said()).at(-1)).toBe('Your turn. Place one more token.');
  const [chosen, told] = (await said()).slice(-3);
  expect(options[0].startsWith(`${chosen} `)).toBe(true);
  expect(told).toMatch(/^Ada places a farmer/);
  return chosen;
}

test.each(sizes)(
  '%s: moves are completed in the move box; all is told, equal things again, a turn of a bot as one',
  async (size) => {
    const found: { tokens: ReturnType<typeof twoTokens> } = { tokens: null };
    const heard = await open(size, river, (match) => {
      found.tokens = twoTokens(match);
      return found.tokens !== null;
    });
    const { page, said } = heard;
    const [farmer, other] = found.tokens ?? ['', ''];
    await page.keyboard.press('/');
    const move = await complete(heard, farmer);
    const [told] = (await said()).slice(-2);

    // A move that is taken back and made again is told each time.
    for (let again = 0; again < 2; again++) {
      expect((await enter(heard, 'undo'))[0]).toBe('Ada takes a move back.');
      expect((await enter(heard, move))[0]).toBe(told);
    }
    expect(times(await said(), told)).toBe(3);
    expect(times(await said(), 'Ada takes a move back.')).toBe(2);

    const [refused] = await enter(heard, move);
    const refusal = page.getByRole('alert').getByText(refused);
    await refusal.waitFor();

    // What a bot does in its turn is one line, and one key tells it again.
    await enter(heard, other);
    await enter(heard, 'done');
    const since = async () => {
      const lines = await said();
      return lines.slice(lines.lastIndexOf('done') + 1);
    };
    await expect.poll(async () => (await since()).at(-1)).toMatch(/^Your turn\./);
    expect(await since()).toEqual([
      expect.stringMatching(/^Ada /),
      expect.stringMatching(/^(?!Ada )\w+ places /),
      expect.stringMatching(/^Your turn\./),
    ]);
    const [, turn] = await since();
    await page.keyboard.press('Escape');
    await page.keyboard.press('b');
    await expect.poll(async () => times(await said(), turn)).toBe(2);

    // A refusal outlives all that happened since, until it is dismissed; what was said stays.
    expect(await refusal.count()).toBe(1);
    await expect
      .poll(async () => {
        await page.keyboard.press('Escape');
        return refusal.count();
      })
      .toBe(0);
    expect(await said()).toContain(refused);
  },
);

/** A tile was dug that can be laid, in a garden that has some already. */
function mayLay(match: AnyMatch): boolean {
  const { phase, dug, gardens } = match.view(0) as View;
  const builds = phase === 'build' && dug !== null && gardens[0].tiles.length > 2;
  return builds && match.moves(0).length > 3;
}

/** Turns to the ground plan by keys and gives the focus to what Tab would stop at there. */
async function walkPlan({ page }: Listener, stop: string): Promise<void> {
  const field = page.locator('.babylon .field');
  const place = page.locator(`.ground-plan ${stop}`);
  while ((await place.count()) === 0) {
    const shown = await field.getAttribute('class');
    await page.keyboard.press('g');
    await expect.poll(() => field.getAttribute('class')).not.toBe(shown);
  }
  await place.first().focus();
}

/** Presses an arrow; gives what is said of where it leads. */
async function step({ page, ear }: Listener, arrow: string): Promise<string> {
  const before = (await ear.focus()).name;
  await page.keyboard.press(arrow);
  await expect.poll(async () => (await ear.focus()).name).not.toBe(before);
  return (await ear.focus()).name;
}

test.each(sizes)(
  '%s: a garden of Babylon is walked over by keys with a tile and without, and told as it was laid',
  async (size) => {
    const heard = await open(size, garden, mayLay);
    const { page, said } = heard;
    const last = async () => (await said()).at(-1) ?? '';
    await page.keyboard.press('r');
    await expect.poll(last).toMatch(/^New tile in hand: .* north-west .* south-west /);
    const turned = await last();
    await page.keyboard.press('r');
    await expect.poll(last).not.toBe(turned);

    // With a tile each place says what it costs and what lies below.
    await walkPlan(heard, '.place.is-lit');
    const place = page.locator('.place:focus');
    const cell = cellName(Number(await place.getAttribute('data-place')));
    expect(await place.getAttribute('aria-label')).toMatch(new RegExp(`\\b${cell}\\b.* Below: `));
    const away = await step(heard, 'ArrowRight');
    expect(away).toMatch(/ Below: [a-h]\d (bare|level \d)/);
    expect(await step(heard, 'ArrowLeft')).not.toBe(away);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await said()).join(' ')).toMatch(/Ada lays/);

    // Without one each space says its level, its symbol and what stands there.
    await page.keyboard.press('/');
    expect((await enter(heard, cell))[0]).toMatch(
      new RegExp(`^Ada: ${cell} level \\d, .*laid this turn`),
    );
    await page.keyboard.press('Escape');
    await page.keyboard.press('3');
    await walkPlan(heard, '.cells [tabindex="0"]');
    expect(await step(heard, 'ArrowDown')).toMatch(/^a2 (bare|level \d)/);
    expect(await step(heard, 'ArrowRight')).toMatch(/^b2 (bare|level \d)/);
  },
);

test.each(sizes)(
  '%s: what keys pick up, put back or ask in vain is told, and closing a dialog leaves the focus where something is said',
  async (size) => {
    const page = await openKeptBabel(await stage.person({ size }), stage.house);
    const { said, ear } = await listen(page);
    const card = page.locator('.held-press').first();
    const nation = /^\w+/.exec((await card.getAttribute('aria-label')) ?? '')?.[0] ?? '';
    const last = async () => (await said()).at(-1) ?? '';
    await page.keyboard.press(nation.charAt(0).toLowerCase());
    await expect.poll(last).toBe(`${nation} picked up. D deploys, W walks, Escape puts it back.`);
    await page.keyboard.press('Escape');
    await expect.poll(last).toBe('Put back.');
    await page.keyboard.press('x');
    await expect.poll(last).toBe('Your pawn is still in the quarry. Walk to a site first.');

    const menu = page.getByRole('button', { name: 'Menu' });
    for (const opened of ['?', 'menu']) {
      if (opened === 'menu') await menu.press('Enter');
      else await page.keyboard.press(opened);
      await page.getByRole('dialog').waitFor();
      expect((await ear.focus()).name).not.toBe('');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect((await ear.focus()).name).not.toBe('');
    }
    const focused = () => menu.evaluate((button) => button === document.activeElement);
    await expect.poll(focused).toBe(true);
  },
);
