import { games } from '@nabu/games';
import { type Lesson, lessonMatch } from '@nabu/games/lessons';
import { type AnyGame, newestGames } from '@nabu/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems, goOffline } from './browser.ts';
import { Ear } from './ear.ts';
import { Hand } from './hand.ts';
import { finishLesson, lessonsOf, type MakeMove } from './lessons.ts';
import { openStage } from './stage.ts';

// Drawn in software, eleven gardens would take longer than all other lessons; the plan is pressed instead.
const stage = openStage({ webgl: false });
const GAMES = newestGames(games);
/** So many moves are told one by one at once; more of them in groups to open. */
const FEW = 12;

interface Walk {
  readonly game: AnyGame;
  readonly language: 'en' | 'es';
  /** The lessons, one after the other; the first of them is open. */
  readonly lessons: readonly Lesson[];
  readonly make: MakeMove;
  /** Takes the way on that a lesson offers when it is done. */
  onward(): Promise<void>;
  /** Looks at a lesson before its first move. */
  look?(lesson: Lesson): Promise<void>;
}

/** Takes lessons one after the other, and the way on behind the last. */
async function walk(page: Page, { game, language, lessons, ...by }: Walk): Promise<void> {
  for (const lesson of lessons) {
    const title = page.locator('.teacher-title', { hasText: lesson.title[language] });
    await title.waitFor();
    await by.look?.(lesson);
    await finishLesson(page, game, lesson, by.make);
    await by.onward();
    await title.waitFor({ state: 'detached' });
  }
}

/** All lessons are taken by clicks; of each game one half by taps as well, the other by keys. */
function halves(place: number): {
  readonly taps: readonly Lesson[];
  readonly keys: readonly Lesson[];
} {
  const lessons = lessonsOf(GAMES[place].id);
  const middle = Math.ceil(lessons.length / 2);
  const parts = [lessons.slice(0, middle), lessons.slice(middle)];
  const [taps, keys] = place % 2 === 0 ? parts : parts.toReversed();
  return { taps, keys };
}

const addressOf = (game: AnyGame, lesson: Lesson) =>
  `${stage.house.url}/learn/${game.id}/${lessonsOf(game.id).findIndex(({ id }) => id === lesson.id) + 1}`;

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s: every lesson is finished by clicks on the board and in the tray, one after the other',
  async (id, game) => {
    const page = await (await stage.person()).newPage();
    const hand = new Hand(page);
    const lessons = lessonsOf(id);
    await page.goto(`${stage.house.url}/learn/${id}`);
    await page.getByRole('link', { name: 'Begin' }).click();
    const last = page.locator('.teacher').getByText(`Lesson ${lessons.length} of`);
    await walk(page, {
      ...{ game, lessons, language: 'en' },
      make: (match, move) => hand.make(match, move),
      onward: async () => {
        const name = (await last.count()) > 0 ? 'All lessons' : 'Next lesson';
        await page.locator('.teacher').getByRole('link', { name }).click();
      },
    });
    await page.getByText(`Done: ${lessons.length} of ${lessons.length}`).waitFor();
  },
);

test('on a phone, in Spanish and without a network: lessons of every game by taps, and a wrong try', async () => {
  const person = await stage.person({ size: 'phone', locale: 'es-ES', theme: 'dawn' });
  const page = await person.newPage();
  const hand = new Hand(page, true);
  await page.goto(`${stage.house.url}/learn`);
  await goOffline(page);
  for (const [place, game] of GAMES.entries()) {
    const { taps } = halves(place);
    await page.goto(addressOf(game, taps[0]));
    await walk(page, {
      ...{ game, lessons: taps, language: 'es' },
      make: (match, move) => hand.make(match, move),
      onward: () => page.locator('.teacher .button-primary').tap(),
      look: async ({ id }) => {
        if (id === 'rosettes') await tryWrongly(page, hand);
      },
    });
  }
  await page.goto(`${stage.house.url}/learn/ur`);
  await page.getByText('Terminadas: 5 de 9').waitFor();
});

/** In the lesson about rosettes: another piece is moved; what it would have led to is told, and nothing is moved. */
async function tryWrongly(page: Page, hand: Hand): Promise<void> {
  const [lesson] = lessonsOf('ur').filter(({ id }) => id === 'rosettes');
  await page.locator('.table[data-ply="0"] .tray-urgent').waitFor();
  const ur = GAMES.filter(({ id }) => id === 'ur')[0];
  await hand.make(lessonMatch(ur, lesson), 'move 5');
  await page.locator('.teacher').getByText('La otra llega a la roseta').waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.locator('.table[data-ply="0"]').waitFor();
}

test('by ear and keys alone: lessons of every game are read from the text board and made in the move box', async () => {
  const page = await (await stage.person()).newPage();
  const ear = await Ear.at(page);
  for (const [place, game] of GAMES.entries()) {
    const { keys } = halves(place);
    await page.goto(addressOf(game, keys[0]));
    await walk(page, {
      ...{ game, lessons: keys, language: 'en' },
      make: async (match, move) => {
        if (match.ply === 0) await ear.press('/');
        await page.keyboard.type(move);
        await ear.press('Enter');
      },
      onward: () => ear.press('Enter'),
      look: (lesson) => readTextBoard(ear, game, lesson),
    });
  }
});

/** Opens the text board: it tells the task, the position and the moves that can be made. */
async function readTextBoard(ear: Ear, game: AnyGame, lesson: Lesson): Promise<void> {
  const match = lessonMatch(game, lesson);
  const moves = match.moves(match.actors[0]).length;
  await ear.press('t');
  const told = await ear.told('complementary', 'Text board');
  expect(told).toContain(lesson.tasks[0].say.en);
  expect(told.length).toBeGreaterThan(Math.min(moves, FEW) + 6);
  await ear.press('t');
}
