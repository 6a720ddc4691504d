import type { Rng, Seat } from '@nabu/kernel';

/** A move that was considered, with what is expected of it. */
export interface Candidate<Move> {
  readonly move: Move;
  /** How often the move was tried. */
  readonly visits: number;
  /** The mean reward of the deciding seat, 0 to 1. */
  readonly value: number;
  /** How far the deciding seat is ahead where the lines end; only when that was counted. */
  readonly lead?: Lead;
}

/** By how many points a seat is ahead of its best rival where the lines of a move end. */
export interface Lead {
  readonly mean: number;
  readonly deviation: number;
  /** The share of the lines in which somebody else had moved before they ended, or the game was over. */
  readonly answered: number;
}

/** What a bot decided, and why. */
export interface Choice<Move> {
  readonly move: Move;
  /** The reward the seat expects after the move, 0 to 1. */
  readonly value: number;
  /** How many imagined lines were looked at; 0 when nothing had to be thought about. */
  readonly iterations: number;
  /** The moves considered, best first; empty when nothing was considered. */
  readonly candidates: readonly Candidate<Move>[];
}

/** A player that knows what its seat may know and no more: it is given a view, never a state. */
export interface Bot<View, Move> {
  /** The text that makes this bot again, such as `search:500`. */
  readonly spec: string;
  /**
   * Picks one of `moves`, the legal moves of `seat`; the same view and the same chance give the
   * same choice. `follows` names the bot's own last choice when it was carried out, the same seat
   * decides again and nothing was learned in between: then it may go on from its last thought.
   */
  choose(view: View, seat: Seat, moves: readonly Move[], rng: Rng, follows?: Move): Choice<Move>;
}

/** The choice when there is nothing to think about. */
export function unthinking<Move>(move: Move): Choice<Move> {
  return { move, value: 0.5, iterations: 0, candidates: [] };
}
