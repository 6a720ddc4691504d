import { cellName, digPays, type Move, SYMBOLS, stackName, type View } from '../rules.ts';
import { nameCells, nameTile } from './name.ts';
import type { Phrases } from './phrases.ts';

/** The label of a move on this table, with the numbers it would bring. */
export function labelMove(say: Phrases, move: Move, view: View): string {
  const { moves } = say;
  switch (move.type) {
    case 'remove':
      return moves.remove(stackName(move.stack));
    case 'dig': {
      const { top } = view.quarry[move.stack];
      if (top === null) return moves.dig(stackName(move.stack), say.labels.stackEmpty, 0);
      const { total } = digPays(view, move.stack);
      return moves.dig(stackName(move.stack), nameTile(say, top), total);
    }
    case 'build': {
      const { newTile, keptTile } = say.labels;
      const source = (move.source === 'new' ? newTile : keptTile).toLowerCase();
      const open = move.open === null ? null : say.corners[move.open];
      return moves.build(source, cellName(move.cell), move.level, move.turns, open);
    }
    case 'symbol':
      return moves.symbol(cellName(move.cell), say.symbols[move.symbol]);
    case 'statue':
      return moves.item(say.symbols[3], cellName(move.cell));
    case 'fountain':
    case 'bridge':
    case 'stairway':
      return moves.item(
        say.symbols[SYMBOLS.indexOf(move.type)],
        nameCells(say, [move.cell, move.to]),
      );
    case 'store':
      return view.gardens[view.turn].kept === null ? moves.store : moves.storeOver;
    default:
      return moves[move.type];
  }
}
