import type { Game, GameEvent, OptionValues, Seat, Word } from '@nabu/kernel';

/**
 * What a bot may use of a game: the rules for states it imagined itself. `setup` and `view` are
 * left out on purpose: nothing here can make, hold or look into the state of a real match.
 */
export type Mind<State, Move extends Word, View> = Pick<
  Game<State, Move, View, GameEvent, OptionValues>,
  | 'id'
  | 'vocabulary'
  | 'imagine'
  | 'actors'
  | 'moves'
  | 'legal'
  | 'sample'
  | 'refuse'
  | 'play'
  | 'copy'
  | 'scores'
  | 'ranking'
  | 'result'
>;

/** Judges unfinished states. */
export interface Evaluation<State> {
  /** Writes the reward each seat may expect, 0 to 1, into `out`. */
  (state: State, out: Float64Array): void;
  /** Sees faster what moves lead to. Absent: they are played on a copy. */
  readonly glance?: Glance<State>;
}

/** Sees what moves lead to without playing them. */
export interface Glance<State> {
  /** Turns to a state in which a seat must decide. The state must stay as it is while moves are looked at. */
  at(state: State, seat: Seat): void;
  /** Writes what the seat may expect right after each of some moves, as the evaluation would say; NaN where only playing can tell. */
  after(moves: readonly Word[], out: Float64Array): void;
}

/** Says whether the time to think is over. */
export type Expired = () => boolean;

/** Starts the time to think: the callback turns true when `ms` have passed. Bots have no clock of their own. */
export type Timer = (ms: number) => Expired;
