import { type GameEvent, Match, type Seat } from '@nabu/kernel';
import type { Deed } from '../store/port.ts';
import type { Holder, Table } from './table.ts';

/**
 * Carries out one deed and logs it; used for what happens now and for what is read from the store
 * alike. Throws a `Refusal` and changes nothing when the match refuses it.
 */
export function applyDeed(table: Table, deed: Deed, expectedPly?: number): void {
  const events = carryOut(table, deed, expectedPly);
  const ply = table.match?.ply ?? 0;
  table.log.push({ ...deed, n: table.log.length + 1, ply, events });
}

function carryOut(table: Table, deed: Deed, expectedPly?: number): readonly GameEvent[] {
  switch (deed.kind) {
    case 'started':
      return start(table);
    case 'played':
    case 'undone':
    case 'redone':
      return move(table, deed, expectedPly);
    case 'offered':
      table.agreed = [seatOf(deed)];
      return [];
    case 'accepted':
      table.agreed = [...table.agreed, seatOf(deed)];
      return [];
    case 'declined':
      table.agreed = [];
      return [];
    case 'ended':
      end(table, deed);
      return [];
    case 'rematch':
      table.after = deed.text;
      return [];
    case 'said':
    case 'botReplaced':
      return [];
    default:
      sit(table, deed, table.holders[seatOf(deed)]);
      return [];
  }
}

function start(table: Table): readonly GameEvent[] {
  const { seats, options, seed } = table.stored;
  if (table.game) table.match = Match.start(table.game, { seats: seats.length, options, seed });
  table.phase = 'playing';
  return table.match?.openingEvents ?? [];
}

/** An offer to end is for the position it was made in, so any move takes it off the table. */
function move(table: Table, deed: Deed, expectedPly?: number): readonly GameEvent[] {
  const { match } = table;
  if (!match) return [];
  const seat = seatOf(deed);
  const events = moved(match, seat, deed, expectedPly);
  table.agreed = [];
  return events;
}

function moved(
  match: NonNullable<Table['match']>,
  seat: Seat,
  { kind, text }: Deed,
  expectedPly?: number,
): readonly GameEvent[] {
  if (kind === 'played') return match.play(seat, text ?? '', expectedPly).events;
  if (kind === 'redone') return match.redo(seat, expectedPly).events;
  match.undo(seat, expectedPly);
  while (match.ply > Number(text)) match.undo(seat);
  return [];
}

function end(table: Table, deed: Deed): void {
  if (deed.text === 'agreed') table.match?.endByAgreement();
  table.phase = 'over';
  table.agreed = [];
}

function sit(table: Table, deed: Deed, holder: Holder): void {
  switch (deed.kind) {
    case 'joined': {
      const [hash, ...name] = (deed.text ?? '').split(' ');
      holder.guest = { hash, name: name.join(' ') };
      holder.left = false;
      return;
    }
    case 'left':
      if (table.phase === 'waiting') holder.guest = null;
      else holder.left = true;
      return;
    case 'returned':
      holder.left = false;
      holder.standIn = null;
      return;
    case 'tookOver':
      holder.standIn = deed.text;
  }
}

function seatOf(deed: Deed): Seat {
  if (deed.seat === null) throw new Error(`A deed ${deed.kind} needs a seat.`);
  return deed.seat;
}
