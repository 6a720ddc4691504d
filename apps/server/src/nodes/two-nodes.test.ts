import { once } from 'node:events';
import { type ServerMessage, tableList } from '@nabu/protocol';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Client } from '../../testing/client.ts';
import { atOnce, folder, openHouse } from '../../testing/rig.ts';
import { wireBus } from '../../testing/wires.ts';
import type { Asking, Thinker } from '../bots/thinker.ts';
import type { HouseParts } from '../house.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';

/** Two nodes of one house in this process, at one store. */
async function twoNodes(parts: Partial<HouseParts> = {}) {
  const store = await openSqlite(folder());
  onTestFinished(() => store.close());
  const shared: Store = { ...store, close: async () => undefined };
  const join = wireBus();
  const wires = [join(), join()] as const;
  const [one, two] = [
    await openHouse({ ...parts, store: shared, wire: wires[0] }),
    await openHouse({ ...parts, store: shared, wire: wires[1] }),
  ];
  return { one, two, wires, store: shared };
}

/** A game of two, each connected to another node. */
async function twoPlayers(parts: Partial<HouseParts> = {}) {
  const nodes = await twoNodes(parts);
  const { table, token } = await nodes.one.create();
  const second = await nodes.two.join(table.id);
  const ada = await Client.open(nodes.one.port, table.id, token);
  const bel = await Client.open(nodes.two.port, table.id, second.token);
  return { ...nodes, id: table.id, ada, bel, tokens: [token, second.token] as const };
}

const poll = <T>(read: () => T) => expect.poll(read, { timeout: 10_000 });
const here = (client: Client) =>
  client.messages
    .filter((m): m is Extract<ServerMessage, { type: 'presence' }> => m.type === 'presence')
    .at(-1)
    ?.seats.map(({ online }) => online);

