import type { Word } from '@nabu/kernel';
import type { Board } from './board.ts';

/** For a game that has no drawing: every part of the view on a line of its own. */
export const plainBoard: Board<unknown, Word> = {
  draw: (view) =>
    Object.entries(view ?? {})
      .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
      .join('\n'),
  describe: () => '',
};
