import type { Word } from '@nabu/kernel';
import { LONGEST } from './box.ts';
import type { Position } from './map.ts';

/** One word of the vocabulary. */
export type Move =
  /** `move 7`: the piece on that position goes on by the roll; `move 0` brings one in. */
  | (Word & { readonly type: 'move'; readonly from: Position })
  /** `pass`: nothing can move. */
  | (Word & { readonly type: 'pass'; readonly from: null });

/** Every move of the game, each once, at its own index: `move p` stands at index p. */
export const VOCABULARY: readonly Move[] = Object.freeze([
  ...Array.from({ length: LONGEST + 1 }, (_, from) =>
    Object.freeze({ index: from, type: 'move' as const, from }),
  ),
  Object.freeze({ index: LONGEST + 1, type: 'pass' as const, from: null }),
]);

/** The word for a turn in which nothing can move. */
export const PASS: Move = VOCABULARY[LONGEST + 1];

/** The word that moves the piece on a position. */
export function moveFrom(position: Position): Move {
  return VOCABULARY[position];
}
