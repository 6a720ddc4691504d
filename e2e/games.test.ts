import { games } from '@nabu/games';
import { newestGames } from '@nabu/kernel';
import { LEVELS } from '@nabu/search';
import { expect, test } from 'vitest';
import { goOffline, keep } from './browser.ts';
import { keepLate } from './kept.ts';
import { Player, playOut, playUntil } from './player.ts';
import { openStage } from './stage.ts';
import { join, setUp } from './table.ts';

const stage = openStage();

/** A while anything, then what ends a turn soonest. */
function hurry(sooner: RegExp) {
  return (moves: number) => (moves > 25 ? sooner : undefined);
}

test('Babylonia: two people and two bots play a whole game online', async () => {
  const [adas, bels] = await Promise.all([stage.person(), stage.person()]);
  const host = await setUp(adas, stage.house, {
    game: 'babylonia',
    where: 'Online',
    seats: ['Me', 'Open seat', 'Bot', 'Bot'],
    level: 'Apprentice',
    name: 'Ada',
  });
  const guest = await join(bels, host.url(), 'Bel');
  const players = [new Player(host, 1), new Player(guest, 2)];
  await playOut(players, hurry(/done|end/i));
  await expect.poll(() => players[1].over()).toBe(true);
  await expect.poll(() => players[1].scores()).toEqual(await players[0].scores());
  await host.getByRole('dialog').waitFor();
  await keep(host, 'end-babylonia');
});

test('Babylonia: a whole game for two on a phone', async () => {
  const person = await stage.person({ size: 'phone' });
  const wish = { where: 'On this device', seats: ['Me', 'Bot'], level: 'Apprentice' } as const;
  const page = await setUp(person, stage.house, { game: 'babylonia', ...wish });
  await playOut([new Player(page, 3)], hurry(/done|end/i));
  await page.getByRole('dialog').waitFor();
  await keep(page, 'end-babylonia-phone');
});

/** What is played to the end after a while at the opening: from the beginning it takes too long. */
const LONG = [
  { id: 'amyitis', seats: 3, sooner: /pass/i, board: '.amyitis-board' },
  { id: 'babylon', seats: 2, sooner: /./, board: 'canvas' },
] as const;

test.each(LONG)('$id: the opening of a game for $seats, and the end of another', async (wish) => {
  const { id, seats, sooner, board } = wish;
  const person = await stage.person();
  const sitters = ['Me', 'Bot', 'Bot'].slice(0, seats) as ('Me' | 'Bot')[];
  const page = await setUp(person, stage.house, {
    ...{ game: id, where: 'On this device', seats: sitters, level: 'Apprentice' },
  });
  await page.locator(board).first().waitFor();
  await playUntil([new Player(page, 4)], (moves) => moves >= 15);

  const game = newestGames(games).find((each) => each.id === id);
  if (!game) throw new Error(`${id} is missing.`);
  await page.goto(stage.house.url + (await keepLate(person, game, seats, 12 * seats)));
  await page.locator(board).first().waitFor();
  await playOut([new Player(page, 5)], sooner);
  await page.getByRole('dialog').waitFor();
  await keep(page, `end-${id}`);
});

test('Ur: a whole game against the king with the network off', async () => {
  const person = await stage.person({ size: 'phone' });
  const wish = { where: 'On this device', seats: ['Me', 'Bot'], level: 'King' } as const;
  const page = await setUp(person, stage.house, { game: 'ur', ...wish });
  await goOffline(page);
  await playOut([new Player(page, 6)]);
  await page.getByRole('dialog').waitFor();
  await keep(page, 'end-ur');
});

/** The names of the bots of the house, as the form has them. */
const NAMES = LEVELS.map(({ id }) => `${id[0].toUpperCase()}${id.slice(1)}`);

test('Ur: every other level plays with the network off', async () => {
  const person = await stage.person();
  for (const [place, level] of NAMES.filter((name) => name !== 'King').entries()) {
    const wish = { where: 'On this device', seats: ['Me', 'Bot'], level } as const;
    const page = await setUp(person, stage.house, { game: 'ur', ...wish });
    // What the first page kept on the device serves all that follow.
    if (place === 0) await goOffline(page);
    await page.locator('.seat-level', { hasText: level }).first().waitFor();
    const player = new Player(page, 7);
    await playUntil([player], async () => (await player.ply()) >= 12);
    await page.close();
  }
});
