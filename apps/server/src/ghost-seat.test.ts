import { once } from 'node:events';
import { type Now, PROTOCOL } from '@nabu/protocol';
import { describe, expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { type Ask, Client } from '../testing/client.ts';
import { finish, folder, openHouse, refusal, storeIn } from '../testing/rig.ts';

type House = Awaited<ReturnType<typeof openHouse>>;

/** Everything a seated player may ask for. */
const COMMANDS: readonly Ask[] = [
  { type: 'play', ply: 0, move: 'hide 0' },
  { type: 'undo', ply: 0 },
  { type: 'redo', ply: 0 },
  { type: 'restart', ply: 0 },
  { type: 'offer', what: 'end' },
  { type: 'accept', what: 'end' },
  { type: 'decline', what: 'end' },
  { type: 'takeOver', seat: 0 },
  { type: 'rematch' },
  { type: 'hint', ply: 0 },
  { type: 'why', move: 'done' },
];

/** The maker has the second seat; Bel sits first, opens two sockets, leaves, and Cai takes the seat. */
async function ghost(house: House) {
  const maker = await house.create({ seats: ['open', 'me', 'open'] });
  const { id } = maker.table;
  const { seat, token: old } = await house.join(id, 'Bel');
  expect(seat).toBe(0);
  const sockets = [await Client.open(house.port, id, old), await Client.open(house.port, id, old)];
  await house.post(`/api/tables/${id}/leave`, {}, old);
  const cai = await house.join(id, 'Cai');
  expect(cai.seat).toBe(0);
  const dan = await house.join(id, 'Dan');
  const players: Client[] = [];
  for (const { token } of [cai, maker, dan]) players.push(await Client.open(house.port, id, token));
  return { id, old, sockets, players };
}

/** What a socket was sent since the match began must be what a spectator is sent. */
async function seesAsSpectator(
  house: House,
  id: string,
  old: Client,
  phase: Now['phase'],
): Promise<void> {
  await old.until((now) => now.phase === phase);
  expect(old.now).toMatchObject({ view: { viewer: 'spectator' }, moves: [] });
  const watcher = await Client.open(house.port, id);
  expect(old.now).toEqual(watcher.now);
  expect(old.entries.slice(-watcher.entries.length)).toEqual(watcher.entries);
  for (const message of old.messages)
    if (message.type === 'now' && message.now.view !== null)
      expect(message.now.view).toMatchObject({ viewer: 'spectator' });
}

describe('a socket of somebody who left before the start', () => {
  test('is a spectator’s: it sees no hand and decides nothing', async () => {
    const house = await openHouse();
    const { id, old, sockets, players } = await ghost(house);
    for (const socket of sockets) {
      await seesAsSpectator(house, id, socket, 'playing');
      for (const command of COMMANDS)
        expect(await socket.ask(command), command.type).toMatchObject({ code: 'not-seated' });
    }
    await finish(players);
    for (const socket of sockets) await seesAsSpectator(house, id, socket, 'over');
    expect(await refusal(await house.get(`/api/tables/${id}/view`, old))).toMatchObject({
      code: 'bad-token',
    });
  });

  test('cannot come back with its token, not to this table and not to its rematch', async () => {
    const house = await openHouse();
    const { id, old, sockets, players } = await ghost(house);
    await finish(players);
    const [bel, twin] = sockets;
    await bel.until(({ phase }) => phase === 'over');
    expect(await bel.ask({ type: 'rematch' })).toMatchObject({ code: 'not-seated' });
    await players[1].ask({ type: 'rematch' });
    const { entry } = await bel.next('entry', (m) => m.entry.kind === 'rematch');
    const next = entry.kind === 'rematch' ? entry.table : '';
    for (const [socket, table] of [
      [bel, id],
      [twin, next],
    ] as const) {
      socket.say({ type: 'hello', protocol: PROTOCOL, table, token: old ?? '' });
      expect(await socket.next('bye')).toMatchObject({ code: 'bad-token', again: false });
    }
    const watcher = await Client.open(house.port, next);
    expect(watcher.messages[0]).toMatchObject({
      you: 'spectator',
      table: { seats: [{ name: 'Dan' }, { name: 'Cai' }, { name: 'Ada' }] },
    });
  });

  test('what it said behind its goodbye is not done in the name of the next', async () => {
    const house = await openHouse({
      limits: { lines: 1000, personLines: 1000, tableLines: 1000 },
    });
    const { id } = (await house.create({ seats: ['me', 'open', 'open'] })).table;
    const { token } = await house.join(id, 'Bel');
    const bel = await Client.open(house.port, id, token);
    const twin = await Client.open(house.port, id, token);
    // All at once: nobody waits for an answer, and another sits down meanwhile.
    const say = (socket: Client, i: number) =>
      socket.ask({ type: 'chat', text: 'ghost' }, `${i} ${socket === bel}`);
    const said = Array.from({ length: 20 }, (_, i) => [say(bel, i), say(twin, i)]).flat();
    const left = house.post(`/api/tables/${id}/leave`, {}, token);
    const later = left.then(() => house.join(id, 'Cai'));
    for (let i = 20; i < 40; i++) said.push(say(bel, i), say(twin, i));
    expect((await later).seat).toBe(1);
    // Who holds no seat and is nobody the house knows has no voice.
    for (const socket of [bel, twin])
      expect(await say(socket, 99)).toMatchObject({ code: 'not-signed-in' });
    await Promise.all(said);
    const watcher = await Client.open(house.port, id);
    await watcher.texts();
    for (const line of watcher.lines.values()) expect(line.name).toBe('Bel');
  });

  test('does not count as presence of the next, and is counted among those who look on', async () => {
    const house = await openHouse();
    const { id } = (await house.create({ seats: ['me', 'open', 'open'] })).table;
    const { token } = await house.join(id, 'Bel');
    const bel = await Client.open(house.port, id, token);
    await bel.next('presence', ({ seats }) => seats[1].online);
    await house.post(`/api/tables/${id}/leave`, {}, token);
    await house.join(id, 'Cai');
    const { seats, watchers } = await bel.next('presence', (m) => m.seats[1].name === 'Cai');
    expect(seats[1]).toMatchObject({ name: 'Cai', online: false });
    expect(watchers).toBe(1);
  });
});

describe('a socket of a session that has ended', () => {
  test('at a node that cannot be heard is closed all the same, and those of others are not', async () => {
    const store = await storeIn(folder());
    const { port, tick } = await openHouse({ store });
    const [ada, bel] = [new Browser(port), new Browser(port)];
    const { id } = await ada.comeIn('Ada');
    await bel.comeIn('Bel');
    const { table } = await ada.create();
    await bel.join(table.id);
    const [adas, mine, bels] = [
      await ada.open(table.id),
      await ada.listen(),
      await bel.open(table.id),
    ];
    const { db, write } = store.relations;
    await write(db.deleteFrom('sessions').where('person', '=', id));
    await tick();
    for (const socket of [adas, mine])
      expect(await socket.next('bye')).toMatchObject({ code: 'signed-out', again: true });
    expect(await bels.play(bels.now?.moves[0] ?? '')).not.toMatchObject({ code: 'signed-out' });
  });

  test('while it was greeted is not let in', async () => {
    const store = await storeIn(folder());
    let stored: Promise<unknown> = Promise.resolve();
    let writing = 0;
    const append: typeof store.append = async (...asked) => {
      writing++;
      await stored;
      return store.append(...asked);
    };
    const { port } = await openHouse({ store: { ...store, append } });
    const [ada, bel] = [new Browser(port), new Browser(port)];
    await ada.comeIn('Ada');
    await bel.comeIn('Bel');
    const { table } = await bel.create();
    await ada.join(table.id);
    // Being here would give her the seat back, which is stored.
    await ada.post(`/api/tables/${table.id}/leave`, {});
    const bels = await bel.open(table.id);
    // A move waits for the disk, and whoever comes meanwhile waits for the move.
    let write = () => undefined as unknown;
    stored = new Promise<unknown>((resolve) => {
      write = () => resolve(null);
    });
    const before = writing;
    const move = bels.play(bels.now?.moves[0] ?? '');
    await expect.poll(() => writing).toBe(before + 1);
    const adas = new Client(port, ada.headers);
    await once(adas.socket, 'open');
    adas.say({ type: 'hello', protocol: PROTOCOL, table: table.id, since: 0 });
    // By the time a later visit is answered, the greeting has been read.
    await ada.listen();
    await ada.post('/api/sign-out');
    write();
    await move;
    expect(await adas.next('bye')).toMatchObject({ code: 'signed-out', again: true });
    expect(adas.messages.map(({ type }) => type)).not.toContain('welcome');
    // What is asked of the table now comes after the greeting.
    await bels.play('done');
    expect(bels.entries.map(({ kind }) => kind)).not.toContain('returned');
  });
});
