/**
 * How sure a fact of the box is. The pictures of the rulebook are not at hand, so some facts come
 * from players' reports (`likely`), some follow from others (`inferred`), and some are a choice of
 * this house (`ours`). Whoever owns the box can put a fact right here and nowhere else.
 */
export const TAGS = ['certain', 'likely', 'inferred', 'ours'] as const;
export type Tag = (typeof TAGS)[number];

/** The four symbols; a symbol is the place of its word here. */
export const SYMBOLS = ['fountain', 'bridge', 'stairway', 'statue'] as const;
export type BuildingSymbol = 0 | 1 | 2 | 3;
export const ALL_SYMBOLS: readonly BuildingSymbol[] = [0, 1, 2, 3];

/** The four flowers, one to a player board; white and pink are certain, blue and yellow likely. */
export const FLOWERS = ['white', 'pink', 'blue', 'yellow'] as const;
export type Flower = 0 | 1 | 2 | 3;
export const ALL_FLOWERS: readonly Flower[] = [0, 1, 2, 3];

/** The materials of the quarry from the bottom up, so that a material's number is its depth. [S2] */
export const MATERIALS = ['basalt', 'granite', 'clay'] as const;
export type Material = 0 | 1 | 2;

/** The letters of the tile table. */
export const SYMBOL_LETTERS = 'FBST';

/**
 * The symbols of every tile, clockwise from the north-west corner: `F` fountain, `B` bridge,
 * `S` stairway, `T` statue, `-` none. How many symbols a material carries is certain; that each
 * material has four tiles of each flower, and which symbols they carry, is likely; the order of the
 * corners is reported once, and least sure for basalt, where all flowers are said to be alike. [S2]
 */
export const TILE_TABLE = {
  basalt: {
    tag: 'likely',
    white: ['FBTS', 'FBTS', 'FSTB', 'FSBT'],
    pink: ['FBTS', 'FBTS', 'FSTB', 'FSBT'],
    blue: ['FBTS', 'FBTS', 'FSTB', 'FSBT'],
    yellow: ['FBTS', 'FBTS', 'FSTB', 'FSBT'],
  },
  granite: {
    tag: 'likely',
    white: ['FBT-', 'FSB-', 'BTS-', 'TSF-'],
    pink: ['FBS-', 'BST-', 'SFT-', 'TFB-'],
    blue: ['FTS-', 'SBF-', 'TSB-', 'TBF-'],
    yellow: ['BTS-', 'BFT-', 'SFB-', 'TSF-'],
  },
  clay: {
    tag: 'likely',
    white: ['F-B-', 'S-T-', 'F-S-', 'B-T-'],
    pink: ['F-B-', 'S-T-', 'F-T-', 'S-B-'],
    blue: ['F-B-', 'S-T-', 'F-S-', 'B-T-'],
    yellow: ['F-B-', 'S-T-', 'F-T-', 'S-B-'],
  },
} as const satisfies {
  readonly [material in (typeof MATERIALS)[number]]: { readonly tag: Tag } & {
    readonly [flower in (typeof FLOWERS)[number]]: readonly string[];
  };
};

/** The symbols of every starting tile, clockwise from the north-west corner. [S3] */
export const STARTING_TILE = { symbols: 'SBFT', tag: 'likely' } as const;

/** What a round token does to everybody's turn in the round that follows. [R1] */
export const EFFECTS = ['single', 'double', 'change', 'fill', 'flower', 'minus', 'blank'] as const;
export type Effect = (typeof EFFECTS)[number];

/**
 * The fourteen round tokens. The six effects are certain and that some tokens are blank is likely;
 * how many there are of each is known to nobody we asked. [S4]
 */
export const ROUND_TOKENS: readonly {
  readonly effect: Effect;
  readonly copies: number;
  readonly tag: Tag;
}[] = EFFECTS.map((effect) => ({ effect, copies: 2, tag: 'ours' }));

/** The pieces of the supply; a kind is the place of its word here. */
export const PIECES = [
  'single',
  'double',
  'belvedere',
  'fountain',
  'bridge',
  'stairway',
  'statue',
] as const;
export type Piece = (typeof PIECES)[number];

/** How many pieces of each kind are in the box, in the order of `PIECES`; certain. [S7] */
export const SUPPLY: readonly number[] = [152, 64, 40, 16, 16, 16, 40];

/** By number of players: rounds played, so one more than tokens used; clay removed at the start. [S4] [S6] */
export const ROUNDS: { readonly [seats: number]: number } = { 2: 15, 3: 13, 4: 11 };
export const REMOVALS: { readonly [seats: number]: number } = { 2: 6, 3: 3, 4: 0 };

/** The building area has this many columns and rows. [S1] */
export const SIDE = 8;
export const CELLS = SIDE * SIDE;
/** Stacks in the quarry, and tiles in a full stack. [S2] */
export const STACKS = 16;
export const STACK_HEIGHT = 3;
/** Single pillars that can be stored. [S1] */
export const STORAGE = 6;
/** Terrace tiles without and with the four starting tiles. */
export const QUARRY_TILES = 48;
export const TILES = QUARRY_TILES + FLOWERS.length;

/**
 * No garden of a game rises higher, so no word names a higher level: a player lays at most 16 tiles
 * (one for each of 15 rounds and the starting tile). No tile may rest on a single one, and trying all
 * ways shows that four successive levels of one tile each bear no fifth; so 13 levels take at least
 * 16 tiles and 14 take 17. Positions that are set up may have more tiles, but rise no higher.
 */
export const TOP_LEVEL = 13;

/** Points. [V2]-[V9] */
export const PAIR_POINTS = 3;
export const SET_POINTS = 4;

/** What may lie in the space that a bridge spans. [I6] [I7] */
export const UNDER_BRIDGE = ['clear', 'anything', 'bareBoard'] as const;
export type UnderBridge = (typeof UNDER_BRIDGE)[number];

/** The variants of the game. [S7] [V9] [I7] */
export type Options = {
  readonly strictSupplies: boolean;
  readonly highestPoint: 'squared' | 'doubled';
  readonly underBridge: UnderBridge;
};

/** How a game can end. [E1] */
export const ENDING = 'rounds';
