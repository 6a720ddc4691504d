import { claimed } from '@nabu/protocol';
import { describe, expect, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { Client } from '../../testing/client.ts';
import { finish, openHouse, refusal } from '../../testing/rig.ts';
import { SESSION_COOKIE } from './cookies.ts';

async function house() {
  const open = await openHouse();
  return { ...open, browser: () => new Browser(open.port) };
}

describe('a guest', () => {
  test('is known by a cookie that no script reads, after a name and one request', async () => {
    const ada = (await house()).browser();
    expect(await ada.me()).toBeNull();
    const me = await ada.comeIn('  Ada ');
    expect(me).toMatchObject({ name: 'Ada', account: false, host: false });
    expect(ada.given).toEqual([
      expect.stringMatching(
        /^nabu_session=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect(await ada.me()).toEqual(me);
    expect(await ada.comeIn('Adah')).toEqual({ ...me, name: 'Adah' });
    expect(ada.given).toEqual([]);
  });

  test('may go by the name of another', async () => {
    const { browser } = await house();
    const [one, two] = [await browser().comeIn('Ada'), await browser().comeIn('Ada')];
    expect(one.id).not.toBe(two.id);
  });

  test('needs a name that can be shown', async () => {
    const ada = (await house()).browser();
    for (const name of ['', ' ', 'x'.repeat(25), '\u202Egro', 'a\u0000', 5, null])
      expect(await ada.refused('POST', '/api/me', { name })).toBe('400 bad-name');
    expect(await ada.me()).toBeNull();
  });

  test('comes by https: the cookie stays there', async () => {
    const { port } = await openHouse({ proxy: true });
    const ada = new Browser(port);
    await ada.post('/api/me', { name: 'Ada' }, { 'X-Forwarded-Proto': 'https' });
    expect(ada.given[0]).toMatch(/; Secure$/);
  });
});

describe('seats of persons', () => {
  test('are taken by the cookie alone, without tokens, and played to the end', async () => {
    const { browser } = await house();
    const [ada, bel] = [browser(), browser()];
    await ada.comeIn('Ada');
    await bel.comeIn('Bel');
    const { table, token } = await ada.create();
    expect(token).toBeNull();
    expect(await bel.join(table.id)).toMatchObject({ seat: 1, token: null });
    const players = [await ada.open(table.id), await bel.open(table.id)];
    await finish(players);
    const record = await (await ada.get(`/api/tables/${table.id}/record`)).text();
    expect(record).toMatch(/Ada[\s\S]*Bel/);
  });

  test('are the same in every tab, and a second join takes no second seat', async () => {
    const ada = (await house()).browser();
    await ada.comeIn('Ada');
    const { table } = await ada.create();
    expect(await ada.join(table.id)).toMatchObject({ seat: 0 });
    const tabs = [await ada.open(table.id), await ada.open(table.id)];
    for (const tab of tabs) expect(await tab.next('welcome')).toMatchObject({ you: 0 });
  });

  test('belong to nobody else, whatever they show', async () => {
    const { port, browser } = await house();
    const [ada, eve] = [browser(), browser()];
    await ada.comeIn('Ada');
    const { id } = (await ada.create()).table;
    await eve.comeIn('Ada');
    expect(await (await eve.open(id)).next('welcome')).toMatchObject({ you: 'spectator' });
    expect(await eve.refused('POST', `/api/tables/${id}/leave`, {})).toBe('403 not-seated');
    const adasId = (await ada.me())?.id ?? '';
    for (const forged of [adasId, 'x'.repeat(43), "' OR 1=1 --", '']) {
      const mallory = new Browser(port);
      mallory.cookies.set(SESSION_COOKIE, forged);
      expect(await mallory.me()).toBeNull();
      expect(await (await mallory.open(id)).next('welcome')).toMatchObject({ you: 'spectator' });
    }
  });

  test('a guest who joins by another name is called so from now on', async () => {
    const ada = (await house()).browser();
    await ada.comeIn('Ada');
    const { table } = await ada.create({ name: 'Adah' });
    expect(table.seats[0].name).toBe('Adah');
    expect(await ada.me()).toMatchObject({ name: 'Adah' });
  });
});

describe('programs', () => {
  test('show a session as a bearer token, to requests and to the socket', async () => {
    const { port, get, browser } = await house();
    const ada = browser();
    await ada.comeIn('Ada');
    const { id } = (await ada.create()).table;
    const token = ada.cookies.get(SESSION_COOKIE) ?? '';
    expect(await (await get('/api/me', token)).json()).toMatchObject({ me: { name: 'Ada' } });
    const client = await Client.open(port, id, token);
    expect(await client.next('welcome')).toMatchObject({ you: 0 });
    expect(await refusal(await get('/api/me', 'x'.repeat(43)))).toMatchObject({
      ...{ status: 401, code: 'signed-out' },
    });
    expect(await refusal(await get('/api/me', 'short'))).toMatchObject({ code: 'bad-token' });
  });

  test('go on with seat tokens, without being anybody', async () => {
    const { create, get, port } = await house();
    const { token, table } = await create();
    expect(await (await get('/api/me', token)).json()).toMatchObject({ me: null });
    expect(await (await Client.open(port, table.id, token)).next('welcome')).toMatchObject({
      you: 0,
    });
  });
});

describe('seats that were taken by tokens', () => {
  test('are claimed by showing the tokens, once, and found in every browser then', async () => {
    const { create, browser } = await house();
    const tables = [await create(), await create()];
    const tokens = tables.map(({ token }) => token ?? '');
    const [ada, eve] = [browser(), browser()];
    await ada.comeIn('Ada');
    const claim = async (who: Browser, list: readonly string[]) =>
      claimed.parse(await (await who.post('/api/me/claim', { tokens: list })).json()).claimed;
    expect(await claim(ada, [...tokens, 'x'.repeat(32)])).toBe(2);
    expect(await claim(ada, tokens)).toBe(0);
    await eve.comeIn('Eve');
    expect(await claim(eve, tokens)).toBe(0);
    for (const { table } of tables) {
      expect(await (await ada.open(table.id)).next('welcome')).toMatchObject({ you: 0 });
      expect(await (await eve.open(table.id)).next('welcome')).toMatchObject({ you: 'spectator' });
    }
  });

  test('cannot be claimed by nobody, nor without a token', async () => {
    const { create, browser } = await house();
    const { token } = await create();
    const ada = browser();
    const path = '/api/me/claim';
    expect(await ada.refused('POST', path, { tokens: [token] })).toBe('401 not-signed-in');
    await ada.comeIn('Ada');
    expect(await ada.refused('POST', path, { tokens: [] })).toBe('400 bad-message');
    expect(await ada.refused('POST', path, { tokens: ['short'] })).toBe('400 bad-message');
  });
});

test('what a page of another site sends is refused, with the cookie or without', async () => {
  const ada = (await house()).browser();
  await ada.comeIn('Ada');
  for (const path of ['/api/me', '/api/me/claim', '/api/tables'])
    for (const more of [
      { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'same-site' },
    ])
      expect(await ada.refused('POST', path, { name: 'Eve' }, more)).toBe('403 foreign-page');
  const plain = { 'Content-Type': 'text/plain' };
  expect(await ada.refused('POST', '/api/me', { name: 'Eve' }, plain)).toBe('415 bad-type');
  expect(await ada.me()).toMatchObject({ name: 'Ada' });
  const stranger = {
    ...ada.headers,
    Origin: 'https://evil.example',
    'Sec-Fetch-Site': 'cross-site',
  };
  const client = new Client(ada.port, stranger);
  const closed = await new Promise((resolve) => client.socket.on('close', resolve));
  expect([closed, client.messages]).toEqual([1006, []]);
});

test('old sessions are over, and those in use are not', async () => {
  let now = 1_700_000_000_000;
  const { port } = await openHouse({ clock: () => now });
  const ada = new Browser(port);
  await ada.comeIn('Ada');
  const day = 24 * 3600_000;
  for (let days = 0; days < 1000; days += 300) {
    now += 300 * day;
    expect(await ada.me()).toMatchObject({ name: 'Ada' });
    // That it was used is written down beside; the next request comes after that.
    expect(await ada.me()).toMatchObject({ name: 'Ada' });
  }
  now += 401 * day;
  expect(await ada.me()).toBeNull();
});
