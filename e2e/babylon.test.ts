import { babylon, type View } from '@nabu/games/babylon';
import type { AnyGame, AnyMatch } from '@nabu/kernel';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keep, SIZES, type Size } from './browser.ts';
import { keepWhen } from './kept.ts';
import { settled } from './measure.ts';
import { openStage } from './stage.ts';

const stage = openStage();
const sizes = Object.keys(SIZES) as Size[];
const game = babylon as unknown as AnyGame;

const seen = (match: AnyMatch) => match.view(0) as View;
/** A quarry half used up, and pillars for what will be dug. */
const mayDig = (match: AnyMatch) =>
  match.ply > 60 && seen(match).phase === 'dig' && seen(match).gardens[0].stock >= 4;
/** A tile was dug that cannot be paid for. */
const isPoor = (match: AnyMatch) =>
  seen(match).phase === 'build' && seen(match).dug !== null && match.moves(0).length === 1;

async function open(person: BrowserContext, seats: number, holds: typeof mayDig): Promise<Page> {
  const path = await keepWhen(person, game, seats, holds);
  const page = await person.newPage();
  await page.goto(stage.house.url + path);
  await page.locator('[data-board]').waitFor();
  return page;
}

const ply = async (page: Page) => Number(await page.locator('.table').getAttribute('data-ply'));
const named = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
/** What is filled with gold. */
const gold = (page: Page) => page.locator('.button-primary, .bar-lay.is-lit').allTextContents();

/** Looks at something on the board as one does here: a mouse points, a finger touches. */
const lookAt = (part: Locator, size: Size) => (size === 'phone' ? part.tap() : part.hover());

/** The boxes of all parts that fit a selector. */
function boxes(page: Page, selector: string): Promise<readonly DOMRect[]> {
  return page
    .locator(selector)
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
}

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** How many pictures of the garden were drawn while the page was for so long without anything to do. */
async function drawnAtRest(page: Page): Promise<number> {
  const canvas = page.locator('.garden canvas');
  // Without a graphics card a fine picture may follow a second and a half after the last coarse one.
  await expect.poll(() => framesIn(canvas, 100)).toBe(0);
  return framesIn(canvas, 60);
}

/** How many pictures were drawn within so many frames of the page. */
function framesIn(canvas: Locator, frames: number): Promise<number> {
  return canvas.evaluate(async (picture: HTMLElement, count) => {
    const before = Number(picture.dataset.frames);
    for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
    return Number(picture.dataset.frames) - before;
  }, frames);
}

/** The spaces and places of the garden that lie behind something, or out of sight. */
function unseen(page: Page): Promise<readonly string[]> {
  return page
    .locator('.garden-parts span[hidden]')
    .evaluateAll((parts) => parts.map((part) => (part as HTMLElement).dataset.part ?? ''));
}

async function digs(page: Page, size: Size): Promise<void> {
  await page.locator('.quarry .pay').first().waitFor();
  // However large the quarry is while one digs, the whole garden is seen beside it.
  if (size === 'desktop') {
    await page.locator('.garden-parts span').first().waitFor({ state: 'attached' });
    expect(await unseen(page)).toEqual([]);
  }
  const plates = await boxes(page, '.quarry .pay rect');
  const symbols = await boxes(page, '.quarry .symbol circle');
  expect(plates.length).toBeGreaterThan(8);
  expect(plates.flatMap((plate) => symbols.filter((symbol) => overlap(plate, symbol)))).toEqual([]);
  const tiles = await boxes(page, '.quarry .tile-face > .stone');
  expect(Math.min(...tiles.map(({ width }) => width))).toBeGreaterThan(44);

  const stack = page.locator('.quarry .hit.is-lit .hit-area').nth(2);
  await lookAt(stack, size);
  await page.locator('.stack-card .income-total').waitFor();
  expect(await page.locator('.stack-card .income li').count()).toBeGreaterThan(4);
  if (size === 'desktop') await stack.click();
  const area = page.locator('.stack.is-chosen .hit-area');
  expect(await area.evaluate((part) => getComputedStyle(part).fill)).toBe('none');
  await keep(page, `quarry-${size}`);
  const before = await ply(page);
  await named(page, /^Dig [a-d][1-4]$/).click();
  await expect.poll(() => ply(page)).toBe(before + 1);
}

