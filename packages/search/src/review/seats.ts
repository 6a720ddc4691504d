import type { Seat } from '@nabu/kernel';
import type { ChancesAt } from './jobs.ts';
import type { Judged } from './judge.ts';

/** How one seat played, and what chance did for it. */
export interface SeatReview {
  readonly seat: Seat;
  /** 100 for the best known move every time, 0 for moves drawn by lot; null where there was nothing to choose. */
  readonly accuracy: number | null;
  /** Decisions with a choice that were judged. */
  readonly decisions: number;
  /** Decisions that gave away much. */
  readonly mistakes: number;
  /** The chance to win given away, over all decisions. */
  readonly cost: number;
  /** The chance to win that deals and draws gave or took. */
  readonly luck: number;
}

/** A decision that gives away so much of the chance to win is a mistake. */
export const MISTAKE = 0.05;

/** The account of each seat. */
export function seatReviews(
  seats: number,
  decisions: readonly Judged[],
  luck: readonly ChancesAt[],
): readonly SeatReview[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = decisions.filter((each) => each.seat === seat);
    return {
      ...{ seat, accuracy: accuracyOf(own), decisions: own.length },
      mistakes: own.filter(({ cost }) => cost >= MISTAKE).length,
      cost: sumOf(own, ({ cost }) => cost),
      luck: sumOf(luck, ({ chances }) => chances[seat]),
    };
  });
}

/**
 * How much of what was at stake was kept: 100 x (1 - what the decisions lost / what moves drawn by lot would have
 * lost). Big decisions count for more, by themselves; no decision counts below 0.
 */
export function accuracyOf(decisions: readonly Pick<Judged, 'loss' | 'stake'>[]): number | null {
  const stakes = sumOf(decisions, ({ stake }) => stake);
  if (stakes <= 0) return null;
  return 100 * (1 - sumOf(decisions, ({ loss, stake }) => Math.min(loss, stake)) / stakes);
}

function sumOf<Each>(list: readonly Each[], of: (each: Each) => number): number {
  return list.reduce((sum, each) => sum + of(each), 0);
}
