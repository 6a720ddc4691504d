import { readFileSync } from 'node:fs';
import { games } from '@nabu/games';
import { Match, parseRecord, readTable, replayRecord } from '@nabu/kernel';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Player, playOut } from './player.ts';
import { openStage } from './stage.ts';

/** What a build left that knew version 1 of the rules of Babylon only; see fixtures/README.md. */
const DATABASE = new URL('fixtures/rules-1.db', import.meta.url);
const STORAGE = JSON.parse(
  readFileSync(new URL('fixtures/rules-1.local-storage.json', import.meta.url), 'utf8'),
) as { readonly [key: string]: string };
const KEPT = 'nabu.table.256aaf9d2b18';

const stage = openStage({ webgl: false, database: DATABASE });

/** Ada comes back with the browser she had before the upgrade. */
async function adaReturns(storage = STORAGE): Promise<BrowserContext> {
  const person = await stage.person();
  const page = await person.newPage();
  await page.goto(stage.house.url);
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, storage);
  await page.close();
  return person;
}

/** Goes on with a game from the front page. */
async function goOn(person: BrowserContext, where: 'on this device' | 'online'): Promise<Page> {
  const page = await person.newPage();
  await page.goto(stage.house.url);
  const strip = page.locator('.strip').filter({ hasText: where });
  await strip.getByRole('link', { name: 'Continue' }).click();
  await page.locator('.table').waitFor();
  return page;
}

async function recordOf(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Download the record' }).click(),
  ]);
  return readFileSync(await file.path(), 'utf8');
}

/** What the newest rules would have counted for the same moves. */
function totalsByNewest(record: string): number[] {
  const { seed, options, moves } = parseRecord(record);
  const game = games.babylon;
  const match = Match.start(game, {
    seats: 2,
    options: readTable(game, 2, options).options,
    seed: seed ?? '',
  });
  for (const line of moves) for (const { text } of line.moves) match.play(line.seat, text);
  return match.scores.map(({ total }) => total);
}

/** The replay must show these totals after a move. */
async function expectTotalsAt(ada: Player, ply: number, totals: readonly number[]): Promise<void> {
  await ada.page.getByRole('slider', { name: 'Move shown' }).fill(String(ply));
  await ada.page.getByText(`Move ${ply} of`).first().waitFor();
  await expect.poll(() => ada.scores()).toEqual(totals);
}

test.each(['on this device', 'online'] as const)(
  'a game %s that was begun under older rules is opened, played on and replayed under them',
  async (where) => {
    const page = await goOn(await adaReturns(), where);
    const ada = new Player(page);
    await expect.poll(() => ada.scores()).toEqual([78, 73]);
    await playOut([ada], /done|end|store/i);
    const totals = await ada.scores();

    const record = await recordOf(page);
    expect(record).toContain('\ngame babylon\nrules 1\n');
    const match = replayRecord(games, record);
    expect(match.game).toBe(games['babylon@1']);
    expect(match.scores.map(({ total }) => total)).toEqual(totals);
    expect(match.ply).toBe(await ada.ply());
    expect(totalsByNewest(record)).not.toEqual(totals);

    await page
      .getByRole('dialog')
      .getByRole('button', { name: /replay|look/i })
      .click();
    await expectTotalsAt(ada, 43, [21, 15]);
    await expectTotalsAt(ada, 121, [73, 65]);
  },
);

test('a kept game of rules that are not here is not lost, and one is told so', async () => {
  const foreign = STORAGE[KEPT].replace('"rules":1', '"rules":99');
  expect(foreign).not.toBe(STORAGE[KEPT]);
  const person = await adaReturns({ ...STORAGE, [KEPT]: foreign });
  const page = await person.newPage();
  await page.goto(`${stage.house.url}/here/256aaf9d2b18`);
  await page.getByText('a version of the rules that is not here').waitFor();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEPT)).toBe(foreign);
});
