import { type PuzzleSet, readPuzzles } from '@nabu/games/puzzles';
import { manifestOf } from '../kit/games.ts';
import { once } from '../screens/once.ts';

/** The puzzles of a game, or null when the house does not have the game. */
export async function loadPuzzles(id: string): Promise<PuzzleSet | null> {
  const manifest = manifestOf(id);
  return manifest && readPuzzles((await manifest.puzzles()).default, id);
}

/** The same promise for the same game, as a page that waits for it needs. */
export const puzzlesOf = once(loadPuzzles);
