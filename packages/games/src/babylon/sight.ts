import { type Rng, type Seat, shuffle, type Viewer } from '@nabu/kernel';
import {
  type BuildingSymbol,
  EFFECTS,
  type Effect,
  type Flower,
  MATERIALS,
  type Material,
  STACK_HEIGHT,
  type UnderBridge,
} from './box.ts';
import { printedAt } from './decorate.ts';
import type { Event } from './events.ts';
import { FREE, GARDEN, gardenAt, has, shownAt, showSymbol } from './garden.ts';
import { type Item, readItem, writeItem } from './items.ts';
import { type Laid, readLaid, writeLaid } from './laid.ts';
import type { Cell } from './map.ts';
import { flowerOfSeat, topTile } from './quarry.ts';
import { rebuild } from './rebuild.ts';
import { ALL_TOKENS } from './setup.ts';
import type { Phase, RulesVersion, State } from './state.ts';
import { NO_TILE, type Tile, tilesOf } from './tiles.ts';

/** One player's board and storage; all of it lies open. [K1] */
export interface GardenView {
  readonly flower: Flower;
  /** Terrace tiles in the order they were laid. */
  readonly tiles: readonly Laid[];
  /** Decorative items in the order they were built, hidden ones too. */
  readonly items: readonly Item[];
  /** The tile in the storage slot. */
  readonly kept: Tile | null;
  /** Single pillars at hand. */
  readonly stock: number;
}

/** One stack of the quarry as it is seen from above. */
export interface StackView {
  readonly height: number;
  readonly top: Tile | null;
}

/** All that a viewer may know: everything but the tiles beneath others and the tokens face down. [K1] [K2] */
export interface View {
  readonly viewer: Viewer;
  /** The version of the rules the game is played under. */
  readonly rules: RulesVersion;
  readonly strict: boolean;
  readonly doubled: boolean;
  readonly under: UnderBridge;
  readonly phase: Phase;
  readonly turn: Seat;
  readonly round: number;
  readonly rounds: number;
  readonly removals: number;
  /** The tokens turned so far; the last one rules this round. */
  readonly effects: readonly Effect[];
  readonly quarry: readonly StackView[];
  /** Tiles removed and discarded. */
  readonly gone: readonly Tile[];
  /** The tile dug this turn and not built yet. */
  readonly dug: Tile | null;
  /** Double pillars at hand from the round token. */
  readonly doubles: number;
  /** How many tiles were laid this turn: the last ones of the garden. */
  readonly fresh: number;
  /** The space altered by the round token this turn, and the symbol it shows in place of its own. */
  readonly altered: { readonly cell: Cell; readonly symbol: BuildingSymbol | null } | null;
  /** By kind of piece, in the order of `PIECES`: how many are out of the supply. */
  readonly used: readonly number[];
  readonly gardens: readonly GardenView[];
}

/** All that a viewer may know, as plain JSON; it differs between viewers in name only. */
export function view(state: State, viewer: Viewer): View {
  const { rules, strict, doubled, under, phase, turn, round, removals, doubles, fresh } = state;
  return {
    ...{ viewer, rules, strict, doubled, under, phase, turn, round, removals, doubles, fresh },
    rounds: state.tokens.length + 1,
    effects: state.tokens.slice(0, round - 1).map((token) => EFFECTS[token]),
    quarry: state.heights.map((height, stack) => ({ height, top: seen(topTile(state, stack)) })),
    gone: state.gone.slice(),
    dug: seen(state.dug),
    altered: state.altered < 0 ? null : { cell: state.altered, symbol: alteredTo(state) },
    used: state.used.slice(),
    gardens: state.laid.map((laid, seat) => ({
      flower: flowerOfSeat(seat),
      tiles: laid.map(readLaid),
      items: state.items[seat].map(readItem),
      kept: seen(state.kept[seat]),
      stock: state.stock[seat],
    })),
  };
}

function seen(tile: Tile): Tile | null {
  return tile === NO_TILE ? null : tile;
}

