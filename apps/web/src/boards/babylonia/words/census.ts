import { CARDS, moveLike, nameOf, TOKENS } from '../rules.ts';
import type { Phrases } from './phrases.ts';
import { sentence, tokenText } from './places.ts';

/** What is said of many games of Babylonia together. */
export interface CensusPhrases {
  readonly headings: { readonly [heading: string]: string };
}

/** A move as it is called among like moves, in words. */
export function likeText(phrases: Phrases, text: string): string {
  const { moves, cards } = phrases;
  const move = moveLike(text);
  if (!move) return text;
  switch (move.type) {
    case 'place':
      return moves.place(tokenText(phrases, move.kind), nameOf(move.hex));
    case 'score':
      return moves.score(nameOf(move.hex));
    case 'card':
      return moves.card(move.card, cards[move.card].name);
    default:
      return moves[move.type];
  }
}

const LETTERS = TOKENS.map((token) => token[0].toUpperCase());

/** What was counted, in words. */
export function countedText({ places, symbols, cards }: Phrases, heading: string, name: string) {
  if (heading === 'symbols')
    return sentence(
      places.city(places.and([...name].map((letter) => symbols[LETTERS.indexOf(letter)]))),
    );
  const card = CARDS.find((number) => heading === 'card' && String(number) === name);
  return card === undefined ? name : `${card}: ${cards[card].name}`;
}
