import type { Review } from '@nabu/search/review';
import { browserKeeper, type Keeper, keep, readKept } from '../session/shelf.ts';

/** Where the review of a table is kept. */
export const reviewKey = (table: string) => `nabu.review.${table}`;

/** Figures are kept as exactly as they are shown. */
const DIGITS = 4;

/** The review that is kept with a game of this device, or null. */
export function keptReview(table: string, keeper: Keeper = browserKeeper()): Review | null {
  const kept = readKept(keeper, reviewKey(table));
  return isReview(kept) ? kept : null;
}

/** Keeps a review with its game; false when this browser cannot. */
export function keepReview(
  table: string,
  review: Review,
  keeper: Keeper = browserKeeper(),
): boolean {
  return keep(keeper, reviewKey(table), shortened(review));
}

/** The same with shorter figures, and without what was considered beside good moves. */
function shortened(review: Review): Review {
  const decisions = review.decisions.map((each) =>
    each.cost > 0 ? each : { ...each, others: [] },
  );
  const text = JSON.stringify({ ...review, decisions }, (_, value) =>
    typeof value === 'number' ? Number(value.toFixed(DIGITS)) : value,
  );
  return JSON.parse(text);
}

function isReview(value: unknown): value is Review {
  if (typeof value !== 'object' || value === null) return false;
  const { version, outlook, decisions, luck, seats, turning } = value as Partial<Review>;
  return version === 2 && [outlook, decisions, luck, seats, turning].every(Array.isArray);
}
