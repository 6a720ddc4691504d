import { readFileSync } from 'node:fs';
import { games } from '@nabu/games';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems, goOffline, type Size } from './browser.ts';
import { shortRecord } from './kept.ts';
import { openStage } from './stage.ts';

const stage = openStage();

/** A few moves of every game, for pictures with something to see; of one all that is needed for a video. */
const RECORDS = {
  babel: shortRecord(games.babel, 20),
  babylonia: shortRecord(games.babylonia, 20),
  amyitis: shortRecord(games.amyitis, 20),
  babylon: shortRecord(games.babylon, 20),
  ur: shortRecord(games.ur, 6),
};
type Pictured = keyof typeof RECORDS;

/** Each game is drawn at one of the sizes at least; the one in three dimensions takes long without a graphics card. */
const PICTURED: { readonly [size in Size]: readonly Pictured[] } = {
  desktop: ['babylonia', 'babylon', 'babel', 'ur'],
  phone: ['amyitis', 'babel', 'ur'],
};
const TITLES: { readonly [game in Pictured]: string } = {
  ...{ babel: 'Babel', babylonia: 'Babylonia', amyitis: 'Amyitis', babylon: 'Babylon', ur: 'Ur' },
};

test.each(Object.keys(PICTURED) as Size[])(
  '%s: records come by file and as text, and become pictures and videos, without a network',
  async (size) => {
    const page = await arrive(await stage.person({ size }));
    for (const game of PICTURED[size]) {
      await page.getByRole('link', { name: new RegExp(`^Open ${TITLES[game]}\\b`) }).click();
      if (game === 'babel') {
        await lookWithAllEyes(page);
        await sendMoment(page, await (await stage.person({ size })).newPage());
      }
      const sheet = await openSheet(page);
      await makePicture(sheet);
      expect(await drawn(sheet), game).toMatchObject({ colourful: true, black: false });
      if (game === 'ur') await makeVideos(page, sheet);
      await page.goBack();
    }
  },
);

/** Brings all records to a device without a network: all but one from a file, the last as text. */
async function arrive(person: BrowserContext): Promise<Page> {
  const page = await person.newPage();
  await page.goto(`${stage.house.url}/games`);
  await goOffline(page);
  const { ur, ...others } = RECORDS;
  const records = Object.values(others);
  const buffer = Buffer.from(records.join(''));
  const file = { name: 'games.nabu', mimeType: 'text/plain', buffer };
  await page.getByLabel('Choose a file').setInputFiles(file);
  await page.getByText(`${records.length} games were checked and kept.`).waitFor();
  await page.getByLabel('Record as text').fill(ur);
  await page.getByRole('button', { name: 'Check and keep it' }).click();
  await page.getByText('1 game was checked and kept.').waitFor();
  await expect.poll(() => page.locator('.shelf-item').count()).toBe(records.length + 1);
  return page;
}

/** After the end nothing is hidden: the replay shows the hand of everybody as it was dealt. */
async function lookWithAllEyes(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Replay', exact: true }).filter({ visible: true }).click();
  await page.keyboard.press('Home');
  for (const [seat, name] of ['Ada', 'Bel'].entries()) {
    await page.getByLabel('Seen by').selectOption(name);
    const dealt = new RegExp(`^deal .*hand${seat + 1}=(\\w+)`, 'm').exec(RECORDS.babel)?.[1];
    await expect.poll(() => handOn(page)).toBe(dealt);
  }
}

