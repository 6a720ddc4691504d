import { DAYS_PRESETS, livePace, type Pace } from '@nabu/table';
import { describe, expect, test } from 'vitest';
import { timeEn } from '../words/time.en.ts';
import { timeEs } from '../words/time.es.ts';
import { clockParts, clockText, endRules, isLow, paceShort, paceText } from './clock-text.ts';

test.each([
  [3 * 86_400_000, '3d'],
  [3 * 86_400_000 - 1, '2d 23h'],
  [14 * 3_600_000, '14h'],
  [3_723_000, '1:02:03'],
  [300_000, '5:00'],
  [299_001, '5:00'],
  [61_000, '1:01'],
  [20_000, '0:20'],
  [19_999, '19.9'],
  [1_050, '1.0'],
  [0, '0.0'],
])('%d ms read %s', (ms, text) => {
  expect(clockText(ms, 'en')).toBe(text);
});

describe('what a clock shows', () => {
  const DAY = 86_400_000;
  const [days] = DAYS_PRESETS;
  const parts = (free: number, bank: number, pace: Pace = days) =>
    clockParts({ free, bank }, pace, true, timeEn, 'en');

  test('over days is what is left of the decision, and beside it the vacation that comes after', () => {
    expect(parts(DAY, 7 * DAY)).toEqual({
      ...{ shown: '1d', beside: '+7d', label: '1d left, then 7d of vacation' },
    });
    expect(parts(DAY, 0)).toEqual({ shown: '1d', beside: null, label: '1d left' });
  });

  test('is the vacation once the days of the decision are used up', () => {
    expect(parts(0, 5 * DAY)).toEqual({
      ...{ shown: '5d', beside: 'vacation', label: '5d of vacation left' },
    });
  });

  test('of a live game is the bank, and beside it the free seconds of a decision', () => {
    const delay: Pace = { kind: 'live', bank: 300_000, increment: 0, delay: 10_000 };
    expect(parts(4_100, 300_000, delay)).toMatchObject({ shown: '5:00', beside: '+5' });
    expect(parts(0, 299_000, delay)).toMatchObject({ shown: '4:59', beside: null });
  });
});

test('a pace is said in words and in short', () => {
  const [days] = DAYS_PRESETS;
  expect(paceText(null, timeEn, 'en')).toBe('No clock');
  expect(paceText(livePace(5, 10), timeEn, 'en')).toBe('5 min and 10 sec more for each decision');
  expect(paceText(days, timeEs, 'es')).toBe('1 día, y 7 días de vacaciones');
  expect(paceShort(livePace(10, 15), timeEs, 'es')).toBe('10 min + 15 s');
  expect(paceShort(livePace(10, 0), timeEn, 'en')).toBe('10 min');
  const delay: Pace = { kind: 'live', bank: 300_000, increment: 0, delay: 10_000 };
  expect(paceShort(delay, timeEn, 'en')).toBe('5 min, 10 sec free');
});

describe('little time', () => {
  test('is a tenth of the bank, between ten and sixty seconds', () => {
    const low = (minutes: number, left: number) =>
      isLow({ bank: left, free: 0 }, livePace(minutes, 0));
    expect([low(1, 10_000), low(1, 10_001)]).toEqual([true, false]);
    expect([low(5, 30_000), low(5, 30_001)]).toEqual([true, false]);
    expect([low(60, 60_000), low(60, 60_001)]).toEqual([true, false]);
  });

  test('over days it is six hours', () => {
    const left = (hours: number) => ({ bank: 0, free: hours * 3_600_000 });
    expect([isLow(left(6), DAYS_PRESETS[0]), isLow(left(7), DAYS_PRESETS[0])]).toEqual([
      true,
      false,
    ]);
  });
});

test('the ways to end are told as they are at this pace', () => {
  expect(endRules(null, timeEn, 'Scribe').join()).toMatch(/14 days/);
  expect(endRules(livePace(5, 0), timeEn, 'Scribe').join()).toMatch(/three minutes.*abandoned/);
  expect(endRules(DAYS_PRESETS[0], timeEn, 'Scribe').join()).not.toMatch(/minute/);
  expect(endRules(DAYS_PRESETS[0], timeEn, 'Scribe').join()).toMatch(/nobody plays in their place/);
});
