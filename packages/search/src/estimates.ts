import type { Rng, Seat, Word } from '@nabu/kernel';
import type { Candidate } from './bot.ts';
import { Lookout } from './lookout.ts';
import type { Evaluation, Mind } from './mind.ts';
import { seatsOf } from './reward.ts';

/** How many states are imagined for each decision: enough to average over a hidden hand. */
export const IMAGININGS = 4;

/** What a seat may expect right after each of some moves, one move ahead and in the mean over a few imagined states; in the order of the moves. */
export function estimates<State, Move extends Word, View>(
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
