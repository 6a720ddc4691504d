import { type ListedTable, LOBBY_PAGE, type ServerMessage, serverMessage } from '@nabu/protocol';
import { describe, expect, test } from 'vitest';
import { HandTimer } from '../../testing/hand-timer.ts';
import { silentWire } from '../nodes/wire.ts';
import { wireFeed } from './feed.ts';
import type { Filter } from './selection.ts';
import { TableLists } from './table-lists.ts';

function open() {
  const timer = new HandTimer();
  const clock = { now: 1_000_000 };
  const lobby = new TableLists({
    feed: wireFeed(silentWire('alone'), () => undefined),
    timer,
    clock: () => clock.now,
    pools: () => [],
  });
  let made = 0;
  const put = (other: Partial<ListedTable> = {}, list: 'open' | 'playing' = 'open') => {
    const id = String(++made).padStart(12, '0');
    const table: ListedTable = {
      ...{ id, game: 'veils', seats: ['Ada', null], pace: null, rated: false, language: null },
      ...{ admits: 'everybody', at: made, here: 0, ...other },
    };
    lobby.tell({ id: table.id, listed: { list, table, until: clock.now + 1000 } });
    return table;
  };
  const gone = (id: string) => lobby.tell({ id, listed: null });
  return { timer, clock, lobby, put, gone };
}

/** Somebody who looks, and the page as they have it. */
class Looker {
  behind = false;
  readonly texts: string[] = [];
  readonly page = new Map<string, ListedTable>();
  total = 0;

  send(text: string): void {
    this.texts.push(text);
    const message: ServerMessage = serverMessage.parse(JSON.parse(text));
    if (message.type === 'lobby') this.page.clear();
    if (message.type !== 'lobby' && message.type !== 'lobbyNews') return;
    this.total = message.total;
    const news = message.type === 'lobby' ? { put: message.tables, gone: [] } : message;
    for (const id of news.gone) this.page.delete(id);
    for (const table of news.put) this.page.set(table.id, table);
  }

  get ids(): readonly string[] {
    return [...this.page.keys()].sort();
  }
}

const bytesTo = ({ texts }: Looker) =>
  texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);

const ids = (tables: readonly ListedTable[]) => tables.map(({ id }) => id).sort();

