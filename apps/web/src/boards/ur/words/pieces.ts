import type { Event } from '../rules.ts';

/** The squares an event is about, so that its log line can point at them. */
export function pieces(event: Event): readonly string[] {
  switch (event.type) {
    case 'moved':
      return [event.leaves, event.lands].flatMap((square) => square ?? []);
    case 'captured':
      return [event.square];
    case 'scored':
      return event.pieces;
    default:
      return [];
  }
}
