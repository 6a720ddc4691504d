import { type Outcome, type Puzzle, puzzleMatch } from '@nabu/games/puzzles';
import type { AnyGame, GameEvent } from '@nabu/kernel';

/** What happens in a line, as the solver witnesses it. */
interface Told {
  /** By the solver's move itself, and in the rest of the turn. */
  readonly own: readonly GameEvent[];
  /** In the turn of whoever comes next. */
  readonly answer: readonly GameEvent[];
}

/** Plays a line of a puzzle and says what its solver sees of it. */
export function toldOf(game: AnyGame, puzzle: Puzzle, { moves }: Outcome): Told {
  const match = puzzleMatch(game, puzzle);
  const [solver] = match.actors;
  for (const move of moves) match.play(match.actors[0] ?? 0, move);
  const heard = match.events(0, solver);
  const eventsOf = (mine: boolean) =>
    heard.filter(({ seat }) => (seat === solver) === mine).flatMap(({ events }) => events);
  return { own: eventsOf(true), answer: eventsOf(false) };
}
