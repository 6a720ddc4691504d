import type { Word } from '@nabu/kernel';
import { amyitisBoard } from './amyitis.ts';
import { babelBoard } from './babel.ts';
import { babylonBoard } from './babylon.ts';
import { babyloniaBoard } from './babylonia.ts';
import type { Board } from './board.ts';
import { plainBoard } from './plain.ts';

const BOARDS: { readonly [gameId: string]: Board<never, never> } = {
  amyitis: amyitisBoard,
  babel: babelBoard,
  babylon: babylonBoard,
  babylonia: babyloniaBoard,
};

/** The text board of a game; a game without one shows its view as it is. */
export function boardOf(gameId: string): Board<unknown, Word> {
  const own = Object.hasOwn(BOARDS, gameId) ? BOARDS[gameId] : undefined;
  return (own as Board<unknown, Word> | undefined) ?? plainBoard;
}
