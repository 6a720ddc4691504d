/** The five nations by their letters: Assyrians, Hittites, Medes, Persians, Sumerians. [S1] */
export const NATIONS = ['A', 'H', 'M', 'P', 'S'] as const;

/** A nation as a small number, the place of its letter in `NATIONS`. */
export type Nation = 0 | 1 | 2 | 3 | 4;

/** A construction site carries the number and letter of the nation whose colour it bears. */
export type Site = Nation;

/** Each nation by its number. */
export const ASSYRIANS = 0;
export const HITTITES = 1;
export const MEDES = 2;
export const PERSIANS = 3;
export const SUMERIANS = 4;

/** Every nation, and so every site, in the order of `NATIONS`. */
export const ALL_NATIONS: readonly Nation[] = [ASSYRIANS, HITTITES, MEDES, PERSIANS, SUMERIANS];

/** How many nations there are, and so how many sites each player has. */
export const SITES = 5;

/** Where a pawn stands before its first move; never again afterwards. [W4] */
export const QUARRY = 5;

/** Where a pawn can stand. */
export type Place = Site | typeof QUARRY;

/** The level printed on a temple card. */
export type Level = 1 | 2 | 3 | 4 | 5 | 6;

/** Every level, from the lowest. */
export const LEVELS: readonly Level[] = [1, 2, 3, 4, 5, 6];

/** How many nation cards of each nation are in the box. [S3] */
export const CARDS_PER_NATION = 12;

/** How many temple cards of each level are in the box, by level; the starters count among level 1. [S2] */
export const TEMPLE_CARDS: { readonly [level in Level]: number } = {
  1: 10,
  2: 9,
  3: 8,
  4: 7,
  5: 6,
  6: 5,
};

/** Nation cards drawn at the beginning of a turn. [T1] */
export const TURN_DRAW = 3;

/** Temple cards turned up at the end of a turn. [T5] */
export const QUARRY_DRAW = 2;

/** Cards moved by one migration. [M2] */
export const MIGRANTS = 3;

/** The shortest run that has an ability. [A1] */
export const RUN = 3;

/** A row can hold this many separate runs of one nation, since a nation has twelve cards. [A3] */
export const MOST_RUNS = CARDS_PER_NATION / RUN;

/** The totals that decide the end. [E2]-[E5] */
export const LEAD = 15;
export const TRAIL = 9;
export const SUMMIT = 20;

/** The variants of the game; `3/5` gives the three to the start player. [S5] [S6] [A14] [A15] */
export type Options = {
  readonly hands: '3/5' | '5/5';
  readonly sumerians: 'allAtSite' | 'topRun';
  readonly starter: 'random' | '1' | '2';
};

/** How a game can end. [E2] [E4] [E5] [E7] */
export const ENDINGS = ['fifteen', 'twenty', 'nine', 'deck'] as const;
export type Ending = (typeof ENDINGS)[number];
