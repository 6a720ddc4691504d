import { games } from '@nabu/games';
import { newestGames } from '@nabu/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems, goOffline, SIZES } from './browser.ts';
import { keepEnd, keepShort } from './kept.ts';
import { openStage } from './stage.ts';

const stage = openStage();

/** How many different colours the picture shows, of one in a hundred of its pixels. */
function coloursOf(page: Page): Promise<number> {
  return page.locator('img.video-made').evaluate((element) => {
    const image = element as HTMLImageElement;
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const pen = canvas.getContext('2d');
    if (!pen) return 0;
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    const seen = new Set<number>();
    for (let i = 0; i < data.length; i += 400)
      seen.add((data[i] << 16) | (data[i + 1] << 8) | data[i + 2]);
    return seen.size;
  });
}

/** One drawn as a page, one drawn in three dimensions. */
const DRAWN = ['babel', 'babylon'];

test('a finished game becomes a picture, and a turn a video, without a network', async () => {
  const person = await stage.person({ size: 'phone' });
  for (const game of newestGames(games).filter(({ id }) => DRAWN.includes(id))) {
    const page = await person.newPage();
    if (game.id === 'babylon') await page.setViewportSize(SIZES.desktop);
    await page.goto(stage.house.url + (await keepEnd(person, game, game.seats.min)));
    await goOffline(page);
    await page.getByRole('button', { name: 'Final scores' }).click();
    await page.getByRole('button', { name: 'Picture or video' }).click();
    const sheet = page.getByRole('dialog', { name: 'Picture or video' });
    await sheet.getByRole('button', { name: 'Make it' }).click();
    await sheet.getByText(/^The picture is ready: [\d,]+ kB\.$/).waitFor();
    expect(await coloursOf(page), game.id).toBeGreaterThan(100);
    if (game.id === 'babel') {
      await sheet.getByRole('radio', { name: /^This turn/ }).check();
      await sheet.getByRole('button', { name: 'Make it' }).click();
      await sheet.getByText(/^The video is ready: [\d,]+ kB\.$/).waitFor();
      const video = sheet.locator('video');
      await expect
        .poll(() => video.evaluate((element) => (element as HTMLVideoElement).videoWidth))
        .toBe(1200);
      expect(await axeProblems(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await axeProblems(page, 'colours')).toEqual([]);
    }
    await page.close();
  }
});

test('a whole game becomes a video that tells how far it is, and can be stopped, without a network', async () => {
  const person = await stage.person();
  const page = await person.newPage();
  await page.goto(stage.house.url + (await keepShort(person, games.ur, 8)));
  await goOffline(page);
  const plies = Number(await page.locator('.table').getAttribute('data-ply'));
  await page.getByRole('button', { name: 'Final scores' }).click();
  await page.getByRole('button', { name: 'Picture or video' }).click();
  const sheet = page.getByRole('dialog', { name: 'Picture or video' });
  await sheet.getByRole('radio', { name: /^The whole game/ }).check();
  await sheet.getByRole('combobox').selectOption({ label: 'Fast' });
  const make = sheet.getByRole('button', { name: 'Make it' });
  await make.click();
  await sheet.getByText(/: [1-9]\d? % done/).waitFor();
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await make.waitFor();
  await expect.poll(() => page.locator('.video-studio').count()).toBe(0);
  expect(await sheet.locator('video, [role="alert"]').count()).toBe(0);

  await page.evaluate(() => {
    const told: number[] = [];
    Object.assign(globalThis, { told });
    new MutationObserver(() => {
      const bar = document.querySelector('progress');
      if (bar && bar.value !== told.at(-1)) told.push(bar.value);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await make.click();
  await sheet.getByText(/^The video is ready: [\d,]+ kB\.$/).waitFor();
  const told = await page.evaluate(() => Reflect.get(globalThis, 'told') as number[]);
  expect(told.length).toBeGreaterThan(plies / 2);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  // Every position from the first to the last, and the last three times as long.
  const length = await sheet.locator('video').evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const video = element as HTMLVideoElement;
        const ready = () => Number.isFinite(video.duration) && resolve(video.duration);
        video.addEventListener('durationchange', ready);
        ready();
      }),
  );
  expect(length).toBeCloseTo((plies + 3) * 0.45, 1);
});
