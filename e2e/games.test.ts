import { expect, test } from 'vitest';
import { goOffline, keep } from './browser.ts';
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

test('Amyitis: a whole game for three', async () => {
  const person = await stage.person();
  const wish = {
    where: 'On this device',
    seats: ['Me', 'Bot', 'Bot'],
    level: 'Apprentice',
  } as const;
  const page = await setUp(person, stage.house, { game: 'amyitis', ...wish });
  await playOut([new Player(page, 4)], hurry(/pass/i));
  await page.getByRole('dialog').waitFor();
  await keep(page, 'end-amyitis');
});

test('Babylon: a whole game for two with the garden in three dimensions', async () => {
  const person = await stage.person();
  const wish = { where: 'On this device', seats: ['Me', 'Bot'], level: 'Apprentice' } as const;
  const page = await setUp(person, stage.house, { game: 'babylon', ...wish });
  await page.locator('canvas').first().waitFor();
  await playOut([new Player(page, 5)], hurry(/./));
  await page.getByRole('dialog').waitFor();
  await keep(page, 'end-babylon');
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

test.each(['Apprentice', 'Cupbearer', 'Scribe', 'Astronomer', 'Vizier'])(
  'Ur: the %s answers with the network off',
  async (level) => {
    const person = await stage.person();
    const wish = { where: 'On this device', seats: ['Me', 'Bot'], level } as const;
    const page = await setUp(person, stage.house, { game: 'ur', ...wish });
    await goOffline(page);
    const player = new Player(page, 7);
    await playUntil([player], async () => (await player.ply()) >= 12);
  },
);
