import type { Expired } from './mind.ts';

/** How a tree search weighs moves and lines. */
export interface Tuning {
  /** How much a move that was seldom tried is worth trying again. */
  readonly exploration: number;
  /** How far above the mean of its siblings an untried move is valued; Infinity tries every move once first. */
  readonly urgency: number;
  /** Random moves after the new node before the evaluation judges; Infinity plays to the end. */
  readonly playoutPlies: number;
  /**
   * For decisions with hundreds of moves: each move is first judged one move ahead, and only the
   * best `width` of them, times the root of the visits, are tried. Absent: all are, unseen.
   */
  readonly width?: number;
}

/** A tree search: its name, its budget and its tuning. */
export interface SearchSettings extends Tuning {
  /** The text that names this bot. */
  readonly spec: string;
  /** The most lines to look at for one decision. */
  readonly iterations: number;
  /** Starts the time to think of one decision, where there is a limit. */
  readonly timer?: () => Expired;
}

/** The search that knows no evaluation: random play to the end, as a yardstick. */
const PLAIN: Tuning = {
  exploration: 0.7,
  urgency: Number.POSITIVE_INFINITY,
  playoutPlies: Number.POSITIVE_INFINITY,
};

/** For games nobody has measured yet. */
const PRESET: Tuning = { exploration: 0.4, urgency: Number.POSITIVE_INFINITY, playoutPlies: 12 };

/** What was settled by measurement, by the game's id. */
const MEASURED: { readonly [gameId: string]: Tuning } = {
  // 300 iterations each: no playout beat 12 random plies in 43 of 60 games, and less exploration
  // beat more down to here (0.1 beat 0.4 in 67 of 100, 0.05 beat 0.1 in 71.5 of 120).
  babel: { exploration: 0.04, urgency: Number.POSITIVE_INFINITY, playoutPlies: 0 },
  babylonia: { exploration: 0.05, urgency: Number.POSITIVE_INFINITY, playoutPlies: 0, width: 1 },
};

/** How `search` and `plain` look at a game. */
export function tuningFor(gameId: string, kind: 'search' | 'plain'): Tuning {
  if (kind === 'plain') return PLAIN;
  return Object.hasOwn(MEASURED, gameId) ? MEASURED[gameId] : PRESET;
}
