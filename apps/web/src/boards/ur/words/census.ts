import { ROUTES, squareAt, ur } from '../rules.ts';
import type { Phrases } from './phrases.ts';

/** What is said of many games of Ur together. */
export interface CensusPhrases {
  readonly headings: { readonly [heading: string]: string };
  rolled(roll: number, move: string): string;
}

/** A move as it is called among like moves, in words; squares are those of player 1. */
export function likeText({ census, moves }: Phrases, text: string): string {
  const [roll, ...rest] = text.split(' ');
  const move = ur.notation.parse(rest.join(' '));
  if (!move) return text;
  const what =
    move.type === 'pass' ? moves.pass : moves.stuck(squareAt(ROUTES.short, 0, move.from));
  return census.rolled(Number(roll), what);
}
