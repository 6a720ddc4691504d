import type { Rng } from '@nabu/kernel';
import type { Candidate } from './bot.ts';

/** The grain of the noise drawn from the rng. */
const GRAIN = 1 << 20;

/**
 * The candidates as somebody ranks them who is wrong about each by up to `noise`: a weaker player
 * that takes a worse move for a better one, but never a bad move for a good one.
 */
export function blur<Move>(
  candidates: readonly Candidate<Move>[],
  noise: number,
  rng: Rng,
): readonly Candidate<Move>[] {
  return candidates
    .map((candidate) => ({
      candidate,
      felt: candidate.value + noise * (rng.below(GRAIN) / (GRAIN / 2) - 1),
    }))
    .sort((a, b) => b.felt - a.felt)
    .map(({ candidate }) => candidate);
}
