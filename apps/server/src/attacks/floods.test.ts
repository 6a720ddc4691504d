import { once } from 'node:events';
import { LIMITS, PROTOCOL, studyInfo } from '@nabu/protocol';
import { describe, expect, test } from 'vitest';
import { Browser } from '../../testing/browser.ts';
import { Client } from '../../testing/client.ts';
import { finish, folder, openHouse } from '../../testing/rig.ts';
import { newStudy, someRecord } from '../../testing/studies.ts';

const WISH = { game: 'veils', seats: ['me', 'open'], name: 'Eve' };

/** A house behind a proxy, so that a test can come from any address. */
async function house(limits: NonNullable<Parameters<typeof openHouse>[0]>['limits']) {
  const open = await openHouse({ proxy: true, ...(limits && { limits }) });
  const from = (ip: string) => (path: string, body: unknown) =>
    new Browser(open.port).post(path, body, { 'X-Forwarded-For': ip });
  return { ...open, from };
}

async function statuses(many: number, ask: () => Promise<Response>): Promise<string> {
  const told: number[] = [];
  for (let i = 0; i < many; i++) told.push((await ask()).status);
  return told.map((status) => (status < 300 ? 'y' : status === 429 ? 'n' : '?')).join('');
}

describe('a flood from one address is refused with a sentence, and nobody else is', () => {
  test('of new tables', async () => {
    const { from } = await house({ tables: 4 });
    expect(await statuses(6, () => from('192.0.2.1')('/api/tables', WISH))).toBe('yyyynn');
    const refused = await from('192.0.2.1')('/api/tables', WISH);
    expect(await refused.json()).toMatchObject({ sentence: expect.stringMatching(/wait \d+ s/) });
    expect(await statuses(1, () => from('192.0.2.2')('/api/tables', WISH))).toBe('y');
  });

  test('of joins', async () => {
    const { from, create } = await house({ joins: 2 });
    const { id } = (await create({ seats: ['me', 'open', 'open'] })).table;
    const other = (await create()).table.id;
    expect(
      await statuses(2, () => from('192.0.2.1')(`/api/tables/${id}/join`, { name: 'E' })),
    ).toBe('yy');
    expect(
      await statuses(1, () => from('192.0.2.1')(`/api/tables/${other}/join`, { name: 'E' })),
    ).toBe('n');
    expect(
      await statuses(1, () => from('192.0.2.2')(`/api/tables/${other}/join`, { name: 'B' })),
    ).toBe('y');
  });

  test('of guests', async () => {
    const { from } = await house({ guests: 3 });
    expect(await statuses(5, () => from('192.0.2.1')('/api/me', { name: 'E' }))).toBe('yyynn');
    expect(await statuses(1, () => from('192.0.2.2')('/api/me', { name: 'B' }))).toBe('y');
  });

  test('of studies and chapters, whoever makes them', async () => {
    const { port } = await openHouse({ proxy: true, limits: { studies: 4 } });
    const from = { 'X-Forwarded-For': '192.0.2.1' };
    const make = async (more: { readonly [name: string]: string }) => {
      const guest = new Browser(port);
      await guest.post('/api/me', { name: 'Eve' }, more);
      const study = await guest.post('/api/studies', { name: 'x' }, more);
      if (!study.ok) return [study.status];
      const { id } = studyInfo.parse(await study.json());
      const body = { title: 'x', record: someRecord() };
      const chapter = await guest.post(`/api/studies/${id}/chapters`, body, more);
      return [study.status, chapter.status];
    };
    for (const told of [[201, 201], [201, 201], [429]]) expect(await make(from)).toEqual(told);
    expect(await make({ 'X-Forwarded-For': '192.0.2.2' })).toEqual([201, 201]);
  });

  test('of studies that are read as records', async () => {
    const { port } = await openHouse({ limits: { records: 3 } });
    const eve = new Browser(port);
    await eve.comeIn('Eve');
    const { id } = await newStudy(eve);
    expect(await statuses(5, () => eve.get(`/api/studies/${id}/record`))).toBe('yyynn');
    expect(await statuses(1, () => eve.get(`/api/studies/${id}`))).toBe('y');
  });

  test('of records of games, and of moments in them', async () => {
    const open = await openHouse({ limits: { records: 2, moments: 3 } });
    const { id, ada, bel } = await open.twoPlayers();
    await finish([ada, bel], 'floods', 2);
    expect(await statuses(3, () => open.get(`/api/tables/${id}/record`))).toBe('yyn');
    expect(await statuses(2, () => open.get(`/api/tables/${id}/view?ply=1`))).toBe('yy');
    expect(await statuses(2, () => open.get(`/api/tables/${id}/position`))).toBe('yn');
    expect(await statuses(1, () => open.get(`/api/tables/${id}`))).toBe('y');
  });

  test('of tables that must be read first, by request or greeting', async () => {
    const data = folder();
    const closed = await openHouse({}, data);
    const ids: string[] = [];
    for (let i = 0; i < 4; i++) ids.push((await closed.create()).table.id);
    await closed.close();
    const open = await openHouse({ proxy: true, limits: { opened: 2 } }, data);
    const ask = async (id: string, ip = '192.0.2.1') => {
      const headers = { 'X-Forwarded-For': ip };
      return (await fetch(`${open.url}/api/tables/${id}`, { headers })).status;
    };
    const told = [];
    for (const id of [...ids, ...ids]) told.push(await ask(id));
    expect(told).toEqual([200, 200, 429, 429, 200, 200, 429, 429]);
    const eve = new Client(open.port, { 'X-Forwarded-For': '192.0.2.1' });
    await once(eve.socket, 'open');
    eve.say({ type: 'hello', protocol: PROTOCOL, table: ids[2], since: 0 });
    expect(await eve.next('bye')).toMatchObject({ code: 'too-fast', again: true });
    expect(await ask(ids[2], '192.0.2.2')).toBe(200);
    expect(await ask(ids[2])).toBe(200);
  });

  test('of greetings that must be told a long game from its beginning', async () => {
    const open = await openHouse({ limits: { histories: 1 } });
    const long = async () => {
      const { id, ada } = await open.twoPlayers();
      while ((ada.now?.n ?? 0) < 40) {
        await ada.ask({ type: 'offer', what: 'end' });
        await ada.ask({ type: 'decline', what: 'end' });
      }
      return id;
    };
    const [one, other] = [await long(), await long()];
    const greeted = async (table: string, since: number) => {
      const client = new Client(open.port);
      await once(client.socket, 'open');
      client.say({ type: 'hello', protocol: PROTOCOL, table, since });
      return Promise.race([client.next('welcome'), client.next('bye')]);
    };
    for (let i = 0; i < 3; i++) expect(await greeted(one, 0)).toMatchObject({ type: 'welcome' });
    expect(await greeted(other, 0)).toMatchObject({ type: 'bye', code: 'too-fast', again: true });
    expect(await greeted(other, 30)).toMatchObject({ type: 'welcome' });
    expect(await greeted(one, 0)).toMatchObject({ type: 'welcome' });
  });

  test('of requests, wherever they lead', async () => {
    const { from } = await house({ requests: 5 });
    const told = await statuses(8, () =>
      from('192.0.2.1')('/api/sign-in', { name: 'x', password: 'x' }),
    );
    expect(told.slice(0, 5)).toBe('?????');
    expect(told.slice(5)).toBe('nnn');
  });
});

