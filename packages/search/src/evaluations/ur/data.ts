import type { Weights } from './index.ts';

/**
 * Fitted to who won: 5000 games in which both sides looked one move ahead with the weights so far and took
 * any move one time in twelve, a quarter of them with five pieces; logistic regression on a third of their
 * positions; seven times over, the later fits averaged. `short` and all that follows `long` come from games on
 * the short path, `long` from games on the long one.
 */
export const WEIGHTS: Weights = {
  short: [
    ...[0, 0.15, 0.21, 0.25, 0.27],
    ...[0.39, 0.43, 0.54, 0.84, 0.78, 0.85, 1.01, 1.14],
    ...[1.28, 1.17, 1.55],
  ],
  long: [
    ...[0, 0.07, 0.1, 0.13, 0.16],
    ...[0.17, 0.23, 0.27, 0.44, 0.38, 0.41, 0.49],
    ...[0.58, 0.59, 0.7, 0.78, 0.85, 0.91],
  ],
  turn: 0.12,
  danger: 0.33,
  loss: -1.66,
  laterDanger: -0.01,
  laterLoss: -0.44,
  rosette: 0.16,
  laterRosette: 0.09,
};
