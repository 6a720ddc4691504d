import { rngFrom, type Word } from '@nabu/kernel';
import { measuredRating } from '../bots-of.ts';
import { LEVELS, specOf } from '../levels.ts';
import { botFromSpec } from '../spec.ts';
import type { Spot } from './spot.ts';

/** How often a level plays one of the right moves. */
export function foundBy(
  { game, view, seat, moves, seed }: Spot,
  level: string,
  right: readonly Word[],
  tries: number,
): number {
  const bot = botFromSpec(game, level);
  let found = 0;
  for (let i = 0; i < tries; i++) {
    const { move } = bot.choose(view, seat, moves, rngFrom(`grade ${seed} ${level} ${i}`));
    if (right.includes(move)) found++;
  }
  return found;
}

/** How often each level plays one of the right moves; those above one that always does are taken to do so too. */
export function timesFound(spot: Spot, right: readonly Word[], tries: number): readonly number[] {
  let sure = false;
  return LEVELS.map(({ id }) => {
    const times = sure ? tries : foundBy(spot, id, right, tries);
    // Short-sighted players find a good move by accident.
    sure ||= times === tries && !specOf(id, spot.game.id).startsWith('greedy');
    return times;
  });
}

const LOWEST = 400;
const HIGHEST = 3000;

/**
 * How hard a puzzle is: the rating of a player who would find it every other time, as it explains best how often
 * each level found it. One try found and one missed by a middling player are added, so that it stays finite.
 */
export function ratingFor(gameId: string, times: readonly number[], tries: number): number {
  const ratings = LEVELS.map(({ id }, i) => measuredRating(gameId, id) ?? 1000 + 200 * i);
  const middle = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  const found = times.reduce((sum, each) => sum + each, 0) + 1;
  const expected = (rating: number) =>
    ratings.reduce((sum, level) => sum + tries * chanceBetween(level, rating), 0) +
    2 * chanceBetween(middle, rating);
  let [low, high] = [LOWEST, HIGHEST];
  while (high - low > 1) {
    const mid = (low + high) / 2;
    if (expected(mid) > found) low = mid;
    else high = mid;
  }
  return Math.round(low);
}

/** The chance of a player to solve a puzzle, by their ratings. */
function chanceBetween(player: number, puzzle: number): number {
  return 1 / (1 + 10 ** ((puzzle - player) / 400));
}
