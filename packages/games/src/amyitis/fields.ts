import type { Seat } from '@nabu/kernel';
import { FIELDS, RESOURCES } from './box.ts';
import { acquire, canAcquire } from './court.ts';
import type { Tell } from './events.ts';
import { gainResource } from './goods.ts';
import { GARDENER, NONE, type State } from './state.ts';

/** The spaces in a row. */
export const SPACES = FIELDS[0].length;

/** By row and space: the number of the resource that grows there. [F1] */
export const CROPS: readonly number[] = FIELDS.flat().map((name) => RESOURCES.indexOf(name));

/** The leftmost empty space of a row; there always is one. [F2] */
export function nextSpace(state: State, row: number): number {
  const { fields } = state;
  let space = 0;
  while (fields[row * SPACES + space] !== NONE) space += 1;
  return space;
}

/** A player's cube goes onto a row; the player takes the resource there. [F2] */
export function sow(state: State, seat: Seat, row: number, clause: string, tell?: Tell): void {
  const space = nextSpace(state, row);
  state.fields[row * SPACES + space] = seat;
  tell?.({ type: 'sown', seat, row, space });
  gainResource(state, seat, CROPS[row * SPACES + space], clause, tell);
  if (space === SPACES - 1) reap(state, row, tell);
}

/** The full row's majority wins a Gardener, and the row is emptied in any case. [F3] [F4] */
function reap(state: State, row: number, tell?: Tell): void {
  const winner = majority(state, row);
  tell?.({ type: 'reaped', row, winner: winner === NONE ? null : winner });
  state.fields.fill(NONE, row * SPACES, (row + 1) * SPACES);
  if (winner !== NONE && canAcquire(state, winner, GARDENER))
    acquire(state, winner, GARDENER, tell);
}

/** Who has most cubes in a row, or `NONE` when that is shared. [F3] */
export function majority(state: State, row: number): number {
  let best = NONE;
  let most = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    let cubes = 0;
    for (let space = 0; space < SPACES; space++)
      if (state.fields[row * SPACES + space] === seat) cubes += 1;
    if (cubes > most) {
      most = cubes;
      best = seat;
    } else if (cubes === most) {
      best = NONE;
    }
  }
  return best;
}
