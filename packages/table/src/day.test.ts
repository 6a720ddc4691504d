import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf } from './day.ts';

/** As the language has it. */
function calendarDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

test('the day of a moment, to the last millisecond', () => {
  expect(dayOf(0)).toBe('1970-01-01');
  expect(dayOf(-1)).toBe('1969-12-31');
  expect(dayOf(Date.UTC(2026, 2, 1) - 1)).toBe('2026-02-28');
  expect(dayOf(Date.UTC(2026, 2, 1))).toBe('2026-03-01');
});

test('leap years have their day, and centuries only each fourth', () => {
  for (const year of [1600, 1900, 2000, 2023, 2024, 2100, 2400])
    for (const [month, day] of [
      [0, 1],
      [1, 28],
      [1, 29],
      [2, 1],
      [11, 31],
    ]) {
      const at = Date.UTC(year, month, day);
      expect(dayOf(at)).toBe(calendarDay(at));
    }
});

test('any day is that of the calendar', () => {
  const [first, last] = [Date.UTC(0, 0, 1), Date.UTC(9999, 11, 31)];
  fc.assert(
    fc.property(fc.integer({ min: first, max: last }), (at) => dayOf(at) === calendarDay(at)),
    { numRuns: 2000, seed: 1 },
  );
});
