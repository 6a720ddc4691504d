import type { Belief } from '../belief.ts';
import type { Trial } from './trial.ts';

/** Where nobody has measured it: about what the games of the house have in common. */
const USUAL: Belief = { share: 0.5, spread: 0.15 };

/**
 * By how much a move wins more often than another, from what the search claims and from games that were played on
 * after both. The claim picks the best of many values that are all a little wrong; games that it did not choose by say
 * the truth with an error that is known. Each counts by how far it can be trusted.
 */
export function provenCost(claimed: number, trial: Trial | null, belief = USUAL): number {
  const believed = belief.share * claimed;
  if (trial === null || trial.games === 0) return believed;
  const variance = belief.spread ** 2;
  const trust = variance / (variance + errorOf(trial) ** 2);
  return Math.max(0, trust * seenIn(trial) + (1 - trust) * believed);
}

/** A claim and the games that were played on to hold it against. */
export interface Held {
  readonly claimed: number;
  readonly trial: Trial;
}

/**
 * What claims turned out to be worth. The share is the line through nothing that comes nearest to what the games showed;
 * the spread is what is left of the distances from it when the error of the games is taken out.
 */
export function beliefFrom(claims: readonly Held[]): Belief {
  let [seen, said] = [0, 0];
  for (const { claimed, trial } of claims) {
    seen += claimed * seenIn(trial);
    said += claimed * claimed;
  }
  const share = said > 0 ? seen / said : USUAL.share;
  let left = 0;
  for (const { claimed, trial } of claims)
    left += (seenIn(trial) - share * claimed) ** 2 - errorOf(trial) ** 2;
  return { share, spread: Math.sqrt(Math.max(0, left / Math.max(1, claims.length))) };
}

/** By how much the best move won more often. */
function seenIn({ games, best, made }: Trial): number {
  return (best - made) / games;
}

/** The standard error of that. */
function errorOf(trial: Trial): number {
  const { games, squares } = trial;
  // Half a game more that went one way: a few games that end alike prove nothing for certain.
  return Math.sqrt((squares - games * seenIn(trial) ** 2 + 0.5) / (games + 1) / games);
}
