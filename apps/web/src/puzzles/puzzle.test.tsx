import { loadRules } from '@nabu/games/load';
import { type Puzzle, readPuzzles, solutions } from '@nabu/games/puzzles';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { describe, expect, test } from 'vitest';
import { element } from '../../testing/table.tsx';
import { GAMES } from '../kit/games.ts';
import { PuzzleList } from '../screens/puzzles/list.tsx';
import { PuzzlePage } from '../screens/puzzles/puzzle.tsx';
import { Puzzles } from '../screens/puzzles/puzzles.tsx';
import { settings } from '../settings/store.ts';
import { LANGUAGES } from '../table/kit.ts';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';
import { recordOf, resultOf } from './progress.ts';
import { PuzzleTable } from './puzzle-table.ts';
import { loadPuzzles } from './sets.ts';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** The first puzzles of Ur, where every move is a button in the tray. */
async function puzzlesOfUr(): Promise<readonly Puzzle[]> {
  const set = await loadPuzzles('ur');
  if (!set) throw new Error('There are no puzzles.');
  return set.puzzles;
}

async function show(page: ReactNode): Promise<void> {
  await act(async () => {
    render(<Suspense fallback={null}>{page}</Suspense>);
  });
}

async function open(puzzle: Puzzle): Promise<void> {
  settings.setState({ confirm: 'never', motion: 'still' });
  await show(<PuzzlePage game="ur" id={puzzle.id} />);
  await waitFor(() => element('.puzzle-strip'));
}

const strip = () => element('.puzzle-strip');

/** Makes a move in the move box, as somebody who types does. */
async function type(move: string): Promise<void> {
  const box = element<HTMLInputElement>('[role="combobox"]');
  box.focus();
  await user.clear(box);
  await user.type(box, `${move}{Enter}`);
}

describe('a puzzle on the page', () => {
  test('a wrong try is explained and counted once, the right one is played out', async () => {
    const [puzzle] = await puzzlesOfUr();
    await open(puzzle);
    expect(strip().textContent).toContain(en.puzzles.question);
    expect(strip().textContent).not.toContain(puzzle.theme);
    const [wrong] = puzzle.others;
    await type(wrong.moves[0]);
    await waitFor(() => expect(strip().textContent).toContain('there is a better move'));
    expect(strip().textContent).toContain(
      en.puzzles.wins(Math.round(100 * wrong.chance), Math.round(100 * puzzle.best.chance)),
    );
    expect(element('.table').dataset.ply).toBe('0');
    expect(resultOf('ur', puzzle.id)).toBe('failed');
    const { rating } = recordOf('ur');
    expect(rating).toBeLessThan(1200);
    await type(puzzle.best.moves[0]);
    await waitFor(() => expect(strip().className).toContain('is-shown'));
    expect(strip().textContent).toContain('of 100 such games');
    await waitFor(() =>
      expect(element('.table').dataset.ply).toBe(String(puzzle.best.moves.length)),
    );
    expect(recordOf('ur').rating).toBe(rating);
    expect(within(strip()).getByRole('link', { name: en.puzzles.next })).toBeTruthy();
  });

  test('a right first try raises rating and streak; again changes neither', async () => {
    const [, puzzle] = await puzzlesOfUr();
    await open(puzzle);
    await type(puzzle.best.moves[0]);
    await waitFor(() => expect(strip().textContent).toContain(en.puzzles.after.solved));
    expect(resultOf('ur', puzzle.id)).toBe('solved');
    const after = recordOf('ur');
    expect(after.rating).toBeGreaterThan(1200);
    expect(after.streak).toBe(1);
    await user.click(within(strip()).getByRole('button', { name: en.puzzles.again }));
    await waitFor(() => expect(strip().textContent).toContain(en.puzzles.question));
    await type(puzzle.others[0].moves[0]);
    await waitFor(() => expect(strip().textContent).toContain('there is a better move'));
    expect(recordOf('ur')).toEqual(after);
  });

  test('the solution can be asked for, in Spanish too', async () => {
    const [, , puzzle] = await puzzlesOfUr();
    settings.setState({ language: 'es' });
    await open(puzzle);
    await user.click(within(strip()).getByRole('button', { name: es.puzzles.solution }));
    await waitFor(() => expect(strip().textContent).toContain(es.puzzles.after.failed));
    expect(resultOf('ur', puzzle.id)).toBe('failed');
    expect(recordOf('ur').streak).toBe(0);
  });

  test.each([
    ['ur', 'nothing'],
    ['chess', 'a49035'],
  ])('%s %s does not exist, and the page says so', async (game, id) => {
    await show(<PuzzlePage game={game} id={id} />);
    expect(await screen.findByText(en.puzzles.missing)).toBeTruthy();
  });
});

describe('the table of a puzzle', () => {
  async function tableOf(place: number): Promise<{ table: PuzzleTable; puzzle: Puzzle }> {
    const puzzle = (await puzzlesOfUr())[place];
    const rules = await loadRules('ur');
    if (!rules) throw new Error('There is no such game.');
    return { puzzle, table: new PuzzleTable(rules, puzzle, 'Ada', () => 0) };
  }

  test('a hint shows the right move among others, and counts as help', async () => {
    const { table, puzzle } = await tableOf(0);
    const { moves } = await table.hint();
    expect(moves.map(({ move }) => move)).toContain(puzzle.best.moves[0]);
    expect(moves.length).toBeGreaterThan(1);
    await table.play(puzzle.best.moves[0]);
    expect(table.solving.getState()).toMatchObject({ result: 'hinted', shown: true });
    expect(await table.play('pass')).toMatchObject({ code: 'puzzle-done' });
    await expect(table.hint()).rejects.toMatchObject({ code: 'puzzle-done' });
    table.close();
  });

  test('what is not allowed is no try', async () => {
    const { table } = await tableOf(0);
    await table.play('move 99');
    expect(table.solving.getState().result).toBeNull();
    table.close();
  });
});

describe('all puzzles', () => {
  test('stand on a page with the puzzle of the day of each game', async () => {
    await show(<Puzzles />);
    for (const { words } of GAMES)
      expect(
        (
          await screen.findByRole('link', { name: en.puzzles.todayOf(words.en.title) })
        ).getAttribute('href'),
      ).toMatch(/^\/puzzles\/\w+\/\w+$/);
  });

  test('are chosen by difficulty', async () => {
    history.replaceState(null, '', '/puzzles/ur?grade=hard');
    const puzzles = await puzzlesOfUr();
    await show(<PuzzleList game="ur" />);
    const shown = document.querySelectorAll('.puzzle-list li').length;
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThan(puzzles.length / 2);
    await user.selectOptions(screen.getByLabelText(en.puzzles.grade), '');
    await waitFor(() =>
      expect(document.querySelectorAll('.puzzle-list li')).toHaveLength(puzzles.length),
    );
  });

  test('a choice that nothing fits says so', async () => {
    history.replaceState(null, '', '/puzzles/ur?theme=nothing');
    await show(<PuzzleList game="ur" />);
    expect(await screen.findByText(en.puzzles.none)).toBeTruthy();
  });

  test.each(GAMES)('$id: every theme has a name in both languages', async ({ puzzles, themes }) => {
    const set = readPuzzles((await puzzles()).default, 'puzzles');
    for (const language of LANGUAGES)
      for (const { theme } of set.puzzles)
        expect({ ...en.puzzles.themes, ...themes[language] }, language).toHaveProperty(theme);
    for (const puzzle of set.puzzles) expect(solutions(puzzle).length).toBeGreaterThan(0);
  });
});
