import type { Seat } from '@nabu/kernel';
import type { NoticeSettings } from '@nabu/protocol';
import { paceKind, type Table } from '@nabu/table';
import type { NoticeRow } from '../store/database.ts';
import type { Told } from './compose.ts';
import { awaitedSeats } from './news.ts';
import { isDue, nextReminder, timeLeft } from './reminders.ts';
import type { About } from './settings.ts';

/** A table with whether the person who is to be told looks at it. */
export interface Sight {
  readonly table: Table;
  readonly looking: boolean;
}

/** What is still worth telling of a row, and what becomes of the row. */
export interface Sifted {
  readonly told: (Told & About) | null;
  /** The row stays, with these times; null when it goes. */
  readonly later: Partial<Pick<NoticeRow, 'at' | 'due' | 'told'>> | null;
}

/** A further line of chat at the same table is told after so long at the earliest. */
const CHAT_MS = 10 * 60_000;
const NOTHING: Sifted = { told: null, later: null };

/** Looks at a row once more when it is due: much of what was planned is over by then, or seen. */
export function sift(
  row: NoticeRow,
  { table, looking }: Sight,
  identities: readonly string[],
  settings: NoticeSettings,
  now: number,
): Sifted {
  const seat = table.holders.findIndex(({ guest }) => guest && identities.includes(guest.who));
  const inviter = inviterIn(row);
  if (inviter !== null)
    return looking || seat >= 0 ? NOTHING : { told: invitation(row, table, inviter), later: null };
  if (seat < 0 || row.told === 1) return NOTHING;
  if (row.kind === 'reminder') return remind(row, table, seat, looking, settings, now);
  if (looking || !holds(row, table, seat)) return NOTHING;
  const later = row.kind === 'chat' ? { told: 1, due: now + CHAT_MS } : null;
  return { told: toldOf(row, table, seat), later };
}

/** What a row says of somebody who is asked to a table by whoever sits on a seat there. */
export function invitedBy(seat: Seat): string {
  return `invited ${seat}`;
}

function inviterIn({ kind, what }: NoticeRow): Seat | null {
  const seat = kind === 'rematch' ? /^invited (\d+)$/.exec(what)?.[1] : undefined;
  return seat === undefined ? null : Number(seat);
}

/** An invitation, while the table waits and whoever sent it sits there. */
function invitation(row: NoticeRow, table: Table, inviter: Seat): (Told & About) | null {
  const name = table.holders[inviter]?.guest?.name;
  if (table.phase !== 'waiting' || !name) return null;
  return { ...toldOf(row, table, -1), what: 'invited', by: name };
}

function remind(
  row: NoticeRow,
  table: Table,
  seat: Seat,
  looking: boolean,
  settings: NoticeSettings,
  now: number,
): Sifted {
  if (!awaitedSeats(table).includes(seat)) return NOTHING;
  const next = nextReminder(table, seat, now, settings);
  const later = next === null ? null : { at: next, due: next };
  if (looking || !isDue(table, seat, row.at, now, settings)) return { told: null, later };
  const left = timeLeft(table, seat, now);
  const vacation = left !== null && left.free > 0 && left.all > left.free;
  const ms = left === null ? 0 : vacation ? left.free : left.all;
  return { told: { ...toldOf(row, table, seat), left: { ms, vacation } }, later };
}

/** Whether something is still so. */
function holds({ kind, what }: NoticeRow, table: Table, seat: Seat): boolean {
  switch (kind) {
    case 'turn':
      return awaitedSeats(table).includes(seat);
    case 'over':
      return table.phase === 'over';
    case 'table':
      return table.phase === (what === 'joined' ? 'waiting' : 'playing');
    case 'rematch':
      return table.after !== null;
    default:
      return true;
  }
}

function toldOf({ kind, what, at }: NoticeRow, table: Table, seat: Seat): Told & About {
  const { facts, holders, match, after } = table;
  const others = holders.flatMap(({ guest }, other) =>
    other === seat || !guest?.name ? [] : [guest.name],
  );
  const speaker = kind === 'chat' ? holders[Number(what)]?.guest?.name : others.at(-1);
  const place = kind === 'over' ? match?.result?.places[seat] : null;
  return {
    ...{ kind, what: kind === 'table' ? what : kind, game: facts.game, at, others },
    table: kind === 'rematch' && after !== null ? after : facts.id,
    pace: paceKind(facts.pace),
    by: speaker ?? '',
    left: null,
    place: place ?? null,
  };
}

/** One thing about a table is enough where two say the same: a reminder says whose turn it is, a turn that the game began. */
export function withoutEchoes<Item extends Told>(items: readonly Item[]): readonly Item[] {
  const has = (table: string, kind: Told['kind']) =>
    items.some((item) => item.table === table && item.kind === kind);
  return items.filter(
    ({ kind, table }) =>
      !(kind === 'turn' && has(table, 'reminder')) && !(kind === 'table' && has(table, 'turn')),
  );
}
