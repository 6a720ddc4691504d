import {
  type AnyGame,
  type AnyMatch,
  gameFrom,
  Match,
  type OptionValues,
  presets,
  type Seat,
} from '@nabu/kernel';

/** What comes of a move by the house's own search: the move, and how the game went on from it. */
export interface Outcome {
  /** The move itself, then those that followed it, whoever made them. */
  readonly moves: readonly string[];
  /** The chance to win after the move, 0 to 1. */
  readonly chance: number;
  /** By how many points the solver is ahead of the best rival a few moves on. */
  readonly lead: number;
  readonly line: number;
}

/** A position with one move that is clearly the best. */
export interface Puzzle {
  /** The line of the file where it begins. */
  readonly line: number;
  /** Its name in addresses and in kept progress, made from its position. */
  readonly id: string;
  readonly seats: number;
  /** Options that differ from their presets. */
  readonly options: OptionValues;
  /** The whole position, secrets included; whoever solves it sees what their seat may see. */
  readonly position: { readonly text: string; readonly line: number };
  /** 32 hexadecimal digits, from which all chance after the position comes. */
  readonly seed: string;
  /** How hard it is, on the scale of the bots' ratings. */
  readonly rating: number;
  /** What the best move is about, such as `capture`. */
  readonly theme: string;
  /** What the best move does to the turn after it, in points; null where that is not certain. */
  readonly denies: { readonly seat: Seat; readonly points: number } | null;
  readonly prepares: number | null;
  /** How often each level of the bots found it, weakest first, out of so many tries each. */
  readonly found: { readonly times: readonly number[]; readonly tries: number };
  readonly best: Outcome;
  /** Moves that lead to the same position as the best one. */
  readonly also: readonly { readonly move: string; readonly line: number }[];
  /** The best of the wrong moves, best first. */
  readonly others: readonly Outcome[];
}

/** How a set of puzzles was made, so that making can go on. */
export interface Making {
  /** The seed of the games that were played for it. */
  readonly seed: string;
  /** The numbers of seats, taken in turn. */
  readonly seats: readonly number[];
  /** So many games were looked through. */
  readonly games: number;
}

/** All puzzles of a game. */
export interface PuzzleSet {
  readonly game: string;
  readonly making: Making | null;
  readonly puzzles: readonly Puzzle[];
}

/** A puzzle file that cannot be used; the message begins with file and line. */
export class PuzzleError extends Error {
  override readonly name = 'PuzzleError';

  constructor(file: string, line: number, what: string) {
    super(`${file}:${line}: ${what}`);
  }
}

/** The game as it is played in a puzzle: the same rules, begun at the puzzle's position. */
export function puzzleGame(game: AnyGame, { position }: Pick<Puzzle, 'position'>): AnyGame {
  return gameFrom(game, { position: position.text });
}

/** The options of a puzzle, with the presets of all others. */
export function puzzleOptions(game: AnyGame, { options }: Pick<Puzzle, 'options'>): OptionValues {
  return { ...presets(game.options), ...options };
}

/** A match at the position of a puzzle; throws a `PositionError` for a position that cannot be. */
export function puzzleMatch(
  game: AnyGame,
  puzzle: Pick<Puzzle, 'position' | 'seats' | 'options' | 'seed'>,
): AnyMatch {
  const { seats, seed } = puzzle;
  return Match.start(puzzleGame(game, puzzle), {
    ...{ seats, seed, options: puzzleOptions(game, puzzle) },
  });
}

/** The moves that solve a puzzle, the best one first. */
export function solutions({ best, also }: Puzzle): readonly string[] {
  return [best.moves[0], ...also.map(({ move }) => move)];
}