describe('a table at two nodes', () => {
  test('whose bot thinks at one is waited for by whoever is at the other', async () => {
    const asked: Asking[] = [];
    const think: Thinker['think'] = (_, asking) => {
      asked.push(asking);
      return new Promise(() => undefined);
    };
    const { one, two } = await twoNodes({ thinker: { ...atOnce, think } });
    const { table, token } = await one.create({ seats: ['me', { bot: 'greedy' }] });
    const ada = await Client.open(one.port, table.id, token);
    const bel = await Client.open(two.port, table.id);
    for (const ply of [0, 1]) await ada.play((await ada.until((now) => now.ply === ply)).moves[0]);
    await poll(() => asked.length).toBe(1);
    await ada.close();
    await bel.next('presence', ({ seats }) => !seats[0].online);
    await poll(() => asked[0].personWaits()).toBe(true);
    await bel.close();
    await poll(() => asked[0].personWaits()).toBe(false);
    expect(asked).toHaveLength(1);
  });

  test('shows each move to both players, wherever it was made', async () => {
    const { ada, bel } = await twoPlayers();
    for (let ply = 0; ply < 4; ply++) {
      const [mover] = [ada, bel].filter((each) => each.now?.moves.length);
      expect(await mover.play(mover.now?.moves[0] ?? '')).toMatchObject({ type: 'done' });
      await Promise.all([ada, bel].map((each) => each.until((now) => now.ply > ply)));
    }
    expect(ada.entries.map(({ n }) => n)).toEqual(bel.entries.map(({ n }) => n));
  });

  test('tells a move with what was stored of it, so that the other node reads nothing', async () => {
    const { ada, bel, store } = await twoPlayers();
    const tails = vi.spyOn(store, 'tail');
    for (let ply = 0; ply < 4; ply++) {
      const [mover] = [ada, bel].filter((each) => each.now?.moves.length);
      await mover.play(mover.now?.moves[0] ?? '');
      await Promise.all([ada, bel].map((each) => each.until((now) => now.ply > ply)));
    }
    expect(tails).not.toHaveBeenCalled();
  });

  test('takes one of two moves for the same moment, and says stale to the other at once', async () => {
    const { ada, id, two, tokens, store } = await twoPlayers();
    const twin = await Client.open(two.port, id, tokens[0]);
    const before = (await store.read(id))?.deeds.length ?? 0;
    const moves = ada.now?.moves ?? [];
    const answers = await Promise.all([ada.play(moves[0], 0), twin.play(moves[1], 0)]);
    expect(answers.map(({ type }) => type).toSorted()).toEqual(['done', 'refused']);
    expect(answers.find(({ type }) => type === 'refused')).toMatchObject({ code: 'stale' });
    await Promise.all([ada, twin].map((each) => each.until((now) => now.ply === 1)));
    expect((await store.read(id))?.deeds.length).toBe(before + 1);
    expect(ada.now).toEqual(twin.now);
  });

  test('does a command once that is given to both, and gives both the same answer', async () => {
    const { ada, id, two, tokens, store } = await twoPlayers();
    const twin = await Client.open(two.port, id, tokens[0]);
    const [move] = ada.now?.moves ?? [];
    const answers = await Promise.all([ada.play(move, 0, 'same'), twin.play(move, 0, 'same')]);
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ type: 'done' });
    const deeds = (await store.read(id))?.deeds ?? [];
    expect(deeds.filter(({ kind }) => kind === 'played')).toHaveLength(1);
  });

  test('sets up one rematch when both players ask at the same moment', async () => {
    const { ada, bel, store } = await twoPlayers();
    await ada.ask({ type: 'offer', what: 'end' });
    await bel.next('entry');
    await bel.ask({ type: 'accept', what: 'end' });
    await Promise.all([ada, bel].map((each) => each.until((now) => now.phase === 'over')));
    await Promise.all([ada.ask({ type: 'rematch' }), bel.ask({ type: 'rematch' })]);
    const rows = await store.relations.db.selectFrom('tables').select('id').execute();
    expect(rows).toHaveLength(2);
  });

  test('knows at both who is here', async () => {
    const { ada, bel } = await twoPlayers();
    await poll(() => here(ada)).toEqual([true, true]);
    await poll(() => here(bel)).toEqual([true, true]);
    await bel.close();
    await poll(() => here(ada)).toEqual([true, false]);
  });

  test('goes on while nodes cannot hear each other, by looking into the store', async () => {
    const { ada, bel, wires } = await twoPlayers();
    for (const wire of wires) wire.cut();
    const [mover, other] = ada.now?.moves.length ? [ada, bel] : [bel, ada];
    await mover.play(mover.now?.moves[0] ?? '');
    await other.until((now) => now.ply === 1);
    for (const wire of wires) wire.mend();
    const [next, last] = ada.now?.moves.length ? [ada, bel] : [bel, ada];
    await next.play(next.now?.moves[0] ?? '');
    await last.until((now) => now.ply === 2);
  });

  test.each([['over the wire', false] as const, ['by the store', true] as const])(
    'ends once when time is up at both, and by the other when one is gone: heard %s',
    async (_, cut) => {
      const time = { now: 1_700_000_000_000 };
      const pace = { kind: 'live', bank: 60_000, increment: 0, delay: 0 } as const;
      const nodes = await twoNodes({ clock: () => time.now });
      const begun = async () => {
        const { table, token } = await nodes.one.create({ pace });
        const second = await nodes.two.join(table.id);
        const ada = await Client.open(nodes.one.port, table.id, token);
        const bel = await Client.open(nodes.two.port, table.id, second.token);
        return { id: table.id, ada, bel };
      };
      const ends = async (id: string) =>
        ((await nodes.store.read(id))?.deeds ?? [])
          .map(({ kind }) => kind)
          .filter((kind) => kind === 'timeUp' || kind === 'ended');
      const both = await begun();
      if (cut) for (const wire of nodes.wires) wire.cut();
      time.now += 61_000;
      await Promise.all([nodes.one.tick(), nodes.two.tick()]);
      for (const each of [both.ada, both.bel]) await each.until(({ phase }) => phase === 'over');
      expect(await ends(both.id)).toEqual(['timeUp', 'ended']);
      const last = await begun();
      await nodes.one.close();
      time.now += 61_000;
      await nodes.two.tick();
      await last.bel.until(({ phase }) => phase === 'over');
      expect(await ends(last.id)).toEqual(['timeUp', 'ended']);
    },
  );

  test('is closed at both when it is taken away', async () => {
    const { ada, bel, id, store, wires } = await twoPlayers();
    for (const wire of wires) wire.cut();
    const { db, write } = store.relations;
    await write(db.updateTable('tables').set({ removed: 1 }).where('id', '=', id));
    for (const each of [ada, bel])
      expect(await each.next('bye')).toMatchObject({ code: 'unknown-table', again: false });
  });
});

