import type { Worth } from './amyitis-worth.ts';

/** What things are worth in points; set by hand so far. */
export const WEIGHTS: Worth = {
  token: 1.9,
  spareToken: 1.1,
  wine: 0.5,
  camel: 1.7,
  moreCamel: 1.0,
  talent: 0.7,
  moreTalent: 0.25,
  gardener: 2,
  caravaneer: [0, 0.35, 0.75],
  banker: [0, 0.55, 1.0, 2.9],
  palace: [0, 0.4, 0.6, 0.8, 1.2, 1.6, 0],
  ishtar: [1.4, 0.8],
  marduk: [2.4, 1.2],
  tammouz: [2.0, 0.3],
  priest: 0.25,
  channelLead: 0.6,
  channel: 0.15,
  fieldLead: 0.5,
  turn: 1.1,
  passed: 0.35,
  temple: 1.2,
  irrigation: 0.5,
  exchange: 0.2,
  favour: 0.8,
};

/** How many rounds a tile takes to be planted, by number of players. */
export const ROUNDS_PER_TILE: { readonly [seats: number]: number } = { 2: 1.2, 3: 0.9, 4: 0.75 };

/** How far apart in points two players are when the leader wins twice as surely, at the end and per round to come. */
export const SPREAD = { end: 2.5, perRound: 0.9 } as const;
