import { type Course, readLessons } from '@nabu/games/lessons';
import { manifestOf } from '../kit/games.ts';
import { once } from '../screens/once.ts';

/** The lessons of a game, or null when the house does not have the game. */
export async function loadCourse(id: string): Promise<Course | null> {
  const manifest = manifestOf(id);
  return manifest && readLessons((await manifest.lessons()).default, id);
}

/** The same promise for the same game, as a page that waits for it needs. */
export const courseOf = once(loadCourse);
