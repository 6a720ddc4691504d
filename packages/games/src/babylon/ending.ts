import type { Result, Tell } from '@nabu/kernel';
import { ENDING } from './box.ts';
import type { Event } from './events.ts';
import { CATEGORY_CLAUSES, ranking, tallyOf } from './scoring.ts';
import type { State } from './state.ts';

/** Ends the game after the last round and counts the points. [E1] */
export function finish(state: State, tell?: Tell<Event>): void {
  state.phase = 'over';
  if (tell === undefined) return;
  for (let seat = 0; seat < state.seats; seat++)
    for (const { category, points, pieces } of tallyOf(state, seat).categories) {
      if (points === 0) continue;
      const clause = CATEGORY_CLAUSES[category];
      tell({ type: 'scored', seat, points, clause, pieces: pieces.map(({ piece }) => piece) });
    }
  tell({ type: 'ended', places: ranking(state) });
}

/** The result once the game is over, else null. */
export function result(state: State): Result | null {
  return state.phase === 'over' ? { places: ranking(state), ending: ENDING } : null;
}
