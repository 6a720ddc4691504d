import { moveLike, type Position, ROUTES, squareAt } from '../rules.ts';
import type { Phrases } from './phrases.ts';

/** What is said of many games of Ur together. */
export interface CensusPhrases {
  readonly headings: { readonly [heading: string]: string };
  rolled(roll: number, move: string): string;
  /** A piece on a position that is one square on one path and another on the other. */
  along(position: number): string;
}

/** A move as it is called among like moves, in words; squares are those of player 1. */
export function likeText(phrases: Phrases, text: string): string {
  const made = moveLike(text);
  if (!made) return text;
  const { roll, move } = made;
  const what = move.type === 'pass' ? phrases.moves.pass : pieceText(phrases, move.from);
  return phrases.census.rolled(roll, what);
}

/** Which path was agreed on is not told with a move: where the two part, only the position is known. */
function pieceText({ census, moves }: Phrases, from: Position): string {
  const [square, other] = [ROUTES.short, ROUTES.long].map((route) => squareAt(route, 0, from));
  return square === other ? moves.stuck(square) : census.along(from);
}
