import { babylon } from '@nabu/games/babylon';
import { rngFrom } from '@nabu/kernel';
import { tableOf } from '../common/desk/desk.ts';
import { type Draft, factsOf, type Input, NOTHING, type Types } from './input.ts';
import type { State } from './rules.ts';

const OPTIONS = { strictSupplies: false, highestPoint: 'squared', underBridge: 'clear' } as const;

/** A game for two that was played at random for so many moves. */
export function played(seed: number, plies: number): State {
  const rng = rngFrom(seed);
  const state = babylon.setup({ seats: 2, options: OPTIONS }, rng);
  for (let ply = 0; ply < plies && state.phase !== 'over'; ply++) {
    const seat = state.turn;
    babylon.play(state, seat, babylon.sample(state, seat, rng), rng);
  }
  return state;
}

/** A game at the first moment from here on at which something holds. */
export function playedUntil(seed: number, holds: (state: State) => boolean): State {
  for (let plies = 0; plies < 400; plies++) {
    const state = played(seed, plies);
    if (holds(state)) return state;
  }
  throw new Error('It never holds.');
}

/** A game after these moves of a table for two. */
export function after(seed: number, texts: readonly string[]): State {
  const rng = rngFrom(seed);
  const state = babylon.setup({ seats: 2, options: OPTIONS }, rng);
  for (const text of texts) {
    const move = babylon.notation.parse(text);
    if (!move || babylon.refuse(state, state.turn, move) !== null) throw new Error(`Not: ${text}`);
    babylon.play(state, state.turn, move, rng);
  }
  return state;
}

/** The six removals that open a game for two. */
export const REMOVALS = ['a1', 'b1', 'c1', 'd1', 'a2', 'b2'].map((stack) => `remove ${stack}`);

/** The desk of the player to move. */
export function deskOf(state: State, draft: Partial<Draft> = {}): Input {
  const seat = state.turn;
  const table = tableOf<Types>(babylon.view(state, seat), seat, babylon.moves(state, seat));
  return { ...table, ...factsOf(table), state, draft: { ...NOTHING, ...draft } };
}
