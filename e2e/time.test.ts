import { PROTOCOL } from '@nabu/protocol';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keep, PATIENCE } from './browser.ts';
import { openStage } from './stage.ts';
import { arrange, join, startButton } from './table.ts';

const stage = openStage();

const SEATS = ['Me', 'Open seat'] as const;

/** Sets up a table with a bank so short that no form offers it. */
async function shortTable(person: BrowserContext, seconds: number): Promise<Page> {
  const page = await person.newPage();
  await page.goto(stage.house.url);
  const id = await page.evaluate(async (bank) => {
    const pace = { kind: 'live', bank, increment: 0, delay: 0 };
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ game: 'ur', seats: ['me', 'open'], name: 'Ada', pace }),
    });
    const { table, seat, token } = await answer.json();
    if (token) localStorage.setItem(`nabu.seat.${table.id}`, JSON.stringify({ seat, token }));
    return table.id as string;
  }, seconds * 1000);
  await page.goto(`${stage.house.url}/t/${id}`);
  await page.locator('.share-link').waitFor();
  return page;
}

/** By how many milliseconds a page shows more or less than the house would say that a seat has left, in the best quarter of the time: a busy page draws late now and then. */
async function clockError(page: Page, seat: number): Promise<number> {
  return page.evaluate(
    async ({ seat, protocol, table }) => {
      const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
      await new Promise((resolve) => socket.addEventListener('open', resolve));
      const told = new Promise<{ since: number; bank: number }>((resolve) =>
        socket.addEventListener('message', ({ data }) => {
          const { now } = JSON.parse(data);
          if (now?.clock) resolve({ since: now.clock.since, bank: now.clock.seats[seat].bank });
        }),
      );
      socket.send(JSON.stringify({ type: 'hello', protocol, table }));
      const { since, bank } = await told;
      socket.close();
      const errors: number[] = [];
      while (errors.length < 60) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const shown = document.querySelector(`[data-seat="${seat}"] .clock`)?.textContent ?? '';
        // House and browser are on one machine, so that its time of day is that of both.
        errors.push(Math.abs(Number(shown) * 1000 - (bank - (Date.now() - since))));
      }
      return errors.sort((a, b) => a - b)[15];
    },
    { seat, protocol: PROTOCOL, table: new URL(page.url()).pathname.split('/')[2] },
  );
}

async function menu(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
}

test('a clock runs down before everybody’s eyes, on both sizes, and ends the game', async () => {
  const [adas, bels] = [await stage.person(), await stage.person({ size: 'phone' })];
  const ada = await shortTable(adas, 45);
  // Little is left for a short time only: it is looked out for from the start.
  const low = ada.locator('[data-seat="0"] .clock-low').waitFor({ timeout: 2 * PATIENCE });
  const bel = await join(bels, ada.url(), 'Bel');
  const errors = [ada, bel].map(async (page) => {
    await page.locator('[data-seat="0"] .clock-runs').waitFor();
    expect(await page.locator('.clock').count()).toBe(2);
    // Tenths are shown from the last twenty seconds on.
    await page.locator('[data-seat="0"] .clock', { hasText: /\d\.\d/ }).waitFor();
    return clockError(page, 0);
  });
  for (const error of await Promise.all(errors)) expect(error).toBeLessThan(100);
  await keep(bel, 'clock-phone');
  await low;
  for (const page of [ada, bel]) await page.locator('.table[data-over="true"]').waitFor();
  const summary = bel.getByRole('dialog');
  await summary.getByText('Ada ran out of time.').waitFor();
  expect(await summary.getByRole('heading', { name: 'You win' }).count()).toBe(1);
});

test('a break by agreement stops the clocks until all are ready; giving up ends the game', async () => {
  const [adas, bels] = [await stage.person(), await stage.person({ size: 'phone' })];
  const wish = { game: 'ur', where: 'Online', seats: SEATS, name: 'Ada' } as const;
  const ada = await arrange(adas, stage.house, wish);
  await ada.getByRole('radio', { name: 'Live, in one sitting' }).check();
  await startButton(ada).click();
  await ada.waitForURL(/\/t\//);
  await ada.getByText('How a game can end').waitFor();
  const bel = await join(bels, ada.url(), 'Bel');
  await ada.locator('.clock-runs').waitFor();

  await menu(ada, 'Offer a break');
  await bel.locator('.offer').getByRole('button', { name: 'Agree' }).click();
  for (const page of [ada, bel]) {
    await page.locator('.offer').getByText('The game is paused.').waitFor();
    await page.locator('.clock-runs').waitFor({ state: 'hidden' });
  }
  await bel.locator('.offer').getByRole('button', { name: 'Go on playing' }).click();
  await ada.locator('.offer').getByRole('button', { name: 'I am ready' }).click();
  for (const page of [ada, bel]) await page.locator('.clock-runs').waitFor();

  await menu(bel, 'Give up');
  await ada.getByRole('dialog').getByText('Bel gave up.').waitFor();
});

test('at one screen a game has a clock too, which a reload does not cost', async () => {
  const person = await stage.person();
  const wish = { game: 'ur', where: 'On this device', seats: ['Me', 'Bot'] } as const;
  const form = await arrange(person, stage.house, wish);
  await form.getByRole('radio', { name: 'Live, in one sitting' }).check();
  await startButton(form).click();
  await form.waitForURL(/\/here\//);
  const clock = form.locator('[data-seat="0"] .clock');
  await clock.waitFor();
  const before = await clock.textContent();
  await expect.poll(() => clock.textContent()).not.toBe(before);
  await form.reload();
  await clock.waitFor();
  expect(await clock.textContent()).toMatch(/^\d+:\d\d$/);
});
