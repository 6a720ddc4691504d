import { games } from '@nabu/games';
import { newestGames } from '@nabu/kernel';
import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepHouse } from './browser.ts';
import { Player, playUntil } from './player.ts';
import { openStage } from './stage.ts';
import { setUp } from './table.ts';

const stage = openStage();

/** What the pages of a person did that the policy of the house forbids, and faults of any other kind. */
function complaints(person: BrowserContext): string[] {
  const list: string[] = [];
  person.on('console', (message) => {
    if (message.type() === 'error') list.push(message.text());
  });
  person.on('weberror', (error) => list.push(String(error.error())));
  return list;
}

const GAMES = newestGames(games).map(({ id }) => id);
const wish = { where: 'Online', seats: ['Me', 'Bot'], level: 'Apprentice', name: 'Ada' } as const;

/** Longer messages are sent packed; this game has some, sooner or later. */
const LONG = 4096;
const TALKATIVE = 'babylon';
const packed = new Set<string>();

test.each(GAMES)(
  'a table of %s needs nothing that the policy forbids, and is told no long message unpacked',
  async (game) => {
    const person = await stage.person();
    const broken = complaints(person);
    const texts: string[] = [];
    person.on('page', (page) =>
      page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => {
          if (typeof payload === 'string') texts.push(payload);
          else packed.add(game);
        }),
      ),
    );
    const page = await setUp(person, stage.house, { game, ...wish });
    await page.locator('.table').waitFor();
    const player = new Player(page, 1);
    const heard = () => game !== TALKATIVE || packed.has(game);
    await playUntil([player], async (moves) => (moves >= 6 && heard()) || (await player.over()));
    expect(broken).toEqual([]);
    expect(texts.filter((text) => text.length > LONG)).toEqual([]);
  },
);

test('packed messages were among them, and understood', () => {
  expect([...packed]).toContain(TALKATIVE);
});

test('the front page and the rules need nothing that the policy forbids', async () => {
  const person = await stage.person();
  const broken = complaints(person);
  const page = await person.newPage();
  for (const path of ['/', ...GAMES.map((game) => `/rules/${game}`)]) {
    await page.goto(stage.house.url + path);
    await page.getByRole('heading').first().waitFor();
  }
  await keepHouse(page);
  expect(broken).toEqual([]);
});
