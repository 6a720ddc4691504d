import { PositionError } from '../contract.ts';
import { Refusal } from '../refusal.ts';
import { unnamed } from '../unnamed.ts';
import type { TreePlay } from './play.ts';
import type { TreeStep } from './tree.ts';

/**
 * Why a step that somebody else sent cannot be made from a position, or null when it can: a move must be legal and
 * written as the game writes it, and dealing anew may change only what could not be seen.
 */
export function refuseStep(play: TreePlay, at: number, step: TreeStep): Refusal | null {
  if (step.kind === 'deal') return refuseDeal(play, at, step);
  const refusal = play.refuse(at, step.seat, step.move);
  if (refusal) return refusal;
  const word = play.game.notation.parse(step.move);
  if (word && play.game.notation.format(word) === step.move) return null;
  return new Refusal(
    'unknown-move',
    `"${step.move.slice(0, 40)}" is not how this move is written.`,
  );
}

function refuseDeal(
  play: TreePlay,
  at: number,
  { eyes, position }: TreeStep & { readonly kind: 'deal' },
): Refusal | null {
  if (eyes !== 'spectator' && eyes >= play.table.seats)
    return new Refusal('unknown-seat', `There is no seat ${eyes + 1} at this table.`);
  const { game } = play;
  const { notation } = game;
  try {
    const state = notation.readPosition(position, play.table);
    if (notation.writePosition(state) === position)
      if (unnamed(game.view(state, eyes)) === unnamed(play.view(at, eyes))) return null;
  } catch (error) {
    if (!(error instanceof PositionError)) throw error;
  }
  return new Refusal('illegal', 'Dealing anew may change only what could not be seen.');
}
