import { type FinishedPage, finishedPage } from '@nabu/protocol';
import { describe, expect, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { Client } from '../../testing/client.ts';
import { finish, folder, games, openHouse, storeIn } from '../../testing/rig.ts';
import type { Store } from '../store/store.ts';
import { Archive } from './archive.ts';
import { searchKey } from './finished.ts';

interface Asker {
  get(path: string): Promise<Response>;
}

async function search(asker: Asker, query: string): Promise<FinishedPage> {
  return finishedPage.parse(await (await asker.get(`/api/finished?${query}`)).json());
}

/** Waits until so many games are found. */
async function found(asker: Asker, query: string, count: number): Promise<FinishedPage> {
  await expect.poll(async () => (await search(asker, query)).games.length).toBe(count);
  return search(asker, query);
}

/** Two guests play a whole game; what they are called, and their browsers. */
async function play(port: number, names: readonly [string, string], wish: object = {}) {
  const browsers = names.map(() => new Browser(port));
  for (const [i, browser] of browsers.entries()) await browser.comeIn(names[i]);
  const { table } = await browsers[0].create({ visibility: 'public', ...wish });
  await browsers[1].join(table.id);
  const clients = await Promise.all(browsers.map((browser) => browser.open(table.id)));
  await finish(clients, table.id);
  return { id: table.id, browsers, clients };
}

async function rows(store: Store) {
  const { db } = store.relations;
  return {
    games: (await db.selectFrom('finished').selectAll().orderBy('table_key').execute()).map(
      ({ counted: _, ...row }) => row,
    ),
    seats: await db.selectFrom('finished_seats').selectAll().orderBy('table_key').execute(),
  };
}

describe('finished games', () => {
  test('are found by player, game, seats, length, result and date', async () => {
    const house = await openHouse();
    const { id } = await play(house.port, ['Áda Lovelace', 'Bel']);
    const { games: all } = await found(house, '', 1);
    expect(all).toMatchObject([{ id, game: 'veils', rated: false, pace: null }]);
    const { seats, plies, ended } = all[0];
    expect(seats.map(({ name }) => name)).toEqual(['Áda Lovelace', 'Bel']);
    // Both may have won: the first place can be shared.
    const [ada, bel] = seats.map(({ place }) => (place === 1 ? 'won' : 'lost'));
    const notBel = bel === 'won' ? 'lost' : 'won';
    for (const query of [
      'player=adalovelace',
      `player=ÁDA Lovelace&result=${ada}`,
      'game=veils&seats=2&pace=none&rated=0',
      `least=${plies}&most=${plies}`,
      'ending=rules',
      `from=${ended}&to=${ended + 1}`,
    ])
      expect(await search(house, query), query).toMatchObject({ games: [{ id }] });
    for (const query of [
      'player=Cai',
      `player=Bel&result=${notBel}`,
      'game=babel',
      'seats=3',
      `least=${plies + 1}`,
      'ending=agreed',
      `to=${ended}`,
      'mine=1',
      `player=${encodeURIComponent("' OR 1=1 --")}`,
    ])
      expect(await search(house, query), query).toEqual({ games: [], next: null });
  });

  test('of tables that were not public are found by those who sat there alone', async () => {
    const house = await openHouse();
    const { id, browsers } = await play(house.port, ['Ada', 'Bel'], { visibility: 'link' });
    await found(browsers[0], 'mine=1', 1);
    for (const browser of browsers)
      expect(await search(browser, 'player=Ada')).toMatchObject({ games: [{ id }] });
    const stranger = new Browser(house.port);
    await stranger.comeIn('Cai');
    for (const query of ['', 'player=Ada', 'mine=1', 'game=veils'])
      for (const asker of [stranger, house])
        expect((await search(asker, query)).games, query).toEqual([]);
  });

  test('come page by page, each once', async () => {
    const house = await openHouse({ limits: { tables: 100, upgrades: 200 } });
    for (let i = 0; i < 33; i++) {
      const first = await house.create({ visibility: 'public' });
      const second = await house.join(first.table.id);
      const tokens = [first.token, second.token];
      const open = (token: string | null) => Client.open(house.port, first.table.id, token);
      const clients = await Promise.all(tokens.map(open));
      await finish(clients, 'agreed', 0);
      for (const client of clients) await client.close();
    }
    const first = await found(house, 'ending=agreed', 30);
    expect(first.next).not.toBeNull();
    const second = await search(house, `ending=agreed&after=${first.next}`);
    expect(second).toMatchObject({ next: null });
    const ids = [...first.games, ...second.games].map(({ id }) => id);
    expect(new Set(ids).size).toBe(33);
  });

  test('are indexed again from their moves, to the same rows', async () => {
    const data = folder();
    const house = await openHouse({}, data);
    await play(house.port, ['Ada', 'Bel']);
    await play(house.port, ['Cai', 'Dan'], { rated: true });
    await found(house, '', 2);
    await house.close();
    const store = await storeIn(data);
    const before = await rows(store);
    expect(before.games).toHaveLength(2);
    const archive = new Archive({ store, games, failed: (_, error) => expect.fail(String(error)) });
    expect(await archive.catchUp()).toBe(0);
    await archive.forget();
    expect(await rows(store)).toEqual({ games: [], seats: [] });
    expect(await archive.catchUp()).toBe(2);
    expect(await rows(store)).toEqual(before);
    await store.close();
  });

  test('that an older house left are in the index after the next start', async () => {
    const data = folder();
    const house = await openHouse({}, data);
    const { id } = await play(house.port, ['Ada', 'Bel']);
    await found(house, '', 1);
    await house.close();
    const store = await storeIn(data);
    await new Archive({ store, games, failed: () => undefined }).forget();
    await store.close();
    const again = await openHouse({}, data);
    expect((await found(again, '', 1)).games).toMatchObject([{ id }]);
  });

  test.each(['seats=many', 'after=1', 'result=draw', 'nobody=1', 'least=-1'])(
    'a question such as %s is refused',
    async (query) => {
      const house = await openHouse();
      expect((await house.get(`/api/finished?${query}`)).status).toBe(400);
    },
  );
});

test('names are compared without capitals, accents and spaces', () => {
  expect(searchKey('Nabû-kudurri  Uṣur')).toBe(searchKey('nabu-kudurriusur'));
  expect(searchKey('Ada')).not.toBe(searchKey('Adam'));
});

test('whoever is erased is not found any more, and the game stays', async () => {
  const house = await openHouse();
  const { id, browsers } = await play(house.port, ['Adadnirari', 'Bel']);
  await found(house, 'player=Adadnirari', 1);
  expect((await browsers[0].post('/api/me/erase', { erase: 'everything' })).status).toBe(200);
  expect((await search(house, 'player=Adadnirari')).games).toEqual([]);
  const { games: left } = await search(house, 'player=Bel');
  expect(left).toMatchObject([{ id, seats: [{ name: '' }, { name: 'Bel' }] }]);
});
