import type { Worth } from './amyitis-worth.ts';

/**
 * Made by `nabu tune amyitis --rounds 300 --deals 1 --iterations 40 --reach 0.3 --stride 0.12 --seed 1`,
 * save for the two hopes, which are set by hand: with them 100 lines won 15 of 24 games against
 * `plain:1000`, without them 2 of 8.
 */
export const WEIGHTS: Worth = {
  token: 2.126,
  spareToken: -0.47,
  wine: 0.487,
  camel: 2.099,
  moreCamel: 0.861,
  talent: 0.301,
  moreTalent: 0.244,
  gardener: 2.273,
  caravaneer: [-0.255, 0.443, 0.522],
  banker: [-0.015, 0.879, 1.599, 2.83],
  bankerHope: 0.25,
  palaceHope: 0.5,
  ishtar: [2.36, 0.782],
  marduk: [1.093, 1.603],
  tammouz: [2.394, 0.132],
  priest: 0.128,
  channelLead: 0.365,
  channel: 0.19,
  fieldLead: 0.682,
  turn: 1.512,
  passed: 0.725,
  temple: -0.148,
  irrigation: 0.272,
  exchange: 0.272,
  favour: 1.465,
};

/** How many rounds a tile takes to be planted, by number of players. */
export const ROUNDS_PER_TILE: { readonly [seats: number]: number } = { 2: 1.2, 3: 0.9, 4: 0.75 };

/** How far apart in points two players are when the leader wins twice as surely, at the end and per round to come. */
export const SPREAD = { end: 2.5, perRound: 0.9 } as const;
