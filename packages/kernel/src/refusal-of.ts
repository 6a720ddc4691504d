import type { Game, GameEvent, OptionValues, Seat, Word } from './contract.ts';
import { Refusal } from './refusal.ts';

/**
 * Why a seat may not make a move in a state, or null when it may. `actors` are those who may decide, which are
 * fewer than the rules say where a match ended early.
 */
export function refusalOf<State, Move extends Word, View, Event extends GameEvent>(
  game: Game<State, Move, View, Event, OptionValues>,
  state: State,
  actors: readonly Seat[],
  seat: Seat,
  move: Move | string,
): Refusal | null {
  const word = typeof move === 'string' ? game.notation.parse(move) : move;
  // Who must decide has a seat; how many there are is known from a ranking, which takes long to work out.
  if (!actors.includes(seat) && !(seat in game.ranking(state)))
    return new Refusal('unknown-seat', `There is no seat ${seat + 1} at this table.`);
  if (word === null)
    return new Refusal(
      'unknown-move',
      `"${String(move).slice(0, 40)}" is not a move of ${game.id}.`,
    );
  if (actors.length === 0) return new Refusal('over', 'The game is over.');
  const clause = game.refuse(state, seat, word);
  if (!actors.includes(seat))
    return new Refusal('not-your-turn', 'It is not your turn to decide.', clause);
  if (clause === null) return null;
  const text = game.notation.format(word);
  return new Refusal('illegal', `${text} is not allowed now (rule ${clause}).`, clause);
}
