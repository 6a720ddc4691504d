import { once } from 'node:events';
import { LIMITS, type ListedTable, PROTOCOL, type ServerMessage, tableList } from '@nabu/protocol';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { Client } from '../../testing/client.ts';
import { folder, openHouse } from '../../testing/rig.ts';
import { openSqlite } from '../store/sqlite.ts';

const PUBLIC = { visibility: 'public', name: 'Ada' } as const;

const WISH = { type: 'pair', id: 'p', game: 'veils', seats: 2, pace: null } as const;

/** A connection to the lobby, as a page opens it. */
async function dial(browser: Browser): Promise<Client> {
  const client = new Client(browser.port, browser.headers);
  await once(client.socket, 'open');
  return client;
}

/** A guest of a house with a connection. */
async function guest(port: number, name: string) {
  const browser = new Browser(port);
  await browser.comeIn(name);
  return { browser, client: await dial(browser) };
}

function look(client: Client, other: object = {}): void {
  client.say({ type: 'lobby', protocol: PROTOCOL, list: 'open', ...other });
}

/** The tables of a list as a client has been told of them. */
function shown(client: Client, list = 'open'): ListedTable[] {
  const tables = new Map<string, ListedTable>();
  for (const message of client.messages) {
    if ((message.type !== 'lobby' && message.type !== 'lobbyNews') || message.list !== list)
      continue;
    if (message.type === 'lobby') tables.clear();
    const news = message.type === 'lobby' ? { gone: [], put: message.tables } : message;
    for (const id of news.gone) tables.delete(id);
    for (const table of news.put) tables.set(table.id, table);
  }
  return [...tables.values()];
}

