/** What the claims of the search turn out to be worth in a game; `nabu review --fit` measures it, see docs/review.md. */
export interface Belief {
  /** So much of a claim is believed before any game is played on. */
  readonly share: number;
  /** How far the truth lies from that, as a standard deviation of the chance to win. */
  readonly spread: number;
}
