import type { Seat, Word } from '@nabu/kernel';
import type { Episode } from './episode.ts';
import { EnvError } from './request.ts';

/** Refuses a move that the seat cannot make now, with the clause where a rule forbids it. */
export function checkLegal(episode: Episode, seat: Seat, move: Word): void {
  const legal = episode.moves(seat);
  if (legal.includes(move)) return;
  if (legal.length === 0)
    throw new EnvError('not-your-turn', `Seat ${seat} has nothing to decide now.`);
  const clause = episode.refuse(seat, move);
  const text = episode.game.notation.format(move);
  throw new EnvError('illegal', `Seat ${seat} cannot make the move "${text}" now.`, clause);
}
