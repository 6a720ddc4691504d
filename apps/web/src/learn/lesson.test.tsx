import { loadRules } from '@nabu/games/load';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { describe, expect, test } from 'vitest';
import { element } from '../../testing/table.tsx';
import { GAMES } from '../kit/games.ts';
import { Learn } from '../screens/learn/learn.tsx';
import { LessonPage } from '../screens/learn/lesson.tsx';
import { settings } from '../settings/store.ts';
import { es } from '../words/es.ts';
import { loadCourse } from './courses.ts';
import { LessonTable } from './lesson-table.ts';
import { isLearnt, noteLearnt } from './progress.ts';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

async function open(game: string, number: string): Promise<void> {
  await act(async () => {
    render(
      <Suspense fallback={null}>
        <LessonPage game={game} number={number} />
      </Suspense>,
    );
  });
  await waitFor(() => element('.teacher'));
}

const teacher = () => element('.teacher');
const press = (name: string | RegExp) =>
  user.click(within(element('.tray')).getByRole('button', { name }));

/** A lesson of Ur at a table of its own, whose house replies at once. */
async function lessonOf(game: string, place: number): Promise<LessonTable> {
  const course = await loadCourse(game);
  const rules = await loadRules(game);
  if (!course || !rules) throw new Error(`There is no game ${game}.`);
  return new LessonTable(rules, course.lessons[place], 'Ada', () => 0);
}

describe('a lesson on the page', () => {
  test('a wrong try is not made but explained, the right one ends the lesson and is kept', async () => {
    settings.setState({ confirm: 'never', motion: 'still' });
    await open('ur', '2');
    expect(teacher().textContent).toContain('Land on one and you have another turn');
    await press(/^B1 to B3/);
    expect(teacher().textContent).toContain('is allowed, but it was not made');
    expect(teacher().textContent).toContain('Your other piece reaches the rosette');
    expect(element('.table').dataset.ply).toBe('0');
    expect(isLearnt('ur', 'rosettes')).toBe(false);
    await press(/^A3 to A1/);
    await waitFor(() => expect(teacher().className).toContain('is-done'));
    expect(isLearnt('ur', 'rosettes')).toBe(true);
    const next = within(teacher()).getByRole('link', { name: 'Next lesson' });
    expect(next.getAttribute('href')).toBe('/learn/ur/3');
    expect(document.activeElement).toBe(next);
  });

  test('what it asks for is told on the text board, and in the move box by “turn”', async () => {
    settings.setState({ confirm: 'never', motion: 'still' });
    await open('ur', '2');
    const asked = 'A square with a flower is a rosette.';
    await user.keyboard('t');
    const board = await waitFor(() => element('.text-board'));
    expect(board.firstElementChild?.textContent).toContain(
      `Lesson 2 of 9: Rosettes: roll again${asked}`,
    );
    await user.type(element('#move-box'), '/turn{Enter}');
    await waitFor(() => expect(element('[role="log"]').textContent).toContain(asked));
    await press(/^A3 to A1/);
    await waitFor(() => expect(board.textContent).toContain('A rosette is worth a turn'));
  });

  test('it can be started over', async () => {
    settings.setState({ confirm: 'never', motion: 'still' });
    await open('ur', '2');
    await press(/^A3 to A1/);
    await waitFor(() => expect(element('.table').dataset.ply).toBe('1'));
    await user.click(within(teacher()).getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(element('.table').dataset.ply).toBe('0'));
    expect(teacher().className).not.toContain('is-done');
  });

  test('it is told in the language of the page, and after the last one a game is offered', async () => {
    settings.setState({ confirm: 'never', motion: 'still', language: 'es' });
    await open('ur', '9');
    expect(teacher().textContent).toContain('Cuatro cosas que buscar');
    await press(/B4/);
    await waitFor(() => expect(teacher().className).toContain('is-done'));
    const play = within(teacher()).getByRole('link', { name: es.guide.firstShort });
    expect(play.getAttribute('href')).toBe('/first/ur');
  });

  test.each(['0', '99', 'x', '1.5'])(
    'lesson %s does not exist, and the page says so',
    async (n) => {
      await act(async () => {
        render(
          <Suspense fallback={null}>
            <LessonPage game="ur" number={n} />
          </Suspense>,
        );
      });
      expect(await screen.findByText(/There is no such lesson/)).toBeTruthy();
      const way = screen.getByRole('link', { name: 'All lessons' });
      expect(way.getAttribute('href')).toBe('/learn');
    },
  );
});

describe('the table of a lesson', () => {
  test('the house replies for the other seat, and the next task follows', async () => {
    const table = await lessonOf('babylonia', 0);
    expect(await table.play('m@g10')).toBeNull();
    expect(await table.play('done')).toBeNull();
    await waitFor(() => expect(table.taught.getState().task).toBe(1));
    expect(table.store.getState().now?.actors).toEqual([0]);
    expect(table.store.getState().entries.at(-1)).toMatchObject({ kind: 'played', seat: 1 });
  });

  test('with a goal any move may be made, but not one that gives the turn away', async () => {
    const table = await lessonOf('babylonia', 1);
    for (const move of ['f@g16', 's@g18']) expect(await table.play(move)).toBeNull();
    expect(table.store.getState().now?.ply).toBe(2);
    expect(await table.play('done')).toBeNull();
    expect(table.store.getState().now?.ply).toBe(2);
    expect(table.taught.getState().wrong?.move).toBe('done');
    await expect(table.hint()).rejects.toMatchObject({ code: 'lesson-astray' });
    expect(await table.ask({ type: 'restart' })).toBeNull();
    expect(table.taught.getState().wrong).toBeNull();
    expect((await table.hint()).moves[0].move).toBe('m@h13');
  });

  test('what the rules refuse is refused with its clause, and after the end nothing is played', async () => {
    const table = await lessonOf('ur', 7);
    expect(await table.ask({ type: 'undo' })).toMatchObject({ code: 'nothing-to-undo' });
    expect(await table.ask({ type: 'resign' })).toMatchObject({ code: 'not-seated' });
    expect(await table.play('move 14')).toBeNull();
    expect(await table.play('move 1')).toMatchObject({ code: 'lesson-done' });
    expect((await table.viewAt(0)).last).toBe(1);
  });
});

describe('what was learnt', () => {
  test('a damaged entry costs nothing but itself', () => {
    noteLearnt('ur', 'captures');
    noteLearnt('ur', 'rosettes');
    localStorage.setItem('nabu.lesson.ur.captures', '{oh');
    expect(isLearnt('ur', 'captures')).toBe(false);
    expect(isLearnt('ur', 'rosettes')).toBe(true);
  });

  test('is shown with the way on', async () => {
    noteLearnt('ur', 'into-the-race');
    await act(async () => {
      render(
        <Suspense fallback={null}>
          <Learn />
        </Suspense>,
      );
    });
    const cards = await screen.findAllByRole('progressbar');
    expect(cards).toHaveLength(GAMES.length);
    expect(document.body.textContent).toContain('Done: 1 of 9');
    expect(screen.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe('/learn/ur/2');
    expect(screen.getAllByRole('link', { name: 'Begin' })).toHaveLength(GAMES.length - 1);
  });

  test('a game that is not there has no lessons', async () => {
    render(<Learn game="chess" />);
    expect(await screen.findByText(/There is no such lesson/)).toBeTruthy();
    expect(await loadCourse('chess')).toBeNull();
  });
});
