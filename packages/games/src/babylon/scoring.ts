import { type ClauseId, placesBy, type Score, type Seat, type TieBreak } from '@nabu/kernel';
import { itemKind, readItem } from './items.ts';
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

/** A piece in sight, with what it earns by itself. */
export interface Earning {
  /** The piece in the game's notation: `fountain c4-d4`, `belvedere c4`, `gp2 c4 L2`. */
  readonly piece: string;
  readonly points: number;
}

/** What one garden earns as it stands. */
export interface Tally {
  readonly total: number;
  readonly categories: readonly {
    readonly category: Category;
    readonly points: number;
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
    pieces[CATEGORY_OF[itemKind(item)]].push({ piece, points: itemPoints(item) });
    pieces[4].push({ piece, points: 0 });
  }
  addTiles(state, seat, pieces);
  return {
    total,
    categories: CATEGORIES.map((category, i) => ({
      category,
      points: counted[i],
      pieces: pieces[i],
    })),
    bare: bareSpaces(state, seat),
  };
}

function addTiles(state: State, seat: Seat, pieces: readonly Earning[][]): void {
  const [, , , , , flowers, belvederes, height] = pieces;
  const top = Math.max(0, ...state.laid[seat].map(laidLevel));
  for (const laid of state.laid[seat]) {
    if (tileSeen(laid, heights)) flowers.push({ piece: tileText(laid), points: 0 });
    if (belvedereSeen(laid, heights)) belvederes.push({ piece: belvedereText(laid), points: 1 });
    if (laidLevel(laid) === top && height.length === 0)
      height.push({ piece: tileText(laid), points: state.doubled ? 2 * top : top * top });
  }
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
