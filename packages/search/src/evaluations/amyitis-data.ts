import type { Worth } from './amyitis-worth.ts';

/**
 * Made by `nabu tune amyitis --rounds 4000 --deals 1 --seats 2 --iterations 40 --reach 0.3 --stride 0.03 --seed 3`,
 * with moves drawn blindly after the tree. 100 lines won 42 of 64 games against `plain:1000`, with the
 * weights before 15 of 24.
 */
export const WEIGHTS: Worth = {
  token: 2.034,
  spareToken: -0.434,
  wine: 0.366,
  camel: 2.545,
  moreCamel: 0.581,
  talent: 0.422,
  moreTalent: 0.16,
  gardener: 2.318,
  caravaneer: [-0.244, 0.519, 0.812],
  banker: [-0.065, 1.183, 2.36, 3.862],
  bankerHope: 0.329,
  palaceHope: 0.511,
  ishtar: [2.774, 0.869],
  marduk: [0.759, 0.924],
  tammouz: [2.275, 0.098],
  priest: 0.214,
  channelLead: 0.337,
  channel: 0.219,
  fieldLead: 0.79,
  turn: 1.13,
  passed: 0.883,
  temple: -0.119,
  irrigation: 0.17,
  exchange: 0.21,
  favour: 1.249,
};

/** How many rounds a tile takes to be planted, by number of players. */
export const ROUNDS_PER_TILE: { readonly [seats: number]: number } = { 2: 1.2, 3: 0.9, 4: 0.75 };

/** How far apart in points two players are when the leader wins twice as surely, at the end and per round to come. */
export const SPREAD = { end: 2.5, perRound: 0.9 } as const;
