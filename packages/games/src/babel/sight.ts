import type { Seat, Viewer } from '@nabu/kernel';
import type { Ending, Level, Nation, Place } from './box.ts';

/** Cards by nation: how many of each, in the order of `NATIONS`. */
export type Counts = readonly number[];

/** What a viewer sees of one player. */
export interface Side {
  readonly pawn: Place;
  /** Whether the player still holds the starter. */
  readonly starter: boolean;
  /** By site: deployed nation cards, the oldest first, the top last. */
  readonly rows: readonly (readonly Nation[])[];
  /** By site: the levels of the temple from bottom to top. */
  readonly temples: readonly (readonly Level[])[];
  /** The quarry stack on this player's side, its top last. */
  readonly stack: readonly Level[];
  /** The sum of the temples. */
  readonly total: number;
  /** How many nation cards the player holds. */
  readonly handSize: number;
  /** The hand by nation; null for everyone but its owner. */
  readonly hand: Counts | null;
  /** The part of the hand that both players know, by nation; null for a spectator. [K4] */
  readonly shown: Counts | null;
}

/** All that a viewer may know. [K1]-[K4] */
export interface View {
  readonly viewer: Viewer;
  readonly topRun: boolean;
  /** Whose turn it is; while `drops` is not 0 the other player decides. */
  readonly turn: Seat;
  readonly drops: number;
  readonly migrated: boolean;
  readonly endPhase: boolean;
  readonly ending: Ending | null;
  /** How many nation cards are left to draw. */
  readonly pile: number;
  /** The nation discard pile by nation. */
  readonly discards: Counts;
  /** How many temple cards are left in the deck. */
  readonly deck: number;
  /** The known cards on top of the deck, the next one last. [K3] */
  readonly razed: readonly Level[];
  /** By seat. */
  readonly sides: readonly [Side, Side];
}
