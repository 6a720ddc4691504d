import { placesBy, type Result, type Score } from '@nabu/kernel';
import { isOver, type State } from './state.ts';

/** A point for each piece home. [E2] */
export function scores(state: State): readonly Score[] {
  return state.homes.map((total) => ({ total, parts: [{ source: 'home', points: total }] }));
}

/** Who has more pieces home is ahead; equal numbers share the place. [E3] */
export function ranking(state: State): readonly number[] {
  return placesBy(state.homes);
}

/** The result once somebody has all pieces home. [E1] */
export function result(state: State): Result | null {
  return isOver(state) ? { places: ranking(state), ending: 'home' } : null;
}
