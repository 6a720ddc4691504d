import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems, keep } from './browser.ts';
import { Player, playOut, playUntil, sameMoment } from './player.ts';
import { playOn, type Until } from './socket-player.ts';
import { openStage } from './stage.ts';

const stage = openStage();

interface Kind {
  readonly title: string;
  /** Up to here nobody looks on: drawing hundreds of moves on three pages takes minutes. No game is over so soon. */
  readonly unseen: Until;
  /** Moves that begin so are made whenever they can be, so that a game at random is not too long. */
  readonly sooner: string | null;
}

const GAMES: readonly Kind[] = [
  { title: 'Babel', unseen: { moves: 85 }, sooner: null },
  { title: 'Babylonia', unseen: { moves: 70 }, sooner: null },
  { title: 'Amyitis', unseen: { tilesWon: 10 }, sooner: 'plant' },
  { title: 'Babylon', unseen: { moves: 100 }, sooner: null },
];

async function openLobby(size: 'phone' | 'desktop'): Promise<Page> {
  const page = await (await stage.person({ size })).newPage();
  await page.goto(`${stage.house.url}/lobby`);
  return page;
}

/** Looks for somebody to play a rated game with, at the pace that is offered first; whoever is new gives a name. */
async function lookFor(page: Page, title: string, name: string | null): Promise<void> {
  const form = page.locator('.quick-pair');
  await form.getByLabel('Game').selectOption({ label: title });
  await form.getByLabel('Rated', { exact: true }).check();
  if (name !== null) await form.getByLabel('Your name').fill(name);
  await form.getByRole('button', { name: 'Find players' }).click();
}

/** Two strangers find each other, and somebody comes to watch. */
async function meet(
  [ada, bel, cai]: readonly Page[],
  title: string,
  areNew: boolean,
): Promise<void> {
  for (const page of [ada, bel, cai]) await page.goto(`${stage.house.url}/lobby`);
  await lookFor(ada, title, areNew ? 'Ada' : null);
  await ada.getByText(`Looking for players for ${title}`).waitFor();
  await lookFor(bel, title, areNew ? 'Bel' : null);
  for (const page of [ada, bel]) await page.locator('.table').waitFor();
  expect(ada.url()).toBe(bel.url());
  await cai.getByRole('link', { name: new RegExp(`^Watch ${title} · `) }).click();
  await cai.getByRole('button', { name: 'Just watch' }).click();
  await cai.locator('.table').waitFor();
}

/** Says something at the table; the other reads it. */
async function talk(from: Page, to: Page, line: string): Promise<void> {
  for (const page of [from, to]) {
    await page.locator('.top').getByRole('button', { name: /^Log/ }).click();
    await page.getByRole('tab', { name: 'Chat' }).click();
  }
  const field = from.getByRole('textbox', { name: 'Say something' });
  await field.fill(line);
  await field.press('Enter');
  await to.getByText(line, { exact: true }).waitFor();
  for (const page of [from, to])
    await page.locator('.top').getByRole('button', { name: /^Log/ }).click();
}

/** Plays to the end: the first and the last moves on the pages, the middle over sockets of the same people. */
async function playToEnd(pages: readonly Page[], { unseen, sooner }: Kind): Promise<void> {
  const [ada, bel, cai] = pages;
  const table = ada.url();
  const players = [new Player(ada, 1), new Player(bel, 2)];
  const all = [...players, new Player(cai)];
  await playUntil(players, (moves) => moves >= 4);
  const before = await sameMoment(all);
  await Promise.all(pages.map((page) => page.goto(`${stage.house.url}/api/health`)));
  await Promise.all(
    [ada, bel].map((page, i) => playOn(page, table, { sooner, seed: i + 1, until: unseen })),
  );
  await Promise.all(pages.map((page) => page.goto(table)));
  await cai.getByRole('button', { name: 'Just watch' }).click();
  expect(await sameMoment(all)).toBeGreaterThan(before);
  expect(await Promise.all(all.map((each) => each.over()))).toEqual([false, false, false]);
  await playOut(players);
  for (const page of pages) {
    await page.locator('.table[data-over="true"]').waitFor();
    const changes = page.getByRole('dialog').getByRole('list', { name: 'Ratings' });
    await expect.poll(() => changes.getByRole('listitem').count()).toBe(2);
  }
}

/** Both sit down at the same table again, and one of them has to go: a game that is too short to count. */
async function again([ada, bel]: readonly Page[]): Promise<void> {
  const before = ada.url();
  await ada.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
  await ada.getByText('Bel is asked to play again and has not come yet.').waitFor();
  expect(await ada.locator('.clock').count()).toBe(0);
  await bel.getByRole('dialog').getByRole('button', { name: 'Come along' }).first().click();
  for (const page of [ada, bel]) {
    await page.waitForURL((url) => url.href !== before);
    await page.locator('.table[data-over="false"]').waitFor();
  }
  expect(ada.url()).toBe(bel.url());
  await bel.getByRole('button', { name: 'Table menu' }).click();
  await bel.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await bel.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await ada
    .getByRole('dialog')
    .getByText(/^It does not count: it was over before/)
    .waitFor();
}

test('two strangers on phones and somebody who watches meet in the lobby and play all four games, rated and timed', async () => {
  const pages = [await openLobby('phone'), await openLobby('phone'), await openLobby('desktop')];
  const [ada, bel] = pages;
  for (const kind of GAMES) {
    const { title } = kind;
    await meet(pages, title, kind === GAMES[0]);
    expect(await ada.locator('.clock').count()).toBe(2);
    // Ratings are asked for beside the table.
    await expect.poll(() => bel.locator('.seat-rating').count()).toBe(2);
    await talk(ada, bel, `Good luck with ${title}!`);
    await playToEnd(pages, kind);
    if (title === 'Babel') await keep(ada, 'end-rated-phone');
    await again(pages);
  }

  for (const page of [ada, bel]) {
    await page.goto(`${stage.house.url}/people`);
    await page.getByRole('heading', { name: 'History' }).waitFor();
    for (const { title } of GAMES) {
      await page.getByRole('button', { name: new RegExp(`^${title} · 2 players`) }).waitFor();
      const way = page.getByRole('link', { name: new RegExp(`^Look at it: ${title} · `) });
      await page.locator('.strip', { has: way }).filter({ hasText: '1500 → ' }).waitFor();
    }
  }
  await keep(ada, 'profile-phone');
  expect(await axeProblems(ada)).toEqual([]);
  await ada
    .getByRole('link', { name: /^Look at it: Babel · / })
    .last()
    .click();
  await ada.getByRole('button', { name: 'Replay', exact: true }).waitFor();
});
