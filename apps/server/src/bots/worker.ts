import { parentPort } from 'node:worker_threads';
import { games } from '@nabu/games';
import { newestGame, Refusal } from '@nabu/kernel';
import { type Advice, type AdviceQuestion, adviseAbout, think } from '@nabu/search';
import type { Task } from './pool.ts';
import type { Reply } from './thread.ts';

/** A thread of the pool: answers what it is asked, one question after the other. */
parentPort?.on('message', (task: Task) => {
  parentPort?.postMessage(replyTo(task));
});

function replyTo(task: Task): Reply {
  try {
    const { kind, question } = task;
    return { result: kind === 'think' ? think(question, timer) : advise(question) };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}

/** Budgets in milliseconds need a clock. */
function timer(ms: number): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() >= end;
}

/** Tells a player what would be good. */
function advise(question: AdviceQuestion): readonly Advice[] {
  const game = newestGame(games, question.gameId);
  if (!game) throw new Refusal('unknown-game', `There is no game "${question.gameId}".`);
  return adviseAbout(game, question);
}
