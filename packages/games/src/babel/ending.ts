import type { Result, Tell } from '@nabu/kernel';
import { type Ending, LEAD, SUMMIT, TRAIL } from './box.ts';
import type { Event } from './events.ts';
import { ranking, total } from './scoring.ts';
import type { State } from './state.ts';

/** To be called after every action that changed a total, when it is complete. [E1]-[E5] */
export function testEnd(state: State, tell?: Tell<Event>): void {
  const first = total(state, 0);
  const second = total(state, 1);
  const high = Math.max(first, second);
  const low = Math.min(first, second);
  if (!state.endPhase && high >= LEAD) {
    if (low <= TRAIL) {
      finish(state, 'fifteen', tell);
      return;
    }
    state.endPhase = true;
    tell?.({ type: 'endPhase' });
  }
  if (!state.endPhase) return;
  if (high >= SUMMIT) finish(state, 'twenty', tell);
  else if (low <= TRAIL) finish(state, 'nine', tell);
}

/** Ends the game as it stands. [E6] */
export function finish(state: State, ending: Ending, tell?: Tell<Event>): void {
  state.ending = ending;
  tell?.({ type: 'ended', ending, places: ranking(state) });
}

/** The result once the game is over, else null. */
export function result(state: State): Result | null {
  return state.ending === null ? null : { places: ranking(state), ending: state.ending };
}
