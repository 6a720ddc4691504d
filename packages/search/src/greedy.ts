import type { Rng, Word } from '@nabu/kernel';
import { type Bot, type Candidate, type Choice, unthinking } from './bot.ts';
import { estimates, IMAGININGS } from './estimates.ts';
import type { Evaluation, Mind } from './mind.ts';
import { blur } from './noise.ts';

/** Plays the move after which things look best, one move ahead. */
export function greedyBot<State, Move extends Word, View>(
  mind: Mind<State, Move, View>,
  evaluate: Evaluation<State>,
  spec = 'greedy',
  /** The most by which each estimate may be wrong, up or down; makes a weaker but never absurd player. */
  noise = 0,
): Bot<View, Move> {
  return {
    spec,
    choose(view, seat, moves, rng) {
      if (moves.length === 1) return unthinking(moves[0]);
      return best(estimates(mind, evaluate, view, seat, moves, rng), noise, rng);
    },
  };
}

function best<Move>(candidates: Candidate<Move>[], noise: number, rng: Rng): Choice<Move> {
  const ranked = blur(candidates, noise, rng);
  return {
    move: ranked[0].move,
    value: ranked[0].value,
    iterations: IMAGININGS * candidates.length,
    candidates: ranked,
  };
}
