import type { Rng, Seat, Tell } from '@nabu/kernel';
import { ranking } from './ending.ts';
import type { Event } from './events.ts';
import { type Position, ROUTES, type Route, squareAt } from './map.ts';
import { movable } from './moves.ts';
import { other, type State } from './state.ts';
import type { Move } from './vocabulary.ts';

/** Carries out one legal move in place; `tell` hears what happened. */
export function play(state: State, seat: Seat, move: Move, rng: Rng, tell?: Tell<Event>): void {
  if (move.type === 'pass') {
    tell?.({ type: 'passed', seat, roll: state.roll });
    beginTurn(state, other(seat), false, rng, tell); // [T5] [T6]
    return;
  }
  const route = ROUTES[state.path];
  const to = move.from + state.roll;
  leave(state, seat, move.from);
  tell?.({
    ...{ type: 'moved', seat, from: move.from, to },
    ...{ leaves: squareAt(route, seat, move.from), lands: squareAt(route, seat, to) },
  });
  if (to === route.home) {
    comeHome(state, seat, move.from, rng, tell);
    return;
  }
  state.on[seat] |= 1 << to;
  capture(state, other(seat), route, to, tell);
  const again = ((route.rosettes >>> to) & 1) === 1; // [M6]
  beginTurn(state, again ? seat : other(seat), again, rng, tell);
}

/** A turn begins with its roll, so that everybody sees it before the player decides. [T2] */
export function beginTurn(
  state: State,
  seat: Seat,
  again: boolean,
  rng: Rng,
  tell?: Tell<Event>,
): void {
  state.turn = seat;
  state.roll = MARKED[rng.below(MARKED.length)];
  if (tell === undefined) return;
  tell({ type: 'turn', seat, again });
  tell({ type: 'rolled', seat, roll: state.roll, stuck: movable(state) === 0 });
}

/** The marked corners in each of the sixteen ways that four dice can fall. [S4] */
const MARKED: readonly number[] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];

function leave(state: State, seat: Seat, from: Position): void {
  if (from === 0) state.hands[seat]--;
  else state.on[seat] &= ~(1 << from);
}

/** Sends the piece of `seat` back that stands where the rival has landed, if there is one. [M4] */
function capture(
  state: State,
  seat: Seat,
  route: Route,
  landed: Position,
  tell?: Tell<Event>,
): void {
  const from = route.meets[landed];
  if (from === 0 || ((state.on[seat] >>> from) & 1) === 0) return;
  state.on[seat] &= ~(1 << from);
  state.hands[seat]++;
  const square = tell && squareAt(route, seat, from);
  if (square) tell({ type: 'captured', seat, from, square });
}

/** One more piece is home; with the last one the game is over at once. [M7] [E1] [E2] */
function comeHome(state: State, seat: Seat, from: Position, rng: Rng, tell?: Tell<Event>): void {
  state.homes[seat]++;
  const left = tell && squareAt(ROUTES[state.path], seat, from);
  if (left) tell({ type: 'scored', seat, points: 1, clause: 'E2', pieces: [left] });
  if (state.homes[seat] < state.pieces) {
    beginTurn(state, other(seat), false, rng, tell);
    return;
  }
  state.roll = 0;
  tell?.({ type: 'ended', ending: 'home', places: ranking(state) });
}
