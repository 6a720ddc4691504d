import type { AnyGame } from '@nabu/kernel';
import { straws2 } from '@nabu/testkit';
import { describe, expect, test } from 'vitest';
import { deadline, due, owed } from './due.ts';
import { DAY, daysPace, livePace, MINUTE } from './pace.ts';
import { rematchOf } from './rematch.ts';
import { comeBack, join } from './seating.ts';
import { emptyTable, isFull, rebuild, setPresence, type Table, viewerOf } from './table.ts';
import { carryOut, games, obey, PEOPLE, playOn, refused, START, seated } from './testing/rig.ts';

const fresh = { id: 'again', seed: 'f'.repeat(32), created: START + 5 };
const [ada, bel] = PEOPLE;

describe('a rematch', () => {
  test('is the same table again, everybody one seat further round', () => {
    const table = seated({ seats: [null, 'vizier', null], caretaker: 'greedy' }, [
      ...[ada, null, bel],
    ]);
    playOn(table);
    const { facts, deeds } = rematchOf(table, fresh, straws2);
    expect(facts).toEqual({
      ...table.facts,
      ...fresh,
      before: 'table',
      seats: [null, null, 'vizier'],
    });
    const next = emptyTable(facts, games, START);
    carryOut(next, deeds);
    expect(next.phase).toBe('playing');
    expect([viewerOf(next, [bel.who]), viewerOf(next, [ada.who])]).toEqual([0, 1]);
    expect(next.deeds.map(({ at }) => at)).toEqual([START + 5, START + 5, START + 5]);
  });

  test('of a rated game has the caretaker of all rated games, whatever an older one had', () => {
    const table = seated({ rated: true, caretaker: 'random' });
    playOn(table);
    expect(rematchOf(table, fresh, straws2).facts.caretaker).toBe('scribe');
  });

  test('is played under the newest rules with the options that were settled, or under its own where those are not known any more', () => {
    const { goal } = straws2.options;
    const size = { preset: 'small', values: ['small', 'large'] };
    const wider: AnyGame = { ...straws2, rules: 3, options: { goal, size } };
    const other: AnyGame = { ...straws2, rules: 3, options: { size } };
    const table = seated({ rules: 1 });
    playOn(table);
    const settled = [straws2, wider, other, null].map((newest) => {
      const { facts, deeds } = rematchOf(table, fresh, newest);
      const known = { ...games, ...(newest && { [`straws@${newest.rules}`]: newest }) };
      expect(rebuild(facts, deeds, known, START).match?.table.options).toEqual(facts.options);
      return [facts.rules, facts.options];
    });
    expect(settled).toEqual([
      [2, { goal: 20 }],
      [3, { goal: 20, size: 'small' }],
      [1, { goal: 20 }],
      [1, { goal: 20 }],
    ]);
  });

  test('keeps the seat of somebody who left, and gives nothing to who left before the start', () => {
    const table = seated({ seats: [null, null, null] }, [ada, bel, null]);
    obey(table, 1, { type: 'leave' });
    carryOut(table, [
      { kind: 'joined', at: START, seat: 1, who: 'dan', name: 'dan' },
      { kind: 'joined', at: START, seat: 2, who: 'eve', name: 'eve' },
      { kind: 'started', at: START },
    ]);
    obey(table, 2, { type: 'leave' });
    playOn(table);
    const { facts, deeds } = rematchOf(table, fresh, straws2);
    const next = rebuild(facts, deeds, games, START);
    expect(viewerOf(next, [bel.who])).toBe('spectator');
    expect(['dan', 'eve', ada.who].map((who) => viewerOf(next, [who]))).toEqual([2, 0, 1]);
    expect(next.holders.every(({ left, standIn }) => !left && standIn === null)).toBe(true);
  });

  /** The table at which they are asked to play again. */
  function again(other: Parameters<typeof seated>[0]): Table {
    const table = seated(other);
    playOn(table);
    const { facts, deeds } = rematchOf(table, fresh, straws2);
    return rebuild(facts, deeds, games, fresh.created);
  }

  /** Somebody comes to the table, and may go again. */
  function come(table: Table, seat: number, at: number, stays: boolean): void {
    carryOut(table, comeBack(table, seat, at));
    setPresence(table, seat, true, at);
    if (!stays) setPresence(table, seat, false, at);
    carryOut(table, owed(table, at));
  }

  test('with a live clock begins when all are there; until then no time runs and nobody takes a seat over', () => {
    const next = again({ pace: livePace(5, 0), fill: { bot: 'greedy', after: 60_000 } });
    expect([next.phase, isFull(next)]).toEqual(['waiting', true]);
    come(next, 0, fresh.created, true);
    const later = fresh.created + 60 * MINUTE;
    expect([due(next), deadline(next), owed(next, later)]).toEqual([null, null, []]);
    expect(refused(() => obey(next, 0, { type: 'fill' }))).toBe('seat-taken');
    expect(refused(() => obey(next, 0, { type: 'takeOver', seat: 1 }))).toBe('not-started');
    expect(refused(() => obey(next, 0, { type: 'forfeit', seat: 1 }))).toBe('not-started');
    come(next, 1, later, false);
    expect(next.phase).toBe('waiting');
    come(next, 1, later, true);
    expect([next.phase, due(next)?.at]).toEqual(['playing', later + 5 * MINUTE]);
  });

  test.each([{ pace: daysPace(3, 0) }, { rated: true }])(
    'over days, or where it counts, begins when all have come, one after the other: %j',
    (other) => {
      const next = again(other);
      come(next, 1, fresh.created, false);
      const read = rebuild(next.facts, next.deeds, games, fresh.created);
      expect([read.phase, owed(read, fresh.created + DAY)]).toEqual(['waiting', []]);
      come(read, 0, fresh.created + DAY, false);
      expect(read.phase).toBe('playing');
    },
  );

  test('who would rather not gets up, and another may sit down', () => {
    const next = again({ pace: livePace(5, 0) });
    obey(next, viewerOf(next, [bel.who]) as number, { type: 'leave' });
    expect(viewerOf(next, [bel.who])).toBe('spectator');
    carryOut(next, join(next, PEOPLE[2], undefined, fresh.created));
    expect(next.phase).toBe('playing');
  });

  test('against bots alone, and where nothing hangs on it, begins at once', () => {
    for (const other of [{ pace: livePace(5, 0), rated: true, seats: [null, 'greedy'] }, {}])
      expect(again(other).phase).toBe('playing');
  });

  test('is refused before the end, and under rules that are not there', () => {
    expect(refused(() => rematchOf(seated(), fresh, straws2))).toBe('not-over');
    expect(refused(() => rematchOf(seated({}, [ada, null]), fresh, straws2))).toBe('not-over');
    const table = seated();
    playOn(table);
    const unknown = rebuild(table.facts, table.deeds, {}, START);
    expect(unknown.phase).toBe('over');
    expect(refused(() => rematchOf(unknown, fresh, straws2))).toBe('unknown-rules');
  });
});
