import { landing, type Move, squareOf, stateOf, type View, whyNot } from '../rules.ts';
import type { Phrases } from './phrases.ts';

/** The label of a move of the player in turn: from where to where, and what it does besides. */
export function labelMove({ moves }: Phrases, move: Move, view: View): string {
  if (move.type === 'pass') return moves.pass;
  const from = squareOf(view, view.turn, move.from);
  if (whyNot(view, move) !== null) return moves.stuck(from);
  const { square, ...outcome } = landing(stateOf(view), move.from);
  return moves.go(from, square, outcome);
}
