import { games } from '@nabu/games';
import { newestGames } from '@nabu/kernel';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems, goOffline, keep, SIZES, type Size } from './browser.ts';
import { openStage } from './stage.ts';

const stage = openStage();

/** One thing that is done to a position: a press, or a number that is typed. */
type Deed =
  | { readonly press: string | RegExp; readonly nth?: number }
  | { readonly check: string }
  | { readonly space: string }
  | { readonly cell: number }
  | { readonly type: string; readonly text: string; readonly nth?: number }
  | { readonly choose: string; readonly text: string };

interface Editing {
  readonly game: string;
  /** Leads to a position that the rules allow, with this in its text. */
  readonly allowed: readonly Deed[];
  readonly word: RegExp;
  /** Leads to one that they do not, for this reason. */
  readonly refused: readonly Deed[];
  readonly reason: RegExp;
  /** Leads back to one that they allow. */
  readonly mended: readonly Deed[];
  /** A text that they do not allow either, and why. */
  readonly written?: readonly [text: string, reason: string];
}

const EDITINGS: readonly Editing[] = [
  {
    game: 'ur',
    allowed: [{ press: 'Player 2' }, { space: 'B4' }],
    word: /\bon2=8\b/,
    refused: [{ type: 'Pieces home', text: '7', nth: 1 }],
    reason: /Player 2 has 8 pieces on the board and home, but only 7 in all/,
    mended: [{ press: 'One fewer: Pieces home', nth: 1 }],
    written: ['turn=1 roll=2 on1=8 on2=8', 'only one piece fits on a square'],
  },
  {
    game: 'babel',
    allowed: [{ press: 'Hittites' }, { space: '1:A' }],
    word: /\b1:A=H\b/,
    refused: [{ press: 'Temple 1' }, { space: '1:A' }, { space: '1:A' }],
    reason: /the levels of a temple must ascend/,
    mended: [{ press: 'Take a level away' }, { space: '1:A' }],
  },
  {
    game: 'babylonia',
    allowed: [{ press: 'Player 2 Priest' }, { space: 'h13' }],
    word: /\btokens2=p@h13\b/,
    refused: [{ press: 'Crop field 5' }, { space: 'h13' }],
    reason: /that does not belong on h13/,
    mended: [{ press: 'Undo change' }],
  },
  {
    game: 'amyitis',
    allowed: [{ press: 'Player 2' }, { space: '2,1' }],
    word: /\bp:2,1=2\b/,
    refused: [{ check: 'Player 1' }],
    reason: /player 1 has passed and cannot be to act/,
    mended: [{ check: 'Player 1' }],
  },
  {
    game: 'babylon',
    allowed: [
      { choose: 'What is decided', text: 'where to dig' },
      { press: /^starting, white flower/ },
      { cell: 26 },
    ],
    word: /\bG1=sw@/,
    refused: [{ choose: 'What is decided', text: 'nothing: the game is over' }],
    reason: /The game ends in the last round only/,
    mended: [{ choose: 'What is decided', text: 'where to dig' }],
  },
];

const press = (part: Locator, size: Size) => (size === 'phone' ? part.tap() : part.click());

async function act(page: Page, size: Size, deed: Deed): Promise<void> {
  if ('press' in deed)
    await press(
      page.getByRole('button', { name: deed.press, exact: true }).nth(deed.nth ?? 0),
      size,
    );
  else if ('check' in deed) await press(page.getByRole('checkbox', { name: deed.check }), size);
  else if ('space' in deed) {
    const space = page.locator(`.set-up-board [data-space="${deed.space}"]`).first();
    const button = space.locator('[role="button"]');
    await press((await button.count()) > 0 ? button.first() : space, size);
  } else if ('cell' in deed)
    await press(page.locator(`.garden-editor [data-cell="${deed.cell}"]`), size);
  else if ('type' in deed)
    await page
      .getByLabel(deed.type, { exact: true })
      .nth(deed.nth ?? 0)
      .fill(deed.text);
  else await page.getByRole('combobox', { name: deed.choose }).selectOption(deed.text);
}

/** Where a part stands in the window: wholly in it, and under nothing else. */
function inSight(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && element.contains(above);
  });
}

/** The position that the newest analysis of this device begins at. */
function begunAt(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const kept = localStorage.getItem(`nabu.${location.pathname.slice(1).replace('/', '.')}`);
    return /^position (.*)$/m.exec(JSON.parse(kept ?? '{"text":""}').text)?.[1];
  });
}

/** Writes a position as text, which is refused with its reason, and takes it back. */
async function write(page: Page, [text, reason]: readonly [string, string]): Promise<void> {
  await page.locator('.set-up-more summary').click();
  await page.locator('.set-up-text').fill(text);
  await page.getByText(reason).waitFor();
  await page.getByRole('button', { name: 'Undo change' }).click();
}

/** Axe finds nothing in either theme; on a phone, where all is read one below the other, the pieces stay above the board. */
async function inspect(page: Page, game: string, size: Size): Promise<void> {
  const name = `${game}-${size}`;
  await keep(page, `set-up-${name}-dusk`);
  expect(await axeProblems(page), name).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await axeProblems(page, 'colours'), name).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  if (size === 'desktop') return;
  await page.locator('.set-up-board').evaluate((board) => board.scrollIntoView());
  const pieces = await page.getByRole('group', { name: 'Put on the board' }).boundingBox();
  expect(pieces?.y, name).toBeGreaterThanOrEqual(0);
}

test.each(newestGames(games))('$id has a position that is set up here', ({ id }) => {
  expect(
    EDITINGS.map(({ game }) => game),
    'EDITINGS',
  ).toContain(id);
});

test.each(Object.keys(SIZES) as Size[])(
  '%s: in every game a position is set up, refused with a reason, mended and analysed, without a network',
  async (size) => {
    const page = await (await stage.person({ size })).newPage();
    await page.goto(`${stage.house.url}/analysis`);
    await goOffline(page);
    const verdict = page.locator('.set-up-verdict .notice');
    const allowed = verdict.getByText('The rules allow this position.');
    const text = page.locator('.set-up-text');
    const analyse = page.getByRole('button', { name: 'Analyse this position' });
    for (const { game, word, reason, written, ...deeds } of EDITINGS) {
      await page.evaluate((path) => history.pushState(null, '', path), `/analysis/setup/${game}`);
      await page.locator(`.set-up-board[data-game="${game}"]`).waitFor();
      for (const deed of deeds.allowed) await act(page, size, deed);
      await expect.poll(() => text.inputValue(), { message: game }).toMatch(word);
      await allowed.waitFor();

      // The reason is read where the change was made, and such a position leads nowhere.
      for (const deed of deeds.refused) await act(page, size, deed);
      await verdict.locator('q').filter({ hasText: reason }).waitFor();
      await expect.poll(() => inSight(verdict), { message: game }).toBe(true);
      expect(await analyse.getAttribute('aria-disabled'), game).toBe('true');
      // On a desktop the same parts stand side by side.
      if (size === 'phone' || game === 'ur') await inspect(page, game, size);

      for (const deed of deeds.mended) await act(page, size, deed);
      if (written) await write(page, written);
      await allowed.waitFor();
      const position = await text.inputValue();
      await press(analyse, size);
      await page.locator('.table[data-ply="0"]').waitFor();
      await expect.poll(() => begunAt(page), { message: game }).toBe(position);
    }
  },
);
