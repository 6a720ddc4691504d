import type { AnyGame, Games, Rng, Word } from '@nabu/kernel';
import {
  type Expired,
  evaluationFor,
  gameAskedAbout,
  type OpenDecision,
  openThoughts,
} from '@nabu/search';
import type { Thought, ThoughtsQuestion } from '@nabu/table';

/**
 * What somebody may be told of what a bot thought: up to a second of work, which is not for the event
 * loop. Throws once the answer is not wanted any more: a part of it is of no use to whoever asks next.
 */
export function openAbout(
  games: Games,
  question: ThoughtsQuestion,
  unwanted: Expired = () => false,
): readonly OpenDecision[] {
  const { thoughts, onlookers } = question;
  const game = gameAskedAbout(games, question);
  const onlookerOf = (thought: unknown) => onlookers[thoughts.indexOf(thought as Thought)];
  return openThoughts(stoppable(game, unwanted), evaluationFor(game), thoughts, onlookerOf);
}

/** So many states are imagined or copied before it is asked again whether the answer is wanted. */
const STEPS = 16;

/** The same rules, which stop whoever works with them: all that takes long here imagines and copies states. */
function stoppable(game: AnyGame, unwanted: Expired): AnyGame {
  let steps = 0;
  const step = () => {
    if (steps++ % STEPS === 0 && unwanted()) throw new Error('The answer is not wanted any more.');
  };
  return {
    ...game,
    copy(state) {
      step();
      return game.copy(state);
    },
    imagine(view, rng: Rng) {
      step();
      return game.imagine(view, rng);
    },
    moves(state, seat): readonly Word[] {
      step();
      return game.moves(state, seat);
    },
  };
}
