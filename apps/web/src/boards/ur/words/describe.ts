import type { Seat, Viewer } from '@nabu/kernel';
import { nameIn } from '../../common/words.ts';
import { ROSETTES, ROUTES, squareOf, type View, winnerOf } from '../rules.ts';
import type { Phrases } from './phrases.ts';

function sideText({ describe: say }: Phrases, view: View, seat: Seat, name: string): string[] {
  const { hand, on, home } = view.sides[seat];
  const squares = on.flatMap((position) => {
    const square = squareOf(view, seat, position);
    return square ? [say.piece(square, position, ROSETTES.includes(square))] : [];
  });
  return [say.side(name, hand, home, view.pieces), say.on(name, squares.join(', ') || say.none)];
}

/** The whole position as sentences: the turn and its roll, the viewer's side, the other side, the path. */
export function describe(
  phrases: Phrases,
  view: View,
  viewer: Viewer,
  names: readonly string[],
): readonly string[] {
  const say = phrases.describe;
  const name = nameIn(names);
  const near = viewer === 'spectator' ? 0 : viewer;
  const winner = winnerOf(view);
  const squares = ROUTES[view.path].squares[near].filter((square) => square !== null);
  return [
    winner === null ? say.turn(name(view.turn), view.roll) : say.won(name(winner)),
    ...[near, 1 - near].flatMap((seat) => sideText(phrases, view, seat, name(seat))),
    ...(viewer === 'spectator' ? [] : [say.path(squares.join(', '))]),
  ];
}
