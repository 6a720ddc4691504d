/** How many bits of a word are set. */
export function popcount(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The place of a word's set bit that has `rank` set bits below it. */
export function bitAt(word: number, rank: number): number {
  let rest = word;
  for (let k = 0; k < rank; k++) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}

/** The place of a word's lowest set bit. */
export function lowest(word: number): number {
  return 31 - Math.clz32(word & -word);
}
