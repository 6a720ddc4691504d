/**
 * A set of spaces is two 32-bit words: rows 1 to 4, then rows 5 to 8, bit 0 the westernmost space
 * of the first row. Signed words, so that they stay small integers where the engine has 32 of them.
 */

/** All spaces that can be the north-west cell of a place, as two words. */
export const PLACE_SPACES: readonly [number, number] = [0x7f7f7f7f, 0x007f7f7f];
