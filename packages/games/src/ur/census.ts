import type { Census } from '@nabu/kernel';
import { ROSETTES, type Square } from './box.ts';
import type { Event } from './events.ts';
import { format, parse } from './notation.ts';
import { other, type State } from './state.ts';
import type { Move } from './vocabulary.ts';

/** Both players walk mirrored paths: a square of one's own row is told as if one were player 1. */
function mirrored(square: Square, seat: number): string {
  if (seat === 0 || square[0] === 'B') return square;
  return `${square[0] === 'A' ? 'C' : 'A'}${square[1]}`;
}

/** Everything hangs on the dice, which all see: moves are told apart by the roll too. */
export const census: Census<State, Move, Event> = {
  like: (state, move) => `${state.roll} ${format(move)}`,
  count(event) {
    if (event.type === 'captured')
      return [{ heading: 'capture', name: event.square, seat: other(event.seat) }];
    if (event.type === 'moved' && event.lands !== null && ROSETTES.includes(event.lands))
      return [{ heading: 'rosette', name: mirrored(event.lands, event.seat), seat: event.seat }];
    return [];
  },
};

/** The roll and the move that such a text stands for, or null. */
export function moveLike(text: string): { readonly roll: number; readonly move: Move } | null {
  const [roll, ...rest] = text.split(' ');
  const move = parse(rest.join(' '));
  return move && { roll: Number(roll), move };
}
