import type { Seat } from '@nabu/kernel';
import { inset, type Rect } from '../common/rect.ts';
import type { Size } from '../common/size.ts';
import { bodyOutline, INNER_RIM, RIM } from './outline.ts';
import { ROUTES, SQUARES, type Square, type View } from './rules.ts';

/** Where everything lies, in the pixels of the board's own area. */
export interface Layout {
  readonly size: Size;
  /** The long side of the board runs up instead of across. */
  readonly upright: boolean;
  /** The side of one square. */
  readonly cell: number;
  readonly squares: { readonly [square in Square]: Rect };
  /** By seat: the places for pieces in the hand and at home, in the gaps beside the bridge. */
  readonly hands: readonly Rect[];
  readonly homes: readonly Rect[];
  /** Where the dice lie: side by side below the board, or one above the other beside it. */
  readonly dice: Rect;
  /** The outline of the board's body around the squares. */
  readonly body: string;
  /** The same as a box, gaps included. */
  readonly frame: Rect;
}

const COLUMNS = 8;
const ROWS = 3;
/** The strip with the dice, in squares. */
const STRIP = 1.15;
/** How long and how broad the board with its dice is, in squares: the dice below it or beside its end. */
const BELOW = { along: COLUMNS + 2 * RIM, across: ROWS + 2 * RIM + STRIP } as const;
const ASIDE = { along: COLUMNS + 2 * RIM + STRIP, across: ROWS + 2 * RIM } as const;
const MARGIN = 10;
/** The columns of the gaps that hold the hand and the home of a player. */
const HAND_COLUMN = 5;
const HOME_COLUMN = 6;

/** One way to lie in the area. */
interface Shape {
  readonly upright: boolean;
  readonly along: number;
  readonly across: number;
}

const SHAPES: readonly Shape[] = [
  { upright: false, ...BELOW },
  { upright: true, ...BELOW },
  { upright: false, ...ASIDE },
];

/** Lays the board out so that squares are as large as the area allows; the row of `near` lies near the viewer. */
export function layOut(size: Size, near: Seat, path: View['path']): Layout {
  const shape = SHAPES.reduce((a, b) => (cellIn(size, b) > cellIn(size, a) ? b : a));
  const cell = cellIn(size, shape);
  const place = placer(size, shape, cell);
  const row = (letter: string) => (letter === 'B' ? 1 : (letter === 'A') === (near === 0) ? 2 : 0);
  const squares = SQUARES.map((name) => [name, place(Number(name[1]) - 1, row(name[0]), 1, 1)]);
  const gap = (column: number, line: number) => place(...gapBox(column, line));
  const aside = shape.along > BELOW.along;
  return {
    ...{ size, upright: shape.upright, cell },
    squares: Object.fromEntries(squares),
    hands: [0, 1].map((seat) => gap(HAND_COLUMN, seat === near ? 2 : 0)),
    homes: [0, 1].map((seat) => gap(HOME_COLUMN, row(lastRow(path, seat)))),
    dice: aside
      ? place(COLUMNS + RIM, -RIM, STRIP, ROWS + 2 * RIM)
      : place(0, ROWS + RIM, COLUMNS, STRIP),
    body: bodyOutline((column, line) => place(column, line, 0, 0), cell),
    frame: place(-RIM, -RIM, COLUMNS + 2 * RIM, ROWS + 2 * RIM),
  };
}

type GridBox = readonly [column: number, row: number, columns: number, rows: number];

/** A place in a gap: inside the body's inner rim, and out to its outer edge. */
function gapBox(column: number, row: number): GridBox {
  const left = column - 1 + (column === HAND_COLUMN ? INNER_RIM : 0);
  const top = row === 0 ? -RIM : row + INNER_RIM;
  return [left, top, 1 - INNER_RIM, 1 + RIM - INNER_RIM];
}

/** The row in which a seat's path ends: home lies beside its last square. */
function lastRow(path: View['path'], seat: Seat): string {
  const { squares, home } = ROUTES[path];
  return squares[seat][home - 1]?.[0] ?? 'B';
}

/** How large a square can be in an area. */
function cellIn({ width, height }: Size, { upright, along, across }: Shape): number {
  const [long, broad] = upright ? [height, width] : [width, height];
  return Math.min((long - 2 * MARGIN) / along, (broad - 2 * MARGIN) / across);
}

/** A box given in columns and rows from the far left corner of the squares. */
type Placer = (...box: GridBox) => Rect;

/** Upright, the first column lies below and the near row on the right. */
function placer(size: Size, { upright, along, across }: Shape, cell: number): Placer {
  const width = (upright ? across : along) * cell;
  const height = (upright ? along : across) * cell;
  const left = (size.width - width) / 2 + RIM * cell;
  const top = (size.height - height) / 2 + RIM * cell;
  return (column, row, columns, rows) =>
    upright
      ? {
          x: left + row * cell,
          y: top + (COLUMNS - column - columns) * cell,
          width: rows * cell,
          height: columns * cell,
        }
      : {
          x: left + column * cell,
          y: top + row * cell,
          width: columns * cell,
          height: rows * cell,
        };
}

/** The room for the words below a heap. */
const WORDS = 16;

/** So many pieces in a hand or a home: the box of each, above the words at the bottom. */
export function heap({ cell }: Pick<Layout, 'cell'>, niche: Rect, count: number): readonly Rect[] {
  const box = { ...inset(niche, cell * 0.04), height: niche.height - Math.max(WORDS, cell * 0.24) };
  const broad = box.width > box.height * 1.5;
  const width = broad
    ? Math.min(box.width * 0.23, box.height * 0.48)
    : Math.min(box.width, box.height) * 0.31;
  const step = width * 1.03;
  const rows = broad ? broadRowsOf(count) : rowsOf(count);
  return rows.flatMap((length, row) =>
    Array.from({ length }, (_, k) => ({
      x: box.x + box.width / 2 + (k - length / 2) * step,
      y: box.y + box.height / 2 + (row - rows.length / 2) * step * 0.92,
      width,
      height: width,
    })),
  );
}

/** Two rows where there is more room across than down. */
function broadRowsOf(count: number): readonly number[] {
  if (count <= 3) return count === 0 ? [] : [count];
  return [Math.floor(count / 2), Math.ceil(count / 2)];
}

/** Rows of two, three and two. */
function rowsOf(count: number): readonly number[] {
  if (count <= 2) return count === 0 ? [] : [count];
  if (count <= 4) return [Math.floor(count / 2), Math.ceil(count / 2)];
  return count === 5 ? [2, 3] : [2, 3, count - 5];
}
