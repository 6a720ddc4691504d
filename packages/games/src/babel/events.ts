import type { Revealed, Scored, Seat } from '@nabu/kernel';
import type { Ending, Level, Nation, Place, Site } from './box.ts';
import type { Run } from './vocabulary.ts';

/**
 * Everything that happens, once, in the order it happens. `seat` is the player who does it or, for
 * cards that are dealt, drawn or discarded by force, the player they belong to.
 */
export type Event =
  /** The start player is settled. [S6] */
  | { readonly type: 'opened'; readonly seat: Seat }
  /** The first hand; the cards are null for everyone else. [S5] */
  | Cards<'dealt'>
  /** A player's turn begins. [T6] */
  | { readonly type: 'turn'; readonly seat: Seat }
  /** Cards came from the draw pile; the cards are null for everyone else. [T1] */
  | Cards<'drew'>
  /** The discard pile was shuffled into a new draw pile of this many cards. [T2] */
  | { readonly type: 'reshuffled'; readonly count: number }
  /** A card of nation `to` was discarded from the hand and the pawn walked. [W1] */
  | { readonly type: 'walked'; readonly seat: Seat; readonly from: Place; readonly to: Site }
  /** A card went from the hand to the top of the row. [D2] */
  | { readonly type: 'deployed'; readonly seat: Seat; readonly site: Site; readonly nation: Nation }
  /** A temple card was built, from a player's quarry stack or from the starter in front of the seat. [B1] */
  | {
      readonly type: 'built';
      readonly seat: Seat;
      readonly site: Site;
      readonly level: Level;
      readonly from: Seat | 'start';
    }
  /** Three cards, the oldest first, went to the top of another row. [M3] */
  | {
      readonly type: 'migrated';
      readonly seat: Seat;
      readonly from: Site;
      readonly to: Site;
      readonly nations: readonly Nation[];
    }
  /** A run paid one card, which stood at `index` in the row, for its ability or for halving a hand. [A2] */
  | {
      readonly type: 'used';
      readonly seat: Seat;
      readonly site: Site;
      readonly nation: Nation;
      readonly run: Run;
      readonly index: number;
      readonly half: boolean;
    }
  /** Opposing cards, which stood at `indices` in the opponent's row, went to the top of the seat's row. [A14] */
  | Taken<'defected'>
  /** Opposing cards, which stood at `indices` in the opponent's row, were discarded. [A11] */
  | Taken<'deserted'>
  /** The opponent's temple went onto the temple deck; levels in the order laid, so the last is on top. [A7] */
  | {
      readonly type: 'razed';
      readonly seat: Seat;
      readonly site: Site;
      readonly levels: readonly Level[];
    }
  /** The top card of the opponent's temple went onto the seat's temple. [A10] */
  | { readonly type: 'stole'; readonly seat: Seat; readonly site: Site; readonly level: Level }
  /** A player must now discard this many cards of their choice. [A16] */
  | { readonly type: 'halved'; readonly seat: Seat; readonly count: number }
  /** One card of a forced discard; `left` more to go. [A17] */
  | {
      readonly type: 'dropped';
      readonly seat: Seat;
      readonly nation: Nation;
      readonly left: number;
    }
  /** Temple cards went from the deck to the seat's stack, in the order laid: the last is on top. [T5] */
  | { readonly type: 'quarried'; readonly seat: Seat; readonly levels: readonly Level[] }
  /** Hidden cards were turned up, which cannot be taken back. */
  | Revealed
  /** A temple grew or shrank. [B7] */
  | Scored
  /** The end phase begins. [E3] */
  | { readonly type: 'endPhase' }
  /** The game is over. [E8] */
  | { readonly type: 'ended'; readonly ending: Ending; readonly places: readonly number[] };

interface Cards<Type extends string> {
  readonly type: Type;
  readonly seat: Seat;
  readonly count: number;
  /** The cards in the order drawn, or null for a viewer who may not see them. */
  readonly nations: readonly Nation[] | null;
}

interface Taken<Type extends string> {
  readonly type: Type;
  readonly seat: Seat;
  readonly site: Site;
  readonly nation: Nation;
  readonly indices: readonly number[];
}
