import type { Notation, Word } from './contract.ts';

type MoveTexts<Move extends Word> = Pick<Notation<unknown, Move, never, never>, 'format' | 'parse'>;

/** Writes every move of a vocabulary once, then formats and parses by looking up. */
export function moveTexts<Move extends Word>(
  vocabulary: readonly Move[],
  write: (move: Move) => string,
): MoveTexts<Move> {
  const texts = vocabulary.map(write);
  const named: ReadonlyMap<string, Move> = new Map(vocabulary.map((m) => [texts[m.index], m]));
  return {
    format: (move) => texts[move.index],
    parse: (text) => named.get(text.trim()) ?? null,
  };
}