test('a node that closes says so to the balancer first, serves on, and then sends its visitors to another', async () => {
  let noticed = () => {};
  const noticing = new Promise<void>((resolve) => {
    noticed = resolve;
  });
  const { one, two, ada, bel, id, tokens } = await twoPlayers({ drain: () => noticing });
  const ready = async (port: number) =>
    (await fetch(`http://127.0.0.1:${port}/api/health/ready`)).status;
  expect(await ready(one.port)).toBe(200);
  const gone = once(ada.socket, 'close');
  const closing = one.close();
  expect([await ready(one.port), await ready(two.port)]).toEqual([503, 200]);
  const [mover] = [ada, bel].filter((each) => each.now?.moves.length);
  expect(await mover.play(mover.now?.moves[0] ?? '')).toMatchObject({ type: 'done' });
  await Promise.all([ada, bel].map((each) => each.until((now) => now.ply === 1)));
  noticed();
  const [code] = await gone;
  expect(code).toBe(1012);
  await closing;
  const again = await Client.open(two.port, id, tokens[0]);
  expect(again.now?.ply).toBe(1);
});

describe('a bot', () => {
  test('is asked by one node, and by the other when that one leaves', async () => {
    const think = vi.fn(() => new Promise<never>(() => undefined));
    const { one, two } = await twoNodes({ thinker: { ...atOnce, think } });
    const { table, token } = await one.create({ seats: ['me', { bot: 'greedy' }] });
    const ada = await Client.open(one.port, table.id, token);
    const seen = await Client.open(two.port, table.id);
    for (const ply of [0, 1]) await ada.play((await ada.until((now) => now.ply === ply)).moves[0]);
    await seen.until((now) => now.ply === 2);
    await poll(() => think.mock.calls.length).toBe(1);
    const late = await Client.open(two.port, table.id, token);
    expect(late.now?.ply).toBe(2);
    await poll(() => here(late)).toEqual([true, true]);
    expect(think).toHaveBeenCalledTimes(1);
    await one.close();
    await poll(() => think.mock.calls.length).toBe(2);
  });
});

describe('people who wait over different nodes', () => {
  const waiting = async (port: number, name: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/me`, {
      method: 'POST',
      body: JSON.stringify({ name }),
      headers: { 'Content-Type': 'application/json' },
    });
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    const client = new Client(port, { Cookie: cookie });
    await once(client.socket, 'open');
    client.say({ type: 'pair', id: 'p', game: 'veils', seats: 2, pace: null, rated: false });
    return client;
  };

  test('are paired once each, with or without hearing each other', async () => {
    const { one, two, wires, store } = await twoNodes();
    for (const cut of [false, true]) {
      if (cut) for (const wire of wires) wire.cut();
      const ports = [one.port, two.port, one.port, two.port, two.port, one.port];
      const people = await Promise.all(ports.map((port, i) => waiting(port, `${cut} ${i}`)));
      const tables = await Promise.all(people.map((each) => each.next('paired')));
      const count = new Map<string, number>();
      for (const { table } of tables) count.set(table, (count.get(table) ?? 0) + 1);
      expect([...count.values()]).toEqual([2, 2, 2]);
    }
    const made = await store.relations.db.selectFrom('tables').select('id').execute();
    expect(made).toHaveLength(6);
    await expect
      .poll(() => store.relations.db.selectFrom('seekers').selectAll().execute(), { timeout: 5000 })
      .toEqual([]);
  });
});

test('who has just sat down at one node is let in at another that has not heard of it', async () => {
  const { one, two, wires } = await twoNodes();
  const { table } = await one.create();
  await Client.open(one.port, table.id);
  for (const wire of wires) wire.cut();
  const { token } = await two.join(table.id);
  const bel = await Client.open(one.port, table.id, token);
  expect(await bel.next('welcome')).toMatchObject({ you: 1 });
});

test('games of one network do not fill the list of those to watch, over whichever node they are set up or looked at', async () => {
  const { one, two } = await twoNodes({ limits: { tables: 100 } });
  const ids: string[] = [];
  for (let i = 0; i < 14; i++) {
    const { create } = i % 3 ? one : two;
    const { table } = await create({ visibility: 'public', seats: ['me', { bot: 'random' }] });
    ids.push(table.id);
  }
  const watched = async ({ get }: typeof one) =>
    tableList.parse(await (await get('/api/tables')).json()).playing.length;
  for (const house of [one, two]) {
    for (const id of ids) await Client.open(house.port, id);
    expect([await watched(one), await watched(two)]).toEqual([10, 10]);
  }
});
