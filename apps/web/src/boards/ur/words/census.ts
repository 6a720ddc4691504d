import { moveLike, ROUTES, squareAt } from '../rules.ts';
import type { Phrases } from './phrases.ts';

/** What is said of many games of Ur together. */
export interface CensusPhrases {
  readonly headings: { readonly [heading: string]: string };
  rolled(roll: number, move: string): string;
}

/** A move as it is called among like moves, in words; squares are those of player 1. */
export function likeText({ census, moves }: Phrases, text: string): string {
  const made = moveLike(text);
  if (!made) return text;
  const { roll, move } = made;
  const what =
    move.type === 'pass' ? moves.pass : moves.stuck(squareAt(ROUTES.short, 0, move.from));
  return census.rolled(roll, what);
}
