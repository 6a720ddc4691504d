import type { Rng, Word } from '@nabu/kernel';
import { type Bot, type Candidate, unthinking } from './bot.ts';
import { estimates, IMAGININGS } from './estimates.ts';
import type { Evaluation, Mind } from './mind.ts';
import { oddsOf } from './odds.ts';

/** Chance is drawn as a whole number below this and divided by it. */
const GRAIN = 1 << 20;
/** Moves after which the log odds of winning are less than after the best by more than this are never made. */
const REACH = 2;

/**
 * A kind opponent for somebody's first games. It looks one move ahead, overlooks each move with a given chance and
 * makes the best of those it has seen: so it misses chances, yet what it does has a reason. What looks far worse
 * than the best move it never makes, so that nothing is thrown away; odds are compared, so that it plays as
 * sensibly far ahead or behind as in an even game.
 */
export function gentleBot<State, Move extends Word, View>(
  mind: Mind<State, Move, View>,
  evaluate: Evaluation<State>,
  spec: string,
  overlooked: number,
): Bot<View, Move> {
  return {
    spec,
    choose(view, seat, moves, rng) {
      if (moves.length === 1) return unthinking(moves[0]);
      const looked = estimates(mind, evaluate, view, seat, moves, rng);
      const seen = noticed(sensible(looked), overlooked, rng);
      const { move, value } = seen[0];
      return { move, value, iterations: IMAGININGS * moves.length, candidates: seen };
    },
  };
}

/** The moves that look hardly worse than the best one, best first. */
function sensible<Move>(candidates: readonly Candidate<Move>[]): readonly Candidate<Move>[] {
  const ranked = candidates.toSorted((a, b) => b.value - a.value);
  const least = oddsOf(ranked[0].value) - REACH;
  return ranked.filter(({ value }) => oddsOf(value) >= least);
}

/** Those that are not overlooked, at least one, in the same order. */
function noticed<Move>(
  candidates: readonly Candidate<Move>[],
  overlooked: number,
  rng: Rng,
): readonly Candidate<Move>[] {
  const seen = candidates.filter(() => rng.below(GRAIN) >= overlooked * GRAIN);
  return seen.length > 0 ? seen : [candidates[rng.below(candidates.length)]];
}
