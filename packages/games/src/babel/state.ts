import type { Seat } from '@nabu/kernel';
import { type Ending, type Level, type Nation, type Place, SITES } from './box.ts';

/**
 * What lies on the table. Small integers in plain arrays only, so that it survives JSON and costs
 * little to copy. What belongs to a seat and a site (or nation) stands at `at(seat, site)`.
 */
export interface State {
  /** Whose turn it is. */
  turn: Seat;
  /** Cards the other player still has to discard before the turn goes on. [A17] */
  drops: number;
  /** Whether this turn's migration has been used. [M1] */
  migrated: boolean;
  /** Whether the end phase has begun. [E3] */
  endPhase: boolean;
  /** How the game ended, or null while it lasts. */
  ending: Ending | null;
  /** The Sumerian variant: only the unbroken top run defects. [A15] */
  topRun: boolean;
  /** By seat: whether the player still holds the level 1 card dealt at the start. [S2] */
  starters: boolean[];
  /** By seat: where the pawn stands. */
  pawns: Place[];
  /** By seat and site: deployed nation cards, the oldest first. */
  rows: Nation[][];
  /** By seat and site: the levels in the temple, level n as bit n - 1; they always ascend. */
  temples: number[];
  /** By seat and nation: how many such cards are in hand. */
  hands: number[];
  /** By seat and nation: cards that the other player knows to be in that hand. [K4] */
  shown: number[];
  /**
   * What everybody could work out when the discards were last shuffled: by nation, cards that are
   * still in the two hands together, whoever holds them; then by seat, at `drawnSince`, cards drawn
   * after that; then by nation, at `inDoubt`, cards of which nobody else can tell whether they are
   * still there: one such card was played by a seat that may have drawn another one. All 0 when
   * nothing more can be told of the hands. [K4]
   */
  held: number[];
  /** The nation draw pile, the next card last. */
  pile: Nation[];
  /** By nation: how many such cards lie in the discard pile. */
  discards: number[];
  /** The temple deck, the next card last. */
  deck: Level[];
  /** How many cards on top of the deck both players know, since they were razed. [K3] */
  razed: number;
  /** By seat: the quarry stack on that player's side, its top last. */
  stacks: Level[][];
}

/** Where a seat's entry for a site or nation stands in a flat table. */
export function at(seat: Seat, site: number): number {
  return seat * SITES + site;
}

/**
 * Where `State.held` counts the cards a seat has drawn since the discards were last shuffled, but
 * for those that surely left the hand again.
 */
export function drawnSince(seat: Seat): number {
  return SITES + seat;
}

/** Where `State.held` counts the cards of a nation that may or may not be in the two hands. */
export function inDoubt(nation: number): number {
  return SITES + 2 + nation;
}

/** How many cards of a hand were surely there when the discards were last shuffled. [K4] */
export function oldCards(handSize: number, drawn: number): number {
  return Math.max(0, handSize - drawn);
}

/** The opponent. */
export function other(seat: Seat): Seat {
  return 1 - seat;
}

/** How many nation cards a player holds. */
export function handSize(state: State, seat: Seat): number {
  const { hands } = state;
  const base = at(seat, 0);
  return hands[base] + hands[base + 1] + hands[base + 2] + hands[base + 3] + hands[base + 4];
}

/** A state that shares nothing with the original. */
export function copy(state: State): State {
  return {
    turn: state.turn,
    drops: state.drops,
    migrated: state.migrated,
    endPhase: state.endPhase,
    ending: state.ending,
    topRun: state.topRun,
    starters: state.starters.slice(),
    pawns: state.pawns.slice(),
    rows: copyRows(state.rows),
    temples: state.temples.slice(),
    hands: state.hands.slice(),
    shown: state.shown.slice(),
    held: state.held.slice(),
    pile: state.pile.slice(),
    discards: state.discards.slice(),
    deck: state.deck.slice(),
    razed: state.razed,
    stacks: [state.stacks[0].slice(), state.stacks[1].slice()],
  };
}

/** Written out: ten slices in one literal are several times faster than a map. */
function copyRows(rows: readonly Nation[][]): Nation[][] {
  return [
    rows[0].slice(),
    rows[1].slice(),
    rows[2].slice(),
    rows[3].slice(),
    rows[4].slice(),
    rows[5].slice(),
    rows[6].slice(),
    rows[7].slice(),
    rows[8].slice(),
    rows[9].slice(),
  ];
}