describe('the live lobby', () => {
  test('shows a page, and then what changes', () => {
    const { timer, lobby, put, gone } = open();
    const [one, two] = [put(), put()];
    const looker = new Looker();
    lobby.look(looker, { list: 'open' }, 0);
    expect(looker.ids).toEqual(ids([one, two]));
    const three = put();
    gone(one.id);
    timer.pass(0);
    expect(looker.ids).toEqual(ids([two, three]));
    expect(looker.total).toBe(2);
    lobby.leave(looker);
    const heard = looker.texts.length;
    put();
    timer.pass(10_000);
    expect(looker.texts).toHaveLength(heard);
  });

  test.each<[string, Filter, Partial<ListedTable>]>([
    ['the game', { list: 'open', game: 'veils' }, { game: 'babel' }],
    ['the seats', { list: 'open', seats: 2 }, { seats: ['Ada', null, null] }],
    ['the pace', { list: 'open', pace: 'live' }, { pace: null }],
    ['the language', { list: 'open', language: 'es' }, { language: 'en' }],
  ])('is narrowed by %s', (_, filter, other) => {
    const { timer, lobby, put } = open();
    const mine = { pace: '5m+10s', language: 'es' } as const;
    const before = put(mine);
    put({ ...mine, ...other });
    const looker = new Looker();
    lobby.look(looker, filter, 0);
    const after = put(mine);
    put({ ...mine, ...other });
    timer.pass(0);
    expect(looker.ids).toEqual(ids([before, after]));
    expect(looker.total).toBe(2);
  });

  test('where somebody waits comes first, and further pages follow', () => {
    const { timer, lobby, put } = open();
    const old = put({ here: 1 });
    const many = Array.from({ length: LOBBY_PAGE }, () => put());
    const [first, second] = [new Looker(), new Looker()];
    lobby.look(first, { list: 'open' }, 0);
    lobby.look(second, { list: 'open' }, 1);
    expect(first.ids).toEqual(ids([old, ...many.slice(1)]));
    expect(second.ids).toEqual(ids([many[0]]));
    put();
    timer.pass(0);
    expect(second.ids).toEqual(ids(many.slice(0, 2)));
    expect(first.total).toBe(LOBBY_PAGE + 2);
  });

  test('a flood of changes is told in less than two kilobytes a second, and in the end all of it', () => {
    const { timer, lobby, put, gone } = open();
    const [waiting, watching] = [new Looker(), new Looker()];
    lobby.look(waiting, { list: 'open' }, 0);
    lobby.look(watching, { list: 'playing' }, 0);
    const begun = [waiting, watching].map(bytesTo);
    const tables: ListedTable[] = [];
    for (let i = 0; i < 6000; i++) {
      tables.push(put({ seats: ['A name of many letters', null] }));
      if (i % 3 === 0) gone(tables[i].id);
      put({}, 'playing');
      timer.pass(10);
    }
    const rates = [waiting, watching].map((looker, i) => (bytesTo(looker) - begun[i]) / 60);
    expect(rates[0] + rates[1]).toBeLessThan(2000);
    expect(rates[0]).toBeGreaterThan(1000);
    expect(rates[1]).toBeGreaterThan(500);
    timer.pass(30_000);
    const left = tables.filter((_, i) => i % 3 !== 0);
    expect(waiting.ids).toEqual(ids(left.slice(-LOBBY_PAGE)));
    expect(waiting.total).toBe(left.length);
  });

  test('four changes a second are told without delay, however long it goes on', () => {
    const { timer, lobby, put, gone } = open();
    const looker = new Looker();
    for (let i = 0; i < LOBBY_PAGE; i++) put();
    lobby.look(looker, { list: 'open' }, 0);
    for (let i = 0; i < 240; i++) {
      const table = put({ seats: ['Player 200000', null] });
      timer.pass(0);
      expect(looker.page.has(table.id)).toBe(true);
      timer.pass(250);
      gone(table.id);
      timer.pass(0);
      expect(looker.page.has(table.id)).toBe(false);
      timer.pass(250);
    }
  });

  test('a crowd is sent to in lots, and everybody has the same in the end, who came and went meanwhile too', () => {
    const { timer, lobby, put } = open();
    const crowd = Array.from({ length: 450 }, () => new Looker());
    for (const looker of crowd) lobby.look(looker, { list: 'open' }, 0);
    timer.pass(5000);
    const [first, last, late] = [crowd[0], crowd[449], new Looker()];
    const one = put();
    const told: (() => void)[] = [];
    // The first of them hears of it before the last is sent anything; meanwhile more happens.
    const send = first.send.bind(first);
    first.send = (text) => {
      send(text);
      for (const work of told.splice(0)) work();
    };
    told.push(() => {
      expect(last.ids).toEqual([]);
      lobby.leave(crowd[400]);
      lobby.look(late, { list: 'open' }, 0);
      put();
    });
    timer.pass(0);
    timer.pass(5000);
    expect(told).toEqual([]);
    expect(crowd[400].ids).toEqual([]);
    expect(late.ids).toHaveLength(2);
    for (const looker of [first, last, crowd[200]]) {
      expect(looker.ids).toEqual(late.ids);
      expect(looker.ids).toContain(one.id);
    }
  });

  test('a change is written once for all who look', () => {
    const { timer, lobby, put } = open();
    const crowd = Array.from({ length: 50 }, () => new Looker());
    for (const looker of crowd) lobby.look(looker, { list: 'open' }, 0);
    timer.pass(5000);
    put();
    timer.pass(0);
    const last = crowd.map(({ texts }) => texts.at(-1));
    expect(new Set(last).size).toBe(1);
    expect(last[0]).toContain('lobbyNews');
  });

  test('who does not read is sent nothing more, and the whole page when they read again', () => {
    const { timer, lobby, put } = open();
    const [slow, quick] = [new Looker(), new Looker()];
    for (const looker of [slow, quick]) lobby.look(looker, { list: 'open' }, 0);
    slow.behind = true;
    for (let i = 0; i < 100; i++) {
      put();
      timer.pass(200);
    }
    expect(slow.texts).toHaveLength(1);
    slow.behind = false;
    put();
    timer.pass(10_000);
    expect(slow.ids).toEqual(quick.ids);
    expect(slow.texts[1]).toMatch(/^{"type":"lobby",/);
    expect(slow.texts.length).toBeLessThan(5);
  });

  test('a table that has been on the list for too long leaves it', () => {
    const { timer, clock, lobby, put } = open();
    const looker = new Looker();
    put();
    lobby.look(looker, { list: 'open' }, 0);
    clock.now += 2000;
    lobby.sweep();
    timer.pass(0);
    expect([looker.ids, lobby.size]).toEqual([[], 0]);
  });

  test('the whole house is counted', () => {
    const { timer, lobby, put } = open();
    put();
    put({}, 'playing');
    const looker = new Looker();
    lobby.look(looker, { list: 'playing' }, 0);
    timer.pass(10_000);
    const counted = looker.texts.map((text) => JSON.parse(text).counts).findLast(Boolean);
    expect(counted).toEqual({ open: 1, playing: 1, looking: 1, pools: [] });
    expect(lobby.first('open', 5)).toHaveLength(1);
  });
});
