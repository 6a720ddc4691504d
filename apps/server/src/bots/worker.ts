import { parentPort, workerData } from 'node:worker_threads';
import { games } from '@nabu/games';
import {
  type Advice,
  type AdviceQuestion,
  adviseAbout,
  type Expired,
  gameAskedAbout,
  think,
} from '@nabu/search';
import { openAbout } from './opening.ts';
import type { Task } from './pool.ts';
import type { Reply } from './thread.ts';

/** Not 0 once the answer is not wanted any more. */
const stopFlag = workerData as Int32Array;

/** A thread of the pool: answers what it is asked, one question after the other. */
parentPort?.on('message', (task: Task) => {
  parentPort?.postMessage(replyTo(task));
});

parentPort?.postMessage({ started: true } satisfies Reply);

function replyTo(task: Task): Reply {
  try {
    return { result: answerTo(task, stopAfter(task.thinkMs)) };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}

function answerTo({ kind, question }: Task, stop: Expired): unknown {
  switch (kind) {
    case 'think':
      return think(games, question, timer, stop);
    case 'advise':
      return advise(question, stop);
    case 'open':
      return openAbout(games, question, isUnwanted);
  }
}

function stopAfter(ms: number): Expired {
  const late = timer(ms);
  return () => isUnwanted() || late();
}

/** Whether it was told to stop. */
function isUnwanted(): boolean {
  return Atomics.load(stopFlag, 0) !== 0;
}

/** Budgets in milliseconds need a clock. */
function timer(ms: number): Expired {
  const end = performance.now() + ms;
  return () => performance.now() >= end;
}

/** Tells a player what would be good. */
function advise(question: AdviceQuestion, stop: Expired): readonly Advice[] {
  return adviseAbout(gameAskedAbout(games, question), question, stop);
}
