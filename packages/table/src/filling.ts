import type { Seat } from '@nabu/kernel';
import type { Deed } from './deeds.ts';
import { refusal } from './refusals.ts';
import { isFull, type Table } from './table.ts';

/** Bots that take the seats that are still open after a while: which one, and after how long (ms). */
export interface Fill {
  readonly bot: string;
  readonly after: number;
}

/** The longest that seats may be left open before bots take them (ms). */
export const LONGEST_FILL = 24 * 3_600_000;

/** When bots take the open seats by themselves; null where they do not, or where nobody waits. */
export function fillAt(table: Table): number | null {
  const { facts, phase, game, holders } = table;
  if (phase !== 'waiting' || !game || !facts.fill || isFull(table)) return null;
  return holders.some(({ guest }) => guest) ? facts.created + facts.fill.after : null;
}

/** Bots take the open seats, and the match starts. */
export function fill(table: Table, bot: string, at: number): readonly Deed[] {
  const filled = openSeats(table).map((seat): Deed => ({ kind: 'filled', at, seat, bot }));
  return table.game ? [...filled, { kind: 'started', at }] : [];
}

/** Whoever sat down first may let bots take the open seats at once. */
export function fillNow(table: Table, seat: Seat, at: number): readonly Deed[] {
  if (table.phase !== 'waiting')
    throw refusal('over', 'Every seat is taken already; the game has begun.');
  if (isFull(table))
    throw refusal('seat-taken', 'Every seat is taken: the game begins when all have come.');
  const first = table.deeds.find(
    (deed) => deed.kind === 'joined' && table.holders.some(({ guest }) => guest?.who === deed.who),
  );
  if (first?.kind !== 'joined' || table.holders[seat].guest?.who !== first.who)
    throw refusal('not-first', 'Only who sat down first can let bots take the open seats.');
  return fill(table, table.facts.fill?.bot ?? table.facts.caretaker, at);
}

function openSeats({ holders }: Table): readonly Seat[] {
  return holders.flatMap(({ bot, guest }, seat) => (bot === null && !guest ? [seat] : []));
}
