import type { Word } from '@nabu/kernel';
import { CARDS, type Card, KINDS, type Kind, TOKENS, type Token } from './box.ts';
import { HEX_COUNT, type Hex } from './map.ts';

/** One word of the vocabulary. */
export type Move =
  /** `m@c7`: a token goes from the stand to a hex. */
  | (Word & {
      readonly type: 'place';
      readonly token: Token;
      readonly kind: Kind;
      readonly hex: Hex;
    })
  /** `score c7`: the next surrounded city or ziggurat to be scored. */
  | (Word & { readonly type: 'score'; readonly hex: Hex })
  /** `card 3`: the Ziggurat Card taken. */
  | (Word & { readonly type: 'card'; readonly card: Card })
  /** `done`: nothing more is placed; `again`, `rest`: the extra turn is used or not. */
  | (Word & { readonly type: 'done' | 'again' | 'rest' });

type MoveType = Move['type'];

interface Parts {
  readonly kind?: Kind;
  readonly hex?: Hex;
  readonly card?: Card;
}

/**
 * All words are made with the same fields in the same order, so that they share one shape and
 * reading them in a playout stays fast; fields a word does not have are null.
 */
function makeVocabulary(): readonly Move[] {
  const words: Move[] = [];
  const add = (type: MoveType, { kind, hex, card }: Parts = {}) => {
    const token = kind === undefined ? null : TOKENS[kind];
    const parts = { token, kind: kind ?? null, hex: hex ?? null, card: card ?? null };
    words.push(Object.freeze({ index: words.length, type, ...parts }) as Move);
  };
  for (const kind of KINDS) for (let hex = 0; hex < HEX_COUNT; hex++) add('place', { kind, hex });
  for (let hex = 0; hex < HEX_COUNT; hex++) add('score', { hex });
  for (const card of CARDS) add('card', { card });
  for (const type of ['done', 'again', 'rest'] as const) add(type);
  return Object.freeze(words);
}

/** Every move of the game, each once, at its own index. */
export const VOCABULARY: readonly Move[] = makeVocabulary();

const SCORE = KINDS.length * HEX_COUNT;
const CARD = SCORE + HEX_COUNT - 1;

/** The words that are the same wherever they are said. */
export const DONE = VOCABULARY[CARD + CARDS.length + 1];
export const AGAIN = VOCABULARY[CARD + CARDS.length + 2];
export const REST = VOCABULARY[CARD + CARDS.length + 3];

/** The word that places a kind of token on a hex. */
export function placing(kind: Kind, hex: Hex): Move {
  return VOCABULARY[kind * HEX_COUNT + hex];
}

/** The word that scores what lies on a hex. */
export function scoringOf(hex: Hex): Move {
  return VOCABULARY[SCORE + hex];
}

/** The word that takes a Ziggurat Card. */
export function taking(card: number): Move {
  return VOCABULARY[CARD + card];
}
