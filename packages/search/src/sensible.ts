import { type AnyGame, rngFrom, type Word } from '@nabu/kernel';
import type { AdviceQuestion } from './advise.ts';
import { appraise } from './appraise.ts';
import type { Candidate } from './bot.ts';
import type { Weighed } from './weigh.ts';

/** A move that brings so much less than the best one is still sensible (reward, 0 to 1). */
const LITTLE = 0.05;
/** So many lines go through each move that is compared. */
const LINES = 160;
/** So many moves are compared with the best one. */
const MOST = 2;

/**
 * Moves a search has passed over for one that looked a little better, if they are sensible all the same: each is
 * thought through as the best one is, with the same imagined states and luck. Somebody who is told a single move
 * has nothing to choose from.
 */
export function sensibleToo(
  game: AnyGame,
  { view, seat, seed }: AdviceQuestion,
  { candidates, evaluate }: Weighed,
): readonly Candidate<Word>[] {
  const [best, ...rest] = candidates;
  const others = rest.slice(0, MOST);
  if (best === undefined || others.length === 0) return [];
  const through = ({ move }: Candidate<Word>) =>
    appraise(game, evaluate, { view, seat }, move, LINES, rngFrom(`sensible ${seed}`));
  const wanted = through(best).rewards[seat];
  return others
    .map((other) => ({ other, told: through(other) }))
    .filter(({ told }) => wanted - told.rewards[seat] <= LITTLE)
    .map(({ other, told: { rewards, lead } }) => ({
      ...{ ...other, lead, value: Math.min(best.value, best.value + rewards[seat] - wanted) },
    }))
    .toSorted((a, b) => b.value - a.value);
}
