import type { Seat } from '@nabu/kernel';
import { isStopped, type Table } from './table.ts';

/** The bot that plays a seat: its own, or one that sits in for somebody; null where a person plays. */
export function botAt({ holders }: Table, seat: Seat): string | null {
  return holders[seat].bot ?? holders[seat].standIn;
}

/** The seats at which a bot must decide now; none while the game is paused. */
export function dueBots(table: Table): readonly Seat[] {
  if (table.phase !== 'playing' || !table.match || isStopped(table)) return [];
  return table.match.actors.filter((seat) => botAt(table, seat) !== null);
}

/** The seats that must decide now, whoever plays them; none while the game is paused. */
export function deciding(table: Table): readonly Seat[] {
  if (table.phase !== 'playing' || isStopped(table)) return [];
  return table.match?.actors ?? [];
}

/** Who decides for a bot's seat at this moment: whoever relieved it in this turn, or the bot that is meant to. */
export function onDuty(table: Table, seat: Seat): string | null {
  const relief = table.relief.get(seat);
  return relief?.from === table.match?.turnStart(seat)
    ? (relief?.bot ?? botAt(table, seat))
    : botAt(table, seat);
}
