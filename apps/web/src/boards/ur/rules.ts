import {
  DICE,
  landing,
  type Move,
  PASS,
  PIECES,
  type Position,
  ROUTES,
  refuse,
  result,
  type Square,
  squareAt,
  stateOf,
  type View,
} from '@nabu/games/ur';
import type { ClauseId, Seat } from '@nabu/kernel';

export {
  DICE,
  type Event,
  type Landing,
  LONGEST,
  landing,
  type Move,
  moveFrom,
  moveLike,
  PASS,
  type Position,
  ROSETTES,
  ROUTES,
  SQUARES,
  type Square,
  squareAt,
  stateOf,
  type View,
} from '@nabu/games/ur';

/** Where a seat's piece stands on the board: a square, or null in the hand and at home. */
export function squareOf({ path }: View, seat: Seat, position: Position): Square | null {
  return squareAt(ROUTES[path], seat, position);
}

/** The position of a square on a seat's path, or null where the path does not lead over it. */
export function positionOf({ path }: View, seat: Seat, square: Square): Position | null {
  const position = ROUTES[path].squares[seat].indexOf(square);
  return position < 0 ? null : position;
}

/** A piece on the board. */
export interface Standing {
  readonly seat: Seat;
  readonly position: Position;
}

/** What stands on a square, or null when it is empty. */
export function standingOn(view: View, square: Square): Standing | null {
  for (const [seat, { on }] of view.sides.entries()) {
    const position = positionOf(view, seat, square);
    if (position !== null && on.includes(position)) return { seat, position };
  }
  return null;
}

/** The winner, or null while the race goes on. */
export function winnerOf(view: View): Seat | null {
  return result(stateOf(view))?.places.indexOf(1) ?? null;
}

/** Where the piece of a seat is that the roll brings to a position of its path, or null when there is none. */
export function startFor(view: View, seat: Seat, to: Position): Position | null {
  const state = stateOf(view);
  const { hand, on } = view.sides[seat];
  const starts = [...(hand > 0 ? [0] : []), ...on];
  return starts.find((from) => landing(state, from).to === to) ?? null;
}

/** Every number that the dice can show. */
export const ROLLS: readonly number[] = Array.from({ length: DICE + 1 }, (_, roll) => roll);

/** How many pieces a player has where they have most. */
export const MOST_PIECES = Math.max(...PIECES);

/** The clause that forbids a move to the player in turn, or null when it is legal. */
export function whyNot(view: View, move: Move): ClauseId | null {
  return refuse(stateOf(view), view.turn, move);
}

/** Whether the player in turn has nothing to move. */
export function isStuck(view: View): boolean {
  return whyNot(view, PASS) === null;
}
