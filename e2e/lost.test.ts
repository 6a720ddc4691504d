import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openStage } from './stage.ts';
import { arrange, join, setUp, startButton, takeSeat } from './table.ts';

const stage = openStage();

/** Lets the server do what a request asks for and loses each answer, until the returned function is called. */
async function loseAnswers(page: Page, path: RegExp): Promise<() => Promise<void>> {
  await page.route(path, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  return () => page.unroute(path);
}

/** The names of those who wait at a table, in seat order. */
function sitters(page: Page): Promise<string[]> {
  return page.locator('.join-seats li').allTextContents();
}

const seats = ['Me', 'Open seat', 'Open seat'] as const;
const WISH = { game: 'babylonia', where: 'Online', seats, name: 'Ada' } as const;

test.each(['the button is pressed again', 'the page is loaded again'])(
  'a seat whose answer was lost is taken once when %s',
  async (how) => {
    const host = await setUp(await stage.person(), stage.house, WISH);
    const guest = await (await stage.person()).newPage();
    await guest.goto(host.url());
    const mend = await loseAnswers(guest, /\/join$/);
    await takeSeat(guest, 'Bel');
    await guest.getByRole('alert').filter({ hasText: /reach/i }).waitFor();
    await host.getByText('Bel').waitFor();
    await mend();

    // After a reload the house knows by itself whose seat it is.
    if (how.includes('loaded')) await guest.reload();
    else await takeSeat(guest, 'Bel');
    await expect
      .poll(() => sitters(guest))
      .toEqual([
        expect.stringContaining('Ada'),
        expect.stringMatching(/Bel.*you/),
        expect.stringContaining('Open seat'),
      ]);

    // The one seat left is enough for the game to begin, with Bel in it.
    await join(await stage.person(), host.url(), 'Cyr');
    for (const page of [host, guest]) await page.locator('.table').waitFor();
  },
);

test('a table whose answer was lost is set up once', async () => {
  const page = await arrange(await stage.person(), stage.house, { ...WISH, listed: true });
  const mend = await loseAnswers(page, /\/api\/tables$/);
  await startButton(page).click();
  await page.getByRole('alert').filter({ hasText: /reach/i }).waitFor();
  await mend();
  await startButton(page).click();
  await page.waitForURL(/\/t\//);
  await page.locator('.share-link').waitFor();
  const { open } = await (await fetch(`${stage.house.url}/api/tables`)).json();
  expect(open).toEqual([expect.objectContaining({ id: page.url().split('/').at(-1) })]);
});
