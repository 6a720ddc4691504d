import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Entry, Now, TableInfo } from '@nabu/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { Socket } from './line.ts';
import { RemoteTable } from './remote.ts';

const TABLE = 'abcdefghijkl';

/** A server that keeps entries, answers commands once by id, and can be told to lose lines. */
class House {
  readonly server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  readonly entries: Entry[] = [];
  readonly heard: Record<string, unknown>[] = [];
  readonly done = new Map<string, number>();
  /** Loses the line before the next answer. */
  deaf = false;

  constructor() {
    this.server.on('connection', (socket) => {
      socket.on('message', (data) => this.#hear(socket, JSON.parse(String(data))));
    });
  }

  get address(): string {
    return `ws://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  happen(): Entry {
    const entry: Entry = { kind: 'awaited', n: this.entries.length + 1, at: 0, seat: 1 };
    this.entries.push(entry);
    for (const client of this.server.clients) client.send(JSON.stringify({ type: 'entry', entry }));
    return entry;
  }

  dropAll(): void {
    for (const client of this.server.clients) client.terminate();
  }

  #hear(socket: WebSocket, message: Record<string, unknown>): void {
    this.heard.push(message);
    if (message.type === 'hello') this.#welcome(socket, Number(message.since));
    else if (message.type === 'ping') socket.send('{"type":"pong"}');
    else this.#obey(socket, message);
  }

  #obey(socket: WebSocket, message: Record<string, unknown>): void {
    const id = String(message.id);
    if (!this.done.has(id)) this.done.set(id, this.happen().n);
    if (this.deaf) {
      this.deaf = false;
      socket.terminate();
    } else socket.send(JSON.stringify({ type: 'done', id, n: this.done.get(id) }));
  }

  #welcome(socket: WebSocket, since: number): void {
    const now = {
      n: this.entries.length,
      phase: 'playing',
      ply: this.entries.length,
    } as Partial<Now>;
    const table = { id: TABLE, seats: [] } as Partial<TableInfo>;
    const entries = this.entries.slice(since);
    socket.send(
      JSON.stringify({
        type: 'welcome',
        protocol: 3,
        table,
        you: 0,
        since,
        entries,
        now,
        watchers: 0,
      }),
    );
  }
}

let house: House;
const tables: RemoteTable[] = [];
const dial = () => new WebSocket(house.address) as unknown as Socket;
function connect(pulse?: number): RemoteTable {
  const table = new RemoteTable(TABLE, 'token', {
    dial,
    wait: () => 5,
    ...(pulse ? { pulse } : {}),
  });
  tables.push(table);
  return table;
}
const until = (
  table: RemoteTable,
  test: (state: ReturnType<RemoteTable['store']['getState']>) => boolean,
) =>
  new Promise<void>((resolve) => {
    if (test(table.store.getState())) return resolve();
    const stop = table.store.subscribe((state) => {
      if (!test(state)) return;
      stop();
      resolve();
    });
  });

beforeEach(async () => {
  house = new House();
  await once(house.server, 'listening');
});
afterEach(() => {
  for (const table of tables.splice(0)) table.close();
  house.dropAll();
  house.server.close();
});

describe('a table on a server', () => {
  test('says who it is and hears what there is', async () => {
    house.happen();
    const table = connect();
    await until(table, ({ connection }) => connection === 'open');
    expect(house.heard[0]).toEqual({
      type: 'hello',
      protocol: 3,
      table: TABLE,
      since: 0,
      token: 'token',
    });
    expect(table.store.getState()).toMatchObject({ you: 0, mine: [0], entries: [{ n: 1 }] });
  });

  test('has no more commands without an answer than the house remembers', async () => {
    const table = connect();
    await until(table, ({ connection }) => connection === 'open');
    house.dropAll();
    await until(table, ({ connection }) => connection === 'lost');
    const asked = Array.from({ length: 9 }, () => table.ask({ type: 'offer', what: 'end' }));
    expect(await asked[8]).toMatchObject({ code: 'too-fast' });
    expect(table.store.getState().pending).toHaveLength(8);
  });

  test('after a lost line it asks only for what it missed, and nothing comes twice', async () => {
    house.happen();
    const table = connect();
    await until(table, ({ connection }) => connection === 'open');
    house.dropAll();
    await until(table, ({ connection }) => connection === 'lost');
    house.happen();
    await until(table, ({ connection, entries }) => connection === 'open' && entries.length === 2);
    expect(house.heard.filter(({ type }) => type === 'hello').map(({ since }) => since)).toEqual([
      0, 1,
    ]);
    expect(table.store.getState().entries.map(({ n }) => n)).toEqual([1, 2]);
  });

  test('a move whose answer was lost is sent again under the same id and counts once', async () => {
    const table = connect();
    await until(table, ({ connection }) => connection === 'open');
    house.deaf = true;
    expect(await table.play('mv A')).toBeNull();
    const plays = house.heard.filter(({ type }) => type === 'play');
    expect(plays).toHaveLength(2);
    expect(plays[0]).toEqual(plays[1]);
    expect(house.entries).toHaveLength(1);
  });

  test('a move made while the line is lost is sent when it is back', async () => {
    const table = connect();
    await until(table, ({ connection }) => connection === 'open');
    house.dropAll();
    await until(table, ({ connection }) => connection === 'lost');
    expect(await table.play('end')).toBeNull();
    expect(house.entries).toHaveLength(1);
  });

  test('what waits to be sent is shown, gives way to another move and can be taken back', async () => {
    const table = connect();
    await until(table, ({ connection }) => connection === 'open');
    house.dropAll();
    await until(table, ({ connection }) => connection === 'lost');
    const first = table.play('end');
    const second = table.play('mv A');
    expect(await first).toBeNull();
    const { pending } = table.store.getState();
    expect(pending).toMatchObject([{ what: { type: 'play', move: 'mv A' }, sent: false }]);
    table.takeBack(pending[0].id);
    expect(await second).toBeNull();
    expect(table.store.getState().pending).toEqual([]);
    await until(table, ({ connection }) => connection === 'open');
    expect(house.heard.filter(({ type }) => type === 'play')).toEqual([]);
  });

  test('what was sent but not answered is shown as such and cannot be taken back', async () => {
    const table = connect();
    await until(table, ({ connection }) => connection === 'open');
    house.deaf = true;
    const played = table.play('end');
    await until(table, ({ pending }) => pending.length > 0);
    const [{ id, sent }] = table.store.getState().pending;
    expect(sent).toBe(true);
    table.takeBack(id);
    expect(await played).toBeNull();
    expect(house.entries).toHaveLength(1);
    expect(table.store.getState().pending).toEqual([]);
  });

  test('a silent line counts as lost', async () => {
    const table = connect(30);
    await until(table, ({ connection }) => connection === 'open');
    for (const client of house.server.clients) client.removeAllListeners('message');
    await until(table, ({ connection }) => connection === 'lost');
    await until(table, ({ connection }) => connection === 'open');
  });

  test('a table that is refused says why and does not try again', async () => {
    house.server.removeAllListeners('connection');
    house.server.on('connection', (socket) => {
      const why = { code: 'unknown-table', clause: null, sentence: 'There is no such table.' };
      socket.on('message', () =>
        socket.send(JSON.stringify({ type: 'bye', again: false, ...why })),
      );
    });
    const table = connect();
    await until(table, ({ trouble }) => trouble !== null);
    expect(table.store.getState()).toMatchObject({
      connection: 'closed',
      trouble: { code: 'unknown-table' },
    });
  });
});
