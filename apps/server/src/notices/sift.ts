import type { Seat } from '@nabu/kernel';
import type { NoticeSettings } from '@nabu/protocol';
import { paceKind, type Table, viewerOf } from '@nabu/table';
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
/** What happened, and when. */
type Noted = Pick<NoticeRow, 'kind' | 'what' | 'at'>;
const NOTHING: Sifted = { told: null, later: null };

/** Looks at a row once more when it is due: much of what was scheduled is over by then, or seen. */
export function sift(
  row: NoticeRow,
  { table, looking }: Sight,
  identities: readonly string[],
  settings: NoticeSettings,
  now: number,
): Sifted {
  const told = toldOf(row, table, identities, now);
  if (told === null || row.told === 1) return NOTHING;
  if (row.kind === 'reminder') {
    const seat = seatOf(table, identities);
    const next = nextReminder(table, seat, now, settings);
    const later = next === null ? null : { at: next, due: next };
    const due = !looking && isDue(table, seat, row.at, now, settings);
    return { told: due ? told : null, later };
  }
  if (looking) return NOTHING;
  return { told, later: row.kind === 'chat' ? { told: 1, due: now + CHAT_MS } : null };
}

/** What there is to say of something by the names and the state of its table now; null when it is not so any more. */
export function toldOf(
  row: Noted,
  table: Table,
  identities: readonly string[],
  now: number,
): (Told & About) | null {
  const seat = seatOf(table, identities);
  const inviter = inviterIn(row);
  if (inviter !== null) return seat < 0 ? invitation(row, table, inviter) : null;
  if (seat < 0 || !holds(row, table, seat)) return null;
  const told = described(row, table, seat);
  return row.kind === 'reminder' ? { ...told, left: leftOf(table, seat, now) } : told;
}

/** The seat of somebody; -1 where they have none. */
function seatOf(table: Table, identities: readonly string[]): Seat {
  const viewer = viewerOf(table, identities);
  return viewer === 'spectator' ? -1 : viewer;
}

/** What a row says of somebody who is asked to a table by whoever sits on a seat there. */
export function invitedBy(seat: Seat): string {
  return `invited ${seat}`;
}

function inviterIn({ kind, what }: Noted): Seat | null {
  const seat = kind === 'rematch' ? /^invited (\d+)$/.exec(what)?.[1] : undefined;
  return seat === undefined ? null : Number(seat);
}

/** An invitation, while the table waits and whoever sent it sits there. */
function invitation(row: Noted, table: Table, inviter: Seat): (Told & About) | null {
  const name = table.holders[inviter]?.guest?.name;
  if (table.phase !== 'waiting' || !name) return null;
  return { ...described(row, table, -1), what: 'invited', by: name };
}

/** What a seat has left of the decision at hand, or with vacation where that is used up. */
function leftOf(table: Table, seat: Seat, now: number): NonNullable<Told['left']> {
  const left = timeLeft(table, seat, now);
  const vacation = left !== null && left.free > 0 && left.all > left.free;
  return { ms: left === null ? 0 : vacation ? left.free : left.all, vacation };
}

/** Whether something is still so. */
function holds({ kind, what }: Noted, table: Table, seat: Seat): boolean {
  switch (kind) {
    case 'turn':
    case 'reminder':
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

function described({ kind, what, at }: Noted, table: Table, seat: Seat): Told & About {
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
