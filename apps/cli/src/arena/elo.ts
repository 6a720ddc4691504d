/** A rating difference with its 95 % interval; null where a side never won, so that there is no bound. */
export interface Elo {
  readonly elo: number | null;
  readonly interval: readonly [number | null, number | null];
}

/** The chance to win that a lead of `elo` gives against `rivals` equal opponents. */
export function chanceOf(elo: number, rivals = 1): number {
  return 1 / (1 + rivals * 10 ** (-elo / 400));
}

/** The lead over `rivals` equal opponents that explains a rate of wins; null for none and all. */
export function eloOf(rate: number, rivals = 1): number | null {
  if (rate <= 0 || rate >= 1) return null;
  return Math.round(400 * Math.log10((rate * rivals) / (1 - rate)) * 10) / 10;
}
