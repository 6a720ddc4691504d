import type { Expired } from './mind.ts';

/** How a tree search weighs moves and lines. */
export interface Tuning {
  /** How much a move that was seldom tried is worth trying again. */
  readonly exploration: number;
  /** Random moves after the last node before the evaluation judges; Infinity plays to the end. */
  readonly playoutPlies: number;
  /**
   * How often a node is passed before its moves are looked at, each one move ahead; what was seen
   * guides which are tried. Absent: moves are tried unseen, each once in any order first.
   */
  readonly ripe?: number;
  /** Only the best looking `width` moves, times the root of the visits, are tried. Absent: all. */
  readonly width?: number;
  /** How many lines the look ahead counts for. */
  readonly faith?: number;
}

/** A tree search: its name, its budget and its tuning. */
export interface SearchSettings extends Tuning {
  /** The text that names this bot. */
  readonly spec: string;
  /** The most lines to look at for one decision. */
  readonly iterations: number;
  /** The most by which what it expects of a move may be wrong, up or down. */
  readonly noise?: number;
  /** Starts the time to think of one decision, where there is a limit. */
  readonly timer?: () => Expired;
}

/** The search that knows no evaluation: random play to the end, as a yardstick. */
const PLAIN: Tuning = { exploration: 0.7, playoutPlies: Number.POSITIVE_INFINITY };

/** For games nobody has measured yet. */
const PRESET: Tuning = { exploration: 0.4, playoutPlies: 12 };

/** What was settled by measurement, by the game's id. */
const MEASURED: { readonly [gameId: string]: Tuning } = {
  babel: { exploration: 0.04, playoutPlies: 0, ripe: 2 },
  // Three seats, 500 lines: peeking beat greedy 20 to 10, where trying every move unseen lost 0 to 10.
  // 200 lines: widths 0.5 and 1 and exploration 0.015 and 0.05 won as often.
  babylonia: { exploration: 0.05, playoutPlies: 0, ripe: 4, width: 1 },
};

/** How `search` and `plain` look at a game. */
export function tuningFor(gameId: string, kind: 'search' | 'plain'): Tuning {
  if (kind === 'plain') return PLAIN;
  return Object.hasOwn(MEASURED, gameId) ? MEASURED[gameId] : PRESET;
}
