import { webhookTest } from '@nabu/protocol';
import { describe, expect, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { openReceiver } from '../../testing/receiver.ts';
import { openHouse } from '../../testing/rig.ts';
import {
  choose,
  must,
  noticesOf,
  ORIGIN,
  type TellingHouse,
  tellingHouse,
  toldTo,
} from '../../testing/told.ts';
import { AGAIN_MS } from './deliveries.ts';
import { BATCH_MS } from './queue.ts';
import { signature } from './webhooks.ts';

/** An account with a rival who comes to new tables, so that it is the account's turn. */
async function withRival(all: TellingHouse, name = 'Ada') {
  const ada = new Browser(all.house.port);
  await ada.makeAccount(name);
  const bel = new Browser(all.house.port);
  await bel.comeIn('Bel');
  const turn = async () => {
    const { table } = await ada.create();
    await bel.join(table.id);
    await all.pass(BATCH_MS);
    return table.id;
  };
  return { ada, bel, turn };
}

async function withAddress(all: TellingHouse, ada: Browser): Promise<void> {
  await ada.post('/api/me/email', { address: 'ada@example.org' });
  const text = plain(await all.postbox.next());
  const token = /mail\/verify#([\w-]{43})/.exec(text)?.[1];
  await must(ada, '/api/mail/confirm', { token });
}

function plain(mail: string): string {
  const unfolded = mail.replaceAll('=\r\n', '').replace(/\r\n[ \t]+/g, ' ');
  return unfolded.replaceAll('=3D', '=');
}

describe('a webhook', () => {
  test('is told what its owner is told, signed by a key of its own', async () => {
    const all = await tellingHouse();
    const { ada, turn } = await withRival(all);
    await must(ada, '/api/me/webhook', { url: `${all.hook.url}/nabu` });
    const { webhook } = await noticesOf(ada);
    const id = await turn();
    const [request] = all.hook.requests;
    const body = request.body.toString();
    expect(request.path).toBe('/nabu');
    expect(JSON.parse(body)).toMatchObject({
      ...{ title: 'Your turn', text: 'Veils with Bel', url: `${ORIGIN}/t/${id}` },
      items: [{ kind: 'turn', what: 'turn', table: id, game: 'veils' }],
    });
    expect(JSON.parse(body).id).toBe(request.headers['nabu-delivery']);
    const [, time, mac] =
      /^t=(\d+),v1=(\w+)$/.exec(String(request.headers['nabu-signature'])) ?? [];
    expect(Number(time)).toBe(Math.floor(all.time.now / 1000));
    expect(mac).toBe(signature(webhook?.secret ?? '', Number(time), body));
  });

  test('is tried again with longer and longer waits, under the same id', async () => {
    const all = await tellingHouse();
    const { ada, turn } = await withRival(all);
    await must(ada, '/api/me/webhook', { url: all.hook.url });
    all.hook.answer = { status: 500 };
    await turn();
    await all.pass(AGAIN_MS[0] - 1);
    expect(all.hook.requests).toHaveLength(1);
    await all.pass(1);
    expect(all.hook.requests).toHaveLength(2);
    all.hook.answer = { status: 204 };
    await all.pass(AGAIN_MS[1]);
    await all.pass(24 * 3600_000);
    expect(all.hook.requests).toHaveLength(3);
    expect(new Set(all.hook.requests.map(({ headers }) => headers['nabu-delivery'])).size).toBe(1);
  });

  test('is switched off after it failed too often, its owner is told, and can switch it on again', async () => {
    const all = await tellingHouse();
    const { ada, turn } = await withRival(all);
    const device = all.push.browser();
    await must(ada, '/api/me/push', device.subscription());
    const url = `${all.hook.url}/`;
    await must(ada, '/api/me/webhook', { url });
    all.hook.answer = { status: 302, headers: { Location: 'http://127.0.0.1/' } };
    for (let times = 0; times < 3; times++) {
      await turn();
      for (const wait of AGAIN_MS) await all.pass(wait);
    }
    const before = await noticesOf(ada);
    expect(before.webhook).toMatchObject({ url, off: all.time.now });
    expect(toldTo(all, device).at(-1)).toMatchObject({
      ...{ title: 'Your webhook was switched off', path: '/settings/notices' },
    });
    const sent = all.hook.requests.length;
    await turn();
    expect(all.hook.requests).toHaveLength(sent);
    all.hook.answer = { status: 200 };
    await must(ada, '/api/me/webhook', { url });
    expect((await noticesOf(ada)).webhook).toEqual({ ...before.webhook, off: null });
    await turn();
    expect(all.hook.requests).toHaveLength(sent + 1);
    await must(ada, '/api/me/webhook/remove');
    expect((await noticesOf(ada)).webhook).toBeNull();
  });

  test('is tested at once, and not without end', async () => {
    const all = await tellingHouse();
    const { ada } = await withRival(all);
    expect(await ada.refused('POST', '/api/me/webhook/test')).toBe('400 bad-webhook');
    await must(ada, '/api/me/webhook', { url: all.hook.url });
    const tried = async () => webhookTest.parse(await must(ada, '/api/me/webhook/test'));
    expect(await tried()).toEqual({ ok: true, status: 200 });
    expect(JSON.parse(all.hook.requests[0].body.toString())).toMatchObject({ title: 'A test' });
    all.hook.answer = { status: 404 };
    expect(await tried()).toEqual({ ok: false, status: 404 });
    const closed = await openReceiver();
    await must(ada, '/api/me/webhook', { url: closed.url.replace(/\d+$/, '1') });
    expect(await tried()).toEqual({ ok: false, status: null });
    for (let times = 0; times < 2; times++) await tried();
    expect(await ada.refused('POST', '/api/me/webhook/test')).toBe('429 too-fast');
  });

  test('of a house that allows only public addresses goes nowhere else', async () => {
    const all = await tellingHouse({
      outgoing: { resolve: async () => [{ address: '127.0.0.1', family: 4 }] },
    });
    const { ada, turn } = await withRival(all);
    for (const url of [
      ...[all.hook.url, 'https://127.0.0.1/', 'https://2130706433/', 'https://[::1]/'],
      ...['https://[::ffff:10.0.0.1]/', 'gopher://example.org', 'nothing'],
    ])
      expect(await ada.refused('POST', '/api/me/webhook', { url })).toBe('400 bad-webhook');
    await must(ada, '/api/me/webhook', { url: `https://hook.example.org:${all.hook.port}/` });
    expect(await must(ada, '/api/me/webhook/test')).toEqual({ ok: false, status: null });
    const inside = all.push.browser().subscription();
    expect(await ada.refused('POST', '/api/me/push', inside)).toBe('400 bad-message');
    await turn();
    expect(all.hook.requests).toEqual([]);
  });

  test('is for accounts', async () => {
    const all = await tellingHouse();
    const guest = new Browser(all.house.port);
    await guest.comeIn('Gil');
    const url = { url: all.hook.url };
    expect(await guest.refused('POST', '/api/me/webhook', url)).toBe('409 no-account');
    expect(await guest.refused('POST', '/api/me/webhook/test')).toBe('409 no-account');
  });
});

describe('e-mail', () => {
  test('comes to whoever asked for it, in their language, and is stopped by one click', async () => {
    const all = await tellingHouse();
    const { ada, turn } = await withRival(all);
    await withAddress(all, ada);
    const { mail } = (await noticesOf(ada)).settings;
    await turn();
    expect(all.postbox.mails).toHaveLength(1);
    await choose(ada, { mail: { ...mail, on: true }, language: 'es' });
    const id = await turn();
    const text = plain(await all.postbox.next());
    expect(text).toContain(`${ORIGIN}/t/${id}`);
    expect(text).toContain('Hola, Ada:');
    const subject = /^Subject: (.*)$/m.exec(text)?.[1];
    expect(subject).toContain('Te toca: Veils con Bel');
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const stop = /^List-Unsubscribe: <https:\/\/games\.example\.org(\/stop\/[\w-]+)>/m.exec(
      text,
    )?.[1];
    // A provider of mail sends this, from anywhere and as a form.
    const pressed = await fetch(`http://127.0.0.1:${all.house.port}${stop}`, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect([pressed.status, await pressed.json()]).toEqual([200, { stopped: true }]);
    expect((await noticesOf(ada)).settings.mail.on).toBe(false);
    await turn();
    expect(all.postbox.mails).toHaveLength(2);
    const forged = stop?.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const other = new Browser(all.house.port);
    expect(await other.refused('POST', forged ?? '')).toBe('400 bad-link');
    expect(await other.refused('POST', '/stop/x')).toBe('400 bad-link');
  });

  test('of live games is not sent unless it is wanted', async () => {
    const all = await tellingHouse();
    const { ada, bel } = await withRival(all);
    await withAddress(all, ada);
    const { mail } = (await noticesOf(ada)).settings;
    await choose(ada, { mail: { ...mail, on: true } });
    const live = { kind: 'live', bank: 600_000, increment: 0, delay: 0 };
    const { table } = await ada.create({ pace: live });
    await bel.join(table.id);
    await all.pass(BATCH_MS);
    expect(all.postbox.mails).toHaveLength(1);
  });

  test('a house without mail says so', async () => {
    const house = await openHouse();
    const ada = new Browser(house.port);
    await ada.comeIn('Ada');
    expect((await noticesOf(ada)).mail).toEqual({ possible: false, address: null });
  });
});

describe('what is kept about a person', () => {
  test('is theirs to take along, and goes with them', async () => {
    const all = await tellingHouse();
    const { ada, turn } = await withRival(all);
    const device = all.push.browser();
    await must(ada, '/api/me/push', device.subscription());
    await must(ada, '/api/me/webhook', { url: all.hook.url });
    await choose(ada, { reminder: 5 });
    const table = await turn();
    await must(ada, '/api/me/notices/mute', { table, muted: true });
    const kept = JSON.parse(await (await ada.get('/api/me/export')).text());
    expect(kept.notices).toMatchObject({
      ...{ settings: { reminder: 5 }, muted: [{ table_id: table }] },
      ...{ browsers: [{ endpoint: device.endpoint }], webhooks: [{ url: `${all.hook.url}/` }] },
    });
    expect(JSON.stringify(kept)).not.toContain(device.subscription().keys.auth);
    all.push.receiver.answer = { status: 503 };
    await turn();
    await must(ada, '/api/me/erase', { erase: 'everything' });
    const [pushed, hooked] = [all.push.receiver.requests.length, all.hook.requests.length];
    await all.pass(24 * 3600_000);
    expect([all.push.receiver.requests.length, all.hook.requests.length]).toEqual([pushed, hooked]);
  });

  test('of a guest becomes the account’s where it has nothing of the kind', async () => {
    const all = await tellingHouse();
    const maker = new Browser(all.house.port);
    await maker.makeAccount('Ada');
    const guest = new Browser(all.house.port);
    await guest.comeIn('Ada at the library');
    await choose(guest, { reminder: 7 });
    const { table } = await guest.create();
    await must(guest, '/api/me/notices/mute', { table: table.id, muted: true });
    await guest.signIn('Ada');
    expect(await noticesOf(guest)).toMatchObject({
      ...{ settings: { reminder: 7 }, muted: [{ table: table.id }] },
    });
    const again = new Browser(all.house.port);
    await again.comeIn('Ada in the train');
    await choose(again, { reminder: 9 });
    await again.signIn('Ada');
    expect((await noticesOf(again)).settings.reminder).toBe(7);
  });
});
