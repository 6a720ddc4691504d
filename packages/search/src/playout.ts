import type { Rng, Word } from '@nabu/kernel';
import type { Evaluation, Mind } from './mind.ts';
import { settle } from './reward.ts';

/** Plays at most `plies` random moves on an imagined state, in place; returns how many were played. */
export function playout<State, Move extends Word, View>(
  mind: Mind<State, Move, View>,
  state: State,
  plies: number,
  rng: Rng,
): number {
  for (let played = 0; played < plies; played++) {
    const actors = mind.actors(state);
    if (actors.length === 0) return played;
    const seat = actors[0];
    mind.play(state, seat, mind.sample(state, seat, rng), rng);
  }
  return plies;
}

/**
 * Plays at most `plies` moves, each the best looking of `picks` drawn at random. Returns the state at
 * the end; the one given may be used up.
 */
export function pickyPlayout<State, Move extends Word, View>(
  mind: Mind<State, Move, View>,
  evaluate: Evaluation<State>,
  from: State,
  plies: number,
  picks: number,
  out: Float64Array,
  rng: Rng,
): State {
  let state = from;
  for (let played = 0; played < plies; played++) {
    const actors = mind.actors(state);
    if (actors.length === 0) return state;
    const seat = actors[0];
    let best: State = state;
    let chosen: Move | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < picks; i++) {
      const move = mind.sample(state, seat, rng);
      if (move === chosen) continue;
      const next = mind.copy(state);
      mind.play(next, seat, move, rng);
      judge(mind, evaluate, next, out);
      if (out[seat] <= most) continue;
      most = out[seat];
      best = next;
      chosen = move;
    }
    state = best;
  }
  return state;
}

/** Writes what each seat may expect: the true reward of a finished state, the evaluation of any other. */
export function judge<State, Move extends Word, View>(
  mind: Mind<State, Move, View>,
  evaluate: Evaluation<State>,
  state: State,
  out: Float64Array,
): void {
  if (mind.actors(state).length === 0) settle(mind, state, out);
  else evaluate(state, out);
}
