/**
 * A set of spaces is two 32-bit words: rows 1 to 4, then rows 5 to 8, bit 0 the westernmost space
 * of the first row. Signed words, so that they stay small integers where the engine has 32 of them.
 */

/** All spaces that can be the north-west cell of a place, as two words. */
export const PLACE_SPACES: readonly [number, number] = [0x7f7f7f7f, 0x007f7f7f];

/** How many bits are set. */
export function countBits(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** The place of the lowest set bit; the word is not 0. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** The place of the set bit that has `rank` set bits below it. */
export function nthBit(word: number, rank: number): number {
  let rest = word;
  for (let i = 0; i < rank; i++) rest &= rest - 1;
  return lowestBit(rest);
}
