import { lowestBit, type Seat } from '@nabu/kernel';
import type { PathName } from './box.ts';
import { ROUTES } from './map.ts';

/** Everything there is to know about a game in progress; nothing of it is hidden. */
export interface State {
  readonly path: PathName;
  /** How many pieces each player has. */
  readonly pieces: number;
  /** Whose turn it is; the winner once the game is over. */
  turn: Seat;
  /** What the dice show for this turn; 0 once the game is over. [T2] */
  roll: number;
  /** By seat: pieces in the hand. */
  readonly hands: number[];
  /** By seat: the positions of the pieces on the board, as a set. */
  readonly on: number[];
  /** By seat: pieces home. */
  readonly homes: number[];
}

/** The same state, sharing nothing with it. */
export function copy(state: State): State {
  return {
    path: state.path,
    pieces: state.pieces,
    turn: state.turn,
    roll: state.roll,
    hands: state.hands.slice(),
    on: state.on.slice(),
    homes: state.homes.slice(),
  };
}

/** The rival of a seat. */
export function other(seat: Seat): Seat {
  return 1 - seat;
}

/** Whether somebody has brought all pieces home. [E1] */
export function isOver(state: State): boolean {
  return state.homes[0] === state.pieces || state.homes[1] === state.pieces;
}

/**
 * The positions of a seat that its rival has taken and that a rosette shelters: they cannot be
 * entered. [M5]
 */
export function sheltered(state: State, seat: Seat): number {
  const rivals = state.on[other(seat)];
  const { meets, rosettes } = ROUTES[state.path];
  let set = 0;
  for (let left = rivals & rosettes; left !== 0; left &= left - 1)
    set |= 1 << meets[lowestBit(left)];
  return set & ~1; // a rival on a rosette of its own row meets position 0, which is the hand
}
