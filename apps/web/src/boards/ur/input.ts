import type { Answer as DeskAnswer, DeskState, DeskTypes } from '../common/desk/kind.ts';
import {
  type Event,
  type Landing,
  LONGEST,
  landing,
  type Move,
  moveFrom,
  PASS,
  positionOf,
  ROUTES,
  type Square,
  startFor,
  stateOf,
  type View,
} from './rules.ts';

/** What Ur's desk deals with: a move is the piece it moves, so nothing is ever half built. */
export interface Types extends DeskTypes {
  view: View;
  move: Move;
  event: Event;
  draft: null;
  spot: Move;
}

/** What the desk knows when something is pressed, and what comes of it. */
export type Input = Pick<DeskState<Types>, 'view' | 'seat' | 'legal'>;
export type Answer = Extract<DeskAnswer<Types>, { readonly move: Move }>;

/** What the legal moves come to, as the rules say. */
export interface Prospect extends Landing {
  readonly move: Move & { readonly type: 'move' };
}

/** Every legal move of a piece with where it leads, furthest back first. */
export function prospects({ view, legal }: Pick<Input, 'view' | 'legal'>): readonly Prospect[] {
  const state = stateOf(view);
  return legal.flatMap((move) =>
    move.type === 'move' ? [{ move, ...landing(state, move.from) }] : [],
  );
}

/**
 * A square is pressed: the piece of mine that stands there, or else the one that the roll brings
 * there. Where that is none, the move asked for is answered with the rule that forbids it.
 */
export function pressSquare({ view, seat }: Input, square: Square): Answer {
  const position = positionOf(view, seat, square);
  if (position === null) return pressElsewhere({ view, seat });
  const stands = view.sides[seat].on.includes(position);
  return { move: moveFrom((stands ? null : startFor(view, seat, position)) ?? position) };
}

/** The hand is pressed: a piece comes in. */
export function pressHand(): Answer {
  return { move: moveFrom(0) };
}

/** Home is pressed: the piece that the roll brings home. */
export function pressHome({ view, seat }: Input): Answer {
  const from = startFor(view, seat, ROUTES[view.path].home);
  return from === null ? pressElsewhere({ view, seat }) : { move: moveFrom(from) };
}

/** What is nobody's to press: a piece of mine is asked for where none stands, which no roll and no path allow. [M1] */
export function pressElsewhere({ view, seat }: Pick<Input, 'view' | 'seat'>): Answer {
  const { on } = view.sides[seat];
  let position = LONGEST;
  while (on.includes(position)) position--;
  return { move: moveFrom(position) };
}

/** Digits choose among the pieces that can move, in the order of the tray; P passes. */
export function pressKey(desk: Input, key: string): Answer | null {
  if (key.toLowerCase() === 'p') return { move: PASS };
  if (key === '0') return pressHand();
  const nth = /^[1-9]$/.test(key) ? prospects(desk)[Number(key) - 1] : undefined;
  return nth ? { move: nth.move } : null;
}
