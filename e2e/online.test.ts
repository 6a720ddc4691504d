import { readFileSync } from 'node:fs';
import { games } from '@nabu/games';
import { replayRecord } from '@nabu/kernel';
import { expect, test } from 'vitest';
import { Player, playOut, playUntil, sameMoment } from './player.ts';
import { openStage } from './stage.ts';
import { join, setUp, watch } from './table.ts';

const stage = openStage();

test('two strangers play a whole game of Babel; one reloads, the server is killed, nothing is lost', async () => {
  const [adas, bels, strangers] = await Promise.all([1, 2, 3].map(() => stage.person()));
  const seats = ['Me', 'Open seat'] as const;
  const host = await setUp(adas, stage.house, {
    game: 'babel',
    where: 'Online',
    seats,
    name: 'Ada',
  });
  const link = host.url();
  const guest = await join(bels, link, 'Bel');
  const spectator = await watch(strangers, link);
  const [ada, bel] = [new Player(host, 5), new Player(guest, 6)];

  await playUntil([ada, bel], async () => (await ada.ply()) >= 12, /build/i);
  const before = await sameMoment([ada, bel]);

  await guest.reload();
  await expect.poll(() => bel.ply()).toBe(before);

  await stage.house.kill();
  for (const page of [host, guest, spectator]) await page.locator('.connection-lost').waitFor();
  await stage.house.start();
  for (const page of [host, guest, spectator])
    await page.locator('.connection-lost').waitFor({ state: 'hidden' });
  expect(await sameMoment([ada, bel])).toBe(before);

  await playOut([ada, bel], /build/i);
  await expect.poll(() => bel.over()).toBe(true);
  const scores = await ada.scores();
  await expect.poll(() => bel.scores()).toEqual(scores);
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
