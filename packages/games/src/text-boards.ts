import type { Word } from '@nabu/kernel';
import { GAME_IDS, isGameId } from './registry.ts';
import type { TextBoard } from './text-board.ts';

export { type Look, type Paint, PLAIN, type TextBoard } from './text-board.ts';

type AnyBoard = TextBoard<unknown, Word>;

/** Every game has its text board in `text-board.ts` of its folder; no page ever loads one. */
const BOARDS: ReadonlyMap<string, AnyBoard> = new Map(
  await Promise.all(
    GAME_IDS.map(async (id): Promise<[string, AnyBoard]> => {
      const { textBoard }: { readonly textBoard: AnyBoard } = await import(`./${id}/text-board.ts`);
      return [id, textBoard];
    }),
  ),
);

/** The text board of a game of the house; it draws every version of the rules. */
export function textBoardOf(gameId: string): AnyBoard {
  const board = isGameId(gameId) ? BOARDS.get(gameId) : undefined;
  if (board === undefined) throw new Error(`There is no text board of "${gameId}".`);
  return board;
}
