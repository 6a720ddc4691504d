import type { Game, GameEvent, OptionValues, Word } from '@nabu/kernel';

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
  | 'sample'
  | 'refuse'
  | 'play'
  | 'copy'
  | 'scores'
  | 'ranking'
  | 'result'
>;

/** Writes the reward each seat may expect from an unfinished state, 0 to 1, into `out`. */
export type Evaluation<State> = (state: State, out: Float64Array) => void;

/** Says whether the time to think is over. */
export type Expired = () => boolean;

/** Starts the time to think: the callback turns true when `ms` have passed. Bots have no clock of their own. */
export type Timer = (ms: number) => Expired;
