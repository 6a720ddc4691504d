import type { Seat } from '@nabu/kernel';
import { LONGEST, PATHS, type PathName, ROSETTES, SQUARES, type Square } from './box.ts';

/**
 * How far a piece has come: 0 in the hand, 1 the first square of its path, one past the last
 * square is home. Sets of positions are whole numbers with bit `p` for position `p`.
 */
export type Position = number;

/** One path, worked out for both seats. */
export interface Route {
  readonly name: PathName;
  /** The position that is home. [M7] */
  readonly home: Position;
  /** By seat and position: the square; null for the hand and for home. */
  readonly squares: readonly (readonly (Square | null)[])[];
  /** By position: where a rival's piece on the same square stands on its own path, 0 where none can. */
  readonly meets: readonly Position[];
  /** The positions whose square has a rosette. The mirrored paths make it the same set for both. */
  readonly rosettes: number;
}

/** Each path by its name. */
export const ROUTES: { readonly [name in PathName]: Route } = {
  short: makeRoute('short'),
  long: makeRoute('long'),
};

/** The square a seat's piece stands on, or null in the hand and at home. */
export function squareAt(route: Route, seat: Seat, position: Position): Square | null {
  return route.squares[seat][position] ?? null;
}

/** The positions of a set, the lowest first. */
export function positionsIn(set: number): Position[] {
  const found: Position[] = [];
  for (let position = 0; position <= LONGEST; position++)
    if ((set >>> position) & 1) found.push(position);
  return found;
}

/** The set of some positions. */
export function setOf(positions: readonly Position[]): number {
  let set = 0;
  for (const position of positions) set |= 1 << position;
  return set;
}

function makeRoute(name: PathName): Route {
  const first = PATHS[name].split(' ').map(squareNamed);
  const squares = [first, first.map(mirrored)].map((path) => [null, ...path, null]);
  const meets = squares[0].map((square) =>
    square === null ? 0 : Math.max(0, squares[1].indexOf(square)),
  );
  const rosettes = squares[0].flatMap((square, position) =>
    square !== null && ROSETTES.includes(square) ? [position] : [],
  );
  return Object.freeze({
    ...{ name, home: first.length + 1, squares, meets, rosettes: setOf(rosettes) },
  });
}

/** The same square on the other player's side. [P1] [P2] */
function mirrored(square: Square): Square {
  return squareNamed(square.replace(/[AC]/, (row) => (row === 'A' ? 'C' : 'A')));
}

function squareNamed(name: string): Square {
  const square = SQUARES.find((each) => each === name);
  if (square === undefined) throw new Error(`The board has no square ${name}.`);
  return square;
}
