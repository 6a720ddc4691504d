import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems, keep, SIZES, THEMES } from './browser.ts';
import { openStage } from './stage.ts';
import { setUp } from './table.ts';

const stage = openStage();
const PASSWORD = 'seven clay cups';

/** Makes whoever sits there an account. */
async function makeAccount(page: Page, name: string): Promise<void> {
  await page.goto(new URL('/account', page.url()).href);
  const form = page.getByRole('region', { name: 'Make an account' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Make the account' }).click();
  await page.getByRole('heading', { name: 'Your account' }).waitFor();
}

/** The seat that the house gives to whoever sits there. */
function seatAt(page: Page, table: string): Promise<unknown> {
  return page.evaluate(async (id) => (await (await fetch(`/api/tables/${id}`)).json()).you, table);
}

test('a guest with a running game becomes an account, finds it in a second browser, and goes', async () => {
  const [phones, desks] = [
    await stage.person({ size: 'phone', theme: 'dawn' }),
    await stage.person(),
  ];
  const wish = { game: 'ur', where: 'Online', seats: ['Me', 'Bot'], name: 'Ada' } as const;
  const phone = await setUp(phones, stage.house, wish);
  const link = phone.url();
  const table = link.split('/').at(-1) ?? '';
  await phone.locator('.table').waitFor();
  await makeAccount(phone, 'Ada of Ur');
  await keep(phone, 'account-phone-dawn');
  expect(await axeProblems(phone)).toEqual([]);

  const desk = await desks.newPage();
  await desk.goto(stage.house.url);
  await desk.getByRole('link', { name: 'Sign in' }).click();
  await desk.getByLabel('Name').fill('ada of ur');
  await desk.getByLabel('Password').fill('seven clay mugs');
  await desk.getByRole('button', { name: 'Sign in', exact: true }).click();
  await desk.getByRole('alert').getByText('That does not fit').waitFor();
  expect(await axeProblems(desk)).toEqual([]);
  await desk.getByLabel('Password').fill(PASSWORD);
  await desk.keyboard.press('Enter');
  await desk.getByRole('heading', { name: 'Your account' }).waitFor();
  await keep(desk, 'account-desktop-dusk');
  expect(await axeProblems(desk)).toEqual([]);
  expect(await seatAt(desk, table)).toBe(0);
  await desk.goto(link);
  await desk.getByRole('button', { name: 'Table menu' }).waitFor();

  await desk.goto(`${stage.house.url}/account`);
  await desk.getByRole('button', { name: 'Sign out all others' }).click();
  await desk.getByRole('button', { name: 'Sign out all others' }).waitFor({ state: 'detached' });
  expect(await seatAt(phone, table)).toBe('spectator');
  await desk.getByRole('button', { name: 'Erase me' }).click();
  await desk.getByRole('button', { name: 'Yes, erase Ada of Ur for good' }).click();
  await desk.getByRole('heading', { name: 'You are erased' }).waitFor();
  expect(await seatAt(desk, table)).toBe('spectator');
});

test('a passkey is made, signs in, and is removed', async () => {
  const person = await stage.person();
  const page = await person.newPage();
  // Passkeys belong to a name, which a bare address is not.
  await page.goto(stage.house.url.replace('127.0.0.1', 'localhost'));
  const authenticator = await person.newCDPSession(page);
  await authenticator.send('WebAuthn.enable');
  await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await makeAccount(page, 'Bel');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('The passkey was added.').waitFor();
  await page.getByRole('button', { name: 'Sign out on this device' }).click();
  await page.getByRole('heading', { name: 'Nobody has met you yet' }).waitFor();
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('heading', { name: 'Your account' }).waitFor();
  await page.getByText('last used').waitFor();
  await page.getByRole('button', { name: /^Remove the passkey/ }).click();
  await page.getByText('You have none yet.').first().waitFor();
});

test('an account makes a bot and a token for it, and the page for programs tells how they are used', async () => {
  const person = await stage.person();
  const page = await person.newPage();
  await page.goto(stage.house.url);
  await makeAccount(page, 'Bel of Nippur');
  const programs = page.getByRole('region', { name: 'Programs' });
  await programs.getByText('You have no bot accounts.').waitFor();
  await programs.getByLabel('Name of the bot').fill('Clay');
  await programs.getByRole('button', { name: 'Make a bot account' }).click();
  await programs.getByRole('button', { name: 'Retire Clay (bot)' }).waitFor();
  await programs.getByLabel('What it is for').fill('plays at night');
  await programs.getByLabel('play at my tables').check();
  await programs.getByLabel('Who it acts for').selectOption({ label: 'Clay (bot)' });
  await programs.getByRole('button', { name: 'Make a token' }).click();
  const token = programs.getByText(/^nabu_/);
  const headers = { Authorization: `Bearer ${await token.textContent()}` };
  const { me } = await (await fetch(`${stage.house.url}/api/me`, { headers })).json();
  expect(me.name).toBe('Clay (bot)');
  await lookAtAll(page, 'programs');
  await programs.getByRole('button', { name: 'Revoke plays at night' }).click();
  await programs.getByText('There are no tokens.').waitFor();
  expect((await fetch(`${stage.house.url}/api/me`, { headers })).status).toBe(401);

  await programs.getByRole('link', { name: 'How programs talk to the house' }).click();
  await page.getByRole('heading', { name: 'For programs' }).waitFor();
  await page.getByLabel('Search in requests, messages and codes').fill('statistics');
  await page.getByText('/api/v1/statistics/{game}/csv').waitFor();
  expect(await page.getByText('/api/v1/me/tokens', { exact: true }).count()).toBe(0);
  await lookAtAll(page, 'api');
});

/** Keeps pictures of a page in both sizes and themes; nothing is wider than the screen, and axe-core finds nothing serious. */
async function lookAtAll(page: Page, name: string): Promise<void> {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme === 'dusk' ? 'dark' : 'light' });
    expect(await axeProblems(page, theme === 'dusk' ? 'all' : 'colours')).toEqual([]);
    for (const size of ['phone', 'desktop'] as const) {
      await page.setViewportSize(SIZES[size]);
      await keep(page, `${name}-${size}-${theme}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(SIZES[size].width);
    }
  }
}
