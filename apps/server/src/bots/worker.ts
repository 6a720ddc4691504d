import { games } from '@nabu/games';
import { type AnyGame, Refusal } from '@nabu/kernel';
import {
  type Advice,
  type AdviceQuestion,
  type Answer,
  adviseAbout,
  type Question,
  think,
} from '@nabu/search';

/** What a worker of the pool does: answers one question. Budgets in milliseconds need a clock. */
export function answer(question: Question): Answer {
  const timer = (ms: number) => {
    const end = performance.now() + ms;
    return () => performance.now() >= end;
  };
  return think(question, timer);
}

/** The other thing it does: tells a player what would be good. */
export function advise(question: AdviceQuestion): readonly Advice[] {
  const known: { readonly [id: string]: AnyGame } = games;
  if (!Object.hasOwn(known, question.gameId))
    throw new Refusal('unknown-game', `There is no game "${question.gameId}".`);
  return adviseAbout(known[question.gameId], question);
}
