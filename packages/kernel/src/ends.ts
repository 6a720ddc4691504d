import type { Result, Seat } from './contract.ts';

/** How somebody who was playing can be out: by their own word, by their clock, or because they went away. */
export const OUT_REASONS = ['resigned', 'time', 'forfeit'] as const;
export type OutReason = (typeof OUT_REASONS)[number];

/** Reasons to end a match that are not in the rules of its game. */
export const EARLY_ENDINGS = ['agreed', ...OUT_REASONS, 'abandoned', 'host'] as const;
export type EarlyEnding = (typeof EARLY_ENDINGS)[number];

/** A seat whose player is out, and how many of the moves that stand had been made then. */
export interface Out {
  readonly seat: Seat;
  readonly how: OutReason;
  readonly ply: number;
}

/** Whether a match that ended so has winners: one that everybody left, or that the host ended, has none. */
export function isDecided(ending: string): boolean {
  return ending !== 'abandoned' && ending !== 'host';
}

/** The result of a match that ended early; where nobody won, everybody shares the first place. */
export function earlyResult(ending: EarlyEnding, ranking: readonly number[]): Result {
  return { places: isDecided(ending) ? ranking : ranking.map(() => 1), ending };
}

/** Whether a word stands for an end that is not in the rules. */
export function isEarlyEnding(ending: string): ending is EarlyEnding {
  return EARLY_ENDINGS.some((each) => each === ending);
}

/** Places with those who are out behind all others; of two who are out, who stayed longer is before the other. */
export function placesBehind(places: readonly number[], outs: readonly Out[]): readonly number[] {
  if (outs.length === 0) return places;
  const isIn = (seat: Seat) => outs.every((out) => out.seat !== seat);
  const inside = places.filter((_, seat) => isIn(seat));
  return places.map((place, seat) => {
    if (isIn(seat)) return 1 + inside.filter((other) => other < place).length;
    const later = outs.length - 1 - outs.findIndex((out) => out.seat === seat);
    return 1 + inside.length + later;
  });
}
