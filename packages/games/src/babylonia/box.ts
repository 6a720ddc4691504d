/** The kinds of clan token: three nobles, then the farmer. [U4] */
export const TOKENS = ['merchant', 'servant', 'priest', 'farmer'] as const;
export type Token = (typeof TOKENS)[number];

/** A kind of token as a small number, its place in `TOKENS`. */
export type Kind = 0 | 1 | 2 | 3;
export const KINDS: readonly Kind[] = [0, 1, 2, 3];
export const MERCHANT = 0;
export const SERVANT = 1;
export const PRIEST = 2;
export const FARMER = 3;

/** The letter of each kind, in the order of `TOKENS`. */
export const TOKEN_LETTERS = ['m', 's', 'p', 'f'] as const;

/** How many tokens of each kind a player has, in the order of `TOKENS`. [U4] */
export const TOKENS_PER_PLAYER = [6, 6, 6, 12] as const;

/** How many tokens a stand holds. [R1] */
export const STAND = 5;

/** How many tokens a stand holds with card 3. [K3] */
export const WIDE_STAND = 7;

/** The numbers of the Ziggurat Cards. */
export const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Card = (typeof CARDS)[number];

/** How many Ziggurat Cards are on display at the start. [U3] */
export const DISPLAYED = 7;

/** What a noble that counts for a city is worth. [S3] */
export const NOBLE_POINTS = 2;

/** What card 1 is worth. [K1] */
export const CARD_1_POINTS = 10;

/** The variants of the game. [U3] [F2] */
export type Options = {
  readonly cards: 'first7' | 'random7of9';
  readonly riverTokenOpensField: boolean;
};

/** How a game can end. [E1] [E2] */
export const ENDINGS = ['stand', 'cities'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Where points come from, in the order in which scores list them. */
export const SOURCES = ['networks', 'cities', 'ziggurats', 'fields', 'cards'] as const;
export type Source = (typeof SOURCES)[number];

/** One column of the printed board: the row of its topmost hex, then its hexes downward. */
export interface Column {
  readonly top: number;
  readonly hexes: string;
}

/**
 * The board, geographic north to the left: `~` river, `n` `c` `s` land of the north, the centre
 * and the south, a capital where a city or crop field lies, `1` `2` `3` a ziggurat of the north,
 * the centre and the south. Uncertain: rests on one other edition of the game, not on a scan.
 */
export const COLUMNS: readonly Column[] = [
  { top: 2, hexes: 'nnNnnNn~~~' },
  { top: 1, hexes: 'n1nnNnn~ccC' },
  { top: 2, hexes: '~~~nnnN~2cc' },
  { top: 3, hexes: 'Cc~nnnn~cc' },
  { top: 2, hexes: 'ccc~NnNn~cC' },
  { top: 3, hexes: 'ccC~~~~~Cc' },
  { top: 2, hexes: 'cCcccCccccc' },
  { top: 1, hexes: 'cccccccccCc' },
  { top: 0, hexes: '~~~Ccc2cCccC' },
  { top: 1, hexes: 'Ss~cCcc~~~c' },
  { top: 0, hexes: 'sss~~~~~sS~~' },
  { top: 1, hexes: 'ss3sssSssss' },
  { top: 2, hexes: 'SssSsssSssS' },
  { top: 3, hexes: 'ssssSsssss' },
  { top: 4, hexes: 'SssssSs3sS' },
  { top: 7, hexes: 'Ssssssss' },
  { top: 12, hexes: 'SssSs' },
];

/** The land that is left out, by number of players. [U1] */
export const UNUSED = { 2: 'south', 3: 'north', 4: 'none' } as const;

/** The tiles used: cities by their symbols, crop fields by what they show. */
export interface Mix {
  readonly cities: { readonly [symbols: string]: number };
  readonly fields: { readonly [shown: string]: number };
}

/** The tiles by number of players. Uncertain: which tiles 2 and 3 players leave out. [U2] */
export const MIXES: { readonly [seats: number]: Mix } = {
  2: {
    cities: { M: 2, S: 2, P: 2, MS: 2, MP: 2, SP: 2, MSP: 0 },
    fields: { 5: 1, 6: 1, 7: 1, city: 3 },
  },
  3: {
    cities: { M: 2, S: 2, P: 2, MS: 3, MP: 3, SP: 3, MSP: 1 },
    fields: { 5: 2, 6: 2, 7: 2, city: 4 },
  },
  4: {
    cities: { M: 3, S: 3, P: 3, MS: 3, MP: 3, SP: 3, MSP: 1 },
    fields: { 5: 2, 6: 2, 7: 2, city: 7 },
  },
};
