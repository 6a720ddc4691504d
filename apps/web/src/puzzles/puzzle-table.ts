import { type Puzzle, solutions } from '@nabu/games/puzzles';
import type { AnyGame } from '@nabu/kernel';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { LessonTable } from '../learn/lesson-table.ts';
import { type Hint, type Trouble, troubleBy } from '../session/table-session.ts';
import { asLesson } from './as-lesson.ts';
import type { Result } from './progress.ts';

/** How the solving goes. */
interface Solving {
  /** How the first try went; null before it. */
  readonly result: Result | null;
  /** The right move was made, by the solver or by the house. */
  readonly shown: boolean;
  /** A hint was asked for. */
  readonly helped: boolean;
}

/** So many wrong moves stand beside the right one in a hint. */
const DECOYS = 2;

/** A table at which a puzzle is solved: a wrong move is not made but explained, a right one is played out. */
export class PuzzleTable extends LessonTable {
  override readonly home = 'puzzle';
  readonly solving: StoreApi<Solving> = createStore(
    (): Solving => ({ result: null, shown: false, helped: false }),
  );
  readonly #puzzle: Puzzle;

  /** `pace` says how long the house waits before each of its moves (ms). */
  constructor(game: AnyGame, puzzle: Puzzle, name: string, pace: () => number) {
    super(game, asLesson(puzzle), name, pace);
    this.#puzzle = puzzle;
  }

  override async play(move: string): Promise<Trouble | null> {
    const { result, helped, shown } = this.solving.getState();
    if (shown) return troubleBy('puzzle-done');
    const legal = this.store.getState().now?.moves.includes(move) ?? false;
    const right = solutions(this.#puzzle).includes(move);
    const trouble = await super.play(move);
    if (trouble || !legal) return trouble;
    const first = right ? (helped ? 'hinted' : 'solved') : 'failed';
    this.solving.setState({ result: result ?? first, shown: right });
    return null;
  }

  /** Gives up: the right move is played out. */
  async show(): Promise<void> {
    const { result } = this.solving.getState();
    this.solving.setState({ result: result ?? 'failed' });
    await this.play(this.#puzzle.best.moves[0]);
  }

  /** The right move among wrong ones, in an order that tells nothing. */
  override hint(): Promise<Hint> {
    const { shown } = this.solving.getState();
    const ply = this.store.getState().now?.ply ?? 0;
    if (shown) return Promise.reject(troubleBy('puzzle-done'));
    this.solving.setState({ helped: true });
    const { best, others } = this.#puzzle;
    const moves = [best, ...others.slice(0, DECOYS)].map((outcome) => outcome.moves[0]).toSorted();
    const silence = { chance: null, lead: null, silent: null, denies: null };
    return Promise.resolve({ ply, moves: moves.map((move) => ({ move, ...silence })) });
  }
}
