import { describe, expect, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { vapidOf } from '../../testing/push-service.ts';
import { folder, storeIn } from '../../testing/rig.ts';
import {
  choose,
  move,
  must,
  noticesOf,
  ORIGIN,
  subscriber,
  tellingHouse,
  toldTo,
  twoTold,
} from '../../testing/told.ts';
import { BATCH_MS } from './queue.ts';

const titles = (told: readonly { readonly title: string }[]) => told.map(({ title }) => title);

describe('web push', () => {
  test('tells whose turn it is, signed by the house and readable for one browser alone', async () => {
    const all = await tellingHouse();
    const { ada, bel, id } = await twoTold(all);
    await all.pass(BATCH_MS);
    expect(toldTo(all, ada.device)).toEqual([
      {
        ...{ id: expect.any(String), title: 'Your turn', text: 'Veils with Bel', path: `/t/${id}` },
        ...{ mute: 'Mute this game', stop: 'Stop notices here', language: 'en', table: id },
      },
    ]);
    const [request] = all.push.receiver.requests;
    const { key, claims } = vapidOf(request);
    expect(key).toBe((await noticesOf(ada.browser)).pushKey);
    expect(claims).toMatchObject({ aud: all.push.receiver.url, sub: ORIGIN });
    expect(request.headers).toMatchObject({ ttl: '86400', urgency: 'high' });
    expect(() => bel.device.read(request)).toThrow();
    await move(ada.browser, id);
    await all.pass(BATCH_MS);
    expect(toldTo(all, bel.device)).toMatchObject([{ title: 'Your turn', text: 'Veils with Ada' }]);
  });

  test('speaks the language of the browser', async () => {
    const all = await tellingHouse();
    const ada = await subscriber(all, 'Ada', 'es');
    const bel = await subscriber(all, 'Bel');
    const { table } = await ada.browser.create();
    await bel.browser.join(table.id);
    await all.pass(BATCH_MS);
    expect(toldTo(all, ada.device)).toMatchObject([{ title: 'Te toca', text: 'Veils con Bel' }]);
  });

  test('a browser that the push service calls gone is forgotten', async () => {
    const all = await tellingHouse();
    const { ada } = await twoTold(all);
    all.push.receiver.answer = { status: 410 };
    await all.pass(BATCH_MS);
    expect((await noticesOf(ada.browser)).push).toEqual({ here: false, others: 0 });
    all.push.receiver.answer = { status: 201 };
    const before = all.push.receiver.requests.length;
    await all.pass(3600_000);
    expect(all.push.receiver.requests).toHaveLength(before);
  });

  test('is tried again while the push service is in trouble', async () => {
    const all = await tellingHouse();
    const { ada } = await twoTold(all);
    all.push.receiver.answer = { status: 503 };
    await all.pass(BATCH_MS);
    all.push.receiver.answer = { status: 201 };
    await all.pass(29_000);
    const tried = toldTo(all, ada.device).length;
    await all.pass(1_000);
    await all.pass(24 * 3600_000);
    expect([tried, toldTo(all, ada.device).length]).toEqual([1, 2]);
  });

  test('ends with the session, and with the word of its owner', async () => {
    const all = await tellingHouse();
    const ada = await subscriber(all, 'Ada');
    await ada.browser.makeAccount('Ada');
    expect((await noticesOf(ada.browser)).push).toEqual({ here: false, others: 0 });
    await must(ada.browser, '/api/me/push', ada.device.subscription());
    expect((await noticesOf(ada.browser)).push).toEqual({ here: true, others: 0 });
    const other = new Browser(all.house.port);
    await other.signIn('Ada');
    expect((await noticesOf(other)).push).toEqual({ here: false, others: 1 });
    await must(other, '/api/me/push/remove', { endpoint: ada.device.endpoint });
    expect((await noticesOf(other)).push.others).toBe(0);
  });
});

describe('what is told', () => {
  test('several games within some seconds are one notice', async () => {
    const all = await tellingHouse();
    const ada = await subscriber(all, 'Ada');
    const bel = new Browser(all.house.port);
    await bel.comeIn('Bel');
    for (let tables = 0; tables < 7; tables++) {
      const { table } = await ada.browser.create();
      await bel.join(table.id);
      all.time.now += 300;
    }
    await all.pass(BATCH_MS - 300);
    const told = toldTo(all, ada.device);
    expect(told).toMatchObject([{ title: '7 things at your tables', path: '/games', table: null }]);
    expect(told[0].text.split('\n')).toEqual([
      ...Array(5).fill('Your turn: Veils with Bel'),
      'and 2 more',
    ]);
  });

  test('nothing of a table that somebody looks at; a page behind others does not look', async () => {
    const all = await tellingHouse();
    const ada = await subscriber(all, 'Ada');
    const bel = new Browser(all.house.port);
    await bel.comeIn('Bel');
    const { table } = await ada.browser.create();
    const looking = await ada.browser.open(table.id);
    await bel.join(table.id);
    await all.pass(BATCH_MS);
    expect(toldTo(all, ada.device)).toEqual([]);
    looking.say({ type: 'look', visible: false });
    looking.say({ type: 'ping' });
    await looking.next('pong');
    const client = await bel.open(table.id);
    await client.ask({ type: 'chat', text: 'Hello?' });
    await all.pass(BATCH_MS);
    expect(titles(toldTo(all, ada.device))).toEqual(['Bel wrote to you']);
  });

  test('who came back before it was told is told nothing; nor is who has moved by then', async () => {
    const all = await tellingHouse();
    const { ada, id } = await twoTold(all);
    await move(ada.browser, id);
    await all.pass(BATCH_MS);
    expect(toldTo(all, ada.device)).toEqual([]);
  });

  test('lines of chat: one for a while, however many there are, and never what was said', async () => {
    const all = await tellingHouse();
    const { ada, bel, id } = await twoTold(all);
    await all.pass(BATCH_MS);
    const client = await bel.browser.open(id);
    for (let line = 0; line < 5; line++) {
      await client.ask({ type: 'chat', text: `line ${line}` });
      await all.pass(BATCH_MS);
    }
    expect(titles(toldTo(all, ada.device))).toEqual(['Your turn', 'Bel wrote to you']);
    await all.pass(10 * 60_000);
    await client.ask({ type: 'chat', text: 'still there?' });
    await all.pass(BATCH_MS);
    expect(toldTo(all, ada.device)).toHaveLength(3);
    expect(JSON.stringify(toldTo(all, ada.device))).not.toContain('there?');
  });

  test('who joined, how it ended, and that somebody wants to play again', async () => {
    const all = await tellingHouse();
    const ada = await subscriber(all, 'Ada');
    const bel = await subscriber(all, 'Bel');
    const cem = await subscriber(all, 'Cem');
    const { table } = await ada.browser.create({ seats: ['me', 'open', 'open'] });
    await bel.browser.join(table.id);
    await all.pass(BATCH_MS);
    expect(titles(toldTo(all, ada.device))).toEqual(['Bel joined your table']);
    await cem.browser.join(table.id);
    await all.pass(BATCH_MS);
    expect(titles(toldTo(all, bel.device))).toEqual(['The game has begun']);
    expect(toldTo(all, cem.device)).toEqual([]);
    const two = await twoTold(all);
    const client = await two.ada.browser.open(two.id);
    await client.ask({ type: 'resign' });
    await all.pass(BATCH_MS);
    expect(toldTo(all, two.bel.device)).toMatchObject([
      { title: 'The game is over', text: 'Veils with Ada. You won.' },
    ]);
    await client.ask({ type: 'rematch' });
    const { table: next } = await client
      .next('entry', ({ entry }) => entry.kind === 'rematch')
      .then(({ entry }) => entry as unknown as { table: string });
    await all.pass(BATCH_MS);
    expect(toldTo(all, two.bel.device).slice(1)).toMatchObject([
      { title: 'Play again?', text: 'Veils with Ada', path: `/t/${next}` },
    ]);
  });

  test('an open page of theirs, too', async () => {
    const all = await tellingHouse();
    const { ada, bel, id } = await twoTold(all);
    await all.pass(BATCH_MS);
    const page = await ada.browser.listen();
    const client = await bel.browser.open(id);
    await client.ask({ type: 'chat', text: 'hi' });
    await all.pass(BATCH_MS);
    const { notice } = await page.next('notice');
    expect(notice).toMatchObject({
      ...{ title: 'Bel wrote to you', path: `/t/${id}`, items: [{ kind: 'chat', table: id }] },
    });
  });
});

describe('settings', () => {
  test('are presets at first, kept, and checked when they come in', async () => {
    const all = await tellingHouse();
    const browser = new Browser(all.house.port);
    expect(await browser.refused('GET', '/api/me/notices')).toBe('401 not-signed-in');
    await browser.comeIn('Ada');
    const { settings } = await noticesOf(browser);
    expect(settings).toMatchObject({ on: true, mail: { on: false }, quiet: null, reminder: 12 });
    await choose(browser, { reminder: 3, mutedGames: ['ur'] });
    expect((await noticesOf(browser)).settings).toMatchObject({ reminder: 3, mutedGames: ['ur'] });
    for (const bad of [
      { ...settings, reminder: 0 },
      { ...settings, quiet: { from: 0, to: 1440, zone: 'UTC' } },
      { ...settings, quiet: { from: 0, to: 60, zone: 'Mars/Olympus' } },
      { ...settings, push: { on: true, kinds: ['everything'], paces: [] } },
      { ...settings, more: 1 },
      { on: true },
    ])
      expect(await browser.refused('POST', '/api/me/notices', bad)).toBe('400 bad-message');
  });

  test('by kind, by pace, by game, by table, and the switch for all', async () => {
    const all = await tellingHouse();
    const { ada, bel, id } = await twoTold(all);
    await all.pass(BATCH_MS);
    const told = () => toldTo(all, ada.device).length;
    const turn = async () => {
      await move(ada.browser, id, false);
      const client = await ada.browser.open(id);
      const before = told();
      await client.play('done');
      await client.close();
      await move(bel.browser, id);
      await all.pass(BATCH_MS);
      return told() - before;
    };
    const { push } = (await noticesOf(ada.browser)).settings;
    await choose(ada.browser, { push: { ...push, kinds: ['over'] } });
    expect(await turn()).toBe(0);
    const again = async () => {
      const { table } = await ada.browser.create();
      const before = told();
      await bel.browser.join(table.id);
      await all.pass(BATCH_MS);
      return told() - before;
    };
    await choose(ada.browser, { push: { ...push, paces: ['live'] } });
    expect(await again()).toBe(0);
    await choose(ada.browser, { push, mutedGames: ['veils'] });
    expect(await again()).toBe(0);
    await choose(ada.browser, { push, mutedGames: [], on: false });
    expect(await again()).toBe(0);
    await choose(ada.browser, { push, on: true });
    expect(await again()).toBe(1);
    const { table } = await ada.browser.create();
    await must(ada.browser, '/api/me/notices/mute', { table: table.id, muted: true });
    expect((await noticesOf(ada.browser)).muted).toEqual([{ table: table.id, game: 'veils' }]);
    await bel.browser.join(table.id);
    await all.pass(BATCH_MS);
    expect(told()).toBe(2);
    const theirs = { table: 'aaaaaaaaaaaa', muted: true };
    expect(await ada.browser.refused('POST', '/api/me/notices/mute', theirs)).toBe(
      '403 not-seated',
    );
    await must(ada.browser, '/api/me/notices/mute', { table: table.id, muted: false });
    expect((await noticesOf(ada.browser)).muted).toEqual([]);
  });

  test('quiet hours keep what happens, and tell it as one at their end', async () => {
    const all = await tellingHouse();
    const { ada, bel } = await twoTold(all);
    // It is ten in the morning in Madrid.
    const quiet = { from: 9 * 60, to: 12 * 60, zone: 'Europe/Madrid' };
    await choose(ada.browser, { quiet });
    for (let tables = 0; tables < 2; tables++) {
      const { table } = await ada.browser.create();
      await bel.browser.join(table.id);
      await all.pass(20 * 60_000);
    }
    expect(toldTo(all, ada.device)).toEqual([]);
    await all.pass(79 * 60_000);
    expect(toldTo(all, ada.device)).toEqual([]);
    await all.pass(60_000);
    expect(titles(toldTo(all, ada.device))).toEqual(['3 things at your tables']);
  });
});

describe('a restart', () => {
  test('loses nothing that was to be told, and tells nothing twice', async () => {
    const data = folder();
    const all = await tellingHouse({}, data);
    const { ada } = await twoTold(all);
    await all.house.close();
    const next = await all.open();
    await all.pass(BATCH_MS, next);
    await all.pass(60_000, next);
    expect(titles(toldTo(all, ada.device))).toEqual(['Your turn']);
    await next.close();
    const last = await all.open();
    await all.pass(3600_000, last);
    expect(titles(toldTo(all, ada.device))).toEqual(['Your turn']);
  });

  test('what was being sent when the house died is sent again after a while, whoever does it', async () => {
    const all = await tellingHouse();
    const { ada } = await twoTold(all);
    // Another node took everything in hand, and died.
    await all.house.close();
    const store = await storeIn(all.data);
    const { db, write } = store.relations;
    const lease = all.time.now + BATCH_MS + 30_000;
    await write(db.updateTable('notices').set({ claim: 'dead', lease }));
    await store.close();
    const next = await all.open();
    await all.pass(BATCH_MS, next);
    expect(toldTo(all, ada.device)).toEqual([]);
    await all.pass(30_000, next);
    expect(titles(toldTo(all, ada.device))).toEqual(['Your turn']);
  });
});
