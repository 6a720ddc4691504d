import { STEPS } from './ratings-data.ts';

/** The rating of the weakest level, by definition. */
const LOWEST = 1000;

/** The measured house rating of a level in a game, or null where it was not measured yet. */
export function ratingOf(gameId: string, level: string): number | null {
  let rating = LOWEST;
  if (!Object.hasOwn(STEPS, gameId)) return null;
  for (const { above, below, wins, games } of STEPS[gameId]) {
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
