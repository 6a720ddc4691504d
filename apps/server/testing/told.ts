import { type NoticeSettings, type Notices, notices } from '@nabu/protocol';
import type { HouseParts } from '../src/house.ts';
import { ANYWHERE } from '../src/notices/outgoing.ts';
import { smtpMailer } from '../src/people/mailer.ts';
import { Browser } from './browser.ts';
import { openPushService, type PushBrowser } from './push-service.ts';
import { openReceiver } from './receiver.ts';
import { folder, openHouse } from './rig.ts';
import { openPostbox } from './smtp.ts';

/** A Wednesday morning in spring. */
const BEGIN = Date.parse('2026-05-06T08:00:00Z');
export const ORIGIN = 'https://games.example.org';

/** What a push tells, as the service worker is given it. */
export interface Pushed {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly table: string | null;
}

/** A house whose time is moved by hand, with all ways to be told something on loopback. */
export async function tellingHouse(more: Partial<HouseParts> = {}, data = folder()) {
  const time = { now: BEGIN };
  const push = await openPushService();
  const hook = await openReceiver();
  const postbox = await openPostbox();
  const open = async () => {
    const mailer = await smtpMailer(postbox.url, 'Nabu <nabu@example.org>');
    const clock = () => time.now;
    return openHouse({ mailer, origin: ORIGIN, outgoing: ANYWHERE, clock, ...more }, data);
  };
  const house = await open();
  /** Lets time pass, and the house do what is due. */
  const pass = async (ms: number, at = house) => {
    time.now += ms;
    await at.tick();
  };
  return { time, push, hook, postbox, house, open, data, pass };
}

export type TellingHouse = Awaited<ReturnType<typeof tellingHouse>>;

/** Somebody with a browser that is told by push. */
export async function subscriber({ house, push }: TellingHouse, name: string, language = 'en') {
  const browser = new Browser(house.port);
  const me = await browser.comeIn(name);
  const device = push.browser();
  await must(browser, '/api/me/push', device.subscription(language));
  return { browser, device, me };
}

/** What a device was told so far. */
export function toldTo({ push }: TellingHouse, device: PushBrowser): readonly Pushed[] {
  const path = new URL(device.endpoint).pathname;
  return push.receiver.requests
    .filter((request) => request.path === path)
    .map((request) => device.read(request) as Pushed);
}

/** Two people at a table, each with a device; nobody looks at it. */
export async function twoTold(all: TellingHouse, wish: object = {}) {
  const ada = await subscriber(all, 'Ada');
  const bel = await subscriber(all, 'Bel');
  const { table } = await ada.browser.create(wish);
  await bel.browser.join(table.id);
  return { ada, bel, id: table.id };
}

/** Makes a move of somebody's turn, or all of it, and looks away again. */
export async function move(browser: Browser, table: string, whole = true): Promise<void> {
  const client = await browser.open(table);
  await client.play(client.now?.moves[0] ?? '');
  if (whole) await client.play('done');
  await client.close();
}

/** What somebody wants to be told, and how. */
export async function noticesOf(browser: Browser): Promise<Notices> {
  return notices.parse(await (await browser.get('/api/me/notices')).json());
}

/** Changes some of what somebody wants to be told. */
export async function choose(browser: Browser, change: Partial<NoticeSettings>): Promise<void> {
  const { settings } = await noticesOf(browser);
  await must(browser, '/api/me/notices', { ...settings, ...change });
}

/** A request that must not be refused; its answer. */
export async function must(browser: Browser, path: string, body: object = {}): Promise<unknown> {
  const response = await browser.post(path, body);
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return JSON.parse(text);
}
