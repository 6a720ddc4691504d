import type { Census } from '@nabu/kernel';
import type { Event } from './events.ts';
import { format, parse } from './notation.ts';
import type { State } from './state.ts';
import type { Move } from './vocabulary.ts';

/** Counts who took the city of each hex, and the Ziggurat Cards. */
export const census: Census<State, Move, Event> = {
  like: (_, move) => format(move),
  count(event) {
    if (event.type === 'city' && event.winner !== null)
      return [
        { heading: 'symbols', name: event.symbols, seat: event.winner },
        { heading: 'city', name: event.hex, seat: event.winner },
      ];
    if (event.type === 'took')
      return [{ heading: 'card', name: String(event.card), seat: event.seat }];
    return [];
  },
};

/** The move that such a text stands for, where nothing of it was left out; else null. */
export function moveLike(text: string): Move | null {
  return parse(text);
}
