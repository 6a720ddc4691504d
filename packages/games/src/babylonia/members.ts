import { lowestBit, nthBit, popcount } from '@nabu/kernel';

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
