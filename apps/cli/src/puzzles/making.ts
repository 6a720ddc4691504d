import { existsSync } from 'node:fs';
import { type Puzzle, type PuzzleSet, readPuzzles, writePuzzles } from '@nabu/games/puzzles';
import type { AnyGame } from '@nabu/kernel';
import { type Effort, puzzlesOf } from '@nabu/search/puzzles';
import { UsageError } from '../args.ts';
import { readText, replaceText } from '../files.ts';

/** What is to be made, and where it is kept. */
export interface Order {
  readonly game: AnyGame;
  readonly count: number;
  readonly seed: string;
  /** The numbers of seats, taken in turn. */
  readonly seats: readonly number[];
  readonly file: string;
  readonly effort: Effort;
}

/** So much of all puzzles may have the same theme, and so much may be found by everybody. */
const THEME_SHARE = 0.35;
const EASY_SHARE = 0.25;
/** Shares are taken of this many puzzles more than there are: of the first few any share would be too large. */
const MARGIN = 8;
/** So many puzzles of one game at most: they resemble each other. */
const MOST_A_GAME = 4;

/** What was made before, nothing where the file is missing or empty; throws a UsageError when it holds what was made otherwise. */
export function begun({ game, seed, seats, file }: Order): PuzzleSet {
  const text = existsSync(file) ? readText(file) : '';
  if (text === '') return { game: game.id, making: { seed, seats, games: 0 }, puzzles: [] };
  const set = readPuzzles(text, file);
  const { making } = set;
  if (set.game === game.id && making?.seed === seed && making.seats.join() === seats.join())
    return set;
  throw new UsageError(
    `"${file}" holds puzzles made otherwise; its third line says how. Ask for the same, or for another file.`,
  );
}

/** Plays games until there are enough puzzles; the file is whole at every moment, also when this is killed. */
export function makeAll(order: Order, tell: (set: PuzzleSet) => void): PuzzleSet {
  let set = begun(order);
  while (set.puzzles.length < order.count) {
    set = oneMore(order, set);
    replaceText(order.file, writePuzzles(set));
    tell(set);
  }
  return set;
}

function oneMore(order: Order, set: PuzzleSet): PuzzleSet {
  const { game, seed, seats, effort } = order;
  const number = set.making?.games ?? 0;
  const wishes = { most: MOST_A_GAME, ...wishesFor(set.puzzles) };
  const found = puzzlesOf(game, seats[number % seats.length], `${seed} ${number}`, effort, wishes);
  const known = new Set(set.puzzles.map(({ id }) => id));
  return {
    ...set,
    making: { seed, seats, games: number + 1 },
    puzzles: [...set.puzzles, ...found.filter(({ id }) => !known.has(id))],
  };
}

/** No theme, and nothing that everybody finds, is to fill the whole set. */
function wishesFor(puzzles: readonly Puzzle[]) {
  const room = puzzles.length + MARGIN;
  const easy = puzzles.filter(({ found: { times, tries } }) => times[0] + times[1] === 2 * tries);
  return {
    theme: (theme: string | null) =>
      puzzles.filter((each) => each.theme === theme).length < THEME_SHARE * room,
    easy: () => easy.length < EASY_SHARE * room,
  };
}
