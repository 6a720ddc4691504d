import { type ClauseId, placesBy, type Score, type Seat, type TieBreak } from '@nabu/kernel';
import { PAIR_POINTS, SET_POINTS } from './box.ts';
import { farLevel, itemKind, nearLevel, readItem, STAIRWAY, STATUE } from './items.ts';
import { laidCell, laidLevel, laidTile, openCorner } from './laid.ts';
import { cellName, TO_CORNER } from './map.ts';
import type { State } from './state.ts';
import {
  bareSpaces,
  belvedereSeen,
  CATEGORIES,
  CATEGORY_OF,
  type Category,
  categoryPoints,
  heights,
  itemPoints,
  itemSeen,
  survey,
  tileSeen,
} from './survey.ts';
import { tileName } from './tiles.ts';

/** The clause that gives the points of each category. */
export const CATEGORY_CLAUSES: { readonly [category in Category]: ClauseId } = {
  statues: 'V2',
  fountains: 'V3',
  bridges: 'V4',
  stairways: 'V5',
  diversity: 'V6',
  flowers: 'V7',
  belvederes: 'V8',
  height: 'V9',
};

/** How points come about: numbers to be multiplied or added. */
export interface Reckoning {
  readonly how: 'times' | 'plus';
  readonly terms: readonly number[];
}

/** A piece in sight, with what it earns by itself. */
export interface Earning {
  /** The piece in the game's notation: `fountain c4-d4`, `belvedere c4`, `gp2 c4 L2`. */
  readonly piece: string;
  readonly points: number;
  /** How its points come about; null where they are a single number. */
  readonly reckoned: Reckoning | null;
}

/** What one garden earns as it stands. */
export interface Tally {
  readonly total: number;
  readonly categories: readonly {
    readonly category: Category;
    readonly points: number;
    /** How the points come about; null where there are none or they are a single number. */
    readonly reckoned: Reckoning | null;
    /** The pieces that count here; pieces of a set share its points and so show 0 each. */
    readonly pieces: readonly Earning[];
  }[];
  /** Spaces of the board still seen from above: fewer win a tie. [E3] */
  readonly bare: number;
}

/** What a garden would earn if the game ended now, piece by piece. [V1]-[V9] */
export function tallyOf(state: State, seat: Seat): Tally {
  const total = survey(state, seat);
  const counted = Array.from(categoryPoints);
  const pieces = CATEGORIES.map((): Earning[] => []);
  for (const item of state.items[seat]) {
    if (!itemSeen(item, heights, state.rules)) continue;
    const piece = itemText(item);
    const earned = { piece, points: itemPoints(item), reckoned: reckonItem(item) };
    pieces[CATEGORY_OF[itemKind(item)]].push(earned);
    pieces[4].push({ piece, points: 0, reckoned: null });
  }
  addTiles(state, seat, pieces);
  return {
    total,
    categories: CATEGORIES.map((category, i) => ({
      category,
      points: counted[i],
      reckoned: reckon(category, counted[i], pieces[i]),
      pieces: pieces[i],
    })),
    bare: bareSpaces(state, seat),
  };
}

const times = (...terms: number[]): Reckoning => ({ how: 'times', terms });
const plus = (...terms: number[]): Reckoning => ({ how: 'plus', terms });

/** How an item in sight comes to its points. [V2]-[V5] */
function reckonItem(item: number): Reckoning | null {
  switch (itemKind(item)) {
    case STATUE:
      return null;
    case STAIRWAY:
      return plus(nearLevel(item), farLevel(item));
    default:
      return times(PAIR_POINTS, nearLevel(item));
  }
}

/** How a category comes to its points. [V6]-[V9] */
function reckon(category: Category, points: number, pieces: readonly Earning[]): Reckoning | null {
  if (points === 0) return null;
  switch (category) {
    case 'diversity':
    case 'flowers':
      return times(SET_POINTS, points / SET_POINTS);
    case 'belvederes':
      return times(pieces.length, 1);
    default:
      return pieces.length === 1
        ? pieces[0].reckoned
        : plus(...pieces.map((earned) => earned.points));
  }
}

function addTiles(state: State, seat: Seat, pieces: readonly Earning[][]): void {
  const [, , , , , flowers, belvederes, height] = pieces;
  const top = Math.max(0, ...state.laid[seat].map(laidLevel));
  for (const laid of state.laid[seat]) {
    const alone = { reckoned: null };
    if (tileSeen(laid, heights)) flowers.push({ piece: tileText(laid), points: 0, ...alone });
    if (belvedereSeen(laid, heights))
      belvederes.push({ piece: belvedereText(laid), points: 1, ...alone });
    if (laidLevel(laid) === top && height.length === 0)
      height.push({ piece: tileText(laid), ...highest(top, state.doubled) });
  }
}

/** What the highest level earns. [V9] */
function highest(top: number, doubled: boolean): Omit<Earning, 'piece'> {
  const factor = doubled ? 2 : top;
  return { points: factor * top, reckoned: times(factor, top) };
}

/** An item in the words of the move that built it: `bridge c4-e4`, `statue c4`. */
export function itemText(item: number): string {
  const { kind, cells } = readItem(item);
  return `${kind} ${cells.map(cellName).join('-')}`;
}

/** A belvedere by its space. */
export function belvedereText(laid: number): string {
  const open = openCorner(laid);
  return `belvedere ${cellName(laidCell(laid) + (open === -1 ? 0 : TO_CORNER[open]))}`;
}

/** A laid tile by its name, place and level. */
export function tileText(laid: number): string {
  return `${tileName(laidTile(laid))} ${cellName(laidCell(laid))} L${laidLevel(laid)}`;
}

/** Points as things stand, with one part for each category. [V10] */
export function scores(state: State): readonly Score[] {
  return Array.from({ length: state.seats }, (_, seat) => {
    const total = survey(state, seat);
    const parts = CATEGORIES.map((source, i) => ({ source, points: categoryPoints[i] }));
    return { total, parts };
  });
}

/** The place of each seat as things stand: points first, then the larger garden; full ties share. [E2]-[E4] */
export function ranking(state: State): readonly number[] {
  const merits = Array.from(
    { length: state.seats },
    (_, seat) => survey(state, seat) * BARE_SCALE - bareSpaces(state, seat),
  );
  return placesBy(merits);
}

/** The spaces still seen from above, of which fewer win between equal points. [E3] */
export function tieBreak(state: State): TieBreak {
  return {
    clause: 'E3',
    figures: Array.from({ length: state.seats }, (_, seat) => bareSpaces(state, seat)),
    wins: 'fewest',
  };
}

/** More than the board has spaces, so that spaces only decide between equal points. */
const BARE_SCALE = 100;
