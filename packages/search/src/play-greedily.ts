import type { Rng, Word } from '@nabu/kernel';
import { Lookout } from './lookout.ts';
import type { Evaluation, Mind } from './mind.ts';
import { seatsOf } from './reward.ts';

/** Some games need not end: then they are left as they stand. */
const LONGEST = 2_000;

/** Plays a state to its end, in place, everybody making the move after which things look best for them. */
export function playGreedily<State, Move extends Word, View>(
  mind: Mind<State, Move, View>,
  evaluate: Evaluation<State>,
  state: State,
  rng: Rng,
): void {
  const lookout = new Lookout(mind, evaluate, seatsOf(mind, state));
  for (let played = 0; played < LONGEST; played++) {
    const [seat] = mind.actors(state);
    if (seat === undefined) return;
    const moves = mind.moves(state, seat);
    mind.play(
      state,
      seat,
      moves.length === 1 ? moves[0] : best(lookout, state, seat, moves, rng),
      rng,
    );
  }
}

function best<State, Move extends Word, View>(
  lookout: Lookout<State, Move, View>,
  state: State,
  seat: number,
  moves: readonly Move[],
  rng: Rng,
): Move {
  lookout.at(state, seat);
  const values = lookout.after(moves, rng);
  let most = 0;
  for (let i = 1; i < moves.length; i++) if (values[i] > values[most]) most = i;
  return moves[most];
}
