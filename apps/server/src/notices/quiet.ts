import type { QuietHours } from '@nabu/protocol';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
/** Clocks are never changed by more than this at a time. */
const LONGEST_SHIFT = 180;

/** Whether a moment lies in somebody's quiet hours; from 22:00 to 22:00 is never quiet. */
export function isQuiet({ from, to, zone }: QuietHours, at: number): boolean {
  const minute = minuteOfDay(zone, at);
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
}

/**
 * The moment at which the quiet hours that hold now are over; `at` itself when none do. What the
 * clock on the wall says decides, also when it is set forward or back in that night.
 */
export function quietUntil(quiet: QuietHours, at: number): number {
  if (!isQuiet(quiet, at)) return at;
  let end = shifted(quiet.zone, at, quiet.to, 1);
  for (let tries = 0; isQuiet(quiet, end) && tries < LONGEST_SHIFT; tries++) end += MINUTE;
  // A time that the clock leaves out has passed when the clock has jumped over it.
  for (let tries = 0; !isQuiet(quiet, end - MINUTE) && tries < LONGEST_SHIFT; tries++)
    end -= MINUTE;
  return end;
}

/** The moment at which the quiet hours that hold now began; `at` itself when none do. */
export function quietSince(quiet: QuietHours, at: number): number {
  if (!isQuiet(quiet, at)) return at;
  let start = shifted(quiet.zone, at, quiet.from, -1);
  for (let tries = 0; !isQuiet(quiet, start) && tries < LONGEST_SHIFT; tries++) start += MINUTE;
  return start;
}

/** The next or last moment at which the clock on the wall shows a minute of the day. */
function shifted(zone: string, at: number, minute: number, way: 1 | -1): number {
  const whole = Math.floor(at / MINUTE) * MINUTE;
  const apart = way * (minute - minuteOfDay(zone, at));
  const first = whole + way * ((apart + DAY_MINUTES) % DAY_MINUTES) * MINUTE;
  // The clock may have been set in between.
  const off = minute - minuteOfDay(zone, first);
  const nearest = ((off + DAY_MINUTES * 1.5) % DAY_MINUTES) - DAY_MINUTES / 2;
  const second = first + nearest * MINUTE;
  return way * (second - at) >= 0 && minuteOfDay(zone, second) === minute ? second : first;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function minuteOfDay(zone: string, at: number): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      ...{ timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    });
  formats.set(zone, format);
  const [hour, minute] = format.format(at).split(':').map(Number);
  return hour * 60 + minute;
}
