import type { Seat } from '@nabu/kernel';
import type { NoticeSettings } from '@nabu/protocol';
import { clockTold, type Table, timeAt, totalLeft } from '@nabu/table';
import { isQuiet, quietSince, quietUntil } from './quiet.ts';

const HOUR = 3_600_000;

/** What a seat has left over days: of the decision at hand, and of vacation after it. */
interface Left {
  readonly free: number;
  readonly all: number;
}

/** What a seat whose time runs at a correspondence table has left; null for any other. */
export function timeLeft(table: Table, seat: Seat, now: number): Left | null {
  if (table.facts.pace?.kind !== 'correspondence') return null;
  const told = clockTold(table);
  if (!told?.running.includes(seat)) return null;
  const left = timeAt(told, seat, now);
  return { free: left.free, all: totalLeft(left) };
}

type Wish = Pick<NoticeSettings, 'reminder' | 'quiet'>;

/** Whether a reminder that was scheduled for a moment is to be told now; time may have stood still since it was scheduled. */
export function isDue(
  table: Table,
  seat: Seat,
  scheduled: number,
  now: number,
  wish: Wish,
): boolean {
  const left = timeLeft(table, seat, now);
  if (!left) return false;
  const then = nextReminder(table, seat, scheduled - 1, wish);
  if (then !== null) return then <= now;
  const before = wish.reminder * HOUR;
  return (left.free > 0 && left.free <= before) || left.all <= before;
}

/**
 * When a seat is to be reminded next: some hours before the days of the decision are used up and
 * vacation begins, and again before all is used up. A reminder that would be kept until after the
 * time is up, because of quiet hours, comes before they begin. Null when there is none to come.
 */
export function nextReminder(
  table: Table,
  seat: Seat,
  now: number,
  { reminder, quiet }: Wish,
): number | null {
  const left = timeLeft(table, seat, now);
  if (!left) return null;
  const ends = left.free > 0 ? [now + left.free, now + left.all] : [now + left.all];
  const moments = ends.map((end) => {
    const at = end - reminder * HOUR;
    const late = quiet && isQuiet(quiet, at) && quietUntil(quiet, at) + HOUR > end;
    return late ? quietSince(quiet, at) - 1 : at;
  });
  const coming = moments.filter((at) => at > now);
  return coming.length > 0 ? Math.min(...coming) : null;
}