/** A game that is kept on one device goes along in the link to a moment of it: it opens there in a fresh browser. */
async function sendMoment(page: Page, fresh: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.keyboard.press('ArrowRight');
  await page.locator('.tray-prompt', { hasText: 'Move 1 of' }).waitFor();
  await page.getByRole('button', { name: 'Copy a link to this moment' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/\/analysis#tree=[\w-]+&at=1$/);
  await page.keyboard.press('Escape');
  await fresh.goto(await copied());
  await fresh.locator('.table[data-game="babel"][data-ply="1"]').waitFor();
}

/** The hand that is shown, as a position writes it. */
function handOn(page: Page): Promise<string> {
  return page.locator('.hand .held').evaluateAll((parts) =>
    parts
      .map((part) => {
        const letter = part.querySelector('.held-letter')?.textContent ?? '';
        return letter.repeat(Number((part as HTMLElement).style.getPropertyValue('--count')));
      })
      .join(''),
  );
}

async function openSheet(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Final scores' }).click();
  await page.getByRole('button', { name: 'Picture or video' }).click();
  return page.getByRole('dialog', { name: 'Picture or video' });
}

async function makePicture(sheet: Locator): Promise<void> {
  await sheet.getByRole('button', { name: 'Make it' }).click();
  await sheet.getByText(/^The picture is ready: [\d,]+ kB\.$/).waitFor();
  const bytes = await saved(sheet);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
}

/** What is saved when what was made is saved. */
async function saved(sheet: Locator): Promise<Buffer> {
  const [file] = await Promise.all([
    sheet.page().waitForEvent('download'),
    sheet.getByRole('link', { name: 'Save' }).click(),
  ]);
  return readFileSync(await file.path());
}

/** Whether the picture has the colours of a board, by one in a hundred of its pixels: without styles it would be black. */
function drawn(sheet: Locator): Promise<{ colourful: boolean; black: boolean }> {
  return sheet.locator('img.video-made').evaluate(async (element) => {
    const picture = element as HTMLImageElement;
    await picture.decode();
    const { naturalWidth: width, naturalHeight: height } = picture;
    const pen = new OffscreenCanvas(width, height).getContext('2d');
    pen?.drawImage(picture, 0, 0);
    const data = pen?.getImageData(0, 0, width, height).data ?? [];
    const seen = new Map<number, number>();
    for (let i = 0; i < data.length; i += 400) {
      const colour = (data[i] << 16) | (data[i + 1] << 8) | data[i + 2];
      seen.set(colour, (seen.get(colour) ?? 0) + 1);
    }
    return { colourful: seen.size > 300, black: (seen.get(0) ?? 0) > data.length / 400 / 20 };
  });
}

/** A turn as a video, the whole game stopped on the way, and the whole game with all that is told meanwhile. */
async function makeVideos(page: Page, sheet: Locator): Promise<void> {
  const plies = Number(await page.locator('.table').getAttribute('data-ply'));
  const make = sheet.getByRole('button', { name: 'Make it' });
  await sheet.getByRole('radio', { name: /^This turn/ }).check();
  await sheet.getByRole('combobox').selectOption({ label: 'Fast' });
  await make.click();
  await expectVideo(sheet);
  expect(await axeProblems(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await axeProblems(page, 'colours')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });

  await sheet.getByRole('radio', { name: /^The whole game/ }).check();
  await page.evaluate(holdFrames);
  await make.click();
  await sheet.getByText(/: [1-9]\d? % done/).waitFor();
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await make.waitFor();
  await page.evaluate(() => (globalThis as Holding).releaseFrames?.());
  await expect.poll(() => page.locator('.video-studio').count()).toBe(0);
  expect(await sheet.locator('video, [role="alert"]').count()).toBe(0);

  await page.evaluate(watchProgress);
  await make.click();
  // Every position from the first to the last, and the last three times as long.
  expect(await expectVideo(sheet)).toBeCloseTo((plies + 3) * 0.45, 1);
  const told = await page.evaluate(() => Reflect.get(globalThis, 'told') as number[]);
  // A busy page tells some steps together.
  expect(told.length).toBeGreaterThan(1);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
}

type Holding = typeof globalThis & { releaseFrames?: () => void };

/** Runs in the page: no frame comes until they are released, as in a window that lies behind others, so each picture of a video takes seconds and there is time to stop it. */
function holdFrames(): void {
  const { requestAnimationFrame } = globalThis;
  const held: FrameRequestCallback[] = [];
  globalThis.requestAnimationFrame = (callback) => held.push(callback);
  (globalThis as Holding).releaseFrames = () => {
    globalThis.requestAnimationFrame = requestAnimationFrame;
    for (const callback of held) requestAnimationFrame(callback);
  };
}

/** Runs in the page: notes how far the video is whenever that is told. */
function watchProgress(): void {
  const told: number[] = [];
  Object.assign(globalThis, { told });
  new MutationObserver(() => {
    const bar = document.querySelector('progress');
    if (bar && bar.value !== told.at(-1)) told.push(bar.value);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}

/** Waits for a video that is saved as WebM and shows something else at its end than at its beginning; gives its length (s). */
async function expectVideo(sheet: Locator): Promise<number> {
  await sheet.getByText(/^The video is ready: [\d,]+ kB\.$/).waitFor();
  expect((await saved(sheet)).readUInt32BE()).toBe(0x1a45dfa3);
  const { length, width, moves } = await sheet.locator('video').evaluate(watched);
  expect([width, moves]).toEqual([1200, true]);
  return length;
}

/** Runs in the page: looks at the first and the last picture of a video. */
async function watched(
  element: Element,
): Promise<{ length: number; width: number; moves: boolean }> {
  const video = element as HTMLVideoElement;
  const happens = (name: string) =>
    new Promise((resolve) => video.addEventListener(name, resolve, { once: true }));
  while (!Number.isFinite(video.duration)) await happens('durationchange');
  const pictureAt = async (second: number) => {
    const there = happens('seeked');
    video.currentTime = second;
    await there;
    const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
    const pen = canvas.getContext('2d');
    pen?.drawImage(video, 0, 0);
    return pen?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  };
  // Compressed pictures of the same thing differ a little everywhere, never much anywhere.
  const moves = async () => {
    const first = await pictureAt(0.1);
    const last = await pictureAt(video.duration - 0.1);
    return first.filter((value, i) => Math.abs(value - last[i]) > 60).length > 200;
  };
  // A busy page is told that it has sought before the picture is there.
  let moved = await moves();
  for (let looks = 1; looks < 5 && !moved; looks++) moved = await moves();
  return { length: video.duration, width: video.videoWidth, moves: moved };
}
