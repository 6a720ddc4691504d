import type { Scored, Seat } from '@nabu/kernel';
import type { BuildingSymbol, Effect } from './box.ts';
import type { Item } from './items.ts';
import type { Laid } from './laid.ts';
import type { Cell, Stack } from './map.ts';
import type { Income } from './quarry.ts';
import type { Tile } from './tiles.ts';
import type { Source } from './vocabulary.ts';

/**
 * Everything that happens, once, in the order it happens. Points are told at the end only, when
 * they are counted; until then `tally` says what each piece would earn.
 */
export type Event =
  /** The quarry is laid out; its sixteen clay tiles by stack. [S2] */
  | { readonly type: 'opened'; readonly tiles: readonly Tile[]; readonly rounds: number }
  /** A clay tile left the quarry before the first round. [S6] */
  | { readonly type: 'removed'; readonly seat: Seat; readonly stack: Stack; readonly tile: Tile }
  /** Something hidden was turned up, which cannot be taken back: a tile of the quarry or a round token. [K3] */
  | {
      readonly type: 'revealed';
      readonly stack: Stack | null;
      readonly tile: Tile | null;
      readonly effect: Effect | null;
    }
  /** A round begins under the effect of its token. [R1] */
  | { readonly type: 'round'; readonly round: number; readonly effect: Effect }
  /** A player's turn begins. [T1] */
  | { readonly type: 'turn'; readonly seat: Seat; readonly round: number }
  /** The round token gave a pillar. [R2] [R3] */
  | { readonly type: 'gained'; readonly seat: Seat; readonly pillar: 'single' | 'double' }
  /** A tile was taken from the quarry, with what it brought. [D1] */
  | {
      readonly type: 'dug';
      readonly seat: Seat;
      readonly stack: Stack;
      readonly tile: Tile;
      readonly income: Income;
    }
  /** A tile was laid: what bears it, what it cost, and which pieces it put out of sight. [B1] */
  | {
      readonly type: 'built';
      readonly seat: Seat;
      readonly source: Source;
      readonly laid: Laid;
      /** Singles put under the tile, and singles swapped for doubles at two to one. [B12] */
      readonly singles: number;
      readonly swapped: number;
      /** Whether the round token's double bears a corner. [R3] */
      readonly gift: boolean;
      /** The space of the belvedere, or null. [B7] */
      readonly belvedere: Cell | null;
      /** Pieces that are now out of sight altogether, in the game's notation. [V1] */
      readonly hidden: readonly string[];
    }
  /** A round token altered a space; -1 is a space without a symbol. [R9] */
  | {
      readonly type: 'altered';
      readonly seat: Seat;
      readonly cell: Cell;
      readonly from: BuildingSymbol | -1;
      readonly to: BuildingSymbol;
    }
  /** An altered space that carries no item shows its own symbol again. [R10] */
  | {
      readonly type: 'reverted';
      readonly seat: Seat;
      readonly cell: Cell;
      readonly to: BuildingSymbol | -1;
    }
  /** A decorative item was built. [I12] */
  | { readonly type: 'decorated'; readonly seat: Seat; readonly item: Item }
  /** The dug tile went into the slot; the tile that lay there was discarded. [T6] */
  | {
      readonly type: 'stored';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly replaced: Tile | null;
    }
  /** The dug tile was discarded. [T5] */
  | { readonly type: 'discarded'; readonly seat: Seat; readonly tile: Tile }
  /** Pillars that could not be stored went back to the supply. [T7] */
  | {
      readonly type: 'returned';
      readonly seat: Seat;
      readonly singles: number;
      readonly doubles: number;
    }
  /** The points of one category, counted at the end. [V2]-[V9] */
  | Scored
  /** The game is over. [E1] */
  | { readonly type: 'ended'; readonly places: readonly number[] };
