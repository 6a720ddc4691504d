import type { Seat } from '@nabu/kernel';
import {
  type Cell,
  cellName,
  cellNamed,
  type Event,
  type Stack,
  spacesOf,
  stackName,
  stackNamed,
} from '../rules.ts';

const QUARRY = 'quarry ';

/** What a piece names: spaces of one garden, or a stack of the quarry. */
export type Named =
  | { readonly seat: Seat; readonly cells: readonly Cell[] }
  | { readonly stack: Stack };

const own = (seat: Seat, piece: string) => `${seat + 1}:${piece}`;
/** A stack of the quarry, as pieces are named. */
export const stackPiece = (stack: Stack) => `${QUARRY}${stackName(stack)}`;

/** The spaces of a piece in the game's notation: `bridge c4-e4`, `belvedere c4`, `gp2 c4 L2`. */
export function cellsOf(piece: string): readonly Cell[] {
  const [, ends = '', level] = piece.split(' ');
  const names = ends.split('-');
  const cells = names.flatMap((name) => cellNamed(name) ?? []);
  if (cells.length < names.length) return [];
  return level === undefined ? cells : spacesOf(cells[0]);
}

/** Reads a piece such as `2:bridge c4-e4` or `quarry b3`; null when it names nothing. */
export function readPiece(text: string): Named | null {
  const stack = text.startsWith(QUARRY) ? stackNamed(text.slice(QUARRY.length)) : null;
  if (stack !== null) return { stack };
  const [seat, piece] = text.split(':');
  if (!/^[1-4]$/.test(seat) || piece === undefined) return null;
  const cells = cellsOf(piece);
  return cells.length === 0 ? null : { seat: Number(seat) - 1, cells };
}

/** A space of a garden, as the log knows it. */
export const cellSpace = (seat: Seat, cell: Cell) => own(seat, cellName(cell));

/** The spaces that a piece lies on, or the stack that it is. */
export function spaces(piece: string): readonly string[] {
  const named = readPiece(piece);
  if (named === null || 'stack' in named) return [piece];
  return named.cells.map((cell) => cellSpace(named.seat, cell));
}

/** The spaces of a seat's garden that are pointed at. */
export function pointedCells(pointed: readonly string[], seat: Seat): readonly Cell[] {
  return pointed.flatMap((text) => {
    const named = readPiece(text);
    return named && 'cells' in named && named.seat === seat ? named.cells : [];
  });
}

/** The stacks that are pointed at. */
export function pointedStacks(pointed: readonly string[]): readonly Stack[] {
  return pointed.flatMap((text) => {
    const named = readPiece(text);
    return named && 'stack' in named ? [named.stack] : [];
  });
}

/** The pieces an event is about, so that its log line can point at them. */
export function pieces(event: Event): readonly string[] {
  switch (event.type) {
    case 'removed':
    case 'dug':
      return [stackPiece(event.stack)];
    case 'revealed':
      return event.stack === null ? [] : [stackPiece(event.stack)];
    case 'built':
      return [own(event.seat, `tile ${cellName(event.laid.cell)} L${event.laid.level}`)];
    case 'altered':
    case 'reverted':
      return [own(event.seat, `symbol ${cellName(event.cell)}`)];
    case 'decorated':
      return [own(event.seat, `item ${event.item.cells.map(cellName).join('-')}`)];
    case 'scored':
      return event.pieces.map((piece) => own(event.seat, piece));
    default:
      return [];
  }
}
