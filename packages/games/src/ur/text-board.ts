import type { Seat } from '@nabu/kernel';
import type { Look, TextBoard } from '../text-board.ts';
import { DICE, ROSETTES, SQUARES, type Square } from './box.ts';
import { ROUTES, squareAt } from './map.ts';
import type { View } from './sight.ts';
import type { Move } from './vocabulary.ts';

const COLUMNS = [1, 2, 3, 4, 5, 6, 7, 8];
const MARGIN = '   ';
const CELL = 5;

/** Ur: the three rows of the board with each player's hand and home; the viewer's row is below. */
export const textBoard: TextBoard<View, Move> = {
  draw(view, viewer, look) {
    const rows = viewer === 0 ? ['C', 'B', 'A'] : ['A', 'B', 'C'];
    const below: Seat = viewer === 0 ? 0 : 1;
    return [
      heading(view, look),
      sideLine(view, 1 - below, look),
      MARGIN + COLUMNS.map((column) => String(column).padStart(3).padEnd(CELL)).join(''),
      ...rows.map((row) => rowLine(view, row, look)),
      sideLine(view, below, look),
    ].join('\n');
  },
  describe: describeMove,
};

function heading(view: View, { names, paint }: Look): string {
  const winner = view.sides.findIndex((side) => side.home === view.pieces);
  if (winner >= 0) return paint.bold(`over, ${names[winner]} has all pieces home`);
  const dice = '▲'.repeat(view.roll).padEnd(DICE, '△');
  return `${paint.bold(`${names[view.turn]} rolled ${view.roll}`)} ${dice}   ${view.path} path of ${ROUTES[view.path].home - 1} squares`;
}

function sideLine(view: View, seat: Seat, { names, paint }: Look): string {
  const { hand, on, home } = view.sides[seat];
  const pieces = on.map((position) => `${position} (${squareOf(view, seat, position)})`).join(', ');
  const title = paint.colour(seat * 3, paint.bold(`${seat + 1} ${names[seat]}`));
  return `${title}: hand ${hand}, home ${home} of ${view.pieces}, on the board ${pieces || 'none'}`;
}

function rowLine(view: View, row: string, { paint }: Look): string {
  const cells = COLUMNS.map((column) => {
    const square = SQUARES.find((name) => name === `${row}${column}`);
    if (square === undefined) return ' '.repeat(CELL);
    const seat = ownerOf(view, square);
    const flower = ROSETTES.includes(square);
    const text = seat === null ? (flower ? '*' : '.') : String(seat + 1);
    const [open, close] = flower ? ['<', '>'] : ['[', ']'];
    return ` ${open}${seat === null ? paint.dim(text) : paint.colour(seat * 3, text)}${close} `;
  });
  return `${row}  ${cells.join('')}`.trimEnd();
}

/** Whose piece stands on a square, if any does. */
function ownerOf(view: View, square: Square): Seat | null {
  const seat = view.sides.findIndex(({ on }, each) =>
    on.some((position) => squareOf(view, each, position) === square),
  );
  return seat < 0 ? null : seat;
}

function squareOf(view: View, seat: Seat, position: number): Square | null {
  return squareAt(ROUTES[view.path], seat, position);
}

function describeMove(move: Move): string {
  if (move.type === 'pass') return 'nothing can move: the turn goes on to the other player';
  if (move.from === 0) return 'bring in a piece from the hand';
  return `move the piece on square ${move.from} of your path`;
}
