import type { Trial } from './trial.ts';

/** So much of what the search claims is believed before any game is played on; measured, see docs/review.md. */
const BELIEVED = 0.5;
/** How far the truth lies from that where nobody has measured it, as a standard deviation of the chance to win. */
const USUAL_SPREAD = 0.07;

/**
 * By how much a move wins more often than another, from what the search claims and from games that were played on
 * after both. The claim picks the best of many values that are all a little wrong, and so says too much; games that
 * it did not choose by say the truth with an error that is known. Each counts by how far it can be trusted: `spread` says
 * how far the truth may lie from what is believed.
 */
export function provenCost(claimed: number, trial: Trial | null, spread = USUAL_SPREAD): number {
  const belief = BELIEVED * claimed;
  if (trial === null || trial.games === 0) return belief;
  const { games, best, made, squares } = trial;
  const seen = (best - made) / games;
  // Half a game more that went one way: a few games that end alike prove nothing for certain.
  const variance = (squares - games * seen * seen + 0.5) / (games + 1) / games;
  const trust = spread ** 2 / (spread ** 2 + variance);
  return Math.max(0, trust * seen + (1 - trust) * belief);
}
