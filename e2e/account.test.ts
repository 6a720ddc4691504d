import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keep, seriousProblems } from './browser.ts';
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
  expect(await seriousProblems(phone)).toEqual([]);

  const desk = await desks.newPage();
  await desk.goto(stage.house.url);
  await desk.getByRole('link', { name: 'Sign in' }).click();
  await desk.getByLabel('Name').fill('ada of ur');
  await desk.getByLabel('Password').fill('seven clay mugs');
  await desk.getByRole('button', { name: 'Sign in', exact: true }).click();
  await desk.getByRole('alert').getByText('That does not fit').waitFor();
  expect(await seriousProblems(desk)).toEqual([]);
  await desk.getByLabel('Password').fill(PASSWORD);
  await desk.keyboard.press('Enter');
  await desk.getByRole('heading', { name: 'Your account' }).waitFor();
  await keep(desk, 'account-desktop-dusk');
  expect(await seriousProblems(desk)).toEqual([]);
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
