import { describe, expect, test } from 'vitest';
import { rematchOf } from './rematch.ts';
import { emptyTable, rebuild, viewerOf } from './table.ts';
import { carryOut, games, obey, PEOPLE, playOn, refused, START, seated } from './testing/rig.ts';

const fresh = { id: 'again', seed: 'f'.repeat(32), created: START + 5, rules: 1 };
const [ada, bel] = PEOPLE;

describe('a rematch', () => {
  test('is the same table again, everybody one seat further round', () => {
    const table = seated({ seats: [null, 'vizier', null], rated: true, caretaker: 'greedy' }, [
      ...[ada, null, bel],
    ]);
    playOn(table);
    const { facts, deeds } = rematchOf(table, fresh);
    expect(facts).toEqual({
      ...table.facts,
      ...fresh,
      before: 'table',
      seats: [null, null, 'vizier'],
    });
    const next = emptyTable(facts, games, START);
    carryOut(next, deeds);
    expect(next.phase).toBe('playing');
    expect([viewerOf(next, bel.who), viewerOf(next, ada.who)]).toEqual([0, 1]);
    expect(next.deeds.map(({ at }) => at)).toEqual([START + 5, START + 5, START + 5]);
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
    const { facts, deeds } = rematchOf(table, fresh);
    const next = rebuild(facts, deeds, games, START);
    expect(viewerOf(next, bel.who)).toBe('spectator');
    expect(['dan', 'eve', ada.who].map((who) => viewerOf(next, who))).toEqual([2, 0, 1]);
    expect(next.holders.every(({ left, standIn }) => !left && standIn === null)).toBe(true);
  });

  test('is refused before the end, and under rules that are not there', () => {
    expect(refused(() => rematchOf(seated(), fresh))).toBe('not-over');
    expect(refused(() => rematchOf(seated({}, [ada, null]), fresh))).toBe('not-over');
    const table = seated();
    playOn(table);
    const unknown = rebuild(table.facts, table.deeds, {}, START);
    expect(unknown.phase).toBe('over');
    expect(refused(() => rematchOf(unknown, fresh))).toBe('unknown-rules');
  });
});
