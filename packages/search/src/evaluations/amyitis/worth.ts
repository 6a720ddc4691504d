/** What is counted on each side, in points. */
export interface Worth {
  /** A token the player may keep, one that must go at the end of the round, and what wine adds. */
  readonly token: number;
  readonly spareToken: number;
  readonly wine: number;
  /** The first and each further camel. */
  readonly camel: number;
  readonly moreCamel: number;
  /** Each of the first four talents, and each further one. */
  readonly talent: number;
  readonly moreTalent: number;
  readonly gardener: number;
  /** A Caravaneer of each level, for each round to come. */
  readonly caravaneer: readonly number[];
  /** A Banker of each level, for each round to come. */
  readonly banker: readonly number[];
  /** How likely the next Banker, and the next Palace, is reached while there are any. */
  readonly bankerHope: number;
  readonly palaceHope: number;
  /** First and second place in each temple now, for this round and what is left of it later. */
  readonly ishtar: readonly number[];
  readonly marduk: readonly number[];
  readonly tammouz: readonly number[];
  /** A cube in a temple at all. */
  readonly priest: number;
  /** A cube beside a garden still to be planted that leads there, and any other. */
  readonly channelLead: number;
  readonly channel: number;
  /** A cube in a field row that leads there. */
  readonly fieldLead: number;
  /** Having a turn to come in this round, and a talent to come for having passed. */
  readonly turn: number;
  readonly passed: number;
  /** A decision still to be made: a priest, an area, an exchange. */
  readonly temple: number;
  readonly irrigation: number;
  readonly exchange: number;
  /** How much of a step of the favour each tile on the way is worth. */
  readonly favour: number;
}
