import type { Seat } from '@nabu/kernel';
import {
  type BuildMove,
  type Cell,
  CORNERS,
  type Corner,
  columnOf,
  type LegalPlace,
  type Move,
  moves,
  type PairMove,
  placement,
  rowOf,
  type Source,
  type SpaceView,
  type Stack,
  type State,
  SYMBOLS,
  spacesOf,
  TOP_LEVEL,
  type Turns,
  type View,
} from './rules.ts';

/** What a press in the garden is for: laying one of two tiles, putting up items, altering a symbol. */
export type Hold = Source | 'items' | 'symbol';

/** What has been decided so far of the next move; what is null is chosen by itself. */
export interface Plan {
  readonly hold: Hold | null;
  readonly turns: Turns;
  /** The level wished for, taken where it is possible. */
  readonly level: number | null;
  /** The corner to stay open: null for none, `any` for whatever is possible. */
  readonly open: Corner | null | 'any';
  /** The north-west cell of the place aimed at. */
  readonly at: Cell | null;
  /** The space whose symbol is to be altered. */
  readonly space: Cell | null;
  /** The stack of the quarry aimed at. A dig turns up what was hidden, so it is never made by one press. */
  readonly stack: Stack | null;
}

/** Nothing is planned. */
export const NOTHING: Plan = {
  ...{ hold: null, turns: 0, level: null, open: 'any', at: null, space: null, stack: null },
};

/** What a press needs to know. */
export interface Desk {
  readonly plan: Plan;
  readonly view: View;
  /** A state that agrees with the view. */
  readonly state: State;
  readonly seat: Seat;
  /** Whether the viewer may decide now. */
  readonly mine: boolean;
  readonly legal: ReadonlySet<Move>;
  /** By north-west cell: the levels at which a tile may lie there. */
  readonly places: ReadonlyMap<Cell, readonly LegalPlace[]>;
  /** The viewer's garden from above. */
  readonly ground: readonly SpaceView[];
}

/** The tile of a source, or null. */
export function tileFrom({ view, seat }: Pick<Desk, 'view' | 'seat'>, source: Source) {
  return source === 'new' ? view.dug : view.gardens[seat].kept;
}

const ITEM_TYPES = ['fountain', 'bridge', 'stairway', 'statue'] as const;
export type ItemMove = PairMove | Extract<Move, { readonly type: 'statue' }>;
export type SymbolMove = Extract<Move, { readonly type: 'symbol' }>;

/** True for the moves that put up a decorative item. */
function isItemMove(move: Move): move is ItemMove {
  return (ITEM_TYPES as readonly string[]).includes(move.type);
}

/** The items that can be put up now. */
export function itemMoves(legal: Iterable<Move>): readonly ItemMove[] {
  return [...legal].filter(isItemMove);
}

/** The ways in which the round token may alter a symbol now. */
export function symbolMoves(legal: Iterable<Move>): readonly SymbolMove[] {
  return [...legal].filter((move) => move.type === 'symbol');
}

/** What is held: what was picked up if it is still there, else what there is to do next. */
export function holdOf(desk: Desk): Hold | null {
  if (!desk.mine || desk.view.phase !== 'build') return null;
  const can = (hold: Hold) =>
    hold === 'items' || hold === 'symbol' ? true : tileFrom(desk, hold) !== null;
  if (desk.plan.hold && can(desk.plan.hold)) return desk.plan.hold;
  if (itemMoves(desk.legal).length > 0) return 'items';
  if (desk.places.size === 0) return 'items';
  return can('new') ? 'new' : can('kept') ? 'kept' : 'items';
}

/** A placement as it is aimed, with the other ways there would be at that place. */
export interface Aim {
  readonly move: BuildMove;
  readonly legal: boolean;
  /** Levels possible at the place, lowest first. */
  readonly levels: readonly number[];
  /** Corners that may stay open at the level aimed at; null is for using all four. */
  readonly opens: readonly (Corner | null)[];
}

