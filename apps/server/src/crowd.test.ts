import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { failure, LIMITS, PROTOCOL, seated, tableList } from '@nabu/protocol';
import { describe, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { folder, openHouse, storeIn } from '../testing/rig.ts';
import type { HouseParts } from './house.ts';
import { type Store, StoreError } from './store/store.ts';

describe('one visitor cannot flood the house', () => {
  test('a loop of rematches comes to an end: each is a new table', async () => {
    const house = await openHouse({ limits: { tables: 6 } });
    let { table, token } = await house.create({ seats: ['me', { bot: 'random' }] });
    let rematches = 0;
    for (;;) {
      const ada = await Client.open(house.port, table.id, token);
      await ada.ask({ type: 'offer', what: 'end' });
      const answer = await ada.ask({ type: 'rematch' });
      if (answer.type === 'refused') {
        expect(answer.code).toBe('too-fast');
        break;
      }
      const { entry } = await ada.next('entry', (m) => m.entry.kind === 'rematch');
      table = { ...table, id: entry.kind === 'rematch' ? entry.table : '' };
      rematches++;
    }
    expect(rematches).toBe(5);
  });

  test('a page that is looked at and turned away from tells the others nothing new', async () => {
    const house = await openHouse();
    const { id, ada } = await house.twoPlayers();
    const eve = await Client.open(house.port, id);
    await ada.next('presence', ({ watchers }) => watchers === 1);
    const from = ada.messages.length;
    const turns = 20;
    for (let i = 0; i < turns; i++) {
      eve.say({ type: 'look', visible: i % 2 === 1 });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    await Client.open(house.port, id);
    await ada.next('presence', ({ watchers }) => watchers === 2);
    const told = ada.messages.slice(from).filter(({ type }) => type === 'presence');
    expect(told).toHaveLength(1);
  });

  test('leaving and coming back again and again is kept no more after a while', async () => {
    const many = 100_000;
    const house = await openHouse({
      limits: { hellos: many, addressHellos: many, requests: many },
    });
    const { id, bel, tokens } = await house.twoPlayers();
    const visitor = new Client(house.port);
    await once(visitor.socket, 'open');
    const visits = 105;
    for (let i = 0; i < visits; i++) {
      expect((await house.post(`/api/tables/${id}/leave`, {}, tokens[0])).ok).toBe(true);
      const from = visitor.messages.length;
      const hello = { type: 'hello', protocol: PROTOCOL, table: id, since: 1000 } as const;
      visitor.say({ ...hello, token: tokens[0] ?? '' });
      await visitor.next('welcome', (m) => visitor.messages.indexOf(m) >= from);
    }
    const { n } = (await Client.open(house.port, id)).now ?? {};
    expect(n).toBe(3 + 2 * 100);
    expect(bel.entries.at(-1)).toMatchObject({ kind: 'returned', seat: 0 });
  });

  test('a greeting stays small however much was said', async () => {
    const many = 1000;
    const limits = { lines: many, personLines: many, tableLines: many, messages: many };
    const house = await openHouse({ limits });
    const { id, ada } = await house.twoPlayers();
    const lines = 300;
    for (let i = 0; i < lines; i++)
      await ada.ask({ type: 'chat', text: `${i} `.padEnd(LIMITS.chat, 'x') });
    const late = await Client.open(house.port, id);
    const said = await late.texts();
    expect(said).toHaveLength(100);
    expect(said.at(-1)).toMatch(/^299 /);
    expect(late.raw[0].length).toBeLessThan(8 * 1024);
    expect(Math.max(...late.raw.map(({ length }) => length))).toBeLessThan(64 * 1024);
    const back = await Client.open(house.port, id, null, late.now?.n ?? 0);
    expect(back.entries).toEqual([]);
  });
});

/** A house behind a proxy, and requests to it from an address. */
async function openTo(parts: Partial<HouseParts> = {}, data = folder()) {
  const house = await openHouse({ proxy: true, limits: { listed: 3 }, ...parts }, data);
  const from = (address: string) => {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address };
    const post = async (path: string, body: unknown, token: string | null = null) =>
      fetch(house.url + path, {
        method: 'POST',
        headers: { ...headers, ...(token ? { Authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify(body),
      });
    const wish = { game: 'veils', seats: ['me', 'open'], name: 'Ada', visibility: 'public' };
    const publish = async (other = {}) => {
      const response = await post('/api/tables', { ...wish, ...other });
      if (response.status !== 201) return failure.parse(await response.json()).code;
      return seated.parse(await response.json());
    };
    return { post, publish };
  };
  const lobby = async () => {
    const { open } = tableList.parse(await (await house.get('/api/tables')).json());
    return open.map(({ id }) => id);
  };
  return { ...house, from, lobby };
}

describe('the lobby', () => {
  test.each(['on the same day', 'after the house was closed'])(
    'is not filled with tables that all left and one address comes back to, %s',
    async (when) => {
      const data = folder();
      let house = await openTo({}, data);
      const here = () => house.from('192.0.2.1');
      const left: string[] = [];
      for (let i = 0; i < 6; i++) {
        const made = await here().publish();
        if (typeof made === 'string') throw new Error(made);
        await here().post(`/api/tables/${made.table.id}/leave`, {}, made.token);
        left.push(made.table.id);
      }
      if (when !== 'on the same day') {
        await house.close();
        house = await openTo({}, data);
      }
      for (const id of left)
        expect((await here().post(`/api/tables/${id}/join`, { name: 'Ada' })).ok).toBe(true);
      expect((await house.lobby()).toSorted()).toEqual(left.slice(0, 3).toSorted());
      expect(await here().publish()).toBe('too-fast');
      expect(await house.from('192.0.2.2').publish()).toMatchObject({ seat: 0 });
    },
  );

  test('one address cannot push the tables of the others out of it', async () => {
    const house = await openTo();
    const [here, there] = [house.from('192.0.2.1'), house.from('192.0.2.2')];
    const first = await there.publish();
    for (let i = 0; i < 3; i++) expect(await here.publish()).toMatchObject({ seat: 0 });
    for (let i = 0; i < 31; i++) expect(await here.publish()).toBe('too-fast');
    expect(await here.publish({ visibility: 'link' })).toMatchObject({ seat: 0 });
    expect(await there.publish()).toMatchObject({ seat: 0 });
    const listed = await house.lobby();
    expect(listed).toHaveLength(5);
    expect(listed).toContain(typeof first === 'object' ? first.table.id : '');
  });

  test('a table that starts, or that everybody left, makes room', async () => {
    const house = await openTo();
    const here = house.from('192.0.2.1');
    const [one, two] = [await here.publish(), await here.publish(), await here.publish()];
    if (typeof one === 'string' || typeof two === 'string') throw new Error('refused');
    expect(await here.publish()).toBe('too-fast');
    await house.from('192.0.2.9').post(`/api/tables/${one.table.id}/join`, { name: 'Bel' });
    expect(await here.publish()).toMatchObject({ seat: 0 });
    expect(await here.publish()).toBe('too-fast');
    await here.post(`/api/tables/${two.table.id}/leave`, {}, two.token);
    expect(await here.publish()).toMatchObject({ seat: 0 });
    expect(await here.publish()).toBe('too-fast');
  });

  test('a table that starts at once never waited there', async () => {
    const house = await openTo();
    const here = house.from('192.0.2.1');
    for (let i = 0; i < 6; i++)
      expect(await here.publish({ seats: ['me', { bot: 'random' }] })).toMatchObject({ seat: 0 });
    expect(await here.publish()).toMatchObject({ seat: 0 });
  });

  test('rematches with an open seat are counted for whoever asked for them', async () => {
    const house = await openTo();
    const here = house.from('192.0.2.1');
    const pace = { kind: 'live', bank: 300_000, increment: 0, delay: 0 };
    const again: string[] = [];
    for (let i = 0; i < 5; i++) {
      const made = await (i < 3 ? here : house.from('192.0.2.3')).publish({ pace });
      if (typeof made === 'string') throw new Error(made);
      const join = await here.post(`/api/tables/${made.table.id}/join`, { name: 'Bel' });
      const { token } = seated.parse(await join.json());
      const ada = new Client(house.port, { 'X-Forwarded-For': '192.0.2.1' });
      await once(ada.socket, 'open');
      const hello = { type: 'hello', protocol: PROTOCOL, table: made.table.id, since: 0 } as const;
      ada.say({ ...hello, token: made.token ?? '' });
      await ada.ask({ type: 'resign' });
      await ada.ask({ type: 'rematch' });
      const { entry } = await ada.next('entry', (m) => m.entry.kind === 'rematch');
      if (entry.kind !== 'rematch') throw new Error(entry.kind);
      again.push(entry.table);
      // Nobody is waited for any more: there is a seat for anybody.
      expect((await here.post(`/api/tables/${entry.table}/leave`, {}, token)).ok).toBe(true);
      await ada.close();
    }
    expect((await house.lobby()).toSorted()).toEqual(again.slice(0, 3).toSorted());
    expect(await here.publish()).toBe('too-fast');
    expect(await house.from('192.0.2.2').publish()).toMatchObject({ seat: 0 });
    // One that is not listed is found by its link, and one that has begun makes room.
    for (const id of [again[4], again[0]])
      expect((await here.post(`/api/tables/${id}/join`, { name: 'Cai' })).ok).toBe(true);
  });

  test('a table that could not be stored, or was asked for twice at once, takes no room', async () => {
    const store = await storeIn(folder());
    let broken = true;
    const failing: Store = {
      ...store,
      create: (...args) =>
        broken ? Promise.reject(new StoreError('full', 'Make room.')) : store.create(...args),
    };
    const house = await openTo({ store: failing });
    const here = house.from('192.0.2.1');
    for (let i = 0; i < 6; i++) expect(await here.publish()).toBe('server-error');
    broken = false;
    const key = 'same-table-0123456789012';
    const twins = await Promise.all([here.publish({ key }), here.publish({ key })]);
    expect(twins[0]).toEqual(twins[1]);
    for (let i = 0; i < 2; i++) expect(await here.publish()).toMatchObject({ seat: 0 });
    expect(await here.publish()).toBe('too-fast');
    expect(await house.lobby()).toHaveLength(3);
  });
});

describe('a connection that is not as it should be', () => {
  test('one that never reads is cut off, and nobody else waits for it', async () => {
    const many = 100_000;
    const talk = { lines: many, personLines: many, tableLines: many };
    const limits = { ...talk, messages: many, hellos: many };
    const house = await openHouse({ limits: { ...limits, addressHellos: many, requests: many } });
    const { id, ada, bel } = await house.twoPlayers();
    // What is said cannot be packed small, so that greetings weigh something.
    const noise = () => randomBytes(LIMITS.chat).toString('base64').slice(0, LIMITS.chat);
    for (let i = 0; i < 100; i++) await ada.ask({ type: 'chat', text: noise() });
    const deaf = await Client.open(house.port, id);
    // Its own end stops reading: what it asks for piles up at the house, never too much at once.
    deaf.socket.pause();
    const sockets = async () =>
      /^nabu_sockets (\d+)$/m.exec(await (await house.get('/metrics')).text())?.[1];
    expect(await sockets()).toBe('3');
    while ((await sockets()) === '3') {
      for (let i = 0; i < 4; i++) deaf.say({ type: 'hello', protocol: PROTOCOL, table: id });
      expect(await bel.ask({ type: 'why', move: 'done' })).toMatchObject({ type: 'because' });
    }
    expect(await sockets()).toBe('2');
    expect(await ada.play(ada.now?.moves[0] ?? '')).toMatchObject({ type: 'done' });
    deaf.socket.terminate();
  });

  test('messages out of order are refused one by one, and what fits is done', async () => {
    const house = await openHouse();
    const { ada } = await house.twoPlayers();
    const move = ada.now?.moves[0] ?? '';
    const answers = await Promise.all([
      ada.play('done', 1),
      ada.ask({ type: 'undo', ply: 1 }),
      ada.play(move, 0),
      ada.play(move, 0),
      ada.play('done', 1),
    ]);
    expect(answers).toMatchObject([
      { code: 'stale' },
      { code: 'stale' },
      { type: 'done' },
      { code: 'stale' },
      { type: 'done' },
    ]);
    expect(ada.now?.ply).toBe(2);
  });

  test('who greets another table is at that one only, also when it greets without waiting', async () => {
    const house = await openHouse();
    const [one, two] = [await house.twoPlayers(), await house.twoPlayers()];
    const client = new Client(house.port);
    await once(client.socket, 'open');
    const [first, second] = [one, two].map(({ id, tokens }) => {
      return { type: 'hello', protocol: PROTOCOL, table: id, token: tokens[0] ?? '' } as const;
    });
    for (const hello of [first, second]) client.say(hello);
    await client.ask({ type: 'chat', text: 'here' });
    await two.ada.heard('here');
    const heard = client.messages.length;
    await one.ada.ask({ type: 'chat', text: 'there' });
    await two.bel.ask({ type: 'chat', text: 'back' });
    await client.heard('back');
    expect(JSON.stringify(client.messages.slice(heard))).not.toContain('there');
  });

  test('two tabs of one person are told the same, and either may play', async () => {
    const house = await openHouse();
    const { id, ada, tokens } = await house.twoPlayers();
    const tab = await Client.open(house.port, id, tokens[0]);
    const [move] = tab.now?.moves ?? [];
    await tab.play(move);
    await ada.until(({ ply }) => ply === 1);
    expect(ada.now).toEqual(tab.now);
    expect(await ada.play('done')).toMatchObject({ type: 'done' });
    await tab.until(({ ply }) => ply === 2);
    expect(tab.entries).toEqual(ada.entries);
  });
});
