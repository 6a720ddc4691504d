import { seated, tableList } from '@nabu/protocol';
import { describe, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { folder, openHouse, refusal, storeIn } from '../testing/rig.ts';
import { RECEIPTS } from './store/store.ts';

type House = Awaited<ReturnType<typeof openHouse>>;

const KEY = 'create-0123456789012345';
const JOIN = 'join-012345678901234567';
const WISH = { game: 'veils', seats: ['me', 'open'], name: 'Ada', visibility: 'public' };

async function asked(house: House, path: string, body: unknown) {
  const response = await house.post(path, body);
  expect([200, 201]).toContain(response.status);
  return seated.parse(await response.json());
}

const create = (house: House, key?: string) => asked(house, '/api/tables', { ...WISH, key });
const join = (house: House, id: string, key: string, name = 'Bel') =>
  asked(house, `/api/tables/${id}/join`, { name, key });

async function listed(house: House): Promise<readonly string[]> {
  const { open } = tableList.parse(await (await house.get('/api/tables')).json());
  return open.map(({ id }) => id);
}

describe('a table asked for again with the same key', () => {
  test('is the same table, seat and token', async () => {
    const house = await openHouse();
    const first = await create(house, KEY);
    expect(await create(house, KEY)).toEqual(first);
    expect(await listed(house)).toEqual([first.table.id]);
    const ada = await Client.open(house.port, first.table.id, first.token);
    expect(ada.messages[0]).toMatchObject({ you: 0 });
    const other = await create(house, `${KEY}-other`);
    expect(other.table.id).not.toBe(first.table.id);
    expect(other.token).not.toBe(first.token);
  });

  test('is made once when it is asked for many times at once, and counts once in the lobby', async () => {
    const house = await openHouse({ limits: { listed: 2 } });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => house.post('/api/tables', { ...WISH, key: KEY })),
    );
    const granted = answers.filter(({ status }) => status === 201);
    const places = await Promise.all(granted.map(async (each) => seated.parse(await each.json())));
    expect(new Set(places.map(({ table, token }) => `${table.id} ${token}`)).size).toBe(1);
    expect(await listed(house)).toHaveLength(1);
    await create(house);
    expect(await refusal(await house.post('/api/tables', WISH))).toMatchObject({ status: 429 });
  });

  test('is still that table after the house was closed, and after it was played', async () => {
    const data = folder();
    const house = await openHouse({}, data);
    const first = await create(house, KEY);
    await house.join(first.table.id);
    await house.close();
    const again = await openHouse({}, data);
    const repeated = await create(again, KEY);
    expect(repeated).toMatchObject({ seat: 0, token: first.token });
    expect(repeated.table).toMatchObject({ id: first.table.id, phase: 'playing' });
  });

  test('gives no seat to a maker who left it', async () => {
    const house = await openHouse();
    const first = await create(house, KEY);
    await house.post(`/api/tables/${first.table.id}/leave`, {}, first.token);
    const cai = await house.join(first.table.id, 'Cai');
    expect(await create(house, KEY)).toMatchObject({ seat: null, token: null });
    expect(cai.token).not.toBe(first.token);
  });
});

