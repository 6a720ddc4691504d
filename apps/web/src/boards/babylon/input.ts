import type { Seat } from '@nabu/kernel';
import type {
  Answer as DeskAnswer,
  DeskState,
  DeskTable,
  DeskTypes,
  Opening,
} from '../common/desk/kind.ts';
import {
  type BuildMove,
  type Cell,
  CORNERS,
  type Corner,
  type Event,
  FOUNTAIN,
  type LegalPlace,
  legalPlaces,
  type Move,
  moveOf,
  type PairMove,
  pairsAt,
  placement,
  type Source,
  type SpaceView,
  type Stack,
  type State,
  SYMBOLS,
  spaces,
  spacesOf,
  stateOf,
  TOP_LEVEL,
  type Turns,
  type UnpaidPlace,
  unpaidPlaces,
  type View,
} from './rules.ts';
import { readPiece } from './words/pieces.ts';

/** What a press in the garden is for: laying one of two tiles, putting up items, altering a symbol. */
export type Hold = Source | 'items' | 'symbol';

/** What has been decided so far of the next move; what is null is chosen by itself. */
export interface Draft {
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
  /** The part asked to fill the board until a move is made; null leaves it to the phase of the turn. */
  readonly sight: Sight | null;
}

/** Nothing is decided. */
export const NOTHING: Draft = {
  ...{ hold: null, turns: 0, level: null, open: 'any', at: null },
  ...{ space: null, stack: null, sight: null },
};

/** The draft that spells out a move: the tile turned and aimed, the stack to dig, the items in hand. */
export function spelled(move: Move, draft: Draft): Draft {
  switch (move.type) {
    case 'build': {
      const { source: hold, cell: at, turns, level, open } = move;
      return { ...draft, hold, at, turns, level, open, sight: onGround(draft) };
    }
    case 'dig':
    case 'remove':
      return { ...draft, stack: move.stack, sight: 'quarry' };
    case 'symbol':
      return { ...draft, hold: 'symbol', space: move.cell, sight: onGround(draft) };
    default:
      return { ...draft, hold: 'items', at: null, sight: onGround(draft) };
  }
}

/** Garden or ground plan, whichever is seen. */
function onGround({ sight }: Draft): Sight | null {
  return sight === 'quarry' || sight === 'points' ? 'garden' : sight;
}

/** The parts of the board that can fill it; on a wide window they stand side by side. */
export const SIGHTS = ['garden', 'ground-plan', 'quarry', 'points'] as const;
export type Sight = (typeof SIGHTS)[number];

/** What is shown whatever is decided. */
export interface Shown {
  /** Gardens are looked at from above, by choice. */
  readonly flat: boolean;
  /** There is room for all parts side by side. */
  readonly wide: boolean;
  /** Whose garden is shown; null for the viewer's own. */
  readonly seat: Seat | null;
  /** Pieces pointed at from the tally, in the game's notation. */
  readonly pieces: readonly string[];
  /** Whether there is a picture in three dimensions: not known yet, there, lost for now, never, not wanted. */
  readonly webgl: 'unknown' | 'ready' | 'lost' | 'none' | 'unwanted';
}

/** What is worked out once for each position. */
export interface Facts {
  /** A state that agrees with the view. */
  readonly state: State;
  /** By north-west cell: the levels at which a tile may lie there. */
  readonly places: ReadonlyMap<Cell, readonly LegalPlace[]>;
  /** By north-west cell: the cheapest way to lay a tile where only pillars are missing. */
  readonly unpaid: ReadonlyMap<Cell, UnpaidPlace>;
  /** The viewer's garden from above. */
  readonly ground: readonly SpaceView[];
}

/** The types of Babylon's desk. */
export interface Types extends DeskTypes {
  view: View;
  move: Move;
  event: Event;
  draft: Draft;
  shown: Shown;
  spot: Move;
  facts: Facts;
}

/** What a press or a key leads to. */
export type Answer = DeskAnswer<Types>;

/** What a press needs to know. */
export interface Input extends Facts {
  readonly draft: Draft;
  readonly view: View;
  readonly seat: Seat;
  /** Whether the viewer may decide now. */
  readonly mine: boolean;
  readonly legal: readonly Move[];
  can(move: Move): boolean;
}

/** What a press needs to know, from a desk. */
export function inputOf(desk: DeskState<Types>): Input {
  return { ...desk, ...desk.facts };
}

/** What is worked out once for each position. */
export function factsOf({ view, seat, mine }: DeskTable<Types>): Facts {
  const state = stateOf(view);
  const places = new Map<Cell, readonly LegalPlace[]>();
  for (const place of mine ? legalPlaces(state) : [])
    places.set(place.cell, [...(places.get(place.cell) ?? []), place]);
  const unpaid = new Map((mine ? unpaidPlaces(state) : []).map((place) => [place.cell, place]));
  return { state, places, unpaid, ground: spaces(state, seat) };
}

/** Fills the board with one of its parts; a garden is seen the same way until this is changed. */
export function fillWith(draft: Draft, sight: Sight): Answer {
  const flat = { 'ground-plan': true, garden: false, quarry: null, points: null }[sight];
  return { draft: { ...draft, sight }, ...(flat === null ? {} : { shown: { flat } }) };
}

/** A small picture has the ground plan, since a page may have dozens of them; or the quarry, where its pieces lie there. */
export function pictured({ phase }: View, pieces: readonly string[]): Opening<Types> {
  const [named] = pieces.flatMap((piece) => readPiece(piece) ?? []);
  const digs = named ? 'stack' in named : phase === 'dig' || phase === 'remove';
  const seat = named && 'seat' in named ? named.seat : null;
  return {
    draft: { ...NOTHING, sight: digs ? 'quarry' : 'ground-plan' },
    shown: { webgl: 'unwanted', seat },
  };
}

