import type { Worth } from './babylon.ts';

/** What things are worth in points; the first guess follows the rules of thumb of the game. */
export const WEIGHTS: Worth = {
  space: 0.35,
  fountain: 0.3,
  bridge: 0.25,
  stairway: 0.3,
  pillar: 0.7,
  hand: 3,
  handSymbol: 0.8,
  kept: 2,
  keptSymbol: 0.5,
  ready: 0.95,
  setPart: 0.4,
  flowerPart: 0.4,
};

/** How far apart in points two players are when the leader wins twice as surely, at the end and per round to come. */
export const SPREAD = { end: 3, perRound: 0.8 } as const;
