import { readFileSync } from 'node:fs';
import { games } from '@nabu/games';
import { follow, type Lesson, lessonMatch, madeIn, readLessons, wanted } from '@nabu/games/lessons';
import { type AnyGame, type AnyMatch, newestGames } from '@nabu/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goOffline, seriousProblems } from './browser.ts';
import { makeByHand } from './hand.ts';
import { openStage } from './stage.ts';

// Drawn in software, eleven gardens would take longer than all other lessons; the plan is pressed instead.
const stage = openStage({ webgl: false });

/** The lessons of a game as they are written. */
function lessonsOf(id: string) {
  const file = new URL(`../packages/games/src/${id}/lessons.txt`, import.meta.url);
  return readLessons(readFileSync(file, 'utf8'), id).lessons;
}

/** Makes the moves that a lesson asks for, on the board where they are pressed there and else as the lamp shows them; gives the kinds of moves made on the board. */
async function finish(page: Page, game: AnyGame, lesson: Lesson): Promise<readonly string[]> {
  const kinds: string[] = [];
  const done = page.locator('.teacher.is-done');
  const ready = page.locator('.tray-urgent').or(done);
  const match = lessonMatch(game, lesson);
  for (await ready.first().waitFor(); (await done.count()) === 0; await ready.first().waitFor()) {
    const move = nextIn(lesson, match);
    const { ply } = match;
    // What is told of a hint that was tried may lie over what is pressed next.
    const told = page.locator('.told-strip').getByRole('button', { name: 'Close' });
    if ((await told.count()) > 0) await told.click();
    if (await makeByHand(page, game, move)) kinds.push(kindOf(game, move));
    else {
      await page.locator('.tray').getByRole('button', { name: 'Hint' }).click();
      await page.locator('.hint').first().click();
    }
    await page.locator(`.table:not([data-ply="${ply}"])`).or(done).first().waitFor();
    match.play(match.actors[0] ?? 0, move);
  }
  return kinds;
}

/** The next move a lesson asks for, once the house has replied. */
function nextIn(lesson: Lesson, match: AnyMatch): string {
  for (let stand = follow(lesson, madeIn(lesson, match)); ; ) {
    const [seat] = match.actors;
    const legal = match.moves(seat).map((move) => match.game.notation.format(move));
    if (stand.reply === null) return wanted(lesson.tasks[stand.task], stand.tried, legal)[0];
    match.play(seat, stand.reply);
    stand = follow(lesson, madeIn(lesson, match));
  }
}

function kindOf(game: AnyGame, notation: string): string {
  const move = game.notation.parse(notation);
  return move && 'type' in move ? String(move.type) : notation;
}

/** Kinds of moves that are made on the board itself in the lessons of each game. */
const BY_HAND: { readonly [game: string]: readonly string[] } = {
  babel: ['walk', 'deploy', 'build', 'end'],
  babylonia: ['place', 'done'],
  amyitis: ['recruit'],
  babylon: ['done'],
  ur: ['move'],
};

test.each(newestGames(games).map((game) => [game.id, game] as const))(
  '%s: every lesson is finished by clicks, one after the other',
  async (id, game) => {
    const page = await (await stage.person()).newPage();
    const lessons = lessonsOf(id);
    const kinds = new Set<string>();
    await page.goto(`${stage.house.url}/learn/${id}`);
    await page.getByRole('link', { name: 'Begin' }).click();
    for (const [i, lesson] of lessons.entries()) {
      await page.locator('.teacher-title', { hasText: lesson.title.en }).waitFor();
      for (const kind of await finish(page, game, lesson)) kinds.add(kind);
      const last = i === lessons.length - 1;
      const onward = last ? 'All lessons' : 'Next lesson';
      await page.locator('.teacher').getByRole('link', { name: onward }).click();
    }
    await page.getByText(`Done: ${lessons.length} of ${lessons.length}`).waitFor();
    expect([...kinds]).toEqual(expect.arrayContaining([...(BY_HAND[id] ?? [])]));
  },
);

test('on a phone, in Spanish and without a network: a wrong try is explained, taps do the rest', async () => {
  const person = await stage.person({ size: 'phone', locale: 'es-ES', theme: 'dawn' });
  const page = await person.newPage();
  await page.goto(`${stage.house.url}/learn`);
  await goOffline(page);
  await page.goto(`${stage.house.url}/learn/ur/2`);
  const teacher = page.locator('.teacher');
  await teacher.getByText('una flor es una roseta').waitFor();
  await page
    .locator('.tray')
    .getByRole('button', { name: /^De B1 a B3|^B1/ })
    .tap();
  await teacher.getByText('La otra llega a la roseta').waitFor();
  expect(await seriousProblems(page)).toEqual([]);
  await page
    .locator('.tray')
    .getByRole('button', { name: /A3.*A1/ })
    .tap();
  await page.locator('.teacher.is-done').waitFor();
  await page.reload();
  await teacher.getByText('una flor es una roseta').waitFor();
  await page.goto(`${stage.house.url}/learn/ur`);
  await page.getByText('Terminadas: 1 de 9').waitFor();
});

test('with keys alone: the first lesson of Babel in the move box, the way on with Tab', async () => {
  const page = await (await stage.person()).newPage();
  await page.goto(`${stage.house.url}/learn/babel/1`);
  await page.locator('.teacher').waitFor();
  for (const [ply, move] of ['mv A', 'dep P', 'bld start'].entries()) {
    await page.locator(`.table[data-ply="${ply}"] .tray-urgent`).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type(move);
    await page.keyboard.press('Enter');
  }
  await page.locator('.teacher.is-done').waitFor();
  const next = page.locator('.teacher').getByRole('link', { name: 'Next lesson' });
  await next.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/learn\/babel\/2$/);
});