describe('a seat asked for again with the same key', () => {
  test('is the same seat and token, also at the same time and after the house was closed', async () => {
    const data = folder();
    const house = await openHouse({}, data);
    const { table } = await house.create({ seats: ['me', 'open', 'open'] });
    const all = await Promise.all(Array.from({ length: 6 }, () => join(house, table.id, JOIN)));
    for (const { seat, token } of all)
      expect({ seat, token }).toEqual({ seat: 1, token: all[0].token });
    expect(all.at(-1)?.table.seats[2].kind).toBe('open');
    await house.close();
    const again = await openHouse({}, data);
    expect(await join(again, table.id, JOIN)).toMatchObject({ seat: 1, token: all[0].token });
    const cai = await join(again, table.id, `${JOIN}-cai`, 'Cai');
    expect(cai).toMatchObject({ seat: 2, table: { phase: 'playing' } });
    // The table is full and has begun: the answer is still there for who has lost it.
    expect(await join(again, table.id, JOIN)).toMatchObject({ seat: 1, token: all[0].token });
    const bel = await Client.open(again.port, table.id, all[0].token);
    expect(bel.messages[0]).toMatchObject({ you: 1, now: { view: { viewer: 1 } } });
  });

  test('at another table is a seat there, and none is lost', async () => {
    const house = await openHouse();
    const [one, two] = [await house.create(), await house.create()];
    const first = await join(house, one.table.id, JOIN);
    const second = await join(house, two.table.id, JOIN);
    expect([first.seat, second.seat]).toEqual([1, 1]);
    for (const { table, token } of [first, second])
      expect((await Client.open(house.port, table.id, token)).messages[0]).toMatchObject({
        you: 1,
      });
  });

  test('a key that made somebody else’s table opens nothing at another', async () => {
    const house = await openHouse();
    const made = await create(house, KEY);
    const { table } = await house.create();
    const there = await join(house, table.id, KEY);
    expect(there).toMatchObject({ seat: 1, table: { id: table.id } });
    expect((await house.get(`/api/tables/${made.table.id}`)).status).toBe(200);
    // Both belong to whoever knows the key; a foreign token is still refused.
    const foreign = await house.create();
    expect(
      await refusal(await house.post(`/api/tables/${table.id}/leave`, {}, foreign.token)),
    ).toMatchObject({ code: 'bad-token' });
  });

  test('without a key everybody who asks sits down', async () => {
    const house = await openHouse();
    const { table } = await house.create({ seats: ['me', 'open', 'open'] });
    const seats = [await house.join(table.id), await house.join(table.id)];
    expect(seats.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(seats[0].token).not.toBe(seats[1].token);
  });
});

describe('a command given again', () => {
  test.each(['on the same day', 'after the house was closed'])(
    'is done once whatever the others did since, %s',
    async (when) => {
      const data = folder();
      let house = await openHouse({}, data);
      const { id, ada, bel, tokens } = await house.twoPlayers();
      const says = (client: Client, i: number, name: string) =>
        client.ask({ type: i % 2 ? 'decline' : 'offer', what: 'end' }, `${name} ${i}`);
      const first = [];
      for (let i = 0; i < RECEIPTS; i++) first.push(await says(ada, i, 'ada'));
      for (let i = 0; i < 3 * RECEIPTS; i++) await says(bel, i, 'bel');
      let again = ada;
      if (when !== 'on the same day') {
        await house.close();
        house = await openHouse({}, data);
        again = await Client.open(house.port, id, tokens[0]);
      }
      const { n } = again.now ?? { n: 0 };
      for (let i = 0; i < RECEIPTS; i++) expect(await says(again, i, 'ada')).toEqual(first[i]);
      const watcher = await Client.open(house.port, id);
      expect(watcher.now?.n).toBe(Math.max(n, 3 + 4 * RECEIPTS));
    },
  );

  test('more commands than are remembered are not taken at once', async () => {
    const store = await storeIn(folder());
    let stored: Promise<unknown> = Promise.resolve();
    const append: typeof store.append = async (...written) => {
      await stored;
      return store.append(...written);
    };
    const house = await openHouse({ store: { ...store, append } });
    const { id, ada, tokens } = await house.twoPlayers();
    let write = () => undefined as unknown;
    stored = new Promise<unknown>((resolve) => {
      write = () => resolve(null);
    });
    const most = RECEIPTS + 4;
    const all = (client: Client) =>
      Array.from({ length: most }, (_, i) =>
        client.ask({ type: i % 2 ? 'decline' : 'offer', what: 'end' }, `ada ${i}`),
      );
    const first = all(ada);
    // Questions are no commands: they wait with the others.
    const why = ada.ask({ type: 'why', move: 'done' });
    write();
    const told = await Promise.all(first);
    expect(told.map(({ type }) => type)).toEqual([
      ...Array.from({ length: RECEIPTS }, () => 'done'),
      ...Array.from({ length: most - RECEIPTS }, () => 'refused'),
    ]);
    expect(told.at(-1)).toMatchObject({ code: 'too-fast' });
    expect(await why).toMatchObject({ type: 'because' });
    const again = await Client.open(house.port, id, tokens[0]);
    expect((await Promise.all(all(again))).slice(0, RECEIPTS)).toEqual(told.slice(0, RECEIPTS));
    expect((await Client.open(house.port, id)).now?.n).toBe(3 + RECEIPTS);
  });

  test('the same id of another seat is another command', async () => {
    const house = await openHouse();
    const { ada, bel } = await house.twoPlayers();
    const [one, two] = [
      await ada.ask({ type: 'offer', what: 'end' }, 'same'),
      await bel.ask({ type: 'decline', what: 'end' }, 'same'),
    ];
    expect(one).toMatchObject({ type: 'done', n: 4 });
    expect(two).toMatchObject({ type: 'done', n: 5 });
  });

  test('refused commands leave no receipt', async () => {
    const house = await openHouse();
    const { ada } = await house.twoPlayers();
    expect(await ada.play('done', 0, 'again')).toMatchObject({ code: 'illegal' });
    expect(await ada.play(ada.now?.moves[0] ?? '', 0, 'again')).toMatchObject({ type: 'done' });
  });
});
