import type { Seat } from '@nabu/kernel';
import { FARMER, type Kind, PRIEST, SERVANT } from './box.ts';
import { holds } from './cards.ts';
import { type State, standSize, TOKEN_KINDS } from './state.ts';

/** Where a kind of token may go now: nowhere, face up on land, or also into the rivers. */
export const NOWHERE = 0;
export const LAND = 1;
export const ANYWHERE = 2;
export type Reach = typeof NOWHERE | typeof LAND | typeof ANYWHERE;

/** Where `placed` counts the tokens in the river. */
const IN_RIVER = 4;

/** Nobles placed face up in this turn. */
export function noblesPlaced({ placed }: State): number {
  return placed[0] + placed[SERVANT] + placed[PRIEST];
}

/** Tokens placed in this turn. */
export function tokensPlaced(state: State): number {
  return noblesPlaced(state) + state.placed[FARMER] + state.placed[IN_RIVER];
}

/** Tokens placed in the river in this turn. */
export function riverPlaced({ placed }: State): number {
  return placed[IN_RIVER];
}

/** Counts a token as placed in this turn; what lies in the river keeps no kind. */
export function countPlaced(state: State, kind: Kind, onRiver: boolean): void {
  state.placed[onRiver ? IN_RIVER : kind]++;
}

/**
 * Where a kind of token from the stand may go so that the tokens of this turn can still become a
 * whole set: two of any kind [P1], three or more farmers [P2], three different nobles [K4], or
 * farmers and one noble [K5].
 */
export function reachOf(state: State, seat: Seat, kind: Kind): Reach {
  if (state.stands[seat * TOKEN_KINDS + kind] === 0) return NOWHERE;
  const count = tokensPlaced(state);
  if (count < 2) return count === 1 && state.turns === 0 ? NOWHERE : ANYWHERE;
  if (state.turns < 2 || riverPlaced(state) > 0) return NOWHERE;
  return mayFollow(state, seat, kind) ? LAND : NOWHERE;
}

/** Whether a kind may come third or later, all tokens before lying face up. */
function mayFollow(state: State, seat: Seat, kind: Kind): boolean {
  const { placed, stands } = state;
  const nobles = noblesPlaced(state);
  const farmers = placed[FARMER];
  const farmersLeft = stands[seat * TOKEN_KINDS + FARMER];
  if (kind === FARMER) {
    if (nobles === 0) return true;
    if (nobles > 1 || !holds(state, seat, 5)) return false;
    return farmers >= 2 || farmersLeft >= 2;
  }
  if (farmers === 0)
    return nobles === 2 && placed[kind] === 0 && !hasPair(placed) && holds(state, seat, 4);
  return nobles === 0 && holds(state, seat, 5) && (farmers >= 3 || farmersLeft >= 1);
}

function hasPair(placed: readonly number[]): boolean {
  return placed[0] > 1 || placed[SERVANT] > 1 || placed[PRIEST] > 1;
}

/** Whether a turn may end with the tokens placed so far. [P3] [P4] */
export function isWhole(state: State, seat: Seat): boolean {
  const count = tokensPlaced(state);
  if (count < 2) return count === 1 && (state.turns === 0 || standSize(state, seat) === 0);
  return count === 2 || state.placed[FARMER] >= 3 || noblesPlaced(state) === 3;
}

/** The crop fields a kind of token may enter, as bits. [F1] [F5] [K6] */
export function fieldsFor(state: State, seat: Seat, kind: Kind): number {
  if (kind === FARMER) return state.openFields[seat];
  return holds(state, seat, 6) ? state.fields : 0;
}
