import { rngFrom, type Seat } from '@nabu/kernel';
import type { Preview } from '../../table/kit.ts';
import { actor, amyitis, decisionOf, type Event, type View } from './rules.ts';

/**
 * What a move leads to, carried on through payments: which token is given does not change what is
 * gained, so the outlook need not wait for it.
 */
export function outlook(
  preview: Preview<View, Event> | null,
  seat: Seat,
): Preview<View, Event> | null {
  if (!preview) return null;
  const state = amyitis.copy(preview.view);
  const events = [...preview.events];
  while (!state.over && decisionOf(state) === 'pay' && actor(state) === seat) {
    const [pay] = amyitis.moves(state, seat);
    amyitis.play(state, seat, pay, rngFrom('outlook'), (event) => events.push(event));
  }
  return { view: state, events };
}
