import { SUPPLY } from '../box.ts';
import {
  COLUMNS,
  columnsOf,
  type Item,
  off,
  type Plain,
  type Side,
  symbolOf,
  type Tile,
} from './reading.ts';

/** The highest space of a column, the only one that can be used. */
export interface Space {
  readonly column: string;
  /** 0 for the bare board. */
  level: number;
  tile: Tile | null;
  fresh: boolean;
  /** The symbol it shows, or nothing. */
  symbol: string;
  /** The kind of item, or a belvedere, that stands on it, or nothing. */
  piece: string;
  /** The level of the highest bridge that leads over it, or 0. */
  spanned: number;
}

/** The spaces in sight by their columns. */
export type Spaces = ReadonlyMap<string, Space>;

/** Every column of a garden with what is in sight there. */
export function spacesOf(plain: Plain, seat: number): Spaces {
  const { tiles, items } = plain.sides[seat];
  const bare = { level: 0, tile: null, fresh: false, symbol: '', piece: '', spanned: 0 };
  const spaces = new Map(COLUMNS.map((column): [string, Space] => [column, { column, ...bare }]));
  const fresh = seat === plain.turn ? plain.fresh : 0;
  for (const [at, tile] of tiles.entries()) cover(spaces, tile, at >= tiles.length - fresh);
  for (const item of items) {
    for (const { column, level } of item.ends) {
      const space = spaces.get(column);
      if (space?.level === level) space.piece = item.kind;
    }
    const middle = item.kind === 'bridge' ? spaces.get(middleOf(item)) : undefined;
    if (middle) middle.spanned = Math.max(middle.spanned, item.ends[0].level);
  }
  const altered = spaces.get(seat === plain.turn && plain.alteredTo ? plain.altered : '');
  if (altered) altered.symbol = plain.alteredTo;
  return spaces;
}

/** What lies higher is what is seen. */
function cover(spaces: Spaces, tile: Tile, fresh: boolean): void {
  columnsOf(tile.place).forEach((column, corner) => {
    const space = spaces.get(column);
    if (!space || space.level >= tile.level) return;
    const belvedere = tile.supports[corner] === '-';
    const symbol = belvedere ? '' : symbolOf(tile, corner);
    Object.assign(space, { tile, fresh, symbol, level: tile.level });
    space.piece = belvedere ? 'belvedere' : '';
  });
}

/** The column that a bridge leads over. */
function middleOf({ ends: [near, far] }: Item): string {
  return near.column[1] === far.column[1] ? off(near.column, 1, 0) : off(near.column, 0, 1);
}

/** Whether nothing stands on a space and no bridge closes it. */
export const isEmpty = ({ piece, spanned }: Space): boolean => piece === '' && spanned === 0;

/** Whether a statue bears a tile, so that it is a statue no longer. */
export function isPillar({ tiles }: Side, { kind, ends: [{ column, level }] }: Item): boolean {
  return (
    kind === 'statue' &&
    tiles.some(
      (tile) =>
        tile.level === level + 1 && tile.supports[columnsOf(tile.place).indexOf(column)] === 't',
    )
  );
}

/** How many pieces of a kind the supply still has; it never runs out unless supplies are strict. */
export function leftOf(plain: Plain, kind: string): number {
  if (!plain.options.strictSupplies) return Number.POSITIVE_INFINITY;
  const { sides } = plain;
  const supports = sides.flatMap(({ tiles }) => tiles.flatMap((tile) => [...tile.supports]));
  const standing = (letter: string) => supports.filter((one) => one === letter).length;
  const [single, double, belvedere, ...others] = SUPPLY;
  switch (kind) {
    case 'single':
      return single - standing('s') - sides.reduce((sum, { stock }) => sum + stock, 0);
    case 'double':
      return double - standing('d') - (plain.double ? 1 : 0);
    case 'belvedere':
      return belvedere - standing('-');
    default: {
      const built = sides.flatMap(({ items }) => items).filter((item) => item.kind === kind);
      return others[['fountain', 'bridge', 'stairway', 'statue'].indexOf(kind)] - built.length;
    }
  }
}
