import type { GameEvent, Seat } from '@nabu/kernel';

/** A theme of puzzles, and the event that shows it when the seat moves. */
export interface ThemeRule<Event extends GameEvent> {
  readonly theme: string;
  shows(event: Event, seat: Seat): boolean;
}
