import { placesBy, type Result } from '@nabu/kernel';
import type { Tell } from './events.ts';
import { endPoints, pointsOf, scoreEnd } from './scoring.ts';
import type { State } from './state.ts';

/** The last points are scored and nobody acts any more. [Z2]-[Z4] */
export function endGame(state: State, tell?: Tell): void {
  scoreEnd(state, tell);
  state.over = true;
  tell?.({ type: 'ended', places: ranking(state) });
}

/** The place of each seat if the game ended now, favour and tokens included; equal points share a place. [Z2]-[Z4] */
export function ranking(state: State): readonly number[] {
  return placesBy(
    Array.from(
      { length: state.seats },
      (_, seat) => pointsOf(state, seat) + (state.over ? 0 : endPoints(state, seat)),
    ),
  );
}

/** The place of each seat by the points so far, which decided agreed ends in the first version of the rules. */
export function rankingSoFar(state: State): readonly number[] {
  return placesBy(Array.from({ length: state.seats }, (_, seat) => pointsOf(state, seat)));
}

/** The result once the game is over, else null. [Z4] */
export function result(state: State): Result | null {
  return state.over ? { places: ranking(state), ending: 'gardens' } : null;
}
