import { expect, test } from 'vitest';
import type { Keeper } from '../session/shelf.ts';
import { dropAnalysis, keepAnalysis, keptAnalysis, listedAnalyses } from './kept.ts';

/** A storage with room for so many characters. */
function keeperOf(room: number): Keeper {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    setItem(key, value) {
      if (value.length > room) throw new Error('full');
      items.set(key, value);
    },
  };
}

const listed = (id: string) => ({ id, game: 'ur', title: null, names: ['Ada'], updated: 5 });

test('analyses are listed, the last touched first, and found again until they are dropped', () => {
  const keeper = keeperOf(10_000);
  for (const id of ['a', 'b', 'a']) keepAnalysis(listed(id), { text: id, at: [0] }, keeper);
  expect(listedAnalyses(keeper).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(keptAnalysis('b', keeper)).toEqual({ text: 'b', at: [0] });
  dropAnalysis('b', keeper);
  expect(keptAnalysis('b', keeper)).toBeNull();
  expect(listedAnalyses(keeper)).toHaveLength(1);
});

test('however many there are, none falls away for another one', () => {
  const keeper = keeperOf(100_000);
  for (let i = 0; i < 300; i++) keepAnalysis(listed(`a${i}`), { text: `${i}`, at: [] }, keeper);
  expect(listedAnalyses(keeper)).toHaveLength(300);
  expect(keptAnalysis('a0', keeper)?.text).toBe('0');
});

test('without room nothing is kept, and what was kept before is still there', () => {
  const keeper = keeperOf(400);
  expect(keepAnalysis(listed('a'), { text: 'short', at: [] }, keeper)).toBe(true);
  expect(keepAnalysis(listed('a'), { text: 'x'.repeat(500), at: [] }, keeper)).toBe(false);
  expect(keptAnalysis('a', keeper)?.text).toBe('short');
});

test('a storage that takes everything and keeps nothing is told apart from one that keeps', () => {
  const keeper = { ...keeperOf(10_000), setItem: () => undefined };
  expect(keepAnalysis(listed('a'), { text: 'short', at: [] }, keeper)).toBe(false);
});

test('what is damaged in the storage is no analysis', () => {
  const keeper = keeperOf(10_000);
  keeper.setItem('nabu.analysis.a', '{"text":7}');
  keeper.setItem('nabu.analyses', '[1,{"id":"a"}]');
  expect(keptAnalysis('a', keeper)).toBeNull();
  expect(listedAnalyses(keeper)).toEqual([]);
});
