import type { Cell, Source, Stack, State, Turns, View } from '@nabu/games/babylon';
import { babylon, type Corner, cellName, type Move, SIDE, stackName } from '@nabu/games/babylon';
import { rngFrom, type Seat, type Viewer } from '@nabu/kernel';

export {
  BLANK,
  type BuildMove,
  babylon,
  CATEGORIES,
  type Category,
  type Cell,
  type Corner,
  cellName,
  digPays,
  EFFECTS,
  type Effect,
  type Event,
  effectOf,
  FLOWERS,
  type Flower,
  flowerOf,
  type GardenView,
  type Income,
  type Item,
  type Laid,
  type LegalPlace,
  legalPlaces,
  MATERIALS,
  type Move,
  materialOf,
  type PairMove,
  type Placement,
  placement,
  SIDE,
  type Source,
  type SpaceView,
  STORAGE,
  type Stack,
  type StackView,
  type State,
  SYMBOLS,
  spaces,
  stackName,
  symbolAt,
  type Tally,
  type Tile,
  TOP_LEVEL,
  type Turns,
  tally,
  tileName,
  type View,
} from '@nabu/games/babylon';

/** The corners of a place, clockwise from the north-west. */
export const CORNERS: readonly Corner[] = [0, 1, 2, 3];

/** From a place's north-west cell to each of its corners, clockwise. */
const TO_CORNER = [0, 1, SIDE + 1, SIDE] as const;

/** The four spaces of a place, clockwise from its north-west cell. */
export function spacesOf(cell: Cell): readonly Cell[] {
  return TO_CORNER.map((step) => cell + step);
}

/** Whether a tile can have its north-west corner here: not in the last row or column. */
export function isPlace(cell: Cell): boolean {
  return (cell & 7) < SIDE - 1 && cell >> 3 < SIDE - 1;
}

/** The north-west cells of all places, row by row. */
export const PLACES: readonly Cell[] = Array.from({ length: SIDE * SIDE }, (_, i) => i).filter(
  isPlace,
);

/** Columns and rows of a cell, from 0. */
export const columnOf = (cell: Cell): number => cell & 7;
export const rowOf = (cell: Cell): number => cell >> 3;

/** The cell a name such as `c4` stands for; -1 for anything else. */
export function cellNamed(name: string): Cell {
  return /^[a-h][1-8]$/.test(name)
    ? (Number(name[1]) - 1) * SIDE + name.charCodeAt(0) - 'a'.charCodeAt(0)
    : -1;
}

/** The move that a text names; the text must be a word of Babylon's vocabulary. */
function word(text: string): Move {
  const move = babylon.notation.parse(text);
  if (!move) throw new Error(`Babylon has no move "${text}"`);
  return move;
}

/** What a tile's placement is made of. */
export interface Laying {
  readonly source: Source;
  readonly cell: Cell;
  readonly turns: Turns;
  readonly level: number;
  readonly open: Corner | null;
}

const WORDS = ['nw', 'ne', 'se', 'sw'] as const;

/** Babylon's moves by what they do. */
export const moves = {
  remove: (stack: Stack) => word(`remove ${stackName(stack)}`),
  dig: (stack: Stack) => word(`dig ${stackName(stack)}`),
  build: ({ source, cell, turns, level, open }: Laying) => {
    const tail = open === null ? '' : ` open ${WORDS[open]}`;
    const move = word(`build ${source} ${cellName(cell)} r${turns} L${level}${tail}`);
    if (move.type !== 'build') throw new Error('A placement is a build');
    return move;
  },
  statue: (cell: Cell) => word(`statue ${cellName(cell)}`),
  pair: (kind: 'fountain' | 'bridge' | 'stairway', from: Cell, to: Cell) =>
    word(`${kind} ${cellName(Math.min(from, to))}-${cellName(Math.max(from, to))}`),
  symbol: (cell: Cell, symbol: string) => word(`symbol ${cellName(cell)} ${symbol}`),
  done: () => word('done'),
  store: () => word('store'),
  discard: () => word('discard'),
} as const;

/** A state that agrees with a view, so that a rule can be asked many times at the price of one. */
export function stateOf(view: View): State {
  return babylon.imagine(view, rngFrom('board'));
}

/** The seat whose garden lies near: the viewer's own, or the first for a spectator. */
export function nearSeat(viewer: Viewer): Seat {
  return viewer === 'spectator' ? 0 : viewer;
}
