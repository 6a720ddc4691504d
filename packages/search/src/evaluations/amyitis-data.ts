/** What things are worth in points; see `amyitis.ts` for how they are used. */
export const WORTH = {
  /** A token the player may keep, one that must go at the end of the round, and what wine adds. */
  token: 1.9,
  spareToken: 1.1,
  wine: 0.5,
  /** The first and each further camel. */
  camel: 1.7,
  moreCamel: 1.0,
  /** Each of the first four talents, and each further one. */
  talent: 0.7,
  moreTalent: 0.25,
  gardener: 2,
  /** A Caravaneer of each level, for each round to come. */
  caravaneer: [0, 0.35, 0.75],
  /** A Banker of each level, for each round to come. */
  banker: [0, 0.55, 1.0, 2.9],
  /** What having reached a Palace level promises for the next one. */
  palace: [0, 0.4, 0.6, 0.8, 1.2, 1.6, 0],
  /** First and second place in each temple now, for this round and what is left of it later. */
  ishtar: [1.4, 0.8],
  marduk: [2.4, 1.2],
  tammouz: [2.0, 0.3],
  /** A cube in a temple at all. */
  priest: 0.25,
  /** A cube beside a garden still to be planted that leads there, and any other. */
  channelLead: 0.6,
  channel: 0.15,
  /** A cube in a field row that leads there. */
  fieldLead: 0.5,
  /** Having a turn to come in this round, and a talent to come for having passed. */
  turn: 1.1,
  passed: 0.35,
  /** A decision still to be made: a priest, an area, an exchange. */
  temple: 1.2,
  irrigation: 0.5,
  exchange: 0.2,
  /** How much of a step of the favour each tile on the way is worth. */
  favour: 0.8,
} as const;

/** How many rounds a tile takes to be planted, by number of players. */
export const ROUNDS_PER_TILE: { readonly [seats: number]: number } = { 2: 1.2, 3: 0.9, 4: 0.75 };

/** How far apart in points two players are when the leader wins twice as surely, at the end and per round to come. */
export const SPREAD = { end: 2.5, perRound: 0.9 } as const;
