/** How many bits of a 32-bit word are set. */
export function popcount(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** The place of the lowest set bit; the word must not be 0. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** The place of the n-th set bit of a word, counted from 0. */
export function nthBit(word: number, n: number): number {
  let rest = word;
  for (let i = n; i > 0; i--) rest &= rest - 1;
  return lowestBit(rest);
}

/** The n-th member of a set kept as 32-bit words, counted from 0; the set must have it. */
export function nthMember(words: readonly number[], n: number): number {
  let left = n;
  for (let i = 0; ; i++) {
    const count = popcount(words[i]);
    if (left < count) return (i << 5) + nthBit(words[i], left);
    left -= count;
  }
}

/** The members of a set kept in one word, ascending. */
export function membersOf(word: number): number[] {
  const members: number[] = [];
  for (let rest = word; rest !== 0; rest &= rest - 1) members.push(lowestBit(rest));
  return members;
}
