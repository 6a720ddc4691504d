import type { NewTableRead } from '@nabu/protocol';
import { type Command, decide, standing } from '@nabu/table';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { quietHall } from '../../testing/quiet.ts';
import { folder, storeIn } from '../../testing/rig.ts';
import { NOBODY } from '../people/who.ts';
import type { OtherNodes } from './hall.ts';
import { createTable, joinTable } from './seating.ts';
import type { Watcher } from './watcher.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A table for two, and watchers who count what they are sent. */
async function quietTable(nodes?: Partial<OtherNodes>) {
  const store = await storeIn(folder());
  const hall = quietHall(store, nodes);
  const wish: NewTableRead = {
    ...{ game: 'veils', options: {}, name: 'Ada', seats: ['me', 'open', 'open'] },
    ...{
      visibility: 'link',
      rated: false,
      caretaker: 'scribe',
      pace: null,
      admits: 'everybody',
      fill: null,
    },
  };
  const { live } = await createTable(hall, wish, NOBODY);
  const sent: string[] = [];
  const watcher = (...identities: readonly string[]): Watcher => ({
    ...{
      identities,
      address: '::1',
      looking: true,
      send: (text) => void sent.push(text),
      dismiss: () => undefined,
    },
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return { store, hall, live, sent, watcher };
}

describe('who is here', () => {
  test('costs nothing to the others when somebody comes in, however many they are', async () => {
    const { live, sent, watcher } = await quietTable();
    for (let i = 0; i < 200; i++) live.enter(watcher());
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(250);
    expect(sent).toHaveLength(200);
    expect(JSON.parse(sent[0])).toMatchObject({ type: 'presence', watchers: 200 });
    expect(new Set(sent).size).toBe(1);
  });

  test('is told once for any number of comings and goings, and not again when nobody moves', async () => {
    const { live, sent, watcher } = await quietTable();
    const stays = watcher();
    live.enter(stays);
    for (let i = 0; i < 50; i++) {
      const passes = watcher();
      live.enter(passes);
      live.exit(passes);
    }
    vi.advanceTimersByTime(250);
    expect(sent).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    expect(sent).toHaveLength(1);
  });

  test('is told at once with a seat that changes hands, and then no second time', async () => {
    const { hall, live, sent, watcher } = await quietTable();
    live.enter(watcher());
    await joinTable(hall, live.id, { name: 'Bel' }, NOBODY);
    const kinds = sent.map((text) => JSON.parse(text).type);
    expect(kinds).toEqual(['entry', 'now', 'presence']);
    vi.advanceTimersByTime(10_000);
    expect(sent).toHaveLength(3);
  });

  test('one person with several connections is one who is here', async () => {
    const { live, watcher } = await quietTable();
    const { who } = live.table.holders[0].guest ?? { who: '' };
    const tabs = [watcher(who), watcher(who)];
    for (const tab of tabs) live.enter(tab);
    expect([live.spectators, live.table.holders[0].here]).toEqual([0, true]);
    live.exit(tabs[0]);
    expect(live.table.holders[0].here).toBe(true);
    live.exit(tabs[0]);
    expect(live.table.holders[0].here).toBe(true);
    live.exit(tabs[1]);
    expect(live.table.holders[0]).toMatchObject({ here: false, awaySince: 1_000_000 });
  });
});

test('other nodes are told what was stored before anybody here is, for their way is longer', async () => {
  const told: string[] = [];
  const { hall, live, sent, watcher } = await quietTable({
    wrote: ({ id }, { deeds }) => void told.push(`${id} ${deeds[0].kind} ${sent.length}`),
  });
  live.enter(watcher());
  await joinTable(hall, live.id, { name: 'Bel' }, NOBODY);
  expect(told).toEqual([`${live.id} joined 0`]);
  expect(sent.length).toBeGreaterThan(0);
});

test('a store that holds less than is known here, since it was put back from a backup, is read again', async () => {
  const { hall, live } = await quietTable();
  await joinTable(hall, live.id, { name: 'Bel' }, NOBODY);
  const { db, write } = hall.parts.store.relations;
  await write(
    db.deleteFrom('deeds').where('n', '=', 2),
    db.updateTable('tables').set({ entries: 1 }),
  );
  const join = () => joinTable(hall, live.id, { name: 'Cai' }, NOBODY);
  await expect(join()).rejects.toMatchObject({ code: 'conflict' });
  expect(live.lost).toBe(true);
  expect((await join()).live.table.holders.map(({ guest }) => guest?.name)).toEqual([
    ...['Ada', 'Cai', undefined],
  ]);
});

test('a question is over when another node has taken its move back and made another, though as many were made', async () => {
  const { store, hall, live } = await quietTable();
  for (const name of ['Bel', 'Cai']) await joinTable(hall, live.id, { name }, NOBODY);
  const obey = (command: Command) => live.change((now) => decide(live.table, 0, command, now));
  const [first, second] = standing(live.table, 0).moves;
  await obey({ type: 'play', ply: 0, move: first });
  const there = await quietHall(store).find(live.id);
  const { position } = there;
  await obey({ type: 'undo', ply: 1 });
  await obey({ type: 'play', ply: 0, move: second });
  expect(position.aborted).toBe(false);
  await there.follow();
  expect(there.table.match?.ply).toBe(1);
  expect(position.aborted).toBe(true);
});
