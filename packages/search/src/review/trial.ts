import { rngFrom } from '@nabu/kernel';
import type { Evaluation } from '../mind.ts';
import { playGreedily } from '../play-greedily.ts';
import { sharesOf } from '../win-shares.ts';
import type { Film } from './film.ts';
import type { Judged } from './judge.ts';

/** How often a seat won after the best move known and after the one it made, over some games. */
export interface Trial {
  readonly games: number;
  readonly best: number;
  readonly made: number;
  /** The sum of the squares of the difference, for its error. */
  readonly squares: number;
}

/**
 * Puts a judgement to the test: plays on from the decision to the end, once after the best move known and once
 * after the one that was made, with equal luck and equal hidden cards, as the seat could not know them.
 */
export function tried(
  film: Film,
  evaluate: Evaluation<unknown>,
  { ply, seat, made, best }: Pick<Judged, 'ply' | 'seat' | 'made' | 'best'>,
  games: number,
  luck = 'trial',
): Trial {
  const { game, match } = film;
  const view = match.viewAt(ply, seat);
  const won = (move: string, i: number) => {
    const word = game.notation.parse(move);
    const state = game.imagine(view, rngFrom(`${luck} ${match.seed} ${ply} ${i}`));
    const rng = rngFrom(`${luck} luck ${match.seed} ${ply} ${i}`);
    if (word !== null) game.play(state, seat, word, rng);
    playGreedily(game, evaluate, state, rng);
    return sharesOf(game.result(state)?.places ?? game.ranking(state))[seat];
  };
  const sums = { games, best: 0, made: 0, squares: 0 };
  for (let i = 0; i < games; i++) {
    const [better, worse] = [won(best, i), won(made, i)];
    sums.best += better;
    sums.made += worse;
    sums.squares += (better - worse) ** 2;
  }
  return sums;
}
