import { cellsOfItem } from './input.ts';
import { type Cell, cellName, type Move } from './rules.ts';
import { stackPiece } from './words/pieces.ts';

/** A space of my garden, as a part. */
export const cellPart = (cell: Cell) => `cell ${cellName(cell)}`;

/** A place for a tile in my garden, by its north-west space, as a part. */
export const placePart = (cell: Cell) => `place ${cellName(cell)}`;

/** The spaces of my garden that a move is about, the first of them where it is pressed. */
function cellsOfMove(move: Move): readonly Cell[] {
  switch (move.type) {
    case 'symbol':
      return [move.cell];
    case 'statue':
    case 'fountain':
    case 'bridge':
    case 'stairway':
      return cellsOfItem(move).slice(0, 1);
    default:
      return [];
  }
}

/** Where a move happens: at a stack of the quarry or in my garden. */
export function placesOf(move: Move): readonly string[] {
  if (move.type === 'dig' || move.type === 'remove') return [stackPiece(move.stack)];
  if (move.type === 'build') return [placePart(move.cell)];
  return cellsOfMove(move).map(cellPart);
}
