import {
  apply,
  decide,
  emptyTable,
  type Facts,
  happened,
  opened,
  type Table,
  UNASKED,
} from '@nabu/table';
import { describe, expect, test } from 'vitest';
import { games } from '../../testing/rig.ts';
import { Histories } from './histories.ts';

/** A game of two, offered again and again to be ended, so that it has more deeds than a table keeps at hand. */
function longGame(name: string, deeds: number): Table {
  const seats = [null, null];
  const facts: Facts = {
    ...{ ...UNASKED, id: name.padEnd(12, 'x'), game: 'veils', rules: 1, options: { rounds: 2 } },
    ...{ seed: 'ab'.repeat(16), created: 0, seats },
  };
  const table = emptyTable(facts, games, 0);
  const guests = seats.map((_, i) => ({ who: `who${i}`, name: `name${i}` }));
  for (const deed of opened(facts, guests)) apply(table, deed);
  goOn(table, deeds);
  return table;
}

function goOn(table: Table, deeds: number): void {
  const what = 'end';
  while (table.deeds.length < deeds)
    for (const type of ['offer', 'decline'] as const)
      for (const deed of decide(table, 0, { type, what }, table.deeds.length)) apply(table, deed);
}

describe('what happened at a long game', () => {
  test('is found once, and again only in as far as it is new', () => {
    const histories = new Histories();
    const table = longGame('one', 60);
    expect(histories.knows(table, 0)).toBe(false);
    const first = histories.since(table, 0);
    expect(first).toEqual(happened(table));
    expect(histories.knows(table, 0)).toBe(true);
    goOn(table, 70);
    expect(histories.knows(table, 0)).toBe(true);
    const second = histories.since(table, 5);
    expect(second).toEqual(happened(table, 5));
    expect(second[0]).toBe(first[5]);
  });

  test('is known at once where it is recent, and has to be found where nobody asked for a while', () => {
    const histories = new Histories();
    const table = longGame('one', 60);
    expect(histories.knows(table, table.deeds.length - 10)).toBe(true);
    expect(histories.since(table, 50)).toEqual(happened(table, 50));
    histories.since(table, 0);
    goOn(table, 120);
    expect(histories.knows(table, 0)).toBe(false);
    expect(histories.since(table, 0)).toEqual(happened(table));
  });

  test('is kept for a few games, those asked for last', () => {
    const histories = new Histories();
    const tables = Array.from({ length: 10 }, (_, i) => longGame(`game${i}`, 40));
    for (const table of tables) histories.since(table, 0);
    histories.since(tables[2], 0);
    histories.since(longGame('another', 40), 0);
    const known = tables.filter((table) => histories.knows(table, 0));
    expect(known).toEqual([tables[2], ...tables.slice(4)]);
  });
});
