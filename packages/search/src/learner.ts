import type { Rng, Seat, Word } from '@nabu/kernel';
import { type Bot, unthinking } from './bot.ts';
import { estimates, IMAGININGS } from './estimates.ts';
import type { Evaluation, Mind } from './mind.ts';
import { drawnByOdds } from './odds.ts';
import { leadOf } from './reward.ts';

/** One move in so many is overlooked. */
const OVERLOOKED = 3;
/** How unsure it is of what the lessons advise, in log odds of winning. */
const UNSURE = 0.5;

/**
 * Stands for a person who has just finished the lessons where the gentlest level is measured, and for nothing else.
 * It overlooks every third move. Of those it sees it takes one that brings the most points at once; among equals,
 * most often moves that bring none, it follows what the lessons advise, for which the evaluation of the house
 * stands, and is rather unsure of it.
 */
export function learnerBot<State, Move extends Word, View>(
  mind: Mind<State, Move, View>,
  evaluate: Evaluation<State>,
  spec = 'learner',
): Bot<View, Move> {
  return {
    spec,
    choose(view, seat, moves, rng) {
      if (moves.length === 1) return unthinking(moves[0]);
      const seen = noticed(moves, rng);
      const tempting = mostPoints(mind, mind.imagine(view, rng), seat, seen, rng);
      const looked = estimates(mind, evaluate, view, seat, tempting, rng);
      const ranked = drawnByOdds(looked, UNSURE, rng);
      const { move, value } = ranked[0];
      return { move, value, iterations: IMAGININGS * tempting.length, candidates: ranked };
    },
  };
}

/** The moves that are not overlooked, at least one. */
function noticed<Move>(moves: readonly Move[], rng: Rng): readonly Move[] {
  const seen = moves.filter(() => rng.below(OVERLOOKED) > 0);
  return seen.length > 0 ? seen : [moves[rng.below(moves.length)]];
}

/** The moves after which the seat is ahead by the most points. */
function mostPoints<State, Move extends Word, View>(
  mind: Mind<State, Move, View>,
  state: State,
  seat: Seat,
  moves: readonly Move[],
  rng: Rng,
): readonly Move[] {
  const leads = moves.map((move) => {
    const next = mind.copy(state);
    mind.play(next, seat, move, rng);
    const totals = mind.scores(next).map(({ total }) => total);
    return leadOf(totals, seat);
  });
  const most = Math.max(...leads);
  return moves.filter((_, m) => leads[m] === most);
}
