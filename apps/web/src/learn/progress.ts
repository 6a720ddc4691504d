import { browserKeeper, type Keeper, keep, readKept } from '../session/shelf.ts';

const keyOf = (game: string, lesson: string) => `nabu.lesson.${game}.${lesson}`;

/** Whether a lesson was finished in this browser. Each is kept by itself, so that a damaged one costs no other. */
export function isLearnt(game: string, lesson: string, keeper: Keeper = browserKeeper()): boolean {
  return readKept(keeper, keyOf(game, lesson)) === true;
}

/** Notes that a lesson was finished. */
export function noteLearnt(game: string, lesson: string, keeper: Keeper = browserKeeper()): void {
  keep(keeper, keyOf(game, lesson), true);
}
