import { EFFECTS, type Effect } from './box.ts';
import type { State } from './state.ts';

/** Effects as places in `EFFECTS`, which is how a state keeps its tokens. */
export const SINGLE_TOKEN = 0;
export const DOUBLE_TOKEN = 1;
export const CHANGE = 2;
export const FILL = 3;
export const FLOWER = 4;
export const MINUS = 5;
const BLANK_TOKEN = 6;

/** The token that rules this round, as a place in `EFFECTS`; none in the first round. [R1] */
export function tokenNow(state: State): number {
  return state.round > 1 ? state.tokens[state.round - 2] : BLANK_TOKEN;
}

/** The effect that rules this round: `blank` when there is none. */
export function effectNow(state: State): Effect {
  return EFFECTS[tokenNow(state)];
}
