import { rngFrom } from '@nabu/kernel';
import type { Evaluation } from '../mind.ts';
import { chancesIn } from './chances.ts';
import type { Film } from './film.ts';

/** So many other deals are compared with what came. */
const DEALS = 40;

/**
 * What chance gave each seat at a ply, as a change of its chance to win: the state that came beside the mean of
 * those that the same move would have led to with other luck. `ply` is the number of moves made before; -1 is the
 * setup. Null where the move asked nothing of chance.
 */
export function luckAt(
  film: Film,
  evaluate: Evaluation<unknown>,
  ply: number,
): readonly number[] | null {
  const { game, match, frames } = film;
  const frame = ply < 0 ? null : frames[ply];
  if (frame && !frame.drawn && !frame.revealed) return null;
  const came = chancesIn(game, evaluate, film.stateAt(ply + 1));
  const sums = came.map(() => 0);
  for (let deal = 0; deal < DEALS; deal++) {
    const rng = rngFrom(`luck ${match.seed} ${ply} ${deal}`);
    const state = frame ? dealtAnew() : game.setup(match.table, rng);
    if (frame) game.play(state, frame.seat, frame.move, rng);
    const chances = chancesIn(game, evaluate, state);
    for (let seat = 0; seat < sums.length; seat++) sums[seat] += chances[seat];

    function dealtAnew(): unknown {
      const before = film.stateAt(ply);
      // What lies hidden is decided before it is turned up: it is dealt anew as far as the mover could not know it.
      if (frame?.drawn) return game.copy(before);
      return game.imagine(game.view(before, frame?.seat ?? 0), rng);
    }
  }
  return came.map((chance, seat) => chance - sums[seat] / DEALS);
}
