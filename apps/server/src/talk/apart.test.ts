import { apart } from '@nabu/protocol';
import { describe, expect, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { finish, openHouse } from '../../testing/rig.ts';

async function guests(...names: readonly string[]) {
  const house = await openHouse();
  const browsers = names.map(() => new Browser(house.port));
  for (const [i, browser] of browsers.entries()) await browser.comeIn(names[i]);
  return { ...house, browsers };
}

async function listed(browser: Browser) {
  const answer = apart.parse(await (await browser.get('/api/me/apart')).json());
  return answer.apart.map(({ name, kind }) => `${kind} ${name}`);
}

describe('somebody who is blocked', () => {
  test('and whoever blocks them do not hear each other; the others hear both', async () => {
    const { browsers } = await guests('Ada', 'Bel', 'Cai');
    const [adas, bels, cais] = browsers;
    const { id } = (await adas.create()).table;
    await bels.join(id);
    const [ada, bel, cai] = [await adas.open(id), await bels.open(id), await cais.open(id)];
    await bel.ask({ type: 'chat', text: 'you fool' });
    const { n, by } = await ada.heard('you fool');
    await adas.post('/api/me/apart', { who: { table: id, line: n }, kind: 'block' });
    expect(await listed(adas)).toEqual(['block Bel']);
    expect(await listed(bels)).toEqual([]);
    await bel.ask({ type: 'chat', text: 'from bel' });
    await ada.ask({ type: 'chat', text: 'from ada' });
    await cai.heard('from bel');
    await cai.heard('from ada');
    await cai.ask({ type: 'chat', text: 'watching' });
    expect(ada.raw.join()).not.toContain('from bel');
    expect(bel.raw.join()).not.toContain('from ada');
    expect(await (await adas.open(id)).texts()).toEqual(['from ada']);
    expect(await (await bels.open(id)).texts()).toEqual(['you fool', 'from bel']);
    const lift = { by, kind: 'block' };
    await adas.post('/api/me/apart/lift', lift);
    expect(await listed(adas)).toEqual([]);
    expect(await (await adas.open(id)).texts()).toEqual(['you fool', 'from bel', 'from ada']);
  });

  test('does not sit down at the same table, either way, and not again after a game', async () => {
    const { browsers } = await guests('Ada', 'Bel');
    const [adas, bels] = browsers;
    const { id } = (await adas.create()).table;
    await bels.join(id);
    const [ada, bel] = [await adas.open(id), await bels.open(id)];
    await finish([ada, bel]);
    await adas.post('/api/me/apart', { who: { table: id, seat: 1 }, kind: 'block' });
    for (const player of [ada, bel])
      expect(await player.ask({ type: 'rematch' })).toMatchObject({ code: 'blocked' });
    for (const [host, other] of [
      [adas, bels],
      [bels, adas],
    ]) {
      const { table } = await host.create();
      const path = `/api/tables/${table.id}/join`;
      expect(await other.refused('POST', path, {})).toBe('403 blocked');
    }
  });

  test('stays so when either becomes an account, also by another seat', async () => {
    const { browsers, port } = await guests('Ada', 'Bel');
    const [adas, bels] = browsers;
    const { id } = (await adas.create()).table;
    await bels.join(id);
    await adas.post('/api/me/apart', { who: { table: id, seat: 1 }, kind: 'block' });
    const account = new Browser(port);
    await account.makeAccount('Belshazzar');
    await bels.signIn('Belshazzar');
    await adas.makeAccount('Adad');
    expect(await listed(adas)).toEqual(['block Belshazzar']);
    const { table } = await account.create();
    expect(await adas.refused('POST', `/api/tables/${table.id}/join`, {})).toBe('403 blocked');
  });

  test('is not paired with whoever blocks them', async () => {
    const { browsers } = await guests('Ada', 'Bel', 'Cai');
    const [adas, bels, cais] = browsers;
    const { id } = (await adas.create()).table;
    await bels.join(id);
    await adas.post('/api/me/apart', { who: { table: id, seat: 1 }, kind: 'block' });
    const wanted = { id: 'p', game: 'veils', seats: 2, pace: null } as const;
    const clients = [];
    for (const browser of [adas, bels, cais]) {
      const client = await browser.open(id);
      client.say({ type: 'pair', ...wanted });
      await client.next('pairing');
      clients.push(client);
    }
    const [ada, , cai] = clients;
    // Ada has waited longest, and Bel does not fit.
    expect((await ada.next('paired')).table).toBe((await cai.next('paired')).table);
    expect(clients[1].messages.some(({ type }) => type === 'paired')).toBe(false);
  });
});

test('a mute is kept with the person, for their eyes alone', async () => {
  const { browsers } = await guests('Ada', 'Bel');
  const [adas, bels] = browsers;
  const { id } = (await adas.create()).table;
  await bels.join(id);
  const [ada, bel] = [await adas.open(id), await bels.open(id)];
  const answer = await adas.post('/api/me/apart', { who: { table: id, seat: 1 }, kind: 'mute' });
  const [{ by }] = apart.parse(await answer.json()).apart;
  await bel.ask({ type: 'chat', text: 'still told' });
  expect((await ada.heard('still told')).by).toBe(by);
  const { table } = await adas.create();
  expect(await bels.join(table.id)).toMatchObject({ seat: 1 });
});

test('nobody is kept from themselves, from bots, or from nobody', async () => {
  const { browsers, port } = await guests('Ada');
  const [ada] = browsers;
  const { id } = (await ada.create({ seats: ['me', { bot: 'random' }] })).table;
  const keep = (who: object, browser = ada) =>
    browser.refused('POST', '/api/me/apart', { who, kind: 'block' });
  expect(await keep({ table: id, seat: 0 })).toBe('400 bad-message');
  expect(await keep({ table: id, seat: 1 })).toBe('404 unknown-person');
  expect(await keep({ table: id, seat: 7 })).toBe('404 unknown-person');
  expect(await keep({ table: id, line: 1 })).toBe('404 unknown-line');
  expect(await keep({ table: 'x'.repeat(12), line: 1 })).toBe('404 unknown-table');
  expect(await keep({ name: 'Nobody' })).toBe('404 unknown-person');
  expect(await keep({ table: id, seat: 1 }, new Browser(port))).toBe('401 not-signed-in');
});

test('a line that is not for me cannot be used to find out who said it', async () => {
  const { browsers } = await guests('Ada', 'Bel', 'Cai');
  const [adas, bels, cais] = browsers;
  const { id } = (await adas.create()).table;
  await bels.join(id);
  await (await cais.open(id)).ask({ type: 'chat', text: 'psst' });
  const who = { table: id, line: 1 };
  expect(await adas.refused('POST', '/api/me/apart', { who, kind: 'mute' })).toBe(
    '404 unknown-line',
  );
  const report = { about: 'line', who, reason: 'other' };
  expect(await adas.refused('POST', '/api/reports', report)).toBe('404 unknown-line');
  expect(
    (await bels.post('/api/me/apart', { who: { table: id, seat: 0 }, kind: 'mute' })).status,
  ).toBe(200);
});
