import { chanceOf } from './elo.ts';

/** A question a tournament can answer early: is the first player better by `elo1`, or not even by `elo0`? */
export interface Test {
  readonly elo0: number;
  readonly elo1: number;
}

/** Where a sequential test stands. */
export interface Verdict extends Test {
  /** The logarithm of how much likelier `elo1` is than `elo0`. */
  readonly llr: number;
  /** Below the first bound `elo0` holds, above the second `elo1`, each wrong in one of twenty. */
  readonly bounds: readonly [number, number];
  readonly answer: 'elo0' | 'elo1' | 'open';
}

const ERROR = 0.05;
const UPPER = Math.log((1 - ERROR) / ERROR);

/**
 * Weighs the mean results of whole deals (every seating of a deal played, so that the luck of the
 * deal does not count as strength), each 0 to 1 for the first player.
 */
export function weigh(test: Test, deals: readonly number[], rivals: number): Verdict {
  const [s0, s1] = [chanceOf(test.elo0, rivals), chanceOf(test.elo1, rivals)];
  const count = deals.length;
  const mean = deals.reduce((sum, deal) => sum + deal, 0) / Math.max(1, count);
  // One lost and one won deal are added: a few equal results must not look like certainty.
  const spread = deals.reduce((sum, deal) => sum + (deal - mean) ** 2, 0.5);
  const variance = spread / (count + 2);
  const llr = (count * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * variance);
  const answer = llr >= UPPER ? 'elo1' : llr <= -UPPER ? 'elo0' : 'open';
  return { ...test, llr: Math.round(llr * 1000) / 1000 + 0, bounds: [-UPPER, UPPER], answer };
}
