import type { Notices } from '@nabu/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems, keep, keepHouse, PATIENCE } from './browser.ts';
import { openStage } from './stage.ts';

const stage = openStage();

/** Sends a request as whoever sits before a page. */
function post<T>(page: Page, path: string, body: object): Promise<T> {
  return page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(to, { method: 'POST', headers, body: JSON.stringify(sent) });
      if (!answer.ok) throw new Error(`${to}: ${await answer.text()}`);
      return answer.json();
    },
    [path, body] as const,
  );
}

/** What the house keeps of what somebody wants to be told. */
function noticesOf(page: Page): Promise<Notices> {
  return page.evaluate(async () => (await fetch('/api/me/notices')).json());
}

/** Somebody who has come in as a guest and looks at a page of the house. */
async function visitor(size: 'phone' | 'desktop', name: string, path = '/') {
  const person = await stage.person({ size });
  await person.grantPermissions(['notifications'], { origin: stage.house.url });
  await person.addInitScript(() => {
    const shown = (count: number) => {
      document.documentElement.dataset.badge = String(count);
      return Promise.resolve();
    };
    Object.assign(navigator, { setAppBadge: shown, clearAppBadge: () => shown(0) });
  });
  const page = await person.newPage();
  await page.goto(stage.house.url);
  await post(page, '/api/me', { name });
  await page.goto(stage.house.url + path);
  return { person, page };
}

type Seated = { readonly table: { readonly id: string } };

test('title and badge count my turns on every page; what to be told is chosen and kept', async () => {
  const { page: ada } = await visitor('phone', 'Ada', '/settings/notices');
  const { page: bel } = await visitor('desktop', 'Bel', '/lobby');
  await ada.getByRole('heading', { name: 'Notices', exact: true }).waitFor();
  expect(await ada.title()).toBe('Notices · Nabu');
  const wish = { game: 'ur', seats: ['me', 'open'] };
  const { table } = await post<Seated>(ada, '/api/tables', wish);
  await post(bel, `/api/tables/${table.id}/join`, {});
  await ada.waitForFunction(() => document.title === '(1) Notices · Nabu');
  expect(await ada.evaluate(() => document.documentElement.dataset.badge)).toBe('1');
  await bel.waitForFunction(() => document.title === 'Lobby · Nabu');

  await keep(ada, 'notices-phone');
  expect(await axeProblems(ada)).toEqual([]);
  const status = ada.getByRole('status').filter({ hasText: 'Saved.' });
  const chat = ada.getByRole('checkbox', { name: 'Somebody writes to me, by: Browser' });
  await chat.uncheck();
  await status.waitFor();
  await ada.getByRole('radio', { name: 'Quiet hours' }).check({ force: true });
  await ada.getByLabel('From', { exact: true }).fill('23:15');
  await ada.getByLabel('Time zone').selectOption('America/Lima');
  await status.waitFor();
  await expect
    .poll(async () => (await noticesOf(ada)).settings.quiet, { timeout: PATIENCE })
    .toMatchObject({ zone: 'America/Lima', from: 23 * 60 + 15 });
  await ada.reload();
  expect(await chat.isChecked()).toBe(false);
  expect(await ada.getByLabel('From', { exact: true }).inputValue()).toBe('23:15');
});

/** Runs in the service worker: counts what the browser has shown. Asking it for the list while it shows one can make Chromium drop that one. */
const noteShown = `(() => {
  const show = registration.showNotification.bind(registration);
  globalThis.shown = 0;
  registration.showNotification = async (...given) => {
    await show(...given);
    shown++;
  };
})()`;

test('a push is shown by the service worker, and its button mutes the table', async () => {
  const { person, page } = await visitor('desktop', 'Cem');
  await keepHouse(page);
  const { table } = await post<Seated>(page, '/api/tables', { game: 'ur', seats: ['me', 'open'] });
  const devtools = await person.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const worker = person.serviceWorkers()[0] ?? (await person.waitForEvent('serviceworker'));
  await worker.evaluate(noteShown);
  const words = { mute: 'Silenciar', stop: 'Parar', language: 'es' };
  const notice = { id: 'n1', title: 'Te toca', text: 'Ur con Bel', path: `/t/${table.id}` };
  await devtools.send('ServiceWorker.deliverPushMessage', {
    ...{ origin: stage.house.url, registrationId },
    data: JSON.stringify({ ...notice, ...words, table: table.id }),
  });
  await expect.poll(() => worker.evaluate('shown'), { timeout: PATIENCE }).toBe(1);
  const shown = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await registration.getNotifications();
    return all.map(({ title, body, tag, lang }) => ({ title, body, tag, lang }));
  });
  expect(shown).toEqual([{ title: 'Te toca', body: 'Ur con Bel', tag: 'n1', lang: 'es' }]);
  await worker.evaluate(`(async () => {
    const [notification] = await registration.getNotifications();
    dispatchEvent(new NotificationEvent('notificationclick', { notification, action: 'mute' }));
  })()`);
  await expect
    .poll(async () => (await noticesOf(page)).muted, { timeout: PATIENCE })
    .toHaveLength(1);
  await page.goto(`${stage.house.url}/settings/notices`);
  await page.getByRole('button', { name: 'Unmute this table of Ur' }).click();
  await page.getByText('No table is muted.').waitFor();
});
