import type { Rng, Seat, Viewer } from '@nabu/kernel';
import type { PathName } from './box.ts';
import type { Event } from './events.ts';
import { type Position, positionsIn, setOf } from './map.ts';
import type { State } from './state.ts';

/** What everybody sees of one player. */
export interface Side {
  readonly hand: number;
  /** The positions of the pieces on the board, the lowest first. */
  readonly on: readonly Position[];
  readonly home: number;
}

/** All that a viewer may know, which is everything. [S6] */
export interface View {
  readonly viewer: Viewer;
  readonly path: PathName;
  readonly pieces: number;
  readonly turn: Seat;
  readonly roll: number;
  /** By seat. */
  readonly sides: readonly [Side, Side];
}

/** The whole state as plain JSON: nothing is hidden. [S6] */
export function view(state: State, viewer: Viewer): View {
  const { path, pieces, turn, roll } = state;
  return { viewer, path, pieces, turn, roll, sides: [sideOf(state, 0), sideOf(state, 1)] };
}

function sideOf(state: State, seat: Seat): Side {
  return {
    hand: state.hands[seat],
    on: positionsIn(state.on[seat]),
    home: state.homes[seat],
  };
}

/** Everybody hears everything. [S6] */
export function witness(event: Event): Event {
  return event;
}

/** The state that a view shows: there is only one. [S6] */
export function imagine(view: View, _rng: Rng): State {
  return stateOf(view);
}

/** The same without chance, which nothing here needs. */
export function stateOf({ path, pieces, turn, roll, sides }: View): State {
  return {
    ...{ path, pieces, turn, roll },
    hands: sides.map((side) => side.hand),
    on: sides.map((side) => setOf(side.on)),
    homes: sides.map((side) => side.home),
  };
}