describe('the lobby of a house', () => {
  test('an open table appears on the pages of others and leaves them when it is taken', async () => {
    const house = await openHouse();
    const [bel, cai] = [await dial(new Browser(house.port)), await dial(new Browser(house.port))];
    for (const client of [bel, cai]) {
      look(client);
      look(client, { list: 'playing' });
      await client.next('lobby', ({ list }) => list === 'playing');
    }
    const { table } = await house.create(PUBLIC);
    for (const client of [bel, cai]) {
      const news = await client.next('lobbyNews', ({ put }) => put.length > 0);
      expect(news.put).toMatchObject([{ id: table.id, seats: ['Ada', null], here: 0 }]);
    }
    await house.join(table.id);
    for (const client of [bel, cai]) {
      await client.next(
        'lobbyNews',
        ({ list, gone }) => list === 'open' && gone.includes(table.id),
      );
      const news = await client.next(
        'lobbyNews',
        ({ list, put }) => list === 'playing' && put.length > 0,
      );
      expect(news.put).toMatchObject([{ id: table.id, seats: ['Ada', 'Bel'] }]);
    }
  });

  test('who is here is told, and comes first', async () => {
    const house = await openHouse();
    const { table, token } = await house.create(PUBLIC);
    await house.create(PUBLIC);
    const bel = await dial(new Browser(house.port));
    look(bel);
    await bel.next('lobby');
    await Client.open(house.port, table.id, token);
    const news = await bel.next('lobbyNews', ({ put }) => put.some(({ here }) => here === 1));
    expect(news.put).toMatchObject([{ id: table.id, here: 1 }]);
  });

  test('tables that are reached by their link alone are never listed, and are not to be guessed', async () => {
    const house = await openHouse();
    const { table } = await house.create({ visibility: 'link' });
    const listed = await house.create(PUBLIC);
    const bel = await dial(new Browser(house.port));
    for (const list of ['open', 'playing']) look(bel, { list });
    await bel.next('lobby', ({ list }) => list === 'playing');
    await house.join(table.id);
    await house.join(listed.table.id);
    await bel.next('lobbyNews', ({ list, put }) => list === 'playing' && put.length > 0);
    expect(bel.raw.join()).not.toContain(table.id);
    const unknown = await (await house.get('/api/tables/zzzzzzzzzzzz')).json();
    expect(unknown).toMatchObject({ code: 'unknown-table' });
  });

  test('is the same after a restart', async () => {
    const data = folder();
    const house = await openHouse({}, data);
    const open = await house.create(PUBLIC);
    const left = await house.create(PUBLIC);
    await house.post(`/api/tables/${left.table.id}/leave`, {}, left.token);
    const begun = await house.create(PUBLIC);
    await house.join(begun.table.id);
    const before = await dial(new Browser(house.port));
    for (const list of ['open', 'playing']) look(before, { list });
    await before.next('lobby', ({ list }) => list === 'playing');
    await house.close();
    const again = await openHouse({}, data);
    const after = await dial(new Browser(again.port));
    for (const list of ['open', 'playing']) look(after, { list });
    await after.next('lobby', ({ list }) => list === 'playing');
    expect(shown(after)).toEqual(shown(before));
    expect(shown(after).map(({ id }) => id)).toEqual([open.table.id]);
    expect(shown(after, 'playing')).toEqual(shown(before, 'playing'));
    expect(shown(after, 'playing')).toHaveLength(1);
  });

  test('games of one network do not fill the list of those to watch', async () => {
    const house = await openHouse({ limits: { tables: 100 } });
    for (let i = 0; i < 14; i++)
      await house.create({ ...PUBLIC, seats: ['me', { bot: 'random' }] });
    const bel = await dial(new Browser(house.port));
    look(bel, { list: 'playing' });
    expect((await bel.next('lobby')).total).toBe(10);
  });

  test('games that were given up make room for others to watch', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    let now = Date.now();
    const house = await openHouse({ clock: () => now, limits: { tables: 100 } });
    const begin = async () =>
      (await house.create({ ...PUBLIC, seats: ['me', { bot: 'random' }] })).table.id;
    const playing = async () => {
      const { playing } = tableList.parse(await (await house.get('/api/tables')).json());
      return playing.map(({ id }) => id);
    };
    for (let i = 0; i < 11; i++) await begin();
    expect(await playing()).toHaveLength(10);
    now += 25 * 3600_000;
    vi.advanceTimersByTime(61_000);
    expect(await playing()).toEqual([]);
    const id = await begin();
    expect(await playing()).toEqual([id]);
  });

  test('one who never reads holds nobody up, and is not sent more and more', async () => {
    const many = 100_000;
    const house = await openHouse({ limits: { tables: many, listed: many, requests: many } });
    const [deaf, quick] = [
      await dial(new Browser(house.port)),
      await dial(new Browser(house.port)),
    ];
    for (const client of [deaf, quick]) {
      look(client);
      await client.next('lobby');
    }
    deaf.socket.pause();
    for (let i = 0; i < 40; i++) await house.create({ ...PUBLIC, name: 'x'.repeat(LIMITS.name) });
    await quick.next('lobbyNews', ({ total }) => total === 40);
    expect(deaf.messages.filter(({ type }) => type === 'lobbyNews').length).toBeLessThanOrEqual(1);
    deaf.socket.terminate();
  });

  test('changing what one looks at without end is refused', async () => {
    const house = await openHouse({ limits: { hellos: 5 } });
    const bel = await dial(new Browser(house.port));
    for (let i = 0; i < 8; i++) look(bel, { page: i });
    expect(await bel.next('refused')).toMatchObject({ code: 'too-fast' });
    look(bel, { page: 99 });
    expect(await bel.next('refused', ({ code }) => code === 'bad-message')).toBeDefined();
  });
});

