import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems, keep } from './browser.ts';
import { Player, playOut, playUntil, sameMoment } from './player.ts';
import { playOn } from './socket-player.ts';
import { openStage } from './stage.ts';

const stage = openStage();

interface Kind {
  readonly title: string;
  /** Moves that begin so are made whenever they can be, so that a game at random is not too long. */
  readonly sooner: string | null;
  /** Up to this move nobody looks on: drawing hundreds of moves on three pages takes minutes. Every game goes on for longer. */
  readonly unseen: number;
  /** The last moves are made on the pages, where there are not too many of them. */
  readonly byHand: boolean;
}

const GAMES: readonly Kind[] = [
  { title: 'Babel', sooner: null, unseen: 0, byHand: false },
  { title: 'Babylonia', sooner: null, unseen: 70, byHand: true },
  { title: 'Amyitis', sooner: 'plant', unseen: 270, byHand: false },
  { title: 'Babylon', sooner: null, unseen: 100, byHand: true },
];

async function openLobby(size: 'phone' | 'desktop'): Promise<Page> {
  const page = await (await stage.person({ size })).newPage();
  await page.goto(`${stage.house.url}/lobby`);
  return page;
}

/** Looks for somebody to play a rated game with, at the pace that is offered first. */
async function lookFor(page: Page, title: string, name: string): Promise<void> {
  const form = page.locator('.quick-pair');
  await form.getByLabel('Game').selectOption({ label: title });
  await form.getByLabel('Rated', { exact: true }).check();
  if (await form.getByLabel('Your name').isVisible()) await form.getByLabel('Your name').fill(name);
  await form.getByRole('button', { name: 'Find players' }).click();
}

/** Two strangers find each other, and somebody comes to watch. */
async function meet([ada, bel, cai]: readonly Page[], title: string): Promise<void> {
  for (const page of [ada, bel, cai]) await page.goto(`${stage.house.url}/lobby`);
  await lookFor(ada, title, 'Ada');
  await ada.getByText(`Looking for players for ${title}`).waitFor();
  await lookFor(bel, title, 'Bel');
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

/** Plays to the end: the first moves on the pages, the middle over sockets of the same people, the end in the sight of all three. */
async function playToEnd(pages: readonly Page[], { sooner, unseen, byHand }: Kind): Promise<void> {
  const [ada, bel, cai] = pages;
  const table = ada.url();
  const players = [new Player(ada, 1), new Player(bel, 2)];
  const onSockets = (until?: number) =>
    Promise.all([ada, bel].map((page, i) => playOn(page, table, { sooner, seed: i + 1, until })));
  await playUntil(players, (moves) => moves >= 4);
  await sameMoment([...players, new Player(cai)]);
  for (const player of players) await player.closeTextBoard();
  if (unseen > 0) {
    await Promise.all(pages.map((page) => page.goto(`${stage.house.url}/api/health`)));
    await onSockets(unseen);
    await Promise.all(pages.map((page) => page.goto(table)));
    await cai.getByRole('button', { name: 'Just watch' }).click();
    expect(await sameMoment([...players, new Player(cai)])).toBe(unseen);
  }
  if (byHand) await playOut(players);
  else await onSockets();
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
    await meet(pages, title);
    expect(await ada.locator('.clock').count()).toBe(2);
    expect(await bel.locator('.seat-rating').count()).toBe(2);
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
