import type { Seat } from '@nabu/kernel';
import { AWAY_MS, FORFEIT_MS, IDLE_FORFEIT_MS } from './facts.ts';
import { type Pace, paceKind } from './pace.ts';
import type { SeatInfo } from './told.ts';

/** What must be known to say what becomes of somebody who is away; a page knows it as well as the house. */
export interface Scene {
  readonly pace: Pace | null;
  readonly seats: readonly SeatInfo[];
  /** The seats that must decide; none while nothing is played. */
  readonly actors: readonly Seat[];
  /** When the last move was made, or the game began or went on. */
  readonly lastMove: number;
}

/**
 * When the caretaker sits down by itself for somebody who is away; null when it does not. Only in a
 * live game, only when the game waits for them, and only while somebody is there who waits.
 */
export function careAt({ pace, seats, actors }: Scene, seat: Seat): number | null {
  const { awaySince, standIn, out, awaited } = seats[seat];
  if (pace?.kind !== 'live' || !actors.includes(seat)) return null;
  if (awaySince === null || standIn !== null || out !== null || awaited) return null;
  const waits = seats.some((each) => each.kind === 'guest' && each.online && each.out === null);
  return waits ? awaySince + AWAY_MS : null;
}

/** Whether the others may let a bot play for somebody who is away: not over days, where everybody has days to come back. */
export function admitsStandIn(pace: Pace | null): boolean {
  return paceKind(pace) !== 'correspondence';
}

/**
 * When the others may count somebody out who is away; null where they may not: over days a clock does it, in a
 * break nobody need be here, and without a clock it is for whom the game waits, and for nobody else.
 */
export function forfeitAt({ pace, seats, actors, lastMove }: Scene, seat: Seat): number | null {
  const { awaySince, out } = seats[seat];
  if (actors.length === 0 || awaySince === null || out !== null) return null;
  switch (paceKind(pace)) {
    case 'live':
      return awaySince + FORFEIT_MS;
    case 'none':
      return actors.includes(seat) ? Math.max(awaySince, lastMove + IDLE_FORFEIT_MS) : null;
    case 'correspondence':
      return null;
  }
}
