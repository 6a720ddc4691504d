import { rngFrom } from '@nabu/kernel';
import type { Evaluation } from '../mind.ts';
import { playGreedily } from '../play-greedily.ts';
import type { Film } from './film.ts';

/** The points that some games played on from a ply ended with. */
export interface Forecast {
  readonly ply: number;
  readonly games: number;
  /** By seat, over all these games. */
  readonly sums: readonly number[];
}

/** Plays on from a ply to the end with other luck, everybody making the best looking move; `from` numbers the first game. */
export function forecastAt(
  film: Film,
  evaluate: Evaluation<unknown>,
  ply: number,
  from: number,
  games: number,
): Forecast {
  const { game, match } = film;
  const sums = Array.from({ length: match.table.seats }, () => 0);
  for (let i = from; i < from + games; i++) {
    const state = game.copy(film.stateAt(ply));
    playGreedily(game, evaluate, state, rngFrom(`forecast ${match.seed} ${ply} ${i}`));
    const scores = game.finalScores?.(state) ?? game.scores(state);
    for (const [seat, { total }] of scores.entries()) sums[seat] += total;
  }
  return { ply, games, sums };
}
