import { babylon, type View } from '@nabu/games/babylon';
import type { AnyGame, AnyMatch } from '@nabu/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems, SIZES, type Size } from './browser.ts';
import { keepWhen } from './kept.ts';
import { Player, playUntil } from './player.ts';
import { openStage } from './stage.ts';
import { setUp } from './table.ts';

const stage = openStage();
const ALONE = { where: 'On this device', seats: ['Me', 'Bot'], level: 'Apprentice' } as const;
const sizes = Object.keys(SIZES) as Size[];

/** The board with nothing over it. */
async function bare(player: Player): Promise<Page> {
  await player.myTurn();
  await player.closeTextBoard();
  return player.page;
}

const confirm = (page: Page) => page.locator('.confirm-yes');
/** What was told to who does not see the board. */
const said = (page: Page) => page.locator('.move-box [role="log"] p');
const marks = (page: Page) => page.locator('[data-news]');
const prompt = (page: Page) => page.locator('.tray-prompt');

test.each(sizes)(
  '%s: a turn is confirmed, what the rival did is marked and shown again, the replay plays',
  async (size) => {
    const person = await stage.person({ size, confirm: 'final', pace: 'normal' });
    const page = await setUp(person, stage.house, { game: 'babylonia', ...ALONE });
    const player = new Player(page, 4);
    const done = page.getByRole('button', { name: 'Done', exact: true });

    // What can be taken back is made at once; Ctrl+Z and Ctrl+Y take it back and make it again.
    await bare(player);
    if ((await player.ply()) === 0) {
      // Whoever begins the game places one token only.
      await player.move();
      await player.closeTextBoard();
      await done.click();
      await confirm(page).click();
      await expect.poll(() => player.ply()).toBeGreaterThan(1);
      await bare(player);
    }
    const start = await player.ply();
    await player.move(/merchant|priest|civil/i);
    await player.move(/merchant|priest|civil/i);
    await player.closeTextBoard();
    const ready = await player.ply();
    expect(ready).toBe(start + 2);
    await page.keyboard.press('Control+z');
    await expect.poll(() => player.ply()).toBe(ready - 1);
    await said(page)
      .filter({ hasText: /takes a move back/ })
      .waitFor({ state: 'attached' });
    await page.keyboard.press('Control+y');
    await expect.poll(() => player.ply()).toBe(ready);

    // Ending the turn cannot be taken back: it is asked about in its own place.
    const place = await done.boundingBox();
    await done.click();
    await confirm(page).waitFor();
    expect(await done.isVisible()).toBe(false);
    expect(await axeProblems(page)).toEqual([]);
    const asked = await confirm(page).boundingBox();
    expect((asked?.x ?? 0) + (asked?.width ?? 0)).toBeGreaterThan((place?.x ?? 0) + 10);
    expect(asked?.y ?? 0).toBeLessThan((place?.y ?? 0) + (place?.height ?? 0));
    await page.keyboard.press('Escape');
    await confirm(page).waitFor({ state: 'detached' });
    expect(await player.ply()).toBe(ready);
    await done.click();
    await confirm(page).click();
    await expect.poll(() => player.ply()).toBeGreaterThan(ready);

    // The rival's tokens are marked until I act, and shown again on a key; any key skips.
    await bare(player);
    const now = await player.ply();
    await expect.poll(() => marks(page).count()).toBeGreaterThan(0);
    await Promise.all([earlierShown(page, now), page.keyboard.press('b')]);
    await page.keyboard.press('x');
    await expect.poll(() => player.ply()).toBe(now);
    const again = page.getByRole('button', { name: 'Since your last turn' });
    await Promise.all([earlierShown(page, now), again.click()]);
    await expect.poll(() => prompt(page).textContent()).toMatch(/Your turn/);
    await player.move();
    await player.closeTextBoard();
    await expect.poll(() => marks(page).count()).toBe(0);

    await replay(page, await player.ply());
  },
);

/** Waits until an earlier moment is shown again, which it is for a short time only. */
async function earlierShown(page: Page, now: number): Promise<void> {
  await page.waitForFunction(
    (present) =>
      document.querySelector('.tray-prompt')?.textContent?.includes('Since your last turn') &&
      Number(document.querySelector<HTMLElement>('.table')?.dataset.ply) < present,
    now,
  );
}

