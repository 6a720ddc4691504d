import type { Weights } from './babel.ts';

/** The weight of each feature. */
export const WEIGHTS: Weights = {
  turn: 0,
  total: 0.2,
  shield: 0,
  reach: 0,
  late: 0,
  tallest: 0,
  safe: 0,
  starter: 0,
  workers: 0.05,
  ready: 0.05,
  open: 0.1,
  openHere: 0.1,
  raze: 0.1,
  steal: 0.1,
  defect: 0.1,
  desert: 0.1,
  leap: 0.1,
  runsAway: 0.1,
  pairs: 0.05,
  hand: 0.1,
  bigHand: 0,
  handPairs: 0.05,
  handTriples: 0.1,
};