describe('a flood on one connection', () => {
  test('of moves is refused one by one; the game stands, and the other player is told in time', async () => {
    const open = await openHouse({ limits: { messages: 20 } });
    const { ada, bel } = await open.twoPlayers();
    const before = ada.now;
    const answers = await Promise.all(Array.from({ length: 40 }, () => ada.play('nonsense', 0)));
    const codes = new Set(answers.map((each) => ('code' in each ? each.code : each.type)));
    expect(codes).toEqual(new Set(['unknown-move', 'too-fast']));
    expect(await bel.ask({ type: 'why', move: 'done' })).toMatchObject({ type: 'because' });
    expect(ada.now).toEqual(before);
  });

  test('of messages that nobody waits for ends the connection', async () => {
    const open = await openHouse({ limits: { messages: 100_000 } });
    const { ada, bel } = await open.twoPlayers();
    for (let i = 0; i < 2000; i++) ada.say({ type: 'ping' });
    expect(await ada.next('bye')).toMatchObject({ code: 'too-fast' });
    expect(await bel.ask({ type: 'why', move: 'done' })).toMatchObject({ type: 'because' });
  });

  test('of talk is refused, and does not hold up moves', async () => {
    const open = await openHouse({ limits: { lines: 3 } });
    const { ada, bel } = await open.twoPlayers();
    const said = await Promise.all(
      Array.from({ length: 20 }, () => ada.ask({ type: 'phrase', phrase: 'hello' })),
    );
    expect(said.filter(({ type }) => type === 'done')).toHaveLength(3);
    expect(await ada.play(ada.now?.moves[0] ?? '')).toMatchObject({ type: 'done' });
    await bel.until(({ ply }) => ply === 1);
  });

  test('of pings is not answered one by one, since nobody may read the answers', async () => {
    const open = await openHouse({ limits: { messages: 20 } });
    const { id, bel } = await open.twoPlayers();
    const eve = await Client.open(open.port, id);
    let pongs = 0;
    eve.socket.on('pong', () => pongs++);
    for (let i = 0; i < 500; i++) eve.socket.ping('x'.repeat(125));
    eve.say({ type: 'ping' });
    await Promise.race([eve.next('pong'), eve.next('refused')]);
    expect(pongs).toBeGreaterThan(0);
    expect(pongs).toBeLessThan(40);
    expect(await bel.ask({ type: 'why', move: 'done' })).toMatchObject({ type: 'because' });
  });

  test('of crumbs of one message ends the connection; one that came in some pieces is read', async () => {
    const open = await openHouse();
    const { id, bel } = await open.twoPlayers();
    const eve = await Client.open(open.port, id);
    const send = (text: string) => {
      for (const [i, each] of [...text].entries())
        eve.socket.send(each, { fin: i === text.length - 1 });
    };
    send('{"type":"ping"}');
    await eve.next('pong');
    send(`{"type":"ping"}${' '.repeat(5000)}`);
    await once(eve.socket, 'close');
    expect(await bel.ask({ type: 'why', move: 'done' })).toMatchObject({ type: 'because' });
  });

  test('of what is too long to be a message is cut off, and says why', async () => {
    const open = await openHouse();
    const { id, bel } = await open.twoPlayers();
    for (const size of [LIMITS.message + 1, 60_000, 200_000]) {
      const eve = await Client.open(open.port, id);
      eve.socket.send(JSON.stringify({ type: 'chat', id: 'x', text: 'x'.repeat(size) }));
      expect(await eve.next('bye')).toMatchObject({ code: 'too-large', again: false });
    }
    expect(await bel.ask({ type: 'why', move: 'done' })).toMatchObject({ type: 'because' });
  });
});

