import { RATINGS } from './ratings-data.ts';

/** The measured house rating of a level in a game, or null where it was never measured. */
export function ratingOf(gameId: string, level: string): number | null {
  const game = Object.hasOwn(RATINGS, gameId) ? RATINGS[gameId].levels : {};
  return Object.hasOwn(game, level) ? game[level] : null;
}
