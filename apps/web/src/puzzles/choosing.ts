import type { Puzzle } from '@nabu/games/puzzles';
import type { Result } from './progress.ts';

/** How hard a puzzle is among those of its game: each a third of them. */
export const GRADES = ['easy', 'middling', 'hard'] as const;
export type Grade = (typeof GRADES)[number];

/** Which puzzles are asked for; null is any. */
export interface Filter {
  readonly theme: string | null;
  readonly grade: Grade | null;
}

/** Reads a filter from the end of an address; what is not understood is left out. */
export function readFilter(search: string): Filter {
  const asked = new URLSearchParams(search);
  return {
    theme: asked.get('theme'),
    grade: GRADES.find((grade) => grade === asked.get('grade')) ?? null,
  };
}

/** A filter as the end of an address. */
export function searchOf({ theme, grade }: Filter): string {
  const asked = new URLSearchParams({ ...(theme && { theme }), ...(grade && { grade }) });
  return asked.size === 0 ? '' : `?${asked}`;
}

/** How hard a puzzle is beside the others of its game. */
export function gradeOf(puzzles: readonly Puzzle[], { rating }: Pick<Puzzle, 'rating'>): Grade {
  const below = puzzles.filter((each) => each.rating < rating).length;
  return GRADES[Math.min(2, Math.floor((3 * below) / puzzles.length))];
}

/** The puzzles that a filter lets through, in the order of their ratings. */
export function filtered(puzzles: readonly Puzzle[], { theme, grade }: Filter): readonly Puzzle[] {
  return puzzles
    .filter((puzzle) => theme === null || puzzle.theme === theme)
    .filter((puzzle) => grade === null || gradeOf(puzzles, puzzle) === grade)
    .toSorted((a, b) => a.rating - b.rating);
}

/**
 * The puzzle to go on with after another one: of those not tried the one nearest to the solver's rating, else one
 * that was not found alone, else the next of the list. Who passes one over gets the next nearest, not the same two
 * again and again. Null where there is no other.
 */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  current: string | null,
  rating: number,
  resultOf: (id: string) => Result | null,
): Puzzle | null {
  const far = (puzzle: Puzzle) => Math.abs(puzzle.rating - rating);
  const passed = current !== null && resultOf(current) === null;
  const order = puzzles.toSorted((a, b) => far(a) - far(b));
  const nearest = after(order, passed ? current : null);
  const others = after(puzzles, current);
  return (
    nearest.find(({ id }) => id !== current && resultOf(id) === null) ??
    nearest.find(({ id }) => id !== current && resultOf(id) !== 'solved') ??
    others.find(({ id }) => id !== current) ??
    null
  );
}

/** A list that begins behind a puzzle of it and goes around; as it is where there is no such puzzle. */
function after(puzzles: readonly Puzzle[], id: string | null): readonly Puzzle[] {
  const place = puzzles.findIndex((puzzle) => puzzle.id === id) + 1;
  return [...puzzles.slice(place), ...puzzles.slice(0, place)];
}

const DAY = 86_400_000;

/** The puzzle of a day, the same for everybody: the day is that of Greenwich. None comes twice before all came. */
export function puzzleOfTheDay(puzzles: readonly Puzzle[], now: number): Puzzle | null {
  const ids = puzzles.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return ids[Math.floor(now / DAY) % Math.max(1, ids.length)] ?? null;
}
