import type { Worth } from './babylon.ts';

/**
 * What things are worth in points, by the rules of thumb of the game, not tuned. A tile in hand and
 * one in the slot are worth the same, so that which is laid first is decided by the garden alone.
 */
export const WEIGHTS: Worth = {
  space: 0.35,
  fountain: 0.3,
  bridge: 0.25,
  stairway: 0.3,
  pillar: 0.7,
  hand: 1,
  handSymbol: 0.5,
  kept: 1,
  keptSymbol: 0.5,
  ready: 1,
  setPart: 0.4,
  flowerPart: 0.4,
};

/** How far apart in points two players are when the leader wins twice as surely, at the end and per round to come. */
export const SPREAD = { end: 3, perRound: 0.8 } as const;
