const FIRST = 300;
const LONGEST = 10_000;

/** How long to wait before the n-th try (from 0): doubling, bounded, and spread so that many clients do not return as one. */
export function backoff(tries: number, chance: () => number = Math.random): number {
  const full = Math.min(LONGEST, FIRST * 2 ** tries);
  return full / 2 + (full / 2) * chance();
}