/** Hints stand in the picture of the garden, and nothing is drawn while nothing moves. */
async function asksInTheGarden(page: Page): Promise<void> {
  expect(await drawnAtRest(page)).toBe(0);
  await named(page, 'Hint').click();
  await page.locator('.hint-badge').first().waitFor();
  const panes = await boxes(page, '.side .pane');
  const [garden] = await boxes(page, '.garden');
  const inGarden = (box: DOMRect) => overlap(box, garden) && !panes.some((p) => overlap(box, p));
  await expect.poll(async () => (await boxes(page, '.hint-badge')).some(inGarden)).toBe(true);
  expect(await drawnAtRest(page)).toBe(0);
  await page.keyboard.press('Escape');
  await page.locator('.told-strip').waitFor({ state: 'detached' });
}

async function buildsOnTheGroundPlan(page: Page, size: Size): Promise<void> {
  await named(page, 'Ground plan').first().click();
  await expect.poll(() => gold(page)).toEqual(['Done']);
  const before = await ply(page);
  const place = page.locator('.place.is-lit').first();
  await lookAt(place, size);
  const ghost = page.locator('.ground-plan .ghost');
  await expect.poll(() => gold(page)).toEqual(['Lay it here']);
  const first = await ghost.innerHTML();
  // On its way to a button a mouse would aim elsewhere: it turns the tile where it is.
  if (size === 'desktop') await place.click({ button: 'right' });
  else await named(page, /Rotate/).tap();
  await expect.poll(() => ghost.innerHTML()).not.toBe(first);
  const [bar] = await boxes(page, '.bar');
  const rows = await boxes(page, '.ground-plan-floor .board');
  expect(rows.filter((row) => row.width > 200 && overlap(row, bar))).toEqual([]);
  await keep(page, `ground-plan-aimed-${size}`);
  expect(await ply(page)).toBe(before);
  await named(page, 'Lay it here').click();
  await expect.poll(() => ply(page)).toBe(before + 1);
}

async function comparesPoints(page: Page, size: Size): Promise<void> {
  if (size === 'phone') await named(page, 'Points').tap();
  const points = page.locator('.points');
  await points.locator('.points-total').waitFor();
  const totals = await points.locator('.points-total td').allTextContents();
  expect(totals).toEqual(await page.locator('.rail .seat-score').allTextContents());
  await points.getByRole('button', { name: 'Highest point' }).click();
  expect(await points.locator('.points-sum').textContent()).toMatch(/: (\d+) = (\d) × \2$/);
  await keep(page, `points-${size}`);
}

/** A replay goes to the garden of whoever moves, or stays with mine. */
async function replaysTheOthers(page: Page): Promise<void> {
  await named(page, 'Replay').filter({ visible: true }).click();
  const away = page.getByRole('button', { name: /Back to my garden/ });
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowLeft');
      return away.count();
    })
    .toBe(1);
  await named(page, 'Follow').click();
  await expect.poll(() => away.count()).toBe(0);
}

test.each(sizes)(
  '%s: a stack is read and dug, a tile aimed, turned and laid, points compared, others replayed',
  async (size) => {
    const page = await open(await stage.person({ size, fine: true }), 4, mayDig);
    await digs(page, size);
    await asksInTheGarden(page);
    await buildsOnTheGroundPlan(page, size);
    await comparesPoints(page, size);
    await replaysTheOthers(page);
  },
);

test.each(sizes)('%s: a tile that cannot be laid says the pillars it needs', async (size) => {
  const page = await open(await stage.person({ size, fine: true }), 3, isPoor);
  await named(page, 'Ground plan').first().click();
  await page.locator('.bar', { hasText: /needs \d pillars at the least; you have \d/ }).waitFor();
  await page.locator('.place').nth(10)[size === 'phone' ? 'tap' : 'hover']();
  await page.locator('.bar', { hasText: /This place needs \d pillars; you have \d/ }).waitFor();
  await keep(page, `poor-${size}`);
  await page.locator('.place').nth(10).click();
  await page.locator('.toast-refusal', { hasText: 'You have too few pillars' }).waitFor();
  // On the smallest phone too the places are large enough to be hit, and the bar leaves them free.
  if (size === 'phone') {
    await page.setViewportSize({ width: 360, height: 640 });
    await settled(page);
    const places = await boxes(page, '.place');
    const [bar] = await boxes(page, '.bar');
    expect(Math.min(...places.map(({ width }) => width))).toBeGreaterThanOrEqual(24);
    expect(places.filter((place) => overlap(place, bar))).toEqual([]);
  }
  // What was refused stands until it is dismissed, and in what was said after that too.
  await page.keyboard.press('Escape');
  await page.locator('.toast-refusal').waitFor({ state: 'detached' });
  const said = await page.locator('.move-box [role="log"] p').allTextContents();
  expect(said.some((line) => line.includes('You have too few pillars'))).toBe(true);
});
