import type { ListedTable, MyTable } from '@nabu/protocol';
import { describe, expect, test } from 'vitest';
import type { Socket } from '../session/line.ts';
import { HouseLine } from './line.ts';
import { byTurn } from './pages.ts';

/** A socket whose other end is the test. */
class TestSocket implements Socket {
  readonly said: { type: string }[] = [];
  readonly #ears = new Map<string, ((event: { readonly data: unknown }) => void)[]>();
  send(text: string): void {
    this.said.push(JSON.parse(text));
  }
  close(): void {
    this.emit('close');
  }
  addEventListener(type: string, hear: (event: { readonly data: unknown }) => void): void {
    this.#ears.set(type, [...(this.#ears.get(type) ?? []), hear]);
  }
  emit(type: string, message?: object): void {
    for (const hear of this.#ears.get(type) ?? []) hear({ data: JSON.stringify(message) });
  }
}

function open() {
  const sockets: TestSocket[] = [];
  const dial = () => {
    const socket = new TestSocket();
    sockets.push(socket);
    return socket;
  };
  const line = new HouseLine({ dial, wait: () => 0 });
  const redialled = async (count: number) => {
    while (sockets.length < count) await new Promise((resolve) => setTimeout(resolve, 1));
  };
  return { line, sockets, redialled };
}

function table(id: string, other: Partial<ListedTable> = {}): ListedTable {
  const seats = ['Ada', null];
  return {
    ...{ id: id.padEnd(12, '0'), game: 'veils', seats, pace: null, rated: false, language: null },
    ...{ admits: 'everybody', at: 1, here: 0, ...other },
  };
}

const counts = { open: 1, playing: 0, looking: 1, pools: [] };

describe('the line to the lobby', () => {
  test('is open while something is wanted, and says all of it again after it was lost', async () => {
    const { line, sockets, redialled } = open();
    expect(sockets).toEqual([]);
    line.look('open', { game: 'veils' });
    line.mine(true);
    line.pair({ game: 'veils', seats: 2, pace: null });
    sockets[0].emit('open');
    const types = (socket: TestSocket) => socket.said.map(({ type }) => type);
    expect(types(sockets[0])).toEqual(['lobby', 'mine', 'pair']);
    sockets[0].close();
    expect(line.store.getState().connection).toBe('lost');
    await redialled(2);
    sockets[1].emit('open');
    expect(types(sockets[1])).toEqual(['lobby', 'mine', 'pair']);
    line.unpair();
    line.mine(false);
    line.look('open', null);
    expect(line.store.getState().connection).toBe('closed');
  });

  test('keeps a page in order as tables come, change and go', () => {
    const { line, sockets } = open();
    line.look('open', {});
    sockets[0].emit('open');
    const tables = [table('b', { at: 2 }), table('a', { at: 3 })];
    sockets[0].emit('message', { type: 'lobby', list: 'open', page: 0, total: 2, tables, counts });
    const shown = () => line.store.getState().open?.tables.map(({ id }) => id[0]);
    expect(shown()).toEqual(['a', 'b']);
    const put = [table('b', { at: 2, here: 1 }), table('c', { at: 1 })];
    const gone = [tables[1].id];
    sockets[0].emit('message', { type: 'lobbyNews', list: 'open', total: 2, put, gone });
    expect(shown()).toEqual(['b', 'c']);
    expect(line.store.getState().counts).toEqual(counts);
  });

  test('tells where a game was found, and why none is looked for', () => {
    const { line, sockets } = open();
    line.pair({ game: 'veils', seats: 2, pace: null });
    sockets[0].emit('open');
    sockets[0].emit('message', { type: 'paired', table: 'a'.repeat(12) });
    expect(line.store.getState()).toMatchObject({ pairing: null, paired: 'a'.repeat(12) });
    line.pair({ game: 'chess', seats: 2, pace: null });
    const refused = { type: 'refused', id: 'x', code: 'unknown-game', clause: null, sentence: '' };
    sockets[0].emit('message', refused);
    expect(line.store.getState()).toMatchObject({
      pairing: null,
      trouble: { code: 'unknown-game' },
    });
  });
});

test('of my tables those come first where it is my turn, then running, waiting and finished ones', () => {
  const mine = (id: string, phase: MyTable['phase'], changed: number, turn = false): MyTable => ({
    ...{ id, game: 'veils', seats: ['Ada'], pace: null, rated: false, seat: 0 },
    ...{ phase, turn, changed },
  });
  const tables = [
    mine('over', 'over', 9),
    mine('waiting', 'waiting', 8),
    mine('theirs', 'playing', 7),
    mine('old', 'playing', 1, true),
    mine('new', 'playing', 2, true),
  ];
  expect(byTurn(tables).map(({ id }) => id)).toEqual(['new', 'old', 'theirs', 'waiting', 'over']);
});
