import { expect, test } from 'vitest';
import { axeProblems, keep } from './browser.ts';
import { openStage } from './stage.ts';
import { arrange, startButton } from './table.ts';

const stage = openStage();

/** Fills what a pairing asks for and begins to wait. */
async function lookFor(page: Awaited<ReturnType<typeof openLobby>>, name: string): Promise<void> {
  const form = page.locator('.quick-pair');
  await form.getByLabel('Game').selectOption({ label: 'Ur' });
  await form.getByLabel('Time').selectOption({ label: 'no clock' });
  await form.getByLabel('Your name').fill(name);
  await form.getByRole('button', { name: 'Find players' }).click();
}

async function openLobby(size: 'phone' | 'desktop') {
  const page = await (await stage.person({ size })).newPage();
  await page.goto(`${stage.house.url}/lobby`);
  await page.getByRole('heading', { name: 'Lobby', exact: true }).waitFor();
  return page;
}

test('two strangers meet by quick pairing, play, and find the game again', async () => {
  const [ada, bel] = [await openLobby('phone'), await openLobby('desktop')];
  await lookFor(ada, 'Ada');
  await ada.getByText('Looking for players for Ur').waitFor();
  await keep(ada, 'lobby-pairing-phone');
  expect(await axeProblems(ada)).toEqual([]);
  await bel.getByRole('button', { name: /Ur, 2 players, no clock: 1 person/ }).waitFor();
  await lookFor(bel, 'Bel');
  for (const page of [ada, bel]) {
    await page.waitForURL(/\/t\//);
    await page.locator('.table').waitFor();
  }
  expect(ada.url()).toBe(bel.url());

  await ada.getByRole('button', { name: 'Table menu' }).click();
  await ada.getByRole('button', { name: 'Offer to end the game' }).click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Offer to end the game' }).click();
  await bel.getByRole('button', { name: 'Agree' }).click();
  await bel.getByRole('dialog').waitFor();
  await bel.goto(`${stage.house.url}/finished`);
  await bel.getByLabel('Player', { exact: true }).fill('ada');
  const found = bel.getByRole('link', { name: /^Look at it: Ur · / });
  // The index of finished games follows their end.
  await expect
    .poll(
      async () => {
        await bel.getByRole('button', { name: 'Search' }).click();
        return found.count();
      },
      { interval: 500 },
    )
    .toBe(1);
  await keep(bel, 'finished-desktop');
  expect(await axeProblems(bel)).toEqual([]);
  await found.click();
  await bel.waitForURL(ada.url());
});

test('an open table appears on the page of others, and leaves it when it is taken', async () => {
  const looking = await openLobby('desktop');
  await looking.getByText('No table is waiting right now.').waitFor();
  await keep(looking, 'lobby-empty-desktop');
  expect(await axeProblems(looking)).toEqual([]);
  const wish = { game: 'ur', where: 'Online', seats: ['Me', 'Open seat'], name: 'Ada' } as const;
  const ada = await arrange(await stage.person(), stage.house, { ...wish, listed: true });
  await startButton(ada).click();
  await ada.waitForURL(/\/t\//);
  const way = looking.getByRole('link', { name: 'Join Ur · Ada' });
  await way.waitFor();
  await looking.getByText('waiting now').waitFor();
  await keep(looking, 'lobby-open-desktop');

  const bel = await openLobby('phone');
  await bel.getByRole('link', { name: 'Join Ur · Ada' }).click();
  await bel.getByLabel('Your name').fill('Bel');
  await bel.getByRole('button', { name: 'Take a seat' }).click();
  await bel.locator('.table').waitFor();
  await way.waitFor({ state: 'hidden' });
  await looking.getByRole('link', { name: 'Watch Ur · Ada and Bel' }).waitFor();
  await keep(looking, 'lobby-playing-desktop');

  await bel.goto(`${stage.house.url}/games`);
  await bel.getByRole('heading', { name: 'Online games' }).waitFor();
  await bel
    .getByText(/^(Your turn|The others decide)/)
    .first()
    .waitFor();
  await keep(bel, 'my-games-phone');
  expect(await axeProblems(bel)).toEqual([]);
});
