import type { Seat } from '@nabu/kernel';
import type { Preview } from '../../table/kit.ts';
import { type Event, paidUp, type View } from './rules.ts';

/** What a move leads to, carried on through what the seat then has to pay. */
export function outlook(
  preview: Preview<View, Event> | null,
  seat: Seat,
): Preview<View, Event> | null {
  if (!preview) return null;
  const { state, events } = paidUp(preview.view, seat);
  return { view: state, events: [...preview.events, ...events] };
}
