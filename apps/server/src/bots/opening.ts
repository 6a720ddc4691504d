import type { Games } from '@nabu/kernel';
import { evaluationFor, gameAskedAbout, type OpenDecision, openThoughts } from '@nabu/search';
import type { Thought, ThoughtsQuestion } from '@nabu/table';

/** What somebody may be told of what a bot thought: up to a second of work, which is not for the event loop. */
export function openAbout(games: Games, question: ThoughtsQuestion): readonly OpenDecision[] {
  const { thoughts, onlookers } = question;
  const game = gameAskedAbout(games, question);
  const onlookerOf = (thought: unknown) => onlookers[thoughts.indexOf(thought as Thought)];
  return openThoughts(game, evaluationFor(game), thoughts, onlookerOf);
}
