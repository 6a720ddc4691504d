/** The squares of the board by name, row by row; rows A and C have a gap where the bridge is. [S1] */
export const SQUARES = [
  ...(['A1', 'A2', 'A3', 'A4', 'A7', 'A8'] as const),
  ...(['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8'] as const),
  ...(['C1', 'C2', 'C3', 'C4', 'C7', 'C8'] as const),
] as const;

export type Square = (typeof SQUARES)[number];

/** The squares with a rosette. [S2] */
export const ROSETTES: readonly Square[] = ['A1', 'C1', 'B4', 'A7', 'C7'];

/** The squares that player 1 walks on each path, first to last; player 2 walks C for A. [P1] [P2] */
export const PATHS = {
  short: ['A4 A3 A2 A1', 'B1 B2 B3 B4 B5 B6 B7 B8', 'A8 A7'].join(' '),
  long: ['A4 A3 A2 A1', 'B1 B2 B3 B4 B5 B6 B7', 'A7 A8 B8 C8 C7'].join(' '),
} as const;

export type PathName = keyof typeof PATHS;

/** How many squares the longest path has. */
export const LONGEST = 16;

/** How many dice there are; each shows a marked corner or a plain one. [S4] */
export const DICE = 4;

/** How many pieces each player may have; the first is the preset. [S3] */
export const PIECES = [7, 5] as const;

/** The variants of the game. [S3] [P2] */
export type Options = {
  readonly path: PathName;
  readonly pieces: (typeof PIECES)[number];
};

/** How a game can end. [E1] */
export const ENDINGS = ['home'] as const;
export type Ending = (typeof ENDINGS)[number];
