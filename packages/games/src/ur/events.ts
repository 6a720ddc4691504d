import type { Scored as KernelScored, Seat } from '@nabu/kernel';
import type { Ending, Square } from './box.ts';
import type { Position } from './map.ts';

/** A piece came home: one point. [E2] */
interface Scored extends KernelScored {
  readonly points: 1;
}

/** Everything that happens, once, in the order it happens. */
export type Event =
  /** A turn begins; `again` when a rosette gave it. [T6] [M6] */
  | { readonly type: 'turn'; readonly seat: Seat; readonly again: boolean }
  /** The dice fell for the turn that begins; `stuck` when nothing can move with this roll. [T2] */
  | {
      readonly type: 'rolled';
      readonly seat: Seat;
      readonly roll: number;
      readonly stuck: boolean;
    }
  /** A piece went on; a square is null in the hand and at home. [T3] */
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly from: Position;
      readonly to: Position;
      readonly leaves: Square | null;
      readonly lands: Square | null;
    }
  /** A piece of `seat` was sent back to the hand. [M4] */
  | {
      readonly type: 'captured';
      readonly seat: Seat;
      readonly from: Position;
      readonly square: Square;
    }
  /** A piece came home. */
  | Scored
  /** Nothing could move. [T5] */
  | { readonly type: 'passed'; readonly seat: Seat; readonly roll: number }
  /** The game is over. [E1] */
  | { readonly type: 'ended'; readonly ending: Ending; readonly places: readonly number[] };
