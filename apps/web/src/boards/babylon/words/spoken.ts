import type { Seat, Viewer } from '@nabu/kernel';
import { nearSeat } from '../../common/near.ts';
import { nameIn } from '../../common/words.ts';
import type { Draft, Hold } from '../input.ts';
import {
  type Cell,
  cellName,
  cellNamed,
  digPays,
  type Move,
  type SpaceView,
  SYMBOLS,
  spaces,
  spacesOf,
  stackName,
  stackNamed,
  stateOf,
  type Tile,
  type View,
} from '../rules.ts';
import { nameCells, nameTile, nameTurned } from './name.ts';
import type { Phrases } from './phrases.ts';

/** What is said of Babylon to people who do not see the board. */
export interface SpokenPhrases {
  readonly headings: { readonly table: string; readonly quarry: string };
  readonly groups: {
    readonly items: string;
    readonly symbols: string;
    readonly turn: string;
    /** Laying a tile with its north-west corner on a space. */
    lay(tile: string, cell: string): string;
  };
  /** A tile with what each corner shows as it is turned. */
  turned(material: string, flower: string, corners: readonly string[]): string;
  corner(corner: string, symbol: string): string;
  readonly blank: string;
  readonly bareSpace: string;
  level(level: number): string;
  readonly noSymbol: string;
  readonly openCorner: string;
  readonly underBridge: string;
  readonly laidNow: string;
  garden(name: string, spaces: string): string;
  below(spaces: string): string;
  row(row: number, spaces: string): string;
  bareRow(row: number): string;
  stack(stack: string, height: number, tile: string, income: string | null): string;
  hand(tile: string): string;
  held(source: string, tile: string): string;
  wish(level: number | null, open: string | null): string;
  readonly decorating: string;
}

/** The heading above a move. */
export function groupOf({ spoken, labels }: Phrases, move: Move): string {
  switch (move.type) {
    case 'dig':
    case 'remove':
      return labels.quarry;
    case 'build':
      return spoken.groups.lay(
        move.source === 'new' ? labels.newTile : labels.keptTile,
        cellName(move.cell),
      );
    case 'symbol':
      return spoken.groups.symbols;
    case 'done':
    case 'store':
    case 'discard':
      return spoken.groups.turn;
    default:
      return spoken.groups.items;
  }
}

/** What is seen of a space from above: its level, its symbol, and what stands on it or closes it. */
export function spaceText(say: Phrases, { level, symbol, item, ...space }: SpaceView): string {
  const { spoken } = say;
  const standing =
    item && `${say.symbols[SYMBOLS.indexOf(item.kind)]} ${nameCells(say, item.cells)}`;
  const ground = level === 0 ? spoken.bareSpace : spoken.level(level);
  const parts = [
    ground,
    ...(standing ? [standing] : []),
    ...(space.belvedere ? [spoken.openCorner] : []),
    ...(symbol === null ? [] : [say.symbols[symbol]]),
    ...(level > 0 && !standing && symbol === null && !space.belvedere ? [spoken.noSymbol] : []),
    ...(space.spanned ? [spoken.underBridge] : []),
    ...(space.fresh ? [spoken.laidNow] : []),
  ];
  return parts.join(', ');
}

/** What lies under a tile laid with its north-west corner on a space. */
export function coverText(say: Phrases, ground: readonly SpaceView[], cell: Cell): string {
  const below = spacesOf(cell).map((each) => `${cellName(each)} ${spaceText(say, ground[each])}`);
  return say.spoken.below(below.join('; '));
}

/** A garden row by row, space by space; bare rows in one word. */
export function rowLines(say: Phrases, ground: readonly SpaceView[]): readonly string[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((row) => {
    const cells = ground.slice(8 * row, 8 * row + 8);
    if (cells.every(({ level, spanned }) => level === 0 && !spanned))
      return say.spoken.bareRow(row + 1);
    const told = cells.flatMap((space) =>
      space.level > 0 || space.spanned ? [`${cellName(space.cell)} ${spaceText(say, space)}`] : [],
    );
    return say.spoken.row(row + 1, told.join('; '));
  });
}

/** A space of every garden (`c4`), a stack of the quarry (`b3`), whichever has the name. */
export function placeText(
  say: Phrases,
  text: string,
  view: View,
  viewer: Viewer,
  names: readonly string[],
): string | null {
  const wanted = text.toLowerCase().replace(/^(quarry|cantera) /, '');
  const only = wanted !== text.toLowerCase();
  const stack = stackNamed(wanted);
  const cell = only ? null : cellNamed(wanted);
  const near = nearSeat(viewer);
  const others = view.gardens.map((_, seat) => seat).filter((seat) => seat !== near);
  const gardens = [near, ...others].flatMap((seat) => {
    if (cell === null || cell === undefined) return [];
    const space = spaces(stateOf(view), seat)[cell];
    return [say.spoken.garden(nameIn(names)(seat), `${cellName(cell)} ${spaceText(say, space)}`)];
  });
  const quarry = stack === null || stack === undefined ? [] : [stackText(say, view, stack)];
  const digging = view.phase === 'dig' || view.phase === 'remove';
  const told = digging ? [...quarry, ...gardens] : [...gardens, ...quarry];
  return told.length > 0 ? told.join(' ') : null;
}

/** A stack of the quarry with what its top tile shows and what a dig brings, reasons included. */
export function stackText(say: Phrases, view: View, stack: number): string {
  const { height, top } = view.quarry[stack];
  if (top === null) return say.describe.emptyStack(stackName(stack));
  const income = view.phase === 'dig' ? say.labels.income(digPays(view, stack)) : null;
  return say.spoken.stack(stackName(stack), height, nameTile(say, top), income);
}

/** The tiles and pillars that a player can build with. */
export function handText(say: Phrases, view: View, seat: Seat): string {
  const { kept, stock } = view.gardens[seat];
  const dug = view.turn === seat ? view.dug : null;
  const { labels, spoken } = say;
  const tiles = [
    ...(dug === null ? [] : [`${labels.newTile}: ${nameTurned(say, dug, 0)}`]),
    ...(kept === null ? [] : [`${labels.keptTile}: ${nameTurned(say, kept, 0)}`]),
  ];
  return spoken.hand([...tiles, labels.stock(stock)].join('; '));
}

/** What is held and how it is turned, or what a press is for. */
export function heldText(
  say: Phrases,
  { turns, level, open }: Draft,
  hold: Hold | null,
  tile: Tile | null,
): string | null {
  const { spoken, labels } = say;
  if (hold === 'items') return spoken.decorating;
  if (hold === 'symbol') return labels.alterWhere;
  if (hold === null || tile === null) return null;
  const source = hold === 'new' ? labels.newTile : labels.keptTile;
  const corner = typeof open === 'number' ? say.corners[open] : null;
  return `${spoken.held(source, nameTurned(say, tile, turns))}${spoken.wish(level, corner)}`;
}
