import { type Move, nameOf } from './rules.ts';

/** Where a move happens: at its hex, or at the card that is taken. */
export function placesOf(move: Move): readonly string[] {
  switch (move.type) {
    case 'place':
    case 'score':
      return [nameOf(move.hex)];
    case 'card':
      return [`card ${move.card}`];
    default:
      return [];
  }
}
