import type { NewTableRead } from '@nabu/protocol';
import { standing, tableInfo } from '@nabu/table';
import { describe, expect, test } from 'vitest';
import { folder, games, storeIn } from '../../testing/rig.ts';
import { NOBODY } from '../people/who.ts';
import { Hall } from './hall.ts';
import { createTable, endTable, joinTable } from './seating.ts';
import type { Watcher } from './watcher.ts';

async function makeHall() {
  const store = await storeIn(folder());
  const time = { now: 1_000_000 };
  const quiet = () => undefined;
  const setAside: string[] = [];
  const clock = () => time.now;
  return {
    ...{ time, setAside },
    hall: new Hall({
      ...{
        store,
        games,
        clock,
        changed: quiet,
        rescheduled: quiet,
        made: quiet,
        gaps: () => [],
        failed: quiet,
        unreadable: (id: string) => setAside.push(id),
      },
      advise: async () => [],
      open: async () => [],
    }),
  };
}

const wish: NewTableRead = {
  ...{ game: 'veils', options: {}, name: 'Ada', seats: ['me', 'open'] },
  visibility: 'link',
  rated: false,
  caretaker: 'scribe',
  pace: null,
  admits: 'everybody',
  fill: null,
};

describe('the tables in memory', () => {
  test('are forgotten when nobody looks at them, and read again as they were', async () => {
    const { hall, time } = await makeHall();
    const { live } = await createTable(hall, wish, NOBODY);
    await joinTable(hall, live.id, { name: 'Bel' }, NOBODY);
    const before = live.table.match?.view(0);
    await hall.sweep();
    expect(hall.size).toBe(1);
    time.now += 600_000;
    await hall.sweep();
    expect(hall.size).toBe(0);
    const again = await hall.find(live.id);
    expect(again).not.toBe(live);
    expect(again.table.match?.view(0)).toEqual(before);
  });

  test('stay while somebody looks on', async () => {
    const { hall, time } = await makeHall();
    const { live } = await createTable(hall, wish, NOBODY);
    const watcher: Watcher = {
      identities: [],
      address: '::1',
      looking: true,
      send() {},
      dismiss() {},
    };
    live.enter(watcher);
    time.now += 600_000;
    await hall.sweep();
    expect(hall.size).toBe(1);
    live.exit(watcher);
    live.exit(watcher);
    expect(live.spectators).toBe(0);
  });

  test('a stored move that the rules refuse makes the table unknown, not the house unusable, and is told', async () => {
    const { hall, setAside } = await makeHall();
    const { live } = await createTable(hall, wish, NOBODY);
    await joinTable(hall, live.id, { name: 'Bel' }, NOBODY);
    const deed = { kind: 'played', at: 0, seat: 0, text: 'done' } as const;
    const found = { phase: 'playing', botDue: false, deadline: null } as const;
    await hall.parts.store.append(live.id, live.table.deeds.length, [deed], found, null);
    await hall.sweep(-1);
    expect(setAside).toEqual([]);
    const { table } = await hall.find(live.id);
    expect(setAside).toEqual([live.id]);
    expect(tableInfo(table)).toMatchObject({ known: false, phase: 'playing' });
    expect(standing(table, 0)).toMatchObject({ view: null, n: table.deeds.length });
  });

  test('a table is read once when many ask for it at the same time, and a wrong id is not remembered', async () => {
    const { hall } = await makeHall();
    const { live } = await createTable(hall, wish, NOBODY);
    await hall.sweep(-1);
    const [one, two] = await Promise.all([hall.find(live.id), hall.find(live.id)]);
    expect(one).toBe(two);
    await expect(hall.find('aaaaaaaaaaaa')).rejects.toMatchObject({ code: 'unknown-table' });
    expect(hall.size).toBe(1);
  });

  test('of some that were asked for, one that was removed meanwhile keeps nobody from the others', async () => {
    const { hall } = await makeHall();
    const { live } = await createTable(hall, wish, NOBODY);
    expect(await hall.findAll(['aaaaaaaaaaaa', live.id])).toEqual([live]);
  });
});

test('the host ends a game, and nobody wins', async () => {
  const { hall } = await makeHall();
  const { live } = await createTable(hall, wish, NOBODY);
  await endTable(live);
  expect(live.table.phase).toBe('over');
  await expect(endTable(live)).rejects.toMatchObject({ code: 'over' });
});
