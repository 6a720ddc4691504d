import type { Rng } from '@nabu/kernel';
import type { Candidate } from './bot.ts';

/** Chance is drawn as a whole number below this and divided by it. */
const GRAIN = 1 << 20;
/** Rewards are taken to be no nearer to 0 and 1 than this. */
const EDGE = 1e-6;

/** The log odds of a reward from 0 to 1. */
export function oddsOf(value: number): number {
  const bounded = Math.min(1 - EDGE, Math.max(EDGE, value));
  return Math.log(bounded / (1 - bounded));
}

/**
 * The candidates in the order in which they are drawn, none twice, each with a weight that grows with its odds:
 * one whose log odds are less by `warmth` has a weight e times smaller.
 */
export function drawnByOdds<Move>(
  candidates: readonly Candidate<Move>[],
  warmth: number,
  rng: Rng,
): readonly Candidate<Move>[] {
  return candidates
    .map((candidate) => ({ candidate, felt: oddsOf(candidate.value) + warmth * gumbel(rng) }))
    .sort((a, b) => b.felt - a.felt)
    .map(({ candidate }) => candidate);
}

/** A number drawn so that the greatest of several sums is one with a weight by its exponential. */
function gumbel(rng: Rng): number {
  return -Math.log(-Math.log((rng.below(GRAIN) + 0.5) / GRAIN));
}
