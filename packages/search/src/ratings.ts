/** How a level did against the one below it, in games for two. */
export interface Step {
  readonly above: string;
  readonly below: string;
  readonly wins: number;
  readonly games: number;
}

/** The level whose rating is 1000 by definition. */
const FIXED = { level: 'apprentice', rating: 1000 };

/** The house rating of a level by the steps that were measured in a game, weakest first, or null where it was not measured yet. */
export function ratingOf(steps: readonly Step[], level: string): number | null {
  const lead = leadOver(steps, level);
  const fixed = leadOver(steps, FIXED.level);
  return lead === null || fixed === null ? null : Math.round(FIXED.rating + lead - fixed);
}

/** By how much a level leads the weakest that was measured. */
function leadOver(steps: readonly Step[], level: string): number | null {
  let lead = 0;
  for (const { above, below, wins, games } of steps) {
    if (below === level) return lead;
    lead += leadOf(wins, games);
    if (above === level) return lead;
  }
  return null;
}

/** The lead in Elo that explains so many wins; half a game more on each side keeps it finite. */
function leadOf(wins: number, games: number): number {
  const rate = (wins + 0.5) / (games + 1);
  return 400 * Math.log10(rate / (1 - rate));
}
