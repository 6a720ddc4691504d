/**
 * What is in the box, and nothing else. Each fact carries its tag:
 *   CERTAIN   the rulebook says so, or two independent sources agree
 *   LIKELY    one good source
 *   INFERRED  follows from sourced facts
 *   ASSUMED   nothing was found; a balanced choice of ours
 * Whoever owns the box corrects a fact here; no rule needs to change for it.
 */

/** The five resources; wine is the wild one. CERTAIN */
export const RESOURCES = ['salt', 'palm', 'barley', 'dates', 'wine'] as const;
export type Resource = (typeof RESOURCES)[number];

/** The four crafts that can be recruited. CERTAIN */
export const CRAFTS = ['peasant', 'priest', 'engineer', 'merchant'] as const;
export type Craft = (typeof CRAFTS)[number];

/** The three temples, in the order in which they are rewarded. CERTAIN */
export const TEMPLES = ['ishtar', 'marduk', 'tammouz'] as const;
export type Temple = (typeof TEMPLES)[number];

/** The four kinds of court cards; the first three have levels. CERTAIN */
export const COURT = ['banker', 'caravaneer', 'palace', 'gardener'] as const;
export type CourtKind = (typeof COURT)[number];

/** One square of the caravan's loop: Babylon buys, the cities sell. */
export type City =
  | { readonly name: string; readonly trade: 'babylon' }
  | { readonly name: string; readonly trade: 'plant'; readonly asks: Resource }
  | {
      readonly name: string;
      readonly trade: 'court';
      readonly asks: Resource;
      readonly sells: readonly [CourtKind, CourtKind];
    };

/** The loop in clockwise order. Kinds of city CERTAIN, their order INFERRED. */
export const CITIES: readonly City[] = [
  { name: 'Babylon', trade: 'babylon' }, // CERTAIN
  { name: 'Eshnunna', trade: 'plant', asks: 'salt' }, // asks LIKELY
  { name: 'Susa', trade: 'court', asks: 'barley', sells: ['caravaneer', 'banker'] }, // LIKELY
  { name: 'Ur', trade: 'plant', asks: 'palm' }, // asks LIKELY
  { name: 'Uruk', trade: 'court', asks: 'dates', sells: ['caravaneer', 'banker'] }, // CERTAIN
  { name: 'Mari', trade: 'plant', asks: 'barley' }, // asks LIKELY
  { name: 'Palmyra', trade: 'court', asks: 'salt', sells: ['palace', 'caravaneer'] }, // asks INFERRED, pair ASSUMED
  { name: 'Khorsabad', trade: 'plant', asks: 'dates' }, // asks INFERRED
  { name: 'Ninoua', trade: 'court', asks: 'palm', sells: ['palace', 'banker'] }, // asks INFERRED, pair ASSUMED
];

/** Points for one and for two tokens sold in Babylon. CERTAIN */
export const BABYLON_PAYS = [0, 3, 6] as const;

/** One face of a plant card: its quality, and the token it asks for besides the city's. */
export interface PlantFace {
  readonly quality: 1 | 2 | 3;
  readonly extra: Resource | null;
}

/** The four plant cards. The last stays in Khorsabad. Qualities of the first faces and of Khorsabad's CERTAIN. */
export const PLANT_CARDS: readonly (readonly [PlantFace, PlantFace])[] = [
  [
    { quality: 1, extra: null }, // LIKELY
    { quality: 2, extra: 'palm' }, // LIKELY
  ],
  [
    { quality: 1, extra: null }, // LIKELY
    { quality: 3, extra: 'dates' }, // ASSUMED
  ],
  [
    { quality: 1, extra: null }, // LIKELY
    { quality: 3, extra: 'salt' }, // ASSUMED
  ],
  [
    { quality: 2, extra: 'barley' }, // extra ASSUMED
    { quality: 2, extra: 'salt' }, // extra ASSUMED
  ],
];

/** A number for two, three and four players. */
export type BySeats<T> = { readonly 2: T; readonly 3: T; readonly 4: T };

/** How many cards of each craft are in the deck. Total of 18 CERTAIN, split LIKELY, smaller decks ASSUMED. */
export const CRAFT_DECK: BySeats<{ readonly [craft in Craft]: number }> = {
  2: { peasant: 3, priest: 3, engineer: 2, merchant: 2 },
  3: { peasant: 4, priest: 4, engineer: 3, merchant: 3 },
  4: { peasant: 5, priest: 5, engineer: 4, merchant: 4 },
};

/** Cards in a group; there is one group per player. CERTAIN */
export const GROUP_SIZE = 3;

/** Copies of each court card by level, the Caravaneer from level 1 on (level 0: one per player, CERTAIN). */
export interface CourtCopies {
  readonly banker: readonly [number, number, number];
  readonly caravaneer: readonly [number, number];
  readonly palace: readonly [number, number, number, number, number, number];
  readonly gardener: number;
}

/** Level-2 Caravaneers LIKELY, the total of 31 with four level-0 ones CERTAIN, everything else ASSUMED. */
export const COURT_COPIES: BySeats<CourtCopies> = {
  2: { banker: [2, 1, 1], caravaneer: [2, 1], palace: [2, 2, 1, 1, 1, 1], gardener: 2 },
  3: { banker: [2, 1, 1], caravaneer: [2, 1], palace: [2, 2, 1, 1, 1, 1], gardener: 3 },
  4: { banker: [3, 2, 2], caravaneer: [3, 2], palace: [3, 3, 2, 2, 1, 1], gardener: 3 },
};

