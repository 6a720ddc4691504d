import { describe, expect, test } from 'vitest';
import { deadline, due, owed } from './due.ts';
import { join } from './seating.ts';
import { carryOut, obey, PEOPLE, refused, START, seated } from './testing/rig.ts';

const THREE = { seats: [null, null, null], fill: { bot: 'greedy', after: 60_000 } };

describe('seats for which nobody comes', () => {
  test('are taken by bots after a while, and the match starts', () => {
    const table = seated(THREE, [PEOPLE[0], null, null]);
    expect(due(table)).toEqual({ what: 'fill', at: START + 60_000, bot: 'greedy' });
    expect(deadline(table)).toBe(START + 60_000);
    expect(owed(table, START + 59_999)).toEqual([]);
    carryOut(table, owed(table, START + 60_000));
    expect(table.phase).toBe('playing');
    expect(table.holders.map(({ bot, guest }) => bot ?? guest?.name)).toEqual([
      'ada',
      'greedy',
      'greedy',
    ]);
    expect(due(table)).toBeNull();
  });

  test('stay open where nobody waits, or where they are for people alone', () => {
    expect(due(seated(THREE, [null, null, null]))).toBeNull();
    expect(due(seated({ ...THREE, fill: null }, [PEOPLE[0], null, null]))).toBeNull();
  });

  test('are taken at once when who sat down first asks for it', () => {
    const table = seated({ ...THREE, fill: null, caretaker: 'scribe' }, [
      null,
      PEOPLE[1],
      PEOPLE[2],
    ]);
    expect(refused(() => obey(table, 2, { type: 'fill' }))).toBe('not-first');
    obey(table, 1, { type: 'fill' });
    expect(table.phase).toBe('playing');
    expect(table.holders[0].bot).toBe('scribe');
    expect(refused(() => obey(table, 1, { type: 'fill' }))).toBe('over');
  });

  test('who sat down first is the first of those who are still there', () => {
    const table = seated({ ...THREE, fill: null }, [PEOPLE[0], PEOPLE[1], null]);
    obey(table, 0, { type: 'leave' });
    obey(table, 1, { type: 'fill' });
    expect(table.phase).toBe('playing');
  });

  test('who left and came back is behind those who stayed', () => {
    const table = seated({ ...THREE, fill: null }, [PEOPLE[0], PEOPLE[1], null]);
    obey(table, 0, { type: 'leave' });
    carryOut(table, join(table, PEOPLE[0], 0, START));
    expect(refused(() => obey(table, 0, { type: 'fill' }))).toBe('not-first');
    obey(table, 1, { type: 'fill' });
    expect(table.phase).toBe('playing');
  });
});
