import type { Lesson } from '@nabu/games/lessons';
import { type Puzzle, solutions } from '@nabu/games/puzzles';

const SILENT = { en: '', es: '' };

/** A puzzle as a lesson of one task: any right move is accepted, and the house plays the line on. */
export function asLesson(puzzle: Puzzle): Lesson {
  const { line, id, seats, options, position, seed, best } = puzzle;
  const [, ...replies] = best.moves;
  const accept = solutions(puzzle).map((move) => ({ moves: [move], line: best.line }));
  const task = { accept, replies, wrongs: [], refuses: [], tells: [], goal: null, after: null };
  return {
    ...{ line, id, title: SILENT, teaches: [], seats, options, position, seed },
    moves: { list: [], line },
    tasks: [{ line: best.line, say: SILENT, ...task }],
  };
}
