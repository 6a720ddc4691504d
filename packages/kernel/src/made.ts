import type { Seat, Word } from './contract.ts';

/** One move as it was made. */
export interface Made<Move> {
  readonly seat: Seat;
  readonly move: Move;
  /** Whether something new was learned or somebody else decides now: nobody can go back behind it. */
  readonly barrier: boolean;
}

/** The number of moves made before each turn, first to last. */
export function turnStartsOf(made: readonly Pick<Made<unknown>, 'seat'>[]): readonly number[] {
  return made.flatMap(({ seat }, ply) => (made[ply - 1]?.seat === seat ? [] : [ply]));
}

const MADE = new WeakMap<Word, Made<Word>[]>();

/** A word as it was made: one object for all matches in which it was made so, because there are many moves in memory. */
export function madeOf<Move extends Word>(seat: Seat, move: Move, barrier: boolean): Made<Move> {
  const known = MADE.get(move) ?? [];
  MADE.set(move, known);
  known[2 * seat + Number(barrier)] ??= Object.freeze({ seat, move, barrier });
  return known[2 * seat + Number(barrier)] as Made<Move>;
}
