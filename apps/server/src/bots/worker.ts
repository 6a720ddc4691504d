import { type Question, think } from '@nabu/search';

/** What a worker of the pool does: answers one question. Budgets in milliseconds need a clock. */
export function answer(question: Question): string {
  const timer = (ms: number) => {
    const end = performance.now() + ms;
    return () => performance.now() >= end;
  };
  return think(question, timer).move;
}
