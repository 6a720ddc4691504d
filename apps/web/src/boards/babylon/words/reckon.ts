import type { Reckoning } from '../rules.ts';

/** How points come about: "4 × 4" or "3 + 6"; a single number needs no saying. */
export function formula(reckoned: Reckoning | null): string | null {
  if (!reckoned || reckoned.terms.length < 2) return null;
  return reckoned.terms.join(reckoned.how === 'times' ? ' × ' : ' + ');
}
