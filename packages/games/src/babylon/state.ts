import type { Seat } from '@nabu/kernel';
import type { UnderBridge } from './box.ts';
import type { Tile } from './tiles.ts';

/** What is to be decided: clay to remove, a dig, building, the fate of the dug tile, nothing more. */
export const PHASES = ['remove', 'dig', 'build', 'store', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** A version of the rules; RULES.md says how they differ. */
export type RulesVersion = 1 | 2;

/**
 * What lies on the table. Small integers in plain arrays only, so that it survives JSON and costs
 * little to copy. `words` follows from `laid` and `items`; it is kept so that all places of a
 * garden can be looked at together.
 */
export interface State {
  /** The rules the game is played under, from its first move to its last. */
  readonly rules: RulesVersion;
  readonly seats: number;
  readonly strict: boolean;
  readonly doubled: boolean;
  readonly under: UnderBridge;
  phase: Phase;
  /** Whose decision it is. */
  turn: Seat;
  /** 1 in the first round. */
  round: number;
  /** Clay tiles still to be removed before the first round. [S6] */
  removals: number;
  /** The round tokens in the order they are turned, as places in `EFFECTS`; the first `round - 1` lie open. */
  readonly tokens: number[];
  /** By stack and depth (three each, the bottom first): the tile there, or `NO_TILE`. */
  quarry: number[];
  /** By stack: how many tiles it has. */
  heights: number[];
  /** Tiles removed and discarded, in the order they went. */
  gone: Tile[];
  /** The tile dug this turn and not built yet, or `NO_TILE`. */
  dug: Tile;
  /** By seat: the tile in the storage slot, or `NO_TILE`. */
  kept: Tile[];
  /** By seat: single pillars at hand. */
  stock: number[];
  /** Double pillars at hand from a round token: 0 or 1. [R3] */
  doubles: number;
  /** How many tiles were laid this turn: the last ones of the seat's `laid`. [I1] */
  fresh: number;
  /** The space whose symbol was altered this turn, or -1. [R9] */
  altered: number;
  /** By seat: terrace tiles as laid, in order; see `laid.ts`. */
  laid: number[][];
  /** By seat: decorative items in the order built; see `items.ts`. */
  items: number[][];
  /** By kind of piece, in the order of `PIECES`: how many are out of the supply. [S7] */
  used: number[];
  /** By seat: the sets of spaces described in `garden.ts`. */
  words: number[];
}

/** A state that shares nothing with the original. */
export function copy(state: State): State {
  return {
    rules: state.rules,
    seats: state.seats,
    strict: state.strict,
    doubled: state.doubled,
    under: state.under,
    phase: state.phase,
    turn: state.turn,
    round: state.round,
    removals: state.removals,
    tokens: state.tokens.slice(),
    quarry: state.quarry.slice(),
    heights: state.heights.slice(),
    gone: state.gone.slice(),
    dug: state.dug,
    kept: state.kept.slice(),
    stock: state.stock.slice(),
    doubles: state.doubles,
    fresh: state.fresh,
    altered: state.altered,
    laid: copyLists(state.laid),
    items: copyLists(state.items),
    used: state.used.slice(),
    words: state.words.slice(),
  };
}

/** Written out: slices in one literal are several times faster than a map. */
function copyLists(lists: readonly number[][]): number[][] {
  switch (lists.length) {
    case 2:
      return [lists[0].slice(), lists[1].slice()];
    case 3:
      return [lists[0].slice(), lists[1].slice(), lists[2].slice()];
    default:
      return [lists[0].slice(), lists[1].slice(), lists[2].slice(), lists[3].slice()];
  }
}