/** The symbol an altered space shows, or null when it is covered, used up or shows its own. [R10] */
export function alteredTo(state: State): BuildingSymbol | null {
  const garden = gardenAt(state.turn);
  if (!has(state.words, garden + FREE, state.altered)) return null;
  const symbol = shownAt(state.words, garden, state.altered);
  return symbol === printedAt(state, state.turn, state.altered) ? null : (symbol as BuildingSymbol);
}

/** Everyone hears everything: what is hidden is told only when it comes to light. [K1] */
export function witness(event: Event, _viewer: Viewer): Event | null {
  return event;
}

/** A state the viewer could not tell from the real one: unseen tiles and tokens in any order. [K2] */
export function imagine(view: View, rng: Rng): State {
  return fillIn(view, (list) => shuffle(list, rng));
}

/** The state of a view with what is hidden put in by `arrange`, which may reorder a list. */
function fillIn(view: View, arrange: (list: number[]) => number[]): State {
  const { rules, strict, doubled, under, phase, turn, round, removals, doubles, fresh } = view;
  const state: State = {
    ...{ rules, seats: view.gardens.length, strict, doubled, under, phase, turn, round, removals },
    tokens: fillTokens(view, arrange),
    quarry: fillQuarry(view, arrange),
    heights: view.quarry.map(({ height }) => height),
    gone: view.gone.slice(),
    dug: view.dug ?? NO_TILE,
    kept: view.gardens.map(({ kept }) => kept ?? NO_TILE),
    stock: view.gardens.map(({ stock }) => stock),
    ...{ doubles, fresh, altered: view.altered?.cell ?? -1 },
    laid: view.gardens.map(({ tiles }) => tiles.map(writeLaid)),
    items: view.gardens.map(({ items }) => items.map(writeItem)),
    used: view.used.slice(),
    words: new Array<number>(view.gardens.length * GARDEN).fill(0),
  };
  state.laid.forEach((laid, seat) => {
    rebuild(state.words, gardenAt(seat), laid, state.items[seat], rules);
  });
  const symbol = view.altered?.symbol ?? null;
  if (symbol !== null) showSymbol(state.words, gardenAt(turn), state.altered, symbol);
  return state;
}

/** The tokens turned so far, then unseen ones; some of these are out of the game. [S4] */
function fillTokens(view: View, arrange: (list: number[]) => number[]): number[] {
  const turned = view.effects.map((effect) => EFFECTS.indexOf(effect));
  const unseen = ALL_TOKENS.slice();
  for (const token of turned) unseen.splice(unseen.indexOf(token), 1);
  return [...turned, ...arrange(unseen)].slice(0, view.rounds - 1);
}

/** Each layer has its own material, so what lies beneath is one of the unseen tiles of that material. */
function fillQuarry(view: View, arrange: (list: number[]) => number[]): number[] {
  const known = new Set(seenTiles(view));
  const unseen = MATERIALS.map((_, material) =>
    arrange(tilesOf(material as Material).filter((tile) => !known.has(tile))),
  );
  return view.quarry.flatMap(({ height, top }) =>
    Array.from({ length: STACK_HEIGHT }, (_, depth) => {
      if (depth >= height) return NO_TILE;
      return (depth === height - 1 ? top : unseen[depth].pop()) ?? NO_TILE;
    }),
  );
}

function seenTiles(view: View): Tile[] {
  const tops = [view.dug, ...view.quarry.map(({ top }) => top)];
  const kept = view.gardens.map((garden) => garden.kept);
  const laid = view.gardens.flatMap(({ tiles }) => tiles.map(({ tile }) => tile));
  return [...view.gone, ...laid, ...[...tops, ...kept].filter((tile) => tile !== null)];
}

/** The state of a state or a view; what a view hides is put in somehow, so ask nothing about it. */
export function standIn(shown: State | View): State {
  return 'words' in shown ? shown : fillIn(shown, (list) => list);
}
