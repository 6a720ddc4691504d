import type { BrowserContext, Locator, Page } from 'playwright-core';

/** Where a house is found. */
interface Address {
  readonly url: string;
}

/** How a seat of a new table is filled. */
type Sitter = 'Me' | 'A friend here' | 'Open seat' | 'Bot';

/** A table as the form is to be filled. */
export interface Wish {
  readonly game: string;
  readonly where: 'On this device' | 'Online';
  readonly seats: readonly Sitter[];
  readonly level?: string;
  readonly name?: string;
  readonly rated?: boolean;
  /** Shown on the front page. */
  readonly listed?: boolean;
}

/** Sets a table up through the form, as a person would, and waits until the next page is there. */
export async function setUp(person: BrowserContext, house: Address, wish: Wish): Promise<Page> {
  const page = await arrange(person, house, wish);
  await startButton(page).click();
  await page.waitForURL(wish.where === 'Online' ? /\/t\// : /\/here\//);
  return page;
}

/** Fills the form for a new table. */
export async function arrange(person: BrowserContext, house: Address, wish: Wish): Promise<Page> {
  const page = await person.newPage();
  await page.goto(`${house.url}/play/${wish.game}`);
  await choose(page.locator('body'), wish.where);
  if ((await page.getByRole('radio', { name: '2', exact: true }).count()) > 0)
    await choose(page.locator('body'), String(wish.seats.length));
  const seats = page.locator('.setup-seat');
  for (const [i, sitter] of wish.seats.entries()) {
    await choose(seats.nth(i), sitter);
    if (sitter === 'Bot' && wish.level) await choose(seats.nth(i), wish.level);
  }
  if (wish.rated) await choose(page.locator('body'), 'Rated: no hints');
  if (wish.listed) await choose(page.locator('body'), 'Everybody: show it on the front page');
  if (wish.name) await page.getByLabel('Your name').fill(wish.name);
  return page;
}

/** The button that sets up what the form says. */
export function startButton(page: Page): Locator {
  return page.getByRole('button', { name: /^(Set up the table|Start the game)$/ });
}

function choose(within: Locator, name: string): Promise<void> {
  return within.getByRole('radio', { name, exact: true }).check();
}

/** Takes a seat at somebody else's table by its link. */
export async function join(person: BrowserContext, link: string, name: string): Promise<Page> {
  const page = await person.newPage();
  await page.goto(link);
  await takeSeat(page, name);
  await page.locator('.table, .share-link').first().waitFor();
  return page;
}

/** Fills the invitation and presses its button. */
export async function takeSeat(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take a seat' }).click();
}

/** Opens Babel against a bot as it was kept before the first move: I begin, always with the same cards. */
export async function openKeptBabel(person: BrowserContext, house: Address): Promise<Page> {
  const page = await person.newPage();
  await page.goto(house.url);
  await page.evaluate(
    (save) => localStorage.setItem(`nabu.table.${save.id}`, JSON.stringify(save)),
    {
      ...{ version: 1, id: '0ba1e1000000', game: 'babel', rules: 1, seed: '3'.repeat(32) },
      options: { hands: '3/5', sumerians: 'allAtSite', starter: 'random' },
      seats: [
        { kind: 'guest', name: 'Ada', bot: null },
        { kind: 'bot', name: 'Shamhat', bot: 'scribe' },
      ],
      ...{ moves: [], agreed: false, over: false, created: 1, updated: 1 },
    },
  );
  await page.goto(`${house.url}/here/0ba1e1000000`);
  return page;
}

/** Watches a table by its link. */
export async function watch(person: BrowserContext, link: string): Promise<Page> {
  const page = await person.newPage();
  await page.goto(link);
  await page.getByRole('button', { name: 'Just watch' }).click();
  await page.locator('.table').waitFor();
  return page;
}
