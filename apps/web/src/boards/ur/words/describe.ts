import type { Seat, Viewer } from '@nabu/kernel';
import type { Passage } from '../../../table/kit.ts';
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
): readonly Passage[] {
  const { describe: say, spoken } = phrases;
  const name = nameIn(names);
  const near = viewer === 'spectator' ? 0 : viewer;
  const winner = winnerOf(view);
  const opening = winner === null ? say.turn(name(view.turn), view.roll) : say.won(name(winner));
  const squares = ROUTES[view.path].squares[near].filter((square) => square !== null);
  const path = { heading: spoken.headings.path, lines: [say.path(squares.join(', '))] };
  return [
    { heading: spoken.headings.table, lines: [opening] },
    ...[near, 1 - near].map((seat) => ({
      heading: name(seat),
      lines: sideText(phrases, view, seat, name(seat)),
    })),
    ...(viewer === 'spectator' ? [] : [path]),
  ];
}
