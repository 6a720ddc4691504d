/** How well somebody solves puzzles, and how sure that is. */
export interface Strength {
  readonly rating: number;
  readonly deviation: number;
}

/** Nobody is known better than this, so that a rating never stands still. */
const LEAST_DEVIATION = 60;
/** How sure the grade of a puzzle is. */
const PUZZLE_DEVIATION = 100;
const Q = Math.LN10 / 400;

/** Of whom nothing is known yet: between the weakest levels, who are rated 1000, and the middle ones. */
export const UNKNOWN: Strength = { rating: 1200, deviation: 300 };

/** The chance to solve a puzzle of some rating. */
export function chanceToSolve({ rating }: Strength, puzzle: number): number {
  return 1 / (1 + 10 ** ((-damping(PUZZLE_DEVIATION) * (rating - puzzle)) / 400));
}

/** The strength after a puzzle: Glicko's step for one game; `score` is 1 for solved, 0 for failed. */
export function after(before: Strength, puzzle: number, score: number): Strength {
  const g = damping(PUZZLE_DEVIATION);
  const expected = chanceToSolve(before, puzzle);
  const information = Q * Q * g * g * expected * (1 - expected);
  const precision = 1 / before.deviation ** 2 + information;
  return {
    rating: before.rating + (Q / precision) * g * (score - expected),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(1 / precision)),
  };
}

/** How much less a game tells where the other side is not known well. */
function damping(deviation: number): number {
  return 1 / Math.sqrt(1 + (3 * Q * Q * deviation * deviation) / Math.PI ** 2);
}
