/** How many bits of a 32-bit word are set. */
export function popcount(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The place of the lowest set bit; the word must not be 0. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** The place of the set bit that has `rank` set bits below it; the word must have it. */
export function nthBit(word: number, rank: number): number {
  let rest = word;
  for (let i = 0; i < rank; i++) rest &= rest - 1;
  return lowestBit(rest);
}
