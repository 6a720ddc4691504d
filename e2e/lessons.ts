import { readFileSync } from 'node:fs';
import { follow, type Lesson, lessonMatch, madeIn, readLessons, wanted } from '@nabu/games/lessons';
import type { AnyGame, AnyMatch } from '@nabu/kernel';
import type { Page } from 'playwright-core';

/** The lessons of a game as they are written. */
export function lessonsOf(id: string): readonly Lesson[] {
  const file = new URL(`../packages/games/src/${id}/lessons.txt`, import.meta.url);
  return readLessons(readFileSync(file, 'utf8'), id).lessons;
}

/** Makes the move a lesson asks for at the position of a match, which the page shows. */
export type MakeMove = (match: AnyMatch, move: string) => Promise<void>;

/** Makes every move that a lesson asks for; the match that it was in the end. */
export async function finishLesson(
  page: Page,
  game: AnyGame,
  lesson: Lesson,
  make: MakeMove,
): Promise<AnyMatch> {
  const done = page.locator('.teacher.is-done');
  const match = lessonMatch(game, lesson);
  for (let move = nextIn(lesson, match); move !== null; move = nextIn(lesson, match)) {
    await page.locator(`.table[data-ply="${match.ply}"] .tray-urgent`).waitFor();
    await make(match, move);
    match.play(match.actors[0] ?? 0, move);
    await page
      .locator(`.table:not([data-ply="${match.ply - 1}"])`)
      .or(done)
      .first()
      .waitFor();
  }
  await done.waitFor();
  return match;
}

/** The next move a lesson asks for, once the house has replied; null when it is done. */
function nextIn(lesson: Lesson, match: AnyMatch): string | null {
  for (;;) {
    const { task, tried, reply } = follow(lesson, madeIn(lesson, match));
    const asked = lesson.tasks[task];
    const [seat] = match.actors;
    if (reply === null && asked === undefined) return null;
    if (reply === null) {
      const legal = match.moves(seat).map((move) => match.game.notation.format(move));
      return wanted(asked, tried, legal)[0];
    }
    match.play(seat, reply);
  }
}
