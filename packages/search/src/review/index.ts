/** The review of a match that is over: what is to be done, and what came of it. The work itself is in `work.ts`. */
export { type Film, filmOf } from './film.ts';
export {
  type ChancesAt,
  type Effort,
  type Finding,
  type Findings,
  type Job,
  jobsOf,
  noFindings,
  note,
  PASSES,
} from './jobs.ts';
export type { Judged } from './judge.ts';
export { type Outlook, type Review, reviewOf } from './review.ts';
export { MISTAKE, type SeatReview } from './seats.ts';
export type { ScoredAt, TurningPoint } from './turning.ts';
