import { readFileSync } from 'node:fs';
import { games } from '@nabu/games';
import { replayRecord } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { newPerson } from './browser.ts';
import { Player } from './player.ts';
import { browser, house } from './stage.ts';
import { join, setUp, watch } from './table.ts';

test('two strangers play a whole game of Babel; one reloads, the server is killed, nothing is lost', async () => {
  const [adas, bels, strangers] = await Promise.all([1, 2, 3].map(() => newPerson(browser)));
  const seats = ['Me', 'Open seat'] as const;
  const host = await setUp(adas, house, { game: 'babel', where: 'Online', seats, name: 'Ada' });
  const link = host.url();
  const guest = await join(bels, link, 'Bel');
  const spectator = await watch(strangers, link);
  const [ada, bel] = [new Player(host, 5), new Player(guest, 6)];

  await playUntil(ada, bel, 12);
  const before = await ada.ply();

  await guest.reload();
  await expect.poll(() => bel.ply(), { timeout: 10_000 }).toBe(before);

  await house.kill();
  await host
    .getByText(/connection/i)
    .first()
    .waitFor();
  await house.start();
  await expect.poll(() => connected(host), { timeout: 20_000 }).toBe(true);
  await expect.poll(() => connected(guest), { timeout: 20_000 }).toBe(true);
  expect(await ada.ply()).toBe(before);

  await playUntil(ada, bel, Number.POSITIVE_INFINITY);
  expect(await ada.over()).toBe(true);
  await expect.poll(() => bel.over()).toBe(true);
  const scores = await ada.scores();
  expect(await bel.scores()).toEqual(scores);
  await expect.poll(() => new Player(spectator).scores()).toEqual(scores);

  const summary = host.getByRole('dialog');
  await summary.waitFor();
  const [file] = await Promise.all([
    host.waitForEvent('download'),
    summary.getByRole('button', { name: 'Download the record' }).click(),
  ]);
  const match = replayRecord(games, readFileSync(await file.path(), 'utf8'));
  expect(match.scores.map((score) => score.total)).toEqual(scores);
  expect(match.ply).toBe(await ada.ply());
});

/** Both play until so many moves are made or the game is over. */
async function playUntil(ada: Player, bel: Player, plies: number): Promise<void> {
  while (!(await ada.over()) && (await ada.ply()) < plies) {
    const moved = (await ada.decide(/build/i)) ?? (await bel.decide(/build/i));
    if (moved === null) await ada.page.waitForTimeout(50);
  }
}

async function connected(page: Player['page']): Promise<boolean> {
  return (await page.locator('.connection-lost').count()) === 0;
}
