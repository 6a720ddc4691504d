import type { Rng, Seat, Word } from '@nabu/kernel';
import { type Bot, type Candidate, type Choice, unthinking } from './bot.ts';
import { Lookout } from './lookout.ts';
import type { Evaluation, Mind } from './mind.ts';
import { blur } from './noise.ts';
import { seatsOf } from './reward.ts';

/** How many states are imagined for each decision: enough to average over a hidden hand. */
const IMAGININGS = 4;

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

function estimates<State, Move extends Word, View>(
  mind: Mind<State, Move, View>,
  evaluate: Evaluation<State>,
  view: View,
  seat: Seat,
  moves: readonly Move[],
  rng: Rng,
): Candidate<Move>[] {
  const sums = new Float64Array(moves.length);
  let lookout: Lookout<State, Move, View> | null = null;
  for (let i = 0; i < IMAGININGS; i++) {
    const imagined = mind.imagine(view, rng);
    lookout ??= new Lookout(mind, evaluate, seatsOf(mind, imagined));
    lookout.at(imagined, seat);
    const values = lookout.after(moves, rng);
    for (let m = 0; m < moves.length; m++) sums[m] += values[m];
  }
  return moves.map((move, m) => ({ move, visits: IMAGININGS, value: sums[m] / IMAGININGS }));
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
