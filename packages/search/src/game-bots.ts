import type { Belief } from './belief.ts';
import type { Calibration } from './calibration.ts';
import type { WeightTree } from './evaluations/weights.ts';
import type { LevelId } from './levels.ts';
import type { Evaluation } from './mind.ts';
import type { ThemeRule } from './puzzles/theme-rule.ts';
import type { Step } from './ratings.ts';
import type { Tuning } from './settings.ts';

/** All that bots know of one game besides its rules. It serves every version of them. */
export interface GameBots {
  readonly evaluation: Recipe;
  /** How a search weighs moves and lines here. */
  readonly tuning: Tuning;
  /** Where the game needs another budget for a level to be a clear step above the one below. */
  readonly levels: { readonly [level in LevelId]?: string };
  /** How each level did against the one below it. */
  readonly ratings: readonly Step[];
  /** What its chances to win are worth, by number of seats; none where that was not measured. */
  readonly calibrations: readonly Calibration[];
  /** What the search's claims that a move is better turned out to be worth. */
  readonly claims: Belief;
  /** What a good move may be about, what says most first. */
  readonly themes: readonly ThemeRule<never>[];
}

/** An evaluation that is made from weights. */
interface Recipe {
  readonly weights: WeightTree;
  make(weights: WeightTree): Evaluation<never>;
}

/** An evaluation with the weights it is made from; other weights must have the same names. */
export function recipe<Weights extends WeightTree>(
  weights: Weights,
  make: (weights: Weights) => Evaluation<never>,
): Recipe {
  return { weights, make: (other) => make(other as Weights) };
}
