import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { House } from './house.ts';

/** How a seat of a new table is filled. */
type Sitter = 'Me' | 'A friend here' | 'Open seat' | 'Bot';

export interface Wish {
  readonly game: string;
  readonly where: 'On this device' | 'Online';
  readonly seats: readonly Sitter[];
  readonly level?: string;
  readonly name?: string;
  readonly rated?: boolean;
}

/** Sets a table up through the form, as a person would, and waits until the next page is there. */
export async function setUp(person: BrowserContext, house: House, wish: Wish): Promise<Page> {
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
  if (wish.name) await page.getByLabel('Your name').fill(wish.name);
  await page
    .getByRole('button', { name: wish.where === 'Online' ? 'Set up the table' : 'Start the game' })
    .click();
  await page.waitForURL(wish.where === 'Online' ? /\/t\// : /\/here\//);
  return page;
}

function choose(within: Locator, name: string): Promise<void> {
  return within.getByRole('radio', { name, exact: true }).check();
}

/** Takes a seat at somebody else's table by its link. */
export async function join(person: BrowserContext, link: string, name: string): Promise<Page> {
  const page = await person.newPage();
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await page.locator('.table, .share-link').first().waitFor();
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
