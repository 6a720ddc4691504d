import { type Invitations, invitations, profile } from '@nabu/protocol';
import { describe, expect, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { openHouse } from '../../testing/rig.ts';
import { subscriber, tellingHouse, toldTo } from '../../testing/told.ts';
import { BATCH_MS } from '../notices/queue.ts';

async function account(port: number, name: string): Promise<Browser> {
  const browser = new Browser(port);
  await browser.makeAccount(name);
  return browser;
}

async function listOf(browser: Browser): Promise<Invitations['invitations']> {
  return invitations.parse(await (await browser.get('/api/me/invitations')).json()).invitations;
}

const asks = (browser: Browser, id: string, name: string) =>
  browser.post(`/api/tables/${id}/invite`, { name });

describe('an invitation by name', () => {
  test('is listed for whoever is meant, and goes when they sit down', async () => {
    const { port } = await openHouse();
    const [ada, bel] = [await account(port, 'Ada'), await account(port, 'Bel')];
    const pace = { kind: 'correspondence', turn: 259_200_000, vacation: 604_800_000 };
    const { id } = (await ada.create({ seats: ['me', 'open', 'open'], pace })).table;
    const answer = await asks(ada, id, ' bEl ');
    expect([answer.status, await answer.json()]).toEqual([201, { invited: 'Bel' }]);
    expect(await listOf(bel)).toEqual([
      {
        ...{ table: id, game: 'veils', seats: 3, pace: '3d+7d', rated: false, by: 'Ada' },
        at: expect.any(Number),
      },
    ]);
    expect(await listOf(ada)).toEqual([]);
    await bel.join(id);
    expect(await listOf(bel)).toEqual([]);
  });

  test('goes when the table begins without them, or is left', async () => {
    const { port } = await openHouse();
    const names = ['Ada', 'Bel', 'Cyr'];
    const [ada, bel, cyr] = await Promise.all(names.map((name) => account(port, name)));
    const [full, left] = [await ada.create(), await ada.create()].map(({ table }) => table.id);
    await asks(ada, full, 'Bel');
    await asks(ada, left, 'Bel');
    expect((await listOf(bel)).map(({ table }) => table).toSorted()).toEqual(
      [full, left].toSorted(),
    );
    await cyr.join(full);
    await ada.post(`/api/tables/${left}/leave`);
    expect(await listOf(bel)).toEqual([]);
  });

  test('that was declined is not listed, and cannot be sent again', async () => {
    const all = await tellingHouse();
    const bel = await subscriber(all, 'Bel');
    await bel.browser.makeAccount('Bel');
    await bel.browser.post('/api/me/push', bel.device.subscription());
    const ada = await account(all.house.port, 'Ada');
    const { id } = (await ada.create()).table;
    await asks(ada, id, 'Bel');
    const answer = await bel.browser.post('/api/me/invitations/decline', { table: id });
    expect(await answer.json()).toEqual({ invitations: [] });
    expect((await asks(ada, id, 'Bel')).status).toBe(201);
    expect(await listOf(bel.browser)).toEqual([]);
    await all.pass(BATCH_MS);
    expect(toldTo(all, bel.device)).toEqual([]);
  });

  test('is told like a wish to play again, once, while the table waits', async () => {
    const all = await tellingHouse();
    const bel = await subscriber(all, 'Bel');
    await bel.browser.makeAccount('Bel');
    await bel.browser.post('/api/me/push', bel.device.subscription('es'));
    const page = await bel.browser.listen();
    const ada = await account(all.house.port, 'Ada');
    const { id } = (await ada.create()).table;
    await asks(ada, id, 'Bel');
    await asks(ada, id, 'Bel');
    await all.pass(BATCH_MS);
    const told = { title: 'Ada te invita a una partida', text: 'Veils con Ada', path: `/t/${id}` };
    expect(toldTo(all, bel.device)).toMatchObject([told]);
    expect((await page.next('notice')).notice).toMatchObject({
      title: 'Ada invites you to a game',
      items: [{ kind: 'rematch', what: 'invited', table: id }],
    });
    await page.close();
    const gone = (await ada.create()).table.id;
    await asks(ada, gone, 'Bel');
    await ada.post(`/api/tables/${gone}/leave`);
    await all.pass(BATCH_MS);
    expect(toldTo(all, bel.device)).toHaveLength(1);
  });

  test('reaches nobody who keeps the other away, in either direction', async () => {
    const { port } = await openHouse();
    const [ada, bel] = [await account(port, 'Ada'), await account(port, 'Bel')];
    const { id } = (await ada.create()).table;
    await asks(ada, id, 'Bel');
    await bel.post('/api/me/apart', { who: { name: 'Ada' }, kind: 'block' });
    expect(await listOf(bel)).toEqual([]);
    const { id: another } = (await ada.create()).table;
    expect(await ada.refused('POST', `/api/tables/${another}/invite`, { name: 'Bel' })).toBe(
      '403 blocked',
    );
    const mine = (await bel.create()).table.id;
    expect(await bel.refused('POST', `/api/tables/${mine}/invite`, { name: 'Ada' })).toBe(
      '403 blocked',
    );
  });

  test('is for accounts that sit at the table, and not without end', async () => {
    const { port } = await openHouse();
    const [ada, bel] = [await account(port, 'Ada'), await account(port, 'Bel')];
    const guest = new Browser(port);
    await guest.comeIn('Gil');
    const { id } = (await ada.create()).table;
    const refused = (as: Browser, name: string, table = id) =>
      as.refused('POST', `/api/tables/${table}/invite`, { name });
    const theirs = (await guest.create()).table.id;
    expect(await refused(guest, 'Bel', theirs)).toMatch(/no-account$/);
    expect(await refused(bel, 'Ada')).toMatch(/not-seated$/);
    expect(await refused(ada, 'Gil')).toMatch(/unknown-person$/);
    for (let sent = 0; sent < 30; sent++) await asks(ada, id, 'Bel');
    expect(await refused(ada, 'Bel')).toBe('429 too-fast');
  });

  test('goes with whoever erases their data, and is part of what one takes along', async () => {
    const { port } = await openHouse();
    const [ada, bel] = [await account(port, 'Ada'), await account(port, 'Bel')];
    const { id } = (await ada.create({ seats: ['me', 'open', 'open'] })).table;
    await asks(ada, id, 'Bel');
    const kept = (await (await bel.get('/api/me/export')).json()) as { invitations: unknown };
    const created = expect.any(Number);
    expect(kept.invitations).toEqual({
      asked: [{ table: id, created, declined: null }],
      asking: [],
    });
    await ada.post('/api/me/erase', { erase: 'everything' });
    expect(await listOf(bel)).toEqual([]);
  });
});

test('a bot account is asked to no rated table, and its profile names whose it is', async () => {
  const { port } = await openHouse();
  const ada = await account(port, 'Ada');
  await ada.post('/api/me/bots', { name: 'Zu' });
  const { id } = (await ada.create({ rated: true })).table;
  expect(await ada.refused('POST', `/api/tables/${id}/invite`, { name: 'Zu (bot)' })).toMatch(
    /not-admitted$/,
  );
  const shown = async (name: string) =>
    profile.parse(await (await ada.get(`/api/people/${encodeURIComponent(name)}`)).json());
  expect((await shown('Zu (bot)')).owner).toBe('Ada');
  expect((await shown('Ada')).owner).toBe(null);
});

test('somebody is blocked from their profile, known by what it tells, and let near again', async () => {
  const { port } = await openHouse();
  const [ada] = [await account(port, 'Ada'), await account(port, 'Bel')];
  const { by } = profile.parse(await (await ada.get('/api/people/Bel')).json());
  const blocked = await ada.post('/api/me/apart', { who: { name: 'Bel' }, kind: 'block' });
  expect(await blocked.json()).toMatchObject({ apart: [{ by, name: 'Bel', kind: 'block' }] });
  const lifted = await ada.post('/api/me/apart/lift', { by, kind: 'block' });
  expect(await lifted.json()).toEqual({ apart: [] });
});
