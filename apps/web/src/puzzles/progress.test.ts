import type { Puzzle } from '@nabu/games/puzzles';
import { describe, expect, test } from 'vitest';
import { filtered, gradeOf, nextPuzzle, puzzleOfTheDay, readFilter, searchOf } from './choosing.ts';
import { after, chanceToSolve, UNKNOWN } from './glicko.ts';
import { noteResult, recordOf, resultOf } from './progress.ts';

const named = (id: string, rating: number, theme = 'capture') => ({ id, rating, theme }) as Puzzle;

/** A storage of one's own, as a browser has it. */
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const ALL = [named('aaaa', 900), named('bbbb', 1200, 'home'), named('cccc', 1600)];

describe('the rating of a solver', () => {
  test('rises with what is found, falls with what is not, and less the more it was expected', () => {
    const won = after(UNKNOWN, 1200, 1);
    const lost = after(UNKNOWN, 1200, 0);
    expect(won.rating).toBeGreaterThan(1200);
    expect(won.rating - 1200).toBeCloseTo(1200 - lost.rating);
    expect(after(UNKNOWN, 700, 1).rating).toBeLessThan(won.rating);
    expect(won.deviation).toBeLessThan(UNKNOWN.deviation);
    expect(chanceToSolve(UNKNOWN, 1200)).toBe(0.5);
  });

  test('comes to rest near the puzzles that are found every other time', () => {
    let strength = UNKNOWN;
    for (let i = 0; i < 200; i++) strength = after(strength, 1700, i % 2);
    expect(Math.abs(strength.rating - 1700)).toBeLessThan(60);
  });
});

describe('what is kept', () => {
  test('the first try counts, a streak ends with what is not found', () => {
    const keeper = storage();
    expect(noteResult('ur', ALL[0], 'solved', keeper)).toBeGreaterThan(0);
    expect(noteResult('ur', ALL[0], 'failed', keeper)).toBe(0);
    noteResult('ur', ALL[1], 'hinted', keeper);
    expect(recordOf('ur', keeper)).toMatchObject({ streak: 1, longest: 1 });
    expect(noteResult('ur', ALL[2], 'failed', keeper)).toBeLessThan(0);
    expect(recordOf('ur', keeper)).toMatchObject({ streak: 0, longest: 1 });
  });

  test.each(['{oh', '"won"', '7', 'null', '[]', '{"rating":"high"}'])(
    'a damaged entry (%s) costs nothing but itself',
    (damage) => {
      const keeper = storage();
      noteResult('ur', ALL[0], 'solved', keeper);
      noteResult('ur', ALL[1], 'solved', keeper);
      keeper.setItem('nabu.puzzle.ur.aaaa', damage);
      expect(resultOf('ur', 'aaaa', keeper)).toBeNull();
      expect(resultOf('ur', 'bbbb', keeper)).toBe('solved');
      expect(recordOf('ur', keeper).streak).toBe(2);
      keeper.setItem('nabu.puzzles.ur', damage);
      expect(recordOf('ur', keeper)).toMatchObject({ ...UNKNOWN, streak: 0 });
      expect(resultOf('ur', 'bbbb', keeper)).toBe('solved');
    },
  );
});

describe('which puzzle comes next', () => {
  test('the one nearest to the rating that was not tried, then what was not found', () => {
    const results = new Map<string, 'solved' | 'failed'>();
    const next = () => nextPuzzle(ALL, null, 1250, (id) => results.get(id) ?? null)?.id;
    expect(next()).toBe('bbbb');
    results.set('bbbb', 'failed');
    expect(next()).toBe('aaaa');
    results.set('aaaa', 'solved').set('cccc', 'solved');
    expect(next()).toBe('bbbb');
    results.set('bbbb', 'solved');
    expect(next()).toBe('aaaa');
    expect(nextPuzzle([], 'aaaa', 1000, () => null)).toBeNull();
  });

  test('who passes one over meets all others before it comes again', () => {
    const skip = (id: string) => nextPuzzle(ALL, id, 1250, () => null)?.id ?? '';
    expect([skip('bbbb'), skip(skip('bbbb')), skip(skip(skip('bbbb')))]).toEqual([
      ...['aaaa', 'cccc', 'bbbb'],
    ]);
  });

  test('the puzzle of the day changes at midnight in Greenwich, and all come in turn', () => {
    const noon = Date.UTC(2026, 4, 1, 12);
    const day = (number: number) => puzzleOfTheDay(ALL, noon + number * 86_400_000)?.id;
    expect(puzzleOfTheDay([...ALL].reverse(), noon + 3_600_000)?.id).toBe(day(0));
    expect(new Set([day(0), day(1), day(2)]).size).toBe(3);
    expect(puzzleOfTheDay([], noon)).toBeNull();
  });

  test('a filter is part of the address', () => {
    const filter = { theme: 'home', grade: 'middling' } as const;
    expect(readFilter(searchOf(filter))).toEqual(filter);
    expect(readFilter('?grade=absurd')).toEqual({ theme: null, grade: null });
    expect(searchOf(readFilter(''))).toBe('');
    expect(filtered(ALL, filter).map(({ id }) => id)).toEqual(['bbbb']);
    expect(ALL.map((each) => gradeOf(ALL, each))).toEqual(['easy', 'middling', 'hard']);
  });
});
