import { BLANK, symbolAt, TILES } from '@nabu/games/babylon';

/** The symbols that pairs need are the first ones: fountain, bridge, stairway. */
export const PAIR_KINDS = 3;

/** By tile: the symbols it shows, however it is turned. */
const SYMBOLS_ON: readonly (readonly number[])[] = Array.from({ length: TILES }, (_, tile) =>
  [0, 1, 2, 3].map((corner) => symbolAt(tile, 0, corner)).filter((symbol) => symbol !== BLANK),
);

/** By tile: how many symbols it shows. */
export const SYMBOL_COUNTS: readonly number[] = SYMBOLS_ON.map((symbols) => symbols.length);

/** By tile: the symbols it shows, one bit each. */
export const SYMBOL_BITS: readonly number[] = SYMBOLS_ON.map((symbols) =>
  symbols.reduce((bits, symbol) => bits | (1 << symbol), 0),
);

/** By tile and symbol that pairs need, `PAIR_KINDS` to a tile: how often it shows it. */
export const PAIR_COUNTS: readonly number[] = SYMBOLS_ON.flatMap((symbols) =>
  Array.from({ length: PAIR_KINDS }, (_, kind) => symbols.filter((s) => s === kind).length),
);