/** Talents of income by Banker level. CERTAIN */
export const BANKER_TALENTS = [0, 1, 2, 2] as const;
/** Points of income by Banker level. CERTAIN */
export const BANKER_POINTS = [0, 0, 0, 2] as const;
/** Squares the caravan may go beyond the camels paid, by Caravaneer level. CERTAIN */
export const CARAVANEER_BONUS = [0, 2, 4] as const;
/** Resource tokens that may be kept at the end of a round, by Caravaneer level. CERTAIN */
export const CARAVANEER_KEEPS = [2, 2, 4] as const;
/** Points for taking a Palace of each level. LIKELY */
export const PALACE_POINTS = [0, 2, 3, 4, 5, 7, 10] as const;

/** A garden tile: what whoever plants its square gains. */
export interface Tile {
  readonly quality: 1 | 2 | 3;
  readonly points: number;
  readonly talents: number;
  readonly camels: number;
  /** A court card by name, one of the planter's choice, or none. */
  readonly court: CourtKind | 'choice' | null;
}

function tile(quality: Tile['quality'], points: number, bonus: Partial<Tile> = {}): Tile {
  return { quality, points, talents: 0, camels: 0, court: null, ...bonus };
}

/** The 20 tiles; a tile is written as the letter of its place here, a to t. Total CERTAIN, split by quality ASSUMED. */
export const TILES: readonly Tile[] = [
  tile(3, 10), // CERTAIN: lies on the top floor
  tile(3, 8), // points LIKELY
  tile(3, 6, { camels: 2 }), // ASSUMED
  tile(3, 6, { talents: 3 }), // ASSUMED
  tile(3, 6, { court: 'choice' }), // ASSUMED
  tile(2, 4, { talents: 2 }), // CERTAIN that it exists, quality INFERRED
  tile(2, 6), // ASSUMED
  tile(2, 5, { camels: 1 }), // ASSUMED
  tile(2, 5, { talents: 1 }), // ASSUMED
  tile(2, 4, { court: 'palace' }), // ASSUMED
  tile(2, 3, { court: 'choice' }), // ASSUMED
  tile(1, 1, { court: 'choice' }), // LIKELY
  tile(1, 2, { court: 'palace' }), // LIKELY
  tile(1, 2, { court: 'gardener' }), // ASSUMED
  tile(1, 1, { camels: 2 }), // ASSUMED
  tile(1, 2, { talents: 2 }), // ASSUMED
  tile(1, 2, { camels: 1 }), // ASSUMED
  tile(1, 3, { talents: 1 }), // ASSUMED
  tile(1, 3, { camels: 1 }), // ASSUMED
  tile(1, 4), // ASSUMED
];

/** The tile of the top floor. CERTAIN */
export const TOP_TILE = 0;

/** The two rows of fields from left to right. Wine last CERTAIN, the order LIKELY. */
export const FIELDS: readonly (readonly Resource[])[] = [
  ['salt', 'palm', 'barley', 'dates', 'wine'],
  ['barley', 'dates', 'salt', 'palm', 'wine'],
];

/** Spaces in a temple's row. CERTAIN */
export const TEMPLE_SPACES = 4;

/** The garden is a diamond of 4 by 4 squares. CERTAIN */
export const GARDEN_SIDE = 4;
/** Squares without a tile at two players, as u,v. LIKELY */
export const STARRED: readonly (readonly [number, number])[] = [
  [2, 0],
  [3, 0],
  [3, 1],
];

/** How many edges hold two irrigation areas: those that touch floors 3 and 4, or only those within them. INFERRED */
export const DOUBLE_EDGES = [8, 4] as const;
export type DoubleEdges = (typeof DOUBLE_EDGES)[number];

/** Points for an engineer. CERTAIN */
export const ENGINEER_POINTS = 2;
/** Points for the first and the second place with Marduk. CERTAIN */
export const MARDUK_POINTS = [2, 1] as const;

/** What everyone starts with. CERTAIN */
export const START_TALENTS = 4;
export const START_CAMELS = 1;

/** What there is of each thing when supplies are limited. Talents and camels CERTAIN, the rest LIKELY. */
export const SUPPLIES = {
  talents: 30,
  camels: 14,
  eachResource: 7,
  neutralCubes: 20,
  cubesPerPlayer: 30,
} as const;

/** The game ends in the round in which no more tiles than these are left. CERTAIN */
export const TILES_AT_END: BySeats<number> = { 2: 3, 3: 4, 4: 4 };

/** Amyitis' favour: points for at least so many tiles, the higher step first. CERTAIN */
export const FAVOUR: BySeats<readonly { readonly tiles: number; readonly points: number }[]> = {
  2: [
    { tiles: 7, points: 10 },
    { tiles: 5, points: 5 },
  ],
  3: [
    { tiles: 6, points: 10 },
    { tiles: 4, points: 5 },
  ],
  4: [
    { tiles: 5, points: 10 },
    { tiles: 3, points: 5 },
  ],
};