describe('being paired', () => {
  test('two strangers meet at a table of their own, where each has a seat', async () => {
    const house = await openHouse();
    const [ada, bel] = [await guest(house.port, 'Ada'), await guest(house.port, 'Bel')];
    ada.client.say(WISH);
    expect(await ada.client.next('pairing')).toMatchObject({ waiting: 1, game: 'veils' });
    const watching = await dial(new Browser(house.port));
    look(watching);
    expect((await watching.next('lobby')).counts.pools).toMatchObject([{ waiting: 1 }]);
    bel.client.say(WISH);
    const [one, two] = [await ada.client.next('paired'), await bel.client.next('paired')];
    expect(one.table).toBe(two.table);
    const [a, b] = [await ada.browser.open(one.table), await bel.browser.open(one.table)];
    const seats = [a, b].map(({ messages }) => messages.find(({ type }) => type === 'welcome'));
    expect(seats.map((welcome) => welcome && 'you' in welcome && welcome.you).sort()).toEqual([
      0, 1,
    ]);
    expect(a.now?.phase).toBe('playing');
  });

  test('two windows of one person are not paired with each other, and both go to the table', async () => {
    const house = await openHouse();
    const ada = await guest(house.port, 'Ada');
    const second = await dial(ada.browser);
    ada.client.say(WISH);
    second.say(WISH);
    expect(await second.next('pairing')).toMatchObject({ waiting: 1 });
    const bel = await guest(house.port, 'Bel');
    bel.client.say(WISH);
    const { table } = await bel.client.next('paired');
    expect(await ada.client.next('paired')).toMatchObject({ table });
    expect(await second.next('paired')).toMatchObject({ table });
  });

  test('who calls off, or goes, is not paired any more', async () => {
    const house = await openHouse();
    const [ada, bel] = [await guest(house.port, 'Ada'), await guest(house.port, 'Bel')];
    ada.client.say(WISH);
    await ada.client.next('pairing');
    ada.client.say({ type: 'unpair' });
    await ada.client.next('unpaired');
    bel.client.say(WISH);
    await bel.client.next('pairing');
    await bel.client.close();
    const cai = await guest(house.port, 'Cai');
    cai.client.say(WISH);
    expect(await cai.client.next('pairing')).toMatchObject({ waiting: 1 });
  });

  test.each<[object, ServerMessage['type'], string]>([
    [{ game: 'chess' }, 'refused', 'unknown-game'],
    [{ seats: 5 }, 'refused', 'bad-seats'],
    [{ pace: 'soon' }, 'refused', 'bad-message'],
  ])('%j is refused', async (other, type, code) => {
    const house = await openHouse();
    const { client } = await guest(house.port, 'Ada');
    client.say({ ...WISH, ...other } as typeof WISH);
    expect(await client.next(type)).toMatchObject({ code });
  });

  test('somebody the house does not know must come in first', async () => {
    const house = await openHouse();
    const client = await dial(new Browser(house.port));
    client.say(WISH);
    expect(await client.next('refused')).toMatchObject({ code: 'not-signed-in', id: 'p' });
  });

  test('a flood of wishes is refused', async () => {
    const house = await openHouse({ limits: { joins: 3 } });
    const { client } = await guest(house.port, 'Ada');
    for (let i = 0; i < 5; i++) client.say(WISH);
    expect(await client.next('refused')).toMatchObject({ code: 'too-fast' });
  });
});

describe('my tables', () => {
  test('are listed with my turn, and follow what happens', async () => {
    const house = await openHouse();
    const [ada, bel] = [await guest(house.port, 'Ada'), await guest(house.port, 'Bel')];
    const { table } = await ada.browser.create();
    for (const { client } of [ada, bel]) client.say({ type: 'mine', protocol: PROTOCOL });
    expect((await ada.client.next('mine')).tables).toMatchObject([
      { id: table.id, phase: 'waiting', turn: false, seat: 0, seats: ['Ada', null] },
    ]);
    expect((await bel.client.next('mine')).tables).toEqual([]);
    await bel.browser.join(table.id);
    const mine = await ada.client.next('mineNews', (news) => news.table.phase === 'playing');
    expect(mine.table).toMatchObject({ id: table.id, turn: true });
    const theirs = await bel.client.next('mineNews');
    expect(theirs.table).toMatchObject({ id: table.id, turn: false, seat: 1 });
    const later = await dial(ada.browser);
    later.say({ type: 'mine', protocol: PROTOCOL });
    expect((await later.next('mine')).tables).toMatchObject([{ id: table.id, turn: true }]);
  });

  test('are nobody else’s', async () => {
    const house = await openHouse();
    const ada = await guest(house.port, 'Ada');
    const { table } = await ada.browser.create();
    const stranger = await dial(new Browser(house.port));
    stranger.say({ type: 'mine', protocol: PROTOCOL });
    expect((await stranger.next('mine')).tables).toEqual([]);
    await ada.browser.post(`/api/tables/${table.id}/leave`);
    stranger.say({ type: 'ping' });
    await stranger.next('pong');
    expect(stranger.raw.join()).not.toContain(table.id);
  });
});

describe('who may sit down', () => {
  test('accounts only, or a range of ratings; whoever sits there already is let in again', async () => {
    const strength = async () => ({ rating: 1500, deviation: 100 });
    const blocks = async () => new Set<string>();
    const house = await openHouse({ lobbySources: { strength, blocks } });
    const { browser } = await guest(house.port, 'Ada');
    const tables = [];
    for (const admits of ['accounts', '1600-1900', '1400-1500'])
      tables.push((await house.create({ admits })).table);
    expect(tables.map(({ admits }) => admits)).toEqual(['accounts', '1600-1900', '1400-1500']);
    const join = (id: string) => browser.refused('POST', `/api/tables/${id}/join`, {});
    expect(await join(tables[0].id)).toBe('403 not-admitted');
    expect(await join(tables[1].id)).toBe('403 not-admitted');
    expect(await browser.join(tables[2].id)).toMatchObject({ seat: 1 });
    expect((await house.post('/api/tables', { ...WRONG, admits: 'friends' })).status).toBe(400);
  });
});

