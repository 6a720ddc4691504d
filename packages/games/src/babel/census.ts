import type { Census } from '@nabu/kernel';
import { NATIONS } from './box.ts';
import type { Event } from './events.ts';
import { format, parse } from './notation.ts';
import type { State } from './state.ts';
import type { Move } from './vocabulary.ts';

/** Stacks are the mover's own or the rival's, and runs of a nation are all alike. */
function like({ turn }: State, move: Move): string {
  switch (move.type) {
    case 'build':
      return `bld ${move.stack === turn ? 'own' : 'other'}`;
    case 'persians':
      return `P:${move.stack === turn ? 'own' : 'other'}`;
    case 'half':
      return 'half';
    default:
      return format(move).replace(/#\d$/, '');
  }
}

/** Counts the levels that were built and the abilities that were used. */
export const census: Census<State, Move, Event> = {
  like,
  count(event) {
    if (event.type === 'built')
      return [{ heading: 'level', name: String(event.level), seat: event.seat }];
    if (event.type === 'used' && !event.half)
      return [{ heading: 'power', name: NATIONS[event.nation], seat: event.seat }];
    return [];
  },
};

/** The move that such a text stands for, where nothing of it was left out; else null. */
export function moveLike(text: string): Move | null {
  return parse(text);
}
