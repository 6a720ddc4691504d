import { expect, test } from 'vitest';
import { keep, newPerson } from './browser.ts';
import { Player } from './player.ts';
import { browser, house } from './stage.ts';
import { join, setUp } from './table.ts';

/** Everybody plays until the game is over; after a while with what ends a turn soonest. */
async function playOut(players: readonly Player[], hurry: RegExp): Promise<void> {
  for (let made = 0; !(await players[0].over()); ) {
    let moved = false;
    for (const player of players)
      if (await player.decide(made > 25 ? hurry : undefined)) {
        moved = true;
        made++;
      }
    if (!moved) await players[0].page.waitForTimeout(50);
  }
}

test('Babylonia: two people and two bots play a whole game online', async () => {
  const [adas, bels] = await Promise.all([newPerson(browser), newPerson(browser)]);
  const host = await setUp(adas, house, {
    game: 'babylonia',
    where: 'Online',
    seats: ['Me', 'Open seat', 'Bot', 'Bot'],
    level: 'Apprentice',
    name: 'Ada',
  });
  const guest = await join(bels, host.url(), 'Bel');
  const players = [new Player(host, 1), new Player(guest, 2)];
  await playOut(players, /done|end/i);
  await expect.poll(() => players[1].over()).toBe(true);
  expect(await players[1].scores()).toEqual(await players[0].scores());
  await host.getByRole('dialog').waitFor();
  await keep(host, 'end-babylonia');
});

test('Babylonia: a whole game for two on a phone', async () => {
  const person = await newPerson(browser, { size: 'phone' });
  const wish = { where: 'On this device', seats: ['Me', 'Bot'], level: 'Apprentice' } as const;
  const page = await setUp(person, house, { game: 'babylonia', ...wish });
  await playOut([new Player(page, 3)], /done|end/i);
  await page.getByRole('dialog').waitFor();
  await keep(page, 'end-babylonia-phone');
});

test('Amyitis: a whole game for three', async () => {
  const person = await newPerson(browser);
  const wish = {
    where: 'On this device',
    seats: ['Me', 'Bot', 'Bot'],
    level: 'Apprentice',
  } as const;
  const page = await setUp(person, house, { game: 'amyitis', ...wish });
  await playOut([new Player(page, 4)], /pass/i);
  await page.getByRole('dialog').waitFor();
  await keep(page, 'end-amyitis');
});

test('Babylon: a whole game for two with the garden in three dimensions', async () => {
  const person = await newPerson(browser);
  const wish = { where: 'On this device', seats: ['Me', 'Bot'], level: 'Apprentice' } as const;
  const page = await setUp(person, house, { game: 'babylon', ...wish });
  await page.locator('canvas').first().waitFor();
  await playOut([new Player(page, 5)], /./);
  await page.getByRole('dialog').waitFor();
  await keep(page, 'end-babylon');
});

test('Ur: a whole game against the king with the network off', async () => {
  const person = await newPerson(browser, { size: 'phone' });
  const wish = { where: 'On this device', seats: ['Me', 'Bot'], level: 'King' } as const;
  const page = await setUp(person, house, { game: 'ur', ...wish });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForTimeout(500);
  await person.setOffline(true);
  await playOut([new Player(page, 6)], /./);
  await page.getByRole('dialog').waitFor();
  await keep(page, 'end-ur');
});

test.each(['Apprentice', 'Cupbearer', 'Scribe', 'Astronomer', 'Vizier'])(
  'Ur: the %s answers with the network off',
  async (level) => {
    const person = await newPerson(browser);
    const wish = { where: 'On this device', seats: ['Me', 'Bot'], level } as const;
    const page = await setUp(person, house, { game: 'ur', ...wish });
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.waitForTimeout(500);
    await person.setOffline(true);
    const player = new Player(page, 7);
    while ((await player.ply()) < 12) if (!(await player.decide())) await page.waitForTimeout(50);
  },
);
