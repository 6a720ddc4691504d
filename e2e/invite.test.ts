import { networkInterfaces } from 'node:os';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems, keep, SIZES, type Size, THEMES } from './browser.ts';
import { openStage } from './stage.ts';
import { join, setUp } from './table.ts';

// Open to the network, as a house is when somebody starts it to play with others.
const stage = openStage({ host: '0.0.0.0' });

const WISH = { game: 'ur', where: 'Online', seats: ['Me', 'Open seat'], name: 'Ada' } as const;

/** The addresses of this machine that others could come by. */
const OUTSIDE = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .filter(({ family, internal }) => family === 'IPv4' && !internal)
  .map(({ address }) => address);

test.each(Object.keys(SIZES) as Size[])(
  '%s: whoever opened the house as localhost is given the address that others can reach',
  async (size) => {
    const host = await setUp(await stage.person({ size }), stage.house, WISH);
    const field = host.getByRole('textbox', { name: 'Link to this table' });
    const link = async () => new URL(await field.inputValue());
    const code = host.getByRole('img', { name: 'QR code of the link' });
    if (OUTSIDE.length === 0) {
      await host.getByText(/This link works on this device only/).waitFor();
      expect(await code.count()).toBe(0);
      return;
    }
    await code.waitFor();
    expect(OUTSIDE).toContain((await link()).hostname);
    expect((await link()).pathname).toBe(new URL(host.url()).pathname);

    await host.getByRole('button', { name: 'Copy the link' }).click();
    await host.getByText('The link was copied.').waitFor();
    for (const theme of THEMES) {
      await host.emulateMedia({ colorScheme: theme === 'dusk' ? 'dark' : 'light' });
      await keep(host, `invite-${size}-${theme}`);
      expect(await axeProblems(host)).toEqual([]);
    }
    const box = await code.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(150);

    // The link works: somebody comes by it, and the menu of the table still offers it.
    const guest = await join(await stage.person(), (await link()).href, 'Bel');
    for (const page of [host, guest]) await page.locator('.table').waitFor();
    await host.getByRole('button', { name: 'Table menu' }).click();
    await host.getByRole('button', { name: 'Invite others' }).click();
    await host.getByRole('dialog', { name: 'Invite others' }).waitFor();
    await code.waitFor();
    await keep(host, `invite-dialog-${size}`);
    expect(await axeProblems(host)).toEqual([]);
  },
);

/** Makes whoever sits there an account and shows them a page. */
async function comeAs(page: Page, name: string, path: string): Promise<void> {
  await page.goto(stage.house.url);
  await page.evaluate(
    async (wish) => {
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/me/account', { method: 'POST', headers, body: JSON.stringify(wish) });
    },
    { name, password: 'seven clay cups' },
  );
  await page.goto(stage.house.url + path);
}

test('somebody is invited by name from their profile, and accepts in the lobby', async () => {
  const [adas, bels] = [await stage.person(), await stage.person({ size: 'phone' })];
  const [ada, bel] = [await adas.newPage(), await bels.newPage()];
  await comeAs(bel, 'Bel of Kish', '/lobby');
  await comeAs(ada, 'Ada of Kish', '/people?name=Bel+of+Kish');
  await ada.getByRole('button', { name: 'Invite to a game' }).click();
  await keep(ada, 'profile-invite-desktop');
  expect(await axeProblems(ada)).toEqual([]);
  await ada.getByRole('dialog').getByRole('link', { name: 'Ur', exact: true }).click();
  await ada.getByText('Bel of Kish is invited as soon as the table is set up.').waitFor();
  await ada.getByRole('button', { name: 'Set up the table' }).click();
  await ada.getByText('Bel of Kish was invited.').waitFor();
  await keep(ada, 'invited-desktop');
  expect(await axeProblems(ada)).toEqual([]);

  // It comes by itself to the page that is open.
  const accept = bel.getByRole('button', { name: 'Accept: Ur · Ada of Kish' });
  await accept.waitFor();
  for (const theme of THEMES) {
    await bel.emulateMedia({ colorScheme: theme === 'dusk' ? 'dark' : 'light' });
    await keep(bel, `invitation-phone-${theme}`);
    expect(await axeProblems(bel, theme === 'dusk' ? 'all' : 'colours')).toEqual([]);
  }
  await accept.click();
  for (const page of [ada, bel]) await page.locator('.table').waitFor();
});
