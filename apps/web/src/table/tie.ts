import type { Score, Seat, TieBreak } from '@nabu/kernel';

/** Seats with equal points at the end, and what the rules made of it. */
export interface Tie {
  readonly seats: readonly Seat[];
  /** What was compared; null when the rules know no tie-break. */
  readonly broke: TieBreak | null;
  /** Some of them share a place all the same. */
  readonly shared: boolean;
}

/** Every group of seats with equal points, the best first. */
export function tiesIn(
  scores: readonly Score[],
  places: readonly number[],
  broke: TieBreak | null,
): readonly Tie[] {
  const totals = [...new Set(scores.map(({ total }) => total))].sort((a, b) => b - a);
  return totals.flatMap((total) => {
    const seats = scores.flatMap((score, seat) => (score.total === total ? [seat] : []));
    if (seats.length < 2) return [];
    const shared = new Set(seats.map((seat) => places[seat])).size < seats.length;
    return [{ seats: [...seats].sort((a, b) => places[a] - places[b]), broke, shared }];
  });
}
