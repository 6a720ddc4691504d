import type { Scored as KernelScored, Seat } from '@nabu/kernel';
import type { Card, Ending, Source, Token } from './box.ts';

/** What can be surrounded. */
export type Place = 'city' | 'ziggurat';

/** Points, with the source they count for. */
export interface Scored extends KernelScored {
  readonly source: Source;
}

/** Everything that happens, once, in the order it happens. Hexes are told by their names. */
export type Event =
  /** The tiles were laid out: what lies on each hex, in the words of `TILE_TEXTS`. [U2] */
  | { readonly type: 'laid'; readonly tiles: { readonly [hex: string]: string } }
  /** These Ziggurat Cards are on display. [U3] */
  | { readonly type: 'displayed'; readonly cards: readonly Card[]; readonly byLot: boolean }
  /** The starter was drawn by lot. [U5] */
  | { readonly type: 'starter'; readonly seat: Seat }
  /** Tokens came from the reserve to the stand; null for everyone else. [U4] [R1] */
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly count: number;
      readonly tokens: readonly Token[] | null;
    }
  /** A turn begins; `extra` when card 2 gave it. [T1] [K2] */
  | { readonly type: 'turn'; readonly seat: Seat; readonly extra: boolean }
  /** A token was placed; a token in the river is null for everyone else. [P8] [P7] */
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly hex: string;
      readonly token: Token | null;
      readonly faceDown: boolean;
    }
  /** A crop field was taken by the token placed there. [F3] [F4] */
  | {
      readonly type: 'harvested';
      readonly seat: Seat;
      readonly hex: string;
      readonly field: string;
      readonly points: number;
    }
  /** A city or ziggurat is surrounded and will be scored in this turn. [S1] */
  | { readonly type: 'surrounded'; readonly hex: string; readonly place: Place }
  /** The scoring of a city or ziggurat begins. [S2] */
  | { readonly type: 'scoring'; readonly hex: string; readonly place: Place }
  /** Points were won. */
  | Scored
  /** A city was won, or discarded when the winner is null; `beside` counts tokens by seat. [S5] [S7] */
  | {
      readonly type: 'city';
      readonly hex: string;
      readonly symbols: string;
      readonly winner: Seat | null;
      readonly beside: readonly number[];
    }
  /** A ziggurat was scored; nobody chooses a card when the winner is null. [S9] [S10] */
  | {
      readonly type: 'ziggurat';
      readonly hex: string;
      readonly winner: Seat | null;
      readonly beside: readonly number[];
    }
  /** A Ziggurat Card was taken. [S9] */
  | { readonly type: 'took'; readonly seat: Seat; readonly card: Card }
  /** A one-time card was used and turned face down. [K1] [K2] */
  | { readonly type: 'spent'; readonly seat: Seat; readonly card: Card }
  /** The game is over. [E3] [E4] */
  | { readonly type: 'ended'; readonly ending: Ending; readonly places: readonly number[] };