test('thirty watchers who never read cost the players nothing but a moment', async () => {
  const open = await openHouse({ limits: { sockets: 200, upgrades: 1000, addressHellos: 1000 } });
  const { id, ada, bel } = await open.twoPlayers();
  const deaf: Client[] = [];
  for (let i = 0; i < 30; i++) {
    const client = await Client.open(open.port, id);
    client.socket.pause();
    deaf.push(client);
  }
  for (let ply = 0; ply < 6; ply++) {
    const [mover] = [ada, bel].filter((each) => each.now?.moves.length);
    await mover.play(mover.now?.moves[0] ?? '');
    await Promise.all(
      [ada, bel].map((each) => each.until((now) => now.ply > ply || now.phase === 'over')),
    );
  }
  for (const client of deaf) client.socket.terminate();
});

describe('clocks that are wrong', () => {
  test('of a client are never asked: a message that brings a time is not read', async () => {
    const open = await openHouse();
    const { ada } = await open.twoPlayers();
    const forged = { type: 'play', ply: 0, move: 'hide 0', at: 0 };
    expect(await ada.ask(forged as unknown as { type: 'resign' })).toMatchObject({
      code: 'bad-message',
    });
    const client = new Client(open.port);
    await once(client.socket, 'open');
    const hello = { type: 'hello', protocol: PROTOCOL, table: 'x'.repeat(12), time: 1 };
    client.socket.send(JSON.stringify(hello));
    expect(await client.next('refused')).toMatchObject({ code: 'bad-message' });
  });

  test('of the house: when it is set back nobody gains time, and what happened stays in order', async () => {
    const time = { now: 1_700_000_000_000 };
    const open = await openHouse({ clock: () => time.now });
    const pace = { kind: 'live', bank: 60_000, increment: 0, delay: 0 } as const;
    const first = await open.create({ pace });
    const second = await open.join(first.table.id);
    const ada = await Client.open(open.port, first.table.id, first.token);
    const bel = await Client.open(open.port, first.table.id, second.token);
    time.now += 20_000;
    await ada.play(ada.now?.moves[0] ?? '');
    const left = () => ada.now?.clock?.seats.map(({ bank }) => bank) ?? [];
    const before = left();
    time.now -= 3_600_000;
    await ada.play('done');
    await bel.until(({ ply }) => ply === 2);
    expect(left()[0]).toBeLessThanOrEqual(before[0]);
    const times = ada.entries.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    time.now += 3_600_000 + 120_000;
    await open.tick();
    await ada.until(({ phase }) => phase === 'over');
    expect(ada.now?.result).toMatchObject({ ending: 'time' });
  });
});