/** Keys come as fast as they can: none is lost, and the log and the hand go along. */
async function replay(page: Page, last: number): Promise<void> {
  await page.getByRole('button', { name: 'Replay', exact: true }).filter({ visible: true }).click();
  const at = (ply: number) => prompt(page).filter({ hasText: `Move ${ply} of ${last}` });
  await at(last - 1).waitFor();
  for (let i = 0; i < 20; i++) await page.keyboard.press('ArrowLeft');
  await prompt(page).filter({ hasText: 'Opening' }).waitFor();
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
  await at(4).waitFor();
  await expect.poll(() => marks(page).count()).toBeGreaterThan(0);
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowRight');
  await prompt(page)
    .filter({ hasText: /’s turn\.$/ })
    .waitFor();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await at(1).waitFor();
  expect(await page.locator('.replay-ticks .is-round').count()).toBeGreaterThan(1);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeProblems(page)).toEqual([]);
  }
  expect(await page.locator('.stand-token').first().isVisible()).toBe(true);
  if (await page.locator('.rail-log').isVisible())
    await page.locator('.log-shown').first().filter({ hasText: 'places' }).waitFor();
  await page.getByLabel('Pace', { exact: true }).selectOption('Fast');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await at(last).waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.replay-bar').count()).toBe(0);
}

test.each(sizes)(
  '%s: passing in Amyitis and digging in Babylon are never made by one press',
  async (size) => {
    const person = await stage.person({ size, confirm: 'final' });
    const city = await setUp(person, stage.house, { game: 'amyitis', ...ALONE });
    const player = new Player(city, 5);
    await bare(player);
    const ply = await player.ply();
    const press = (page: Page, name: RegExp) => {
      const button = page.locator('.tray-end').getByRole('button', { name });
      return size === 'phone' ? button.tap() : button.click();
    };
    await press(city, /^Pass/);
    await press(city, /Confirm|✓/);
    await expect.poll(() => player.ply()).toBeGreaterThan(ply);

    const quarry = await setUp(person, stage.house, { game: 'babylon', ...ALONE });
    const digger = new Player(quarry, 5);
    await bare(digger);
    const before = await digger.ply();
    const stack = quarry.locator('.quarry .stack.is-lit').first();
    await stack.locator('.hit-area').dispatchEvent('click');
    await quarry.locator('.quarry .stack.is-chosen').waitFor();
    expect(await digger.ply()).toBe(before);
  },
);

