/** How a level did against the one below it, in games for two. */
export interface Step {
  readonly above: string;
  readonly below: string;
  readonly wins: number;
  readonly games: number;
}

/** The rating of the weakest level, by definition. */
const LOWEST = 1000;

/** The house rating of a level by the steps that were measured in a game, or null where it was not measured yet. */
export function ratingOf(steps: readonly Step[], level: string): number | null {
  let rating = LOWEST;
  for (const { above, below, wins, games } of steps) {
    if (below === level) return Math.round(rating);
    rating += leadOf(wins, games);
    if (above === level) return Math.round(rating);
  }
  return null;
}

/** The lead in Elo that explains so many wins; half a game more on each side keeps it finite. */
function leadOf(wins: number, games: number): number {
  const rate = (wins + 0.5) / (games + 1);
  return 400 * Math.log10(rate / (1 - rate));
}
