import { type AnyGame, rngFrom, type Seat, type Word } from '@nabu/kernel';
import { type Denial, denials, preparations } from './denials.ts';
import type { Evaluation } from './mind.ts';

/** Why a move was made, as far as it can be told in points. */
export interface Reason {
  /** Whom it keeps from scoring, and how much. */
  readonly denies: Denial | null;
  /** The points it makes ready for the next turn of the seat itself; null when that is nothing special. */
  readonly prepares: number | null;
  /** What the next player could score after the best other move, beyond what they can now. */
  readonly fears: Denial | null;
}

/** So many moves of a list are compared with what was made. */
const MOST_MOVES = 400;

/**
 * The reason for a move among others, the best other move being known or not. It is worked out on states that
 * `view` allows, so that it tells nothing that this view does not.
 */
export function reasonFor(
  game: AnyGame,
  evaluate: Evaluation<unknown>,
  { view, seat, ply }: { readonly view: unknown; readonly seat: Seat; readonly ply: number },
  made: Word,
  instead: Word | null,
): Reason {
  const rng = rngFrom(`reason ${ply}`);
  const moves = commonMoves(game, view, seat, made);
  const deciding = { view, seat, moves };
  const [denies] = denials(game, evaluate, deciding, [made], rng);
  const [prepared] = preparations(game, evaluate, deciding, [made], rng);
  const [fears] =
    denies !== null || instead === null
      ? [null]
      : denials(game, evaluate, { ...deciding, moves: [made, instead] }, [made], rng);
  return { denies, prepares: prepared?.points ?? null, fears };
}

/** The legal moves, only those that are legal whatever the view hides. */
function commonMoves(game: AnyGame, view: unknown, seat: Seat, made: Word): readonly Word[] {
  const rng = rngFrom('common');
  const lists = Array.from({ length: 8 }, () => game.moves(game.imagine(view, rng), seat));
  const [first, ...rest] = lists.map((list) => new Set(list));
  const common = [...first].filter((move) => rest.every((list) => list.has(move)));
  return [made, ...common.filter((move) => move !== made).slice(0, MOST_MOVES)];
}
