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

// Drawn in software, eleven gardens would take longer than all other lessons; the ground plan is pressed instead.
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
  onward(last: boolean): Promise<void>;
  /** Looks at a lesson before its first move. */
  look?(lesson: Lesson): Promise<void>;
}

/** Takes lessons one after the other, and the way on behind the last. */
async function walk(page: Page, { game, language, lessons, ...by }: Walk): Promise<void> {
  for (const [place, lesson] of lessons.entries()) {
    const title = page.locator('.teacher-title', { hasText: lesson.title[language] });
    await title.waitFor();
    for (const name of buttonsIn(lesson.tasks[0].say[language]))
      await page.getByRole('button', { name, exact: true }).filter({ visible: true }).waitFor();
    await by.look?.(lesson);
    await finishLesson(page, game, lesson, by.make);
    await by.onward(place === lessons.length - 1);
    await title.waitFor({ state: 'detached' });
  }
}

/** The buttons that a text speaks of, by what stands on them. */
const buttonsIn = (text: string) => [...text.matchAll(/[“«]([^”»]+)[”»]/g)].map(([, name]) => name);

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s: every lesson is finished by clicks on the board and in the tray, one after the other',
  async (id, game) => {
    const page = await (await stage.person()).newPage();
    const hand = new Hand(page);
    const lessons = lessonsOf(id);
    await page.goto(`${stage.house.url}/learn/${id}`);
    await page.getByRole('link', { name: 'Begin' }).click();
    await walk(page, {
      ...{ game, lessons, language: 'en' },
      make: (match, move) => hand.make(match, move),
      onward: (last) => {
        const name = last ? 'All lessons' : 'Next lesson';
        return page.locator('.teacher').getByRole('link', { name }).click();
      },
    });
    await page.getByText(`Done: ${lessons.length} of ${lessons.length}`).waitFor();
  },
);

test('on a phone, in Spanish and without a network: every lesson by taps, from game to game, and a wrong try', async () => {
  const person = await stage.person({ size: 'phone', locale: 'es-ES', theme: 'dawn' });
  const page = await person.newPage();
  const hand = new Hand(page, true);
  await page.goto(`${stage.house.url}/learn`);
  await goOffline(page);
  for (const game of GAMES) {
    const lessons = lessonsOf(game.id);
    await page.locator(`a[href="/learn/${game.id}/1"]`).tap();
    await walk(page, {
      ...{ game, lessons, language: 'es' },
      make: (match, move) => hand.make(match, move),
      onward: (last) =>
        page.locator(last ? '.teacher .button-quiet[href]' : '.teacher .button-primary').tap(),
      look: async ({ id }) => {
        await expect.poll(() => cutWords(page), { message: `${game.id} ${id}` }).toBe(0);
        if (id === 'rosettes') await tryWrongly(page, hand);
      },
    });
    await page.getByText(`Terminadas: ${lessons.length} de ${lessons.length}`).waitFor();
    await inPage(page, '/learn');
  }
});

/** Goes to another page of the house as its links do, without loading it anew. */
const inPage = (page: Page, path: string) =>
  page.evaluate((to) => history.pushState(null, '', to), path);

/** How much of what a lesson says does not fit above the board (pixels). */
const cutWords = (page: Page) =>
  page.locator('.teacher-words').evaluate((words) => {
    const { bottom } = words.getBoundingClientRect();
    const cut = [...words.children].map((part) => part.getBoundingClientRect().bottom - bottom);
    return Math.max(0, ...cut.map(Math.floor));
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

test('by ear and keys alone, in Spanish: every lesson is read from the text board and made in the move box', async () => {
  const page = await (await stage.person({ locale: 'es-ES', theme: 'dawn' })).newPage();
  await page.goto(`${stage.house.url}/learn`);
  for (const game of GAMES) {
    await inPage(page, `/learn/${game.id}/1`);
    await walk(page, {
      ...{ game, lessons: lessonsOf(game.id), language: 'es' },
      make: async (match, move) => {
        if (match.ply === 0) await page.keyboard.press('/');
        await page.keyboard.type(move);
        await page.keyboard.press('Enter');
      },
      onward: async (last) => {
        await page.locator('.teacher .button-primary:focus').waitFor();
        if (last) await inPage(page, '/learn');
        else await page.keyboard.press('Enter');
      },
      look: (lesson) => readTextBoard(page, game, lesson),
    });
  }
});

/** Opens the text board: it tells the task, the position and the moves that can be made. */
async function readTextBoard(page: Page, game: AnyGame, lesson: Lesson): Promise<void> {
  const match = lessonMatch(game, lesson);
  const moves = match.moves(match.actors[0]).length;
  await page.keyboard.press('t');
  // A page that is listened to all the time is much slower.
  const ear = await Ear.at(page);
  const told = await ear.told('complementary', 'Tablero en texto');
  await ear.leave();
  expect(told).toContain(lesson.tasks[0].say.es);
  expect(told.length).toBeGreaterThan(Math.min(moves, FEW) + 6);
  await page.keyboard.press('t');
}
