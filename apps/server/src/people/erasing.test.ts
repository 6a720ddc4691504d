import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { finish, IN_FILES, openHouse, storeIn } from '../../testing/rig.ts';
import { FILE } from '../store/open.ts';

const ERASE = { erase: 'everything' };

/** Two people, one finished game with talk, one that goes on. */
async function played() {
  const house = await openHouse();
  const [ada, bel] = [new Browser(house.port), new Browser(house.port)];
  await ada.makeAccount('Adadnirari');
  await bel.comeIn('Belshazzar');
  const begin = async () => {
    const { id } = (await ada.create()).table;
    await bel.join(id);
    return { id, players: [await ada.open(id), await bel.open(id)] as const };
  };
  const done = await begin();
  await done.players[0].ask({ type: 'chat', text: 'my secret plan' });
  await done.players[1].ask({ type: 'chat', text: 'good luck' });
  await finish(done.players);
  return { ...house, ada, bel, done, running: await begin() };
}

async function lines(browser: Browser, table: string) {
  return (await browser.open(table)).texts();
}

describe('somebody who goes', () => {
  test('leaves the games, which can be played back, without name and talk', async () => {
    const { ada, bel, done, running, get, data, close } = await played();
    const before = await (await get(`/api/tables/${done.id}/record`)).text();
    const view = await (await get(`/api/tables/${done.id}/view?ply=3`)).json();
    expect((await ada.post('/api/me/erase', ERASE)).status).toBe(200);
    expect(await ada.me()).toBeNull();
    expect(ada.cookies.size).toBe(0);
    expect(await running.players[1].next('bye')).toMatchObject({ again: true });
    const after = await (await get(`/api/tables/${done.id}/record`)).text();
    expect(before).toContain('Adadnirari');
    expect(after).not.toContain('Adadnirari');
    expect(after).toContain('Belshazzar');
    expect(await (await get(`/api/tables/${done.id}/view?ply=3`)).json()).toEqual(view);
    expect(await lines(bel, done.id)).toEqual(['', 'good luck']);
    const again = await bel.open(running.id);
    const { table, entries } = await again.next('welcome');
    expect(table.seats.map(({ name }) => name)).toEqual(['', 'Belshazzar']);
    expect(entries.some((each) => each.kind === 'left' && each.seat === 0)).toBe(true);
    await close();
    await (await storeIn(data)).close();
    if (IN_FILES) expect(readFileSync(join(data, FILE), 'latin1')).toContain('Belshazzar');
    const live = await storeIn(data);
    const { db } = live.relations;
    const left = await db.selectFrom('persons').select(['name', 'name_key', 'erased']).execute();
    expect(left.find(({ erased }) => erased !== null)).toMatchObject({ name: '', name_key: null });
    const deeds = await db.selectFrom('deeds').select('text').execute();
    const said = await db.selectFrom('lines').select(['text', 'name']).execute();
    const texts = [...deeds, ...said, ...said.map(({ name }) => ({ text: name }))];
    expect(texts.filter(({ text }) => /Adadnirari|secret plan/.test(text ?? ''))).toEqual([]);
    for (const table of ['sessions', 'credentials', 'passkeys', 'devices'] as const) {
      const rows = await db.selectFrom(table).select('person').execute();
      expect(rows.length, table).toBe(table === 'sessions' ? 1 : 0);
    }
    await live.close();
  });

  test('can no longer sign in, and the name is free again', async () => {
    const { ada, bel } = await played();
    await ada.post('/api/me/erase', ERASE);
    const tried = { name: 'Adadnirari', password: 'seven clay cups' };
    expect(await ada.refused('POST', '/api/sign-in', tried)).toBe('401 wrong-credentials');
    await bel.makeAccount('Adadnirari');
  });

  test('gets up from a table that waits, so that another can sit down', async () => {
    const { port } = await openHouse();
    const [ada, bel] = [new Browser(port), new Browser(port)];
    await ada.comeIn('Ada');
    const { id } = (await ada.create()).table;
    await ada.post('/api/me/erase', ERASE);
    await bel.comeIn('Bel');
    expect(await bel.join(id)).toMatchObject({ seat: 0 });
  });

  test('only what was said while the seat was theirs is taken away', async () => {
    const { port } = await openHouse();
    const [ada, bel, cai] = [new Browser(port), new Browser(port), new Browser(port)];
    for (const [who, name] of [
      [ada, 'Ada'],
      [bel, 'Bel'],
      [cai, 'Cai'],
    ] as const)
      await who.comeIn(name);
    const { id } = (await ada.create({ seats: ['open', 'me', 'open'] })).table;
    for (const [who, text] of [
      [bel, 'one'],
      [cai, 'two'],
    ] as const) {
      await who.join(id);
      await (await who.open(id)).ask({ type: 'chat', text });
      if (who === bel) await who.post(`/api/tables/${id}/leave`);
    }
    await bel.post('/api/me/erase', ERASE);
    expect(await lines(ada, id)).toEqual(['', 'two']);
    await cai.post('/api/me/erase', ERASE);
    expect(await lines(ada, id)).toEqual(['', '']);
  });

  test('must say that it is meant, and be themselves', async () => {
    const { ada } = await played();
    expect(await ada.refused('POST', '/api/me/erase', {})).toBe('400 bad-message');
    const nobody = new Browser(ada.port);
    expect(await nobody.refused('POST', '/api/me/erase', ERASE)).toBe('401 not-signed-in');
  });
});

describe('my data', () => {
  test('is one file with all that is kept, and the records of all my finished games', async () => {
    const { ada, bel, done, running, get } = await played();
    const response = await ada.get('/api/me/export');
    expect(response.headers.get('content-disposition')).toContain('attachment');
    const data = await response.json();
    expect(data.account).toMatchObject({
      name: 'Adadnirari',
      sessions: [{ agent: 'Firefox, Linux' }],
    });
    expect(data.talk.lines).toMatchObject([{ table: done.id, text: 'my secret plan' }]);
    expect(data.games.map(({ id, seat }: { id: string; seat: number }) => [id, seat])).toEqual(
      expect.arrayContaining([
        [done.id, 0],
        [running.id, 0],
      ]),
    );
    const record = await (await get(`/api/tables/${done.id}/record`)).text();
    const games: readonly { id: string; record: string | null }[] = data.games;
    expect(games.find(({ id }) => id === done.id)?.record).toBe(record);
    expect(games.find(({ id }) => id === running.id)?.record).toBeNull();
    const text = JSON.stringify(data);
    expect(text).not.toMatch(/argon2|good luck/);
    expect(JSON.stringify(await (await bel.get('/api/me/export')).json())).not.toContain(
      'secret plan',
    );
  });

  test('is given to nobody else, and not without end', async () => {
    const { ada } = await played();
    expect(await new Browser(ada.port).refused('GET', '/api/me/export')).toBe('401 not-signed-in');
    for (let i = 0; i < 5; i++) await (await ada.get('/api/me/export')).text();
    expect(await ada.refused('GET', '/api/me/export')).toBe('429 too-fast');
  });
});
