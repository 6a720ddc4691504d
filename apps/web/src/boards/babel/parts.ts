import type { Seat } from '@nabu/kernel';
import { type Move, NATIONS, type Nation, QUARRY, type Site, type View } from './rules.ts';
import { rowPiece, stackPiece } from './words/pieces.ts';

/** The cards of a nation in my hand, as a part. */
export const handPart = (nation: Nation) => `hand ${NATIONS[nation]}`;

/** Where a move happens: at the site it is about, the stack it takes from, or the card it drops. */
export function placesOf(move: Move, view: View, seat: Seat): readonly string[] {
  const { pawn } = view.sides[seat];
  const here = (of: Seat) => (pawn === QUARRY ? [] : [rowPiece(of, pawn as Site)]);
  switch (move.type) {
    case 'walk':
      return [rowPiece(seat, move.site)];
    case 'migrate':
      return [rowPiece(seat, move.to)];
    case 'build':
      return [...here(seat), stackPiece(move.stack)];
    case 'deploy':
      return [...here(seat), handPart(move.nation)];
    case 'drop':
      return [handPart(move.nation)];
    case 'buildStarter':
    case 'half':
      return here(seat);
    case 'persians':
      return [stackPiece(move.stack)];
    case 'end':
      return [];
    default:
      return here(1 - seat);
  }
}