/** The same with the tile in hand turned by so many quarters clockwise. */
export function turned(draft: Draft, quarters: number): Draft {
  return { ...draft, turns: ((draft.turns + quarters) & 3) as Turns };
}

/** The tile of a source, or null. */
export function tileFrom({ view, seat }: Pick<Input, 'view' | 'seat'>, source: Source) {
  return source === 'new' ? view.dug : view.gardens[seat].kept;
}

const ITEM_TYPES = ['fountain', 'bridge', 'stairway', 'statue'] as const;
/** Moves that put up a decorative item, and those that change a symbol. */
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

/**
 * What is held: what was picked up if it is still there, else what there is to do next. A tile that
 * cannot be laid anywhere stays in hand, so that a press says what it needs.
 */
export function holdOf(desk: Input): Hold | null {
  if (!desk.mine || desk.view.phase !== 'build') return null;
  const can = (hold: Hold) =>
    hold === 'items' || hold === 'symbol' ? true : tileFrom(desk, hold) !== null;
  if (desk.draft.hold && can(desk.draft.hold)) return desk.draft.hold;
  if (itemMoves(desk.legal).length > 0) return 'items';
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
  /** The pillars it would cost, where nothing but pillars is missing; else null. */
  readonly needs: number | null;
}

/** The placement meant by aiming at a place with the tile that is held, or null without one. */
export function aimAt(desk: Input, cell: Cell): Aim | null {
  const hold = holdOf(desk);
  if (hold !== 'new' && hold !== 'kept') return null;
  const { draft } = desk;
  const there = desk.places.get(cell) ?? [];
  const levels = there.map(({ level }) => level).toSorted((a, b) => a - b);
  const level = draft.level !== null && levels.includes(draft.level) ? draft.level : levels[0];
  const place = there.find((each) => each.level === level);
  if (level === undefined || !place) {
    const needs = desk.unpaid.get(cell)?.cost ?? null;
    return { move: intended(desk, hold, cell), legal: false, levels, opens: [], needs };
  }
  const { opens } = place;
  const open = draft.open !== 'any' && opens.includes(draft.open) ? draft.open : opens[0];
  const move = moveOf.build({ source: hold, cell, turns: draft.turns, level, open });
  return { move, legal: desk.can(move), levels, opens, needs: null };
}

/** The illegal placement that comes nearest to what was meant, so that the rules can say why not. */
function intended(desk: Input, source: Source, cell: Cell): BuildMove {
  const { draft, ground, state } = desk;
  const unpaid = desk.unpaid.get(cell);
  if (unpaid) return moveOf.build({ ...unpaid, source, turns: draft.turns });
  const top = Math.max(...spacesOf(cell).map((space) => ground[space].level));
  const level = draft.level ?? Math.min(top + 1, TOP_LEVEL);
  const whole = { source, cell, turns: draft.turns, level, open: null };
  const borne = placement(state, moveOf.build(whole)).supports;
  const bare = CORNERS.filter((corner) => borne[corner].support === 'open');
  return moveOf.build({ ...whole, open: bare.length === 1 ? bare[0] : null });
}

/** The fewest pillars that would lay the tile in hand somewhere, if it can be laid nowhere for want of them; else null. */
export function leastNeeded({ places, unpaid }: Pick<Facts, 'places' | 'unpaid'>): number | null {
  if (places.size > 0 || unpaid.size === 0) return null;
  return Math.min(...[...unpaid.values()].map(({ cost }) => cost));
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

/**
 * A space is pressed while no tile is held: its symbol is altered or an item put up there. With
 * nothing held the rules say what must be done first.
 */
export function pressSpace(desk: Input, cell: Cell, worth: (move: Move) => number): Answer {
  switch (holdOf(desk)) {
    case 'items':
      return { move: itemAt(desk, cell, worth) };
    case 'symbol': {
      const alters = symbolMoves(desk.legal).some((move) => move.cell === cell);
      if (alters) return { draft: { ...desk.draft, space: cell } };
      return { move: moveOf.symbol(cell, FOUNTAIN) };
    }
    default:
      return { move: moveOf.done() };
  }
}

/** What pressing a space means when items are put up: the best one that can stand there, or why none can. */
export function itemAt(desk: Input, cell: Cell, worth: (move: Move) => number): Move {
  const here = itemMoves(desk.legal).filter((move) => cellsOfItem(move).includes(cell));
  const best = here.toSorted((a, b) => worth(b) - worth(a))[0];
  return best ?? intendedItem(desk, cell);
}

/** The illegal item that comes nearest to what was meant. */
function intendedItem({ ground }: Input, cell: Cell): Move {
  const symbol = ground[cell].symbol;
  const kind = symbol === null ? 'statue' : SYMBOLS[symbol];
  if (kind === 'statue') return moveOf.statue(cell);
  const pairs = pairsAt(kind, cell);
  const end = (move: PairMove) => ground[move.cell === cell ? move.to : move.cell];
  const fitting = pairs.filter((move) => end(move).symbol === symbol);
  const fresh = fitting.find((move) => end(move).fresh || ground[cell].fresh);
  return fresh ?? fitting[0] ?? pairs[0];
}

/** Whether the viewer has to choose a stack of the quarry now. */
export function isDigging({ mine, view }: Pick<Input, 'mine' | 'view'>): boolean {
  return mine && (view.phase === 'dig' || view.phase === 'remove');
}

/** What pressing a stack of the quarry means. */
export function stackMove(view: View, stack: Stack): Move {
  return view.phase === 'remove' ? moveOf.remove(stack) : moveOf.dig(stack);
}
