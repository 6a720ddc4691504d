import type { Seat } from '@nabu/kernel';
import type { Deed } from './deeds.ts';
import { refusal } from './refusals.ts';
import { isFull, type Table } from './table.ts';
import type { Entry } from './told.ts';

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
  const first = firstSitter(table.deeds);
  if (first === null || table.holders[seat].guest?.who !== table.holders[first].guest?.who)
    throw refusal('not-first', 'Only who sat down first can let bots take the open seats.');
  return fill(table, table.facts.fill?.bot ?? table.facts.caretaker, at);
}

/** The seat of who sat down first of those who still sit at a table that waits, from what happened there; null when nobody sits. */
export function firstSitter(happened: readonly (Deed | Entry)[]): Seat | null {
  const sitting = new Set<Seat>();
  for (const each of happened) {
    if (each.kind === 'joined') sitting.add(each.seat);
    if (each.kind === 'left') sitting.delete(each.seat);
  }
  const [first] = sitting;
  return first ?? null;
}

function openSeats({ holders }: Table): readonly Seat[] {
  return holders.flatMap(({ bot, guest }, seat) => (bot === null && !guest ? [seat] : []));
}
