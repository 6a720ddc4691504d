import { readSpec } from '../spec.ts';

/** How many lines each step of making a puzzle looks at. */
export interface Effort {
  /** In a first look: whether one move stands out at all. */
  readonly quick: number;
  /** In a second, longer look: whether that move still stands out. */
  readonly check: number;
  /** To be sure: in each of several runs with other luck and other hidden cards. */
  readonly deep: number;
  readonly runs: number;
  /** To find out what the best move and each of its rivals bring, in each of the runs. */
  readonly appraise: number;
  /** How often each level is asked. */
  readonly tries: number;
}

/** A first look is as long as that of a middling level, but no longer than this. */
const LONGEST_LOOK = 50;

/** The effort for a game: together the runs look at 48 times as many lines as the first look. */
export function effortFor(gameId: string): Effort {
  const spec = readSpec('astronomer', gameId);
  const quick = Math.min(LONGEST_LOOK, 'iterations' in spec ? spec.iterations : LONGEST_LOOK);
  return {
    ...{ quick, check: 6 * quick, deep: 16 * quick, runs: 3 },
    ...{ appraise: 2 * quick, tries: 4 },
  };
}
