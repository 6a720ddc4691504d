import { type AnyGame, type AnyMatch, Match, PositionError, Refusal } from '@nabu/kernel';
import {
  type Outcome,
  type Puzzle,
  type PuzzleSet,
  puzzleGame,
  puzzleMatch,
  puzzleOptions,
} from './puzzle.ts';

interface Fault {
  readonly line: number;
  readonly what: string;
}

/**
 * What is wrong with a set of puzzles, each with file and line: every position is set up, every move of every line
 * is played by the rules, and what a puzzle claims of itself is compared with that.
 */
export function puzzleFaults(
  { puzzles }: PuzzleSet,
  file: string,
  game: AnyGame,
): readonly string[] {
  return puzzles
    .flatMap((puzzle) => faultsOf(puzzle, game))
    .map(({ line, what }) => `${file}:${line}: ${what}`);
}

function faultsOf(puzzle: Puzzle, game: AnyGame): readonly Fault[] {
  try {
    const start = puzzleMatch(game, puzzle);
    if (start.actors.length !== 1)
      return [{ line: puzzle.position.line, what: 'exactly one seat must decide here.' }];
    const lines = [puzzle.best, ...puzzle.others];
    return [
      ...lines.flatMap((outcome) => lineFaults(puzzle, game, outcome)),
      ...alsoFaults(puzzle, game, start),
      ...wrongFaults(puzzle),
    ];
  } catch (error) {
    if (!(error instanceof PositionError) && !(error instanceof Refusal)) throw error;
    return [{ line: puzzle.position.line, what: error.message }];
  }
}

/** A line is played from the position, each move by whoever decides. */
function lineFaults(puzzle: Puzzle, game: AnyGame, { moves, line }: Outcome): readonly Fault[] {
  const match = puzzleMatch(game, puzzle);
  for (const move of moves) {
    const refusal = match.refuse(match.actors[0] ?? 0, move);
    if (refusal) return [{ line, what: `"${move}" cannot be played: ${refusal.message}` }];
    match.play(match.actors[0], move);
  }
  return [];
}

/** A second answer leads to the same position as the first. */
function alsoFaults(puzzle: Puzzle, game: AnyGame, start: AnyMatch): readonly Fault[] {
  const [seat] = start.actors;
  const after = (move: string) => {
    const { seats, seed } = puzzle;
    const options = puzzleOptions(game, puzzle);
    const match = Match.rebuild(puzzleGame(game, puzzle), { seats, seed, options }, [
      { seat, move },
    ]);
    return match.positionAt(1);
  };
  return puzzle.also.flatMap(({ move, line }) => {
    const refusal = start.refuse(seat, move);
    if (refusal) return [{ line, what: `"${move}" cannot be played: ${refusal.message}` }];
    if (after(move) === after(puzzle.best.moves[0])) return [];
    return [{ line, what: `"${move}" does not lead to the same position as the best move.` }];
  });
}

/** What is told of wrong moves is about wrong moves, and they are worse. */
function wrongFaults({ best, also, others }: Puzzle): readonly Fault[] {
  const right = [best.moves[0], ...also.map(({ move }) => move)];
  return others.flatMap(({ moves, chance, lead, line }) => {
    if (right.includes(moves[0])) return [{ line, what: `"${moves[0]}" solves the puzzle.` }];
    if (chance < best.chance || lead < best.lead) return [];
    return [{ line, what: `"${moves[0]}" is as good as the best move.` }];
  });
}
