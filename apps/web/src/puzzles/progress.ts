import type { Puzzle } from '@nabu/games/puzzles';
import { browserKeeper, type Keeper, keep, readKept } from '../session/shelf.ts';
import { after, type Strength, UNKNOWN } from './glicko.ts';

/** How the first try at a puzzle went: found alone, found with a hint, or not found. */
const RESULTS = ['solved', 'hinted', 'failed'] as const;
export type Result = (typeof RESULTS)[number];

const SCORES: { readonly [result in Result]: number } = { solved: 1, hinted: 0.5, failed: 0 };

/** How somebody does with the puzzles of a game. */
interface Record extends Strength {
  /** Puzzles found alone in a row, and the most that ever were. */
  readonly streak: number;
  readonly longest: number;
}

const NEW: Record = { ...UNKNOWN, streak: 0, longest: 0 };

const resultKey = (game: string, puzzle: string) => `nabu.puzzle.${game}.${puzzle}`;
const recordKey = (game: string) => `nabu.puzzles.${game}`;

/** How a puzzle went in this browser; null when it was not tried. Each is kept by itself, so that a damaged one costs no other. */
export function resultOf(
  game: string,
  puzzle: string,
  keeper: Keeper = browserKeeper(),
): Result | null {
  const kept = readKept(keeper, resultKey(game, puzzle));
  return RESULTS.find((result) => result === kept) ?? null;
}

/** How somebody does with a game's puzzles; as if new where what is kept cannot be read. */
export function recordOf(game: string, keeper: Keeper = browserKeeper()): Record {
  const kept = readKept(keeper, recordKey(game));
  return isRecord(kept) ? kept : NEW;
}

/** Notes how the first try at a puzzle went; later tries change nothing. Says by how much the rating changed. */
export function noteResult(
  game: string,
  { id, rating }: Pick<Puzzle, 'id' | 'rating'>,
  result: Result,
  keeper: Keeper = browserKeeper(),
): number {
  if (resultOf(game, id, keeper) !== null) return 0;
  const before = recordOf(game, keeper);
  const strength = after(before, rating, SCORES[result]);
  const streak = { solved: before.streak + 1, hinted: before.streak, failed: 0 }[result];
  const longest = Math.max(before.longest, streak);
  keep(keeper, resultKey(game, id), result);
  keep(keeper, recordKey(game), { ...strength, streak, longest });
  return Math.round(strength.rating) - Math.round(before.rating);
}

function isRecord(kept: unknown): kept is Record {
  if (typeof kept !== 'object' || kept === null) return false;
  const { rating, deviation, streak, longest } = kept as Partial<Record>;
  return (
    [rating, deviation].every((value) => Number.isFinite(value)) &&
    [streak, longest].every((value) => Number.isInteger(value) && Number(value) >= 0)
  );
}