/** The placement meant by aiming at a place with the tile that is held, or null without one. */
export function aimAt(desk: Desk, cell: Cell): Aim | null {
  const hold = holdOf(desk);
  if (hold !== 'new' && hold !== 'kept') return null;
  const { plan } = desk;
  const there = desk.places.get(cell) ?? [];
  const levels = there.map(({ level }) => level).toSorted((a, b) => a - b);
  const level = plan.level !== null && levels.includes(plan.level) ? plan.level : levels[0];
  const place = there.find((each) => each.level === level);
  if (level === undefined || !place) {
    return { move: intended(desk, hold, cell), legal: false, levels, opens: [] };
  }
  const { opens } = place;
  const open = plan.open !== 'any' && opens.includes(plan.open) ? plan.open : opens[0];
  const move = moves.build({ source: hold, cell, turns: plan.turns, level, open });
  return { move, legal: desk.legal.has(move), levels, opens };
}

/** The illegal placement that comes nearest to what was meant, so that the rules can say why not. */
function intended({ plan, ground, state }: Desk, source: Source, cell: Cell): BuildMove {
  const top = Math.max(...spacesOf(cell).map((space) => ground[space].level));
  const level = plan.level ?? Math.min(top + 1, TOP_LEVEL);
  const whole = { source, cell, turns: plan.turns, level, open: null };
  const borne = placement(state, moves.build(whole)).supports;
  const bare = CORNERS.filter((corner) => borne[corner].support === 'open');
  return moves.build({ ...whole, open: bare.length === 1 ? bare[0] : null });
}

/** The next of a place's ways to use its corners. */
export function nextOpen({ move, opens }: Aim): Corner | null {
  return opens[(opens.indexOf(move.open) + 1) % opens.length] ?? null;
}

/** The next of a place's levels. */
export function nextLevel({ move, levels }: Aim): number {
  return levels[(levels.indexOf(move.level) + 1) % levels.length] ?? move.level;
}

/** The spaces an item stands on. */
export function cellsOfItem(move: ItemMove): readonly Cell[] {
  return move.type === 'statue' ? [move.cell] : [move.cell, move.to];
}

/** What pressing a space means when items are put up: the best one that can stand there, or why none can. */
export function itemAt(desk: Desk, cell: Cell, worth: (move: Move) => number): Move {
  const here = itemMoves(desk.legal).filter((move) => cellsOfItem(move).includes(cell));
  const best = here.toSorted((a, b) => worth(b) - worth(a))[0];
  return best ?? intendedItem(desk, cell);
}

/** The illegal item that comes nearest to what was meant. */
function intendedItem({ ground }: Desk, cell: Cell): Move {
  const symbol = ground[cell].symbol;
  const kind = symbol === null ? 'statue' : SYMBOLS[symbol];
  if (kind === 'statue') return moves.statue(cell);
  const reach = kind === 'bridge' ? 2 : 1;
  const ends = neighbours(cell, reach);
  const fitting = ends.filter((end) => ground[end].symbol === symbol);
  const fresh = fitting.find((end) => ground[end].fresh || ground[cell].fresh);
  return moves.pair(kind, cell, fresh ?? fitting[0] ?? ends[0]);
}

function neighbours(cell: Cell, reach: number): readonly Cell[] {
  const [column, row] = [columnOf(cell), rowOf(cell)];
  return [
    ...(column + reach < 8 ? [cell + reach] : []),
    ...(row + reach < 8 ? [cell + 8 * reach] : []),
    ...(column >= reach ? [cell - reach] : []),
    ...(row >= reach ? [cell - 8 * reach] : []),
  ];
}

/** What pressing a stack of the quarry means. */
export function stackMove(view: View, stack: Stack): Move {
  return view.phase === 'remove' ? moves.remove(stack) : moves.dig(stack);
}
