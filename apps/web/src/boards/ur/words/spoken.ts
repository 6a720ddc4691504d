import type { Seat } from '@nabu/kernel';
import { nameIn } from '../../common/words.ts';
import { type Move, positionOf, ROSETTES, SQUARES, standingOn, type View } from '../rules.ts';
import type { Phrases } from './phrases.ts';

/** What is said of Ur to people who do not see the board. */
export interface SpokenPhrases {
  readonly headings: { readonly table: string; readonly path: string };
  readonly groups: { readonly hand: string; readonly board: string; readonly turn: string };
  /** Where a square lies on a player's path. */
  onPath(name: string, position: number): string;
  hand(count: number, roll: number): string;
}

/** The heading above a move. */
export function groupOf({ spoken }: Phrases, move: Move): string {
  if (move.type === 'pass') return spoken.groups.turn;
  return move.from === 0 ? spoken.groups.hand : spoken.groups.board;
}

/** What is on a square, and where it lies on both paths. */
export function placeText(
  { labels, spoken }: Phrases,
  text: string,
  view: View,
  names: readonly string[],
): string | null {
  const square = SQUARES.find((each) => each === text.toUpperCase());
  if (square === undefined) return null;
  const name = nameIn(names);
  const piece = standingOn(view, square);
  const owner = piece && name(piece.seat);
  const paths = [0, 1].flatMap((seat) => {
    const position = positionOf(view, seat, square);
    return position === null ? [] : [spoken.onPath(name(seat), position)];
  });
  return `${[labels.square(square, ROSETTES.includes(square), owner), ...paths].join('; ')}.`;
}

/** The pieces that a player can still bring in, and the roll. */
export function handText({ spoken }: Phrases, view: View, seat: Seat): string {
  return spoken.hand(view.sides[seat].hand, view.roll);
}