test.each(sizes)(
  '%s: a link to a moment shows it in a fresh browser, while the game runs and when it is over',
  async (size) => {
    const person = await stage.person({ size });
    await person.grantPermissions(['clipboard-read', 'clipboard-write']);
    const wish = { ...ALONE, game: 'ur', where: 'Online', name: 'Ada' } as const;
    const page = await setUp(person, stage.house, wish);
    const player = new Player(page, 3);
    await playUntil([player], (moves) => moves >= 2);
    await player.closeTextBoard();
    await page
      .getByRole('button', { name: 'Replay', exact: true })
      .filter({ visible: true })
      .click();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    const first = (at: Page) => prompt(at).filter({ hasText: /^Move 1 of \d/ });
    await first(page).waitFor();
    await page.getByRole('button', { name: 'Copy a link to this moment' }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toBe(`${page.url().replace(/#.*/, '')}#1`);

    const fresh = await (await stage.person({ size })).newPage();
    await fresh.goto(await copied());
    await fresh.getByRole('button', { name: 'Just watch' }).click();
    await first(fresh).waitFor();

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Table menu' }).click();
    for (const _ of ['asked for', 'confirmed'])
      await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
    await page.locator('.table[data-over="true"]').waitFor();
    await fresh.reload();
    await fresh.locator('.table[data-over="true"]').waitFor();
    await first(fresh).waitFor();
    // Nothing is secret any more: everybody's eyes can be chosen.
    await fresh.getByLabel('Seen by').selectOption('Ada');
  },
);

test('while the line is lost, what waits to be sent is shown and can be taken back', async () => {
  const [ada, bel] = await Promise.all([stage.person(), stage.person({ size: 'phone' })]);
  const wish = {
    game: 'babel',
    where: 'Online',
    seats: ['Me', 'Bot'],
    level: 'Apprentice',
  } as const;
  const pages = await Promise.all(
    [ada, bel].map((person) => setUp(person, stage.house, { ...wish, name: 'Ada' })),
  );
  const players = pages.map((page) => new Player(page, 3));
  await Promise.all(players.map((player) => player.myTurn()));
  await stage.house.kill();
  for (const [i, page] of pages.entries()) {
    const ply = await players[i].ply();
    await page.getByText(/No connection/).waitFor();
    await page.locator('.text-moves button').first().click();
    await page.locator('.connection-pending').waitFor();
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.locator('.connection-pending').waitFor({ state: 'detached' });
    expect(await players[i].ply()).toBe(ply);
  }
  const plies = await Promise.all(players.map((player) => player.ply()));
  await stage.house.start();
  for (const page of pages) await page.getByText(/No connection/).waitFor({ state: 'detached' });
  expect(await Promise.all(players.map((player) => player.ply()))).toEqual(plies);
});

type Watching = typeof globalThis & { flown?: { pieces: number; tags: string[] } };

/** Runs in the page: notes what flies over the board from now on, pieces and tags with points. */
function watchFlights(): void {
  const flown = { pieces: 0, tags: [] as string[] };
  (globalThis as Watching).flown = flown;
  const [pieces, tags] = document.querySelectorAll('[data-board] .flights');
  const added = (then: (part: Node) => void) =>
    new MutationObserver((all) => {
      for (const { addedNodes } of all) addedNodes.forEach(then);
    });
  added(() => flown.pieces++).observe(pieces, { childList: true });
  added(({ textContent }) => flown.tags.push(textContent ?? '')).observe(tags, { childList: true });
}

test.each(sizes)(
  '%s: tokens travel to where they are placed, and points rise from what earned them',
  async (size) => {
    const person = await stage.person({ size, motion: true, pace: 'fast' });
    const page = await setUp(person, stage.house, { game: 'babylonia', ...ALONE });
    const player = new Player(page, 4);
    await bare(player);
    await page.evaluate(watchFlights);
    const flown = () => page.evaluate(() => (globalThis as Watching).flown ?? null);
    await playUntil([player], async () => ((await flown())?.tags.length ?? 0) > 0);
    expect((await flown())?.pieces).toBeGreaterThan(0);
    expect((await flown())?.tags[0]).toMatch(/\d/);
  },
);

type Staying = typeof globalThis & { wentAway?: boolean };

/** Runs in the page: notes whether the camera ever goes to where somebody builds. */
function watchCamera(): void {
  const seen = globalThis as Staying;
  seen.wentAway = document.querySelector('.builder') !== null;
  new MutationObserver(() => {
    seen.wentAway ||= document.querySelector('.builder') !== null;
  }).observe(document.body, { childList: true, subtree: true });
}

/** The first seat has dug a tile that it can lay. */
function mayLay(match: AnyMatch): boolean {
  const { phase, dug } = match.view(0) as View;
  return phase === 'build' && dug !== null && match.moves(0).length > 3;
}

/** Runs in every page: what stays for a second or two stays for minutes, unless somebody ends it. */
function holdLong(): void {
  const usual = globalThis.setTimeout;
  const held = (then: () => void, ms = 0) => usual(then, ms < 1500 ? ms : 100 * ms);
  Object.defineProperty(globalThis, 'setTimeout', { value: held });
}

test.each([
  ['desktop', 'key'],
  ['desktop', 'press'],
  ['phone', 'touch'],
] as const)(
  '%s: the camera goes to the garden where a bot builds; a %s ends it',
  async (size, by) => {
    const person = await stage.person({ size, motion: true, pace: 'fast' });
    await person.addInitScript(holdLong);
    const path = await keepWhen(person, babylon as unknown as AnyGame, 2, mayLay);
    const page = await person.newPage();
    await page.goto(stage.house.url + path);
    const player = new Player(page, 2);
    await player.move(/^Lay/);
    await player.closeTextBoard();
    await page.keyboard.press('e');
    const builder = page.locator('.builder');
    await builder.waitFor();
    expect(await builder.textContent()).not.toMatch(/Ada/);
    const { width, height } = SIZES[size];
    if (by === 'key') await page.keyboard.press('Escape');
    else if (by === 'touch') await page.touchscreen.tap(width / 2, height / 2);
    else await page.mouse.click(width / 2, height / 2);
    await builder.waitFor({ state: 'detached' });
  },
);

/** Presses a move of the text board; it is asked about first, and made when that is confirmed. */
async function makeAsked(player: Player, which: RegExp): Promise<void> {
  const { page } = player;
  await player.myTurn();
  const ply = await player.ply();
  // Groups of moves may be folded.
  await page
    .locator('.text-moves button')
    .filter({ hasText: which })
    .first()
    .dispatchEvent('click');
  await confirm(page).waitFor();
  expect(await player.ply()).toBe(ply);
  await confirm(page).click();
  await expect.poll(() => player.ply()).toBeGreaterThan(ply);
}

test.each(sizes)(
  '%s: who wants it is asked about every move, and the camera stays at home',
  async (size) => {
    const person = await stage.person({ size, motion: true, pace: 'fast' });
    const wishes = await person.newPage();
    await wishes.goto(`${stage.house.url}/settings`);
    const wish = (group: string, name: string) =>
      wishes.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check();
    await wish('Confirm my turn', 'Always');
    await wish('When somebody else builds a garden', 'The camera stays');
    const path = await keepWhen(person, babylon as unknown as AnyGame, 2, mayLay);
    const page = await person.newPage();
    await page.goto(stage.house.url + path);
    const player = new Player(page, 2);
    const laid = () => page.locator('.rail-log .log-line', { hasText: /lays/i }).count();
    await player.myTurn();
    await page.evaluate(watchCamera);
    await makeAsked(player, /^Lay/);
    // It was asked about although it can be taken back.
    expect(await page.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe(
      'false',
    );
    const mine = await laid();
    await makeAsked(player, /^Done/);
    await expect.poll(laid).toBeGreaterThan(mine);
    await player.myTurn();
    expect(await page.evaluate(() => (globalThis as Staying).wentAway)).toBe(false);
  },
);
