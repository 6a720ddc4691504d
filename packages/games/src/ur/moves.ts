import { lowestBit, nthBit, popcount, type Rng, type Seat } from '@nabu/kernel';
import type { Square } from './box.ts';
import { type Position, ROUTES, squareAt } from './map.ts';
import { isOver, other, type State, sheltered } from './state.ts';
import { type Move, moveFrom, PASS } from './vocabulary.ts';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1]];

/** The one player who must decide now; nobody once the game is over. [T1] */
export function actors(state: State): readonly Seat[] {
  return isOver(state) ? NOBODY : ALONE[state.turn];
}

/** Every legal move of a seat, the piece that is furthest back first; else the one `pass`. [T4] [T5] */
export function moves(state: State, seat: Seat): readonly Move[] {
  const list: Move[] = [];
  if (isOver(state) || seat !== state.turn) return list;
  for (let left = movable(state); left !== 0; left &= left - 1)
    list.push(moveFrom(lowestBit(left)));
  if (list.length === 0) list.push(PASS);
  return list;
}

/** The same moves as a set: bit for bit what can move. */
export function legal(state: State, seat: Seat, set: Int32Array): void {
  if (isOver(state) || seat !== state.turn) set[0] = 0;
  else set[0] = movable(state) || 1 << PASS.index;
}

/** A uniformly random legal move of the acting seat. */
export function sample(state: State, _seat: Seat, rng: Rng): Move {
  const set = movable(state);
  return set === 0 ? PASS : moveFrom(nthBit(set, rng.below(popcount(set))));
}

/** The positions from which the player whose turn it is can move a piece, as a set. [T3] [M1]-[M7] */
export function movable(state: State): number {
  const { turn, roll } = state;
  if (roll === 0) return 0; // [T5]
  const own = state.on[turn];
  const { home } = ROUTES[state.path];
  const pieces = own | (state.hands[turn] > 0 ? 1 : 0);
  const upToHome = (2 << home) - 1; // [M7]
  const free = upToHome & ~own & ~sheltered(state, turn); // [M2] [M5]
  return ((pieces << roll) & free) >>> roll;
}

/** What a piece that goes on by the roll comes to. */
export interface Landing {
  readonly to: Position;
  /** The square it lands on; null at home. */
  readonly square: Square | null;
  /** Whether it sends a rival's piece back. [M4] */
  readonly captures: boolean;
  /** Whether its player has another turn. [M6] */
  readonly again: boolean;
}

/** What a legal move of the player whose turn it is comes to. */
export function landing(state: State, from: Position): Landing {
  const { turn } = state;
  const route = ROUTES[state.path];
  const to = from + state.roll;
  const meets = to === route.home ? 0 : route.meets[to];
  return {
    to,
    square: squareAt(route, turn, to),
    captures: meets > 0 && ((state.on[other(turn)] >>> meets) & 1) === 1,
    again: ((route.rosettes >>> to) & 1) === 1,
  };
}
