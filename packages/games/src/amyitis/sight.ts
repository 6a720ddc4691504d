import type { Rng, Viewer } from '@nabu/kernel';
import type { Event } from './events.ts';
import { copy, type State } from './state.ts';

/** Everything on the table is open, so a view is the table itself; nothing is hidden but what chance will give. */
export type View = Readonly<State>;

/** The same for everyone. */
export function view(state: State, _viewer: Viewer): View {
  return copy(state);
}

/** Everybody hears everything. */
export function witness(event: Event, _viewer: Viewer): Event {
  return event;
}

/** The real state: there is nothing to imagine. */
export function imagine(seen: View, _rng: Rng): State {
  return copy(seen);
}
