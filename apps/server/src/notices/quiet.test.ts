import { describe, expect, test } from 'vitest';
import { isQuiet, quietSince, quietUntil } from './quiet.ts';

const NIGHT = { from: 22 * 60, to: 7 * 60 };
const at = (text: string) => Date.parse(text);

describe('quiet hours', () => {
  test('go by the clock on the wall of the person', () => {
    const madrid = { ...NIGHT, zone: 'Europe/Madrid' };
    expect(isQuiet(madrid, at('2026-01-10T20:59:00Z'))).toBe(false);
    expect(isQuiet(madrid, at('2026-01-10T21:00:00Z'))).toBe(true);
    expect(isQuiet(madrid, at('2026-01-11T05:59:59Z'))).toBe(true);
    expect(isQuiet(madrid, at('2026-01-11T06:00:00Z'))).toBe(false);
    expect(isQuiet({ ...NIGHT, zone: 'Asia/Kathmandu' }, at('2026-01-10T16:15:00Z'))).toBe(true);
    expect(isQuiet({ ...NIGHT, zone: 'Asia/Kathmandu' }, at('2026-01-10T16:14:00Z'))).toBe(false);
  });

  test('within one day, and from an hour to the same hour, which is never', () => {
    const siesta = { from: 14 * 60, to: 16 * 60, zone: 'UTC' };
    expect(isQuiet(siesta, at('2026-05-01T15:00:00Z'))).toBe(true);
    expect(isQuiet(siesta, at('2026-05-01T13:59:00Z'))).toBe(false);
    expect(quietUntil(siesta, at('2026-05-01T15:20:30Z'))).toBe(at('2026-05-01T16:00:00Z'));
    const never = { from: 600, to: 600, zone: 'UTC' };
    expect(isQuiet(never, at('2026-05-01T10:00:00Z'))).toBe(false);
  });

  test('end and begin on the minute, and what is not quiet stays as it is', () => {
    const madrid = { ...NIGHT, zone: 'Europe/Madrid' };
    const night = at('2026-01-10T23:17:45Z');
    expect(quietUntil(madrid, night)).toBe(at('2026-01-11T06:00:00Z'));
    expect(quietSince(madrid, night)).toBe(at('2026-01-10T21:00:00Z'));
    const day = at('2026-01-10T12:00:01Z');
    expect([quietUntil(madrid, day), quietSince(madrid, day)]).toEqual([day, day]);
  });

  test('are an hour shorter or longer in the nights in which clocks are set', () => {
    const madrid = { ...NIGHT, zone: 'Europe/Madrid' };
    // In spring 02:00 becomes 03:00, in autumn 03:00 becomes 02:00.
    expect(quietUntil(madrid, at('2026-03-28T22:00:00Z'))).toBe(at('2026-03-29T05:00:00Z'));
    expect(quietSince(madrid, at('2026-03-29T04:00:00Z'))).toBe(at('2026-03-28T21:00:00Z'));
    expect(quietUntil(madrid, at('2026-10-24T21:00:00Z'))).toBe(at('2026-10-25T06:00:00Z'));
    expect(quietSince(madrid, at('2026-10-25T05:30:00Z'))).toBe(at('2026-10-24T20:00:00Z'));
  });

  test('that would end at a time the clock leaves out end when it has passed', () => {
    const early = { from: 22 * 60, to: 2 * 60 + 30, zone: 'Europe/Madrid' };
    const end = quietUntil(early, at('2026-03-28T23:00:00Z'));
    expect(end).toBe(at('2026-03-29T01:00:00Z'));
    expect(isQuiet(early, end)).toBe(false);
  });
});
