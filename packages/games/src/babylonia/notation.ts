import { moveTexts } from '@nabu/kernel';
import { CARDS, TOKEN_LETTERS, TOKENS, type Token } from './box.ts';
import type { Event } from './events.ts';
import { nameOf } from './map.ts';
import { type Move, VOCABULARY } from './vocabulary.ts';

const texts = moveTexts(VOCABULARY, write);

function write(move: Move): string {
  switch (move.type) {
    case 'place':
      return `${TOKEN_LETTERS[move.kind]}@${nameOf(move.hex)}`;
    case 'score':
      return `score ${nameOf(move.hex)}`;
    case 'card':
      return `card ${move.card}`;
    default:
      return move.type;
  }
}

/** The move as it travels and is stored: `m@c7`, `score c7`, `card 3`. */
export const format = texts.format;

/** The move a text names, or null. */
export const parse = texts.parse;

/** The letter of a kind of token. */
function letterOf(token: Token): string {
  return TOKEN_LETTERS[TOKENS.indexOf(token)];
}

/** What chance decided: tiles, cards, the starter, tokens drawn. Seats are counted from 1. */
export function chance(event: Event): string | null {
  switch (event.type) {
    case 'laid':
      return `tiles ${Object.entries(event.tiles)
        .filter(([, tile]) => tile !== 'Z')
        .map(([hex, tile]) => `${hex}=${tile}`)
        .join(' ')}`;
    case 'displayed':
      return event.byLot ? `cards ${event.cards.join(' ')} of ${CARDS.length}` : null;
    case 'starter':
      return `starter ${event.seat + 1}`;
    case 'drew':
      return `draws ${event.tokens?.map(letterOf).join('') ?? event.count}`;
    default:
      return null;
  }
}