test('people who do not want to play with each other do not sit at one table, whichever of them said so', async () => {
  const blocked = new Map<string, string>();
  const blocks = async (person: string) => new Set([blocked.get(person) ?? '']);
  const house = await openHouse({ lobbySources: { blocks } });
  const [ada, bel] = [await guest(house.port, 'Ada'), await guest(house.port, 'Bel')];
  const [one, two] = [await ada.browser.me(), await bel.browser.me()].map((me) => me?.id ?? '');
  const { table } = await ada.browser.create();
  const join = () => bel.browser.refused('POST', `/api/tables/${table.id}/join`, {});
  for (const [who, whom] of [
    [one, two],
    [two, one],
  ]) {
    blocked.clear();
    blocked.set(who, whom);
    expect(await join()).toBe('403 blocked');
  }
  blocked.clear();
  expect(await bel.browser.join(table.id)).toMatchObject({ seat: 1 });
});

test('accounts and, at rated tables, ratings are told with the names, also after a restart', async () => {
  const data = folder();
  const house = await openHouse({}, data);
  const { browser } = await guest(house.port, 'Ada');
  await browser.makeAccount('Ada');
  await browser.create({ visibility: 'public' });
  await browser.create({ visibility: 'public', rated: true });
  const seats = async (port: number) => {
    const looking = await dial(new Browser(port));
    look(looking);
    await looking.next('lobby');
    const named = () => shown(looking).map((table) => table.seats[0]);
    await expect.poll(() => named().every((seat) => typeof seat === 'object')).toBe(true);
    return shown(looking)
      .toSorted((a, b) => Number(a.rated) - Number(b.rated))
      .map((table) => table.seats);
  };
  const told = [
    [{ name: 'Ada', account: true }, null],
    [{ name: 'Ada', account: true, rating: 1500, provisional: true }, null],
  ];
  expect(await seats(house.port)).toEqual(told);
  await house.close();
  expect(await seats((await openHouse({}, data)).port)).toEqual(told);
});

test('who waits is paired with somebody of like strength, though another has waited longer', async () => {
  const store = await openSqlite(folder());
  const house = await openHouse({ store });
  const { db, write } = store.relations;
  const people = [];
  for (const [name, rating] of [
    ['Ada', 2200],
    ['Bel', 900],
    ['Cai', 2150],
  ] as const) {
    const { browser, client } = await guest(house.port, name);
    const person = (await browser.me())?.id ?? '';
    const sure = { deviation: 40, volatility: 0.06, games: 50, updated: 0 };
    const ladder = 'veils/2/none';
    await write(db.insertInto('ratings').values({ ladder, person, rating, ...sure }));
    client.say(WISH);
    await client.next('pairing');
    people.push(client);
  }
  const [ada, bel, cai] = people;
  const { table } = await cai.next('paired');
  expect(await ada.next('paired')).toMatchObject({ table });
  expect(bel.messages.some(({ type }) => type === 'paired')).toBe(false);
});

const WRONG = { game: 'veils', seats: ['me', 'open'], name: 'Ada' };

test('bots take the seats for which nobody came, at the time that was settled', async () => {
  const time = { now: 1_000_000 };
  const house = await openHouse({ clock: () => time.now });
  const fill = { bot: 'random', after: 300_000 };
  const { table, token } = await house.create({ ...PUBLIC, seats: ['me', 'open', 'open'], fill });
  expect(table.fill).toEqual(fill);
  const ada = await Client.open(house.port, table.id, token);
  time.now += 299_000;
  await house.tick();
  expect(ada.now?.phase).toBe('waiting');
  time.now += 1000;
  await house.tick();
  await ada.until(({ phase }) => phase === 'playing');
  expect(ada.entries.filter(({ kind }) => kind === 'filled')).toHaveLength(2);
  const wrong = await house.post('/api/tables', { ...WRONG, fill: { bot: 'nobody', after: 5 } });
  expect(wrong.status).toBe(400);
});
