import { availableParallelism } from 'node:os';
import { type AdviceQuestion, type Answer, consensus, type Question, shares } from '@nabu/search';
import type { Thinker } from './thinker.ts';
import { Thread } from './thread.ts';

/** A thread that had nothing to do for this long ends and gives its memory back. */
const IDLE_MS = 30_000;

/**
 * Thinks in worker threads, which start when they are first needed. No more questions are asked at a
 * time than there may be threads, so that a limit counts thinking and not waiting in line. A bot that
 * hangs or breaks takes at most its own thread with it.
 */
export function botPool(
  script: URL = new URL('./worker.js', import.meta.url),
  threads = Math.max(1, availableParallelism() - 1),
  /** How many threads may share one decision; half of them stay free for other tables. */
  together = Math.max(1, Math.min(4, threads >> 1)),
): Thinker {
  const all = new Set<Thread>();
  const idle: Thread[] = [];
  const line = waitingLine(threads);
  let closed = false;

  function nextThread(): Thread {
    for (;;) {
      const thread = idle.pop() ?? new Thread(script);
      if (!thread.ended) return thread;
      all.delete(thread);
    }
  }

  async function run<Result>(task: Task, limitMs: number): Promise<Result> {
    if (closed) throw closing();
    const thread = nextThread();
    all.add(thread);
    try {
      return await thread.ask<Result>(task, limitMs);
    } finally {
      if (thread.ended) all.delete(thread);
      else {
        thread.rest(IDLE_MS);
        idle.push(thread);
      }
    }
  }

  return {
    async think(question, limitMs) {
      const parts = together > 1 ? shares(question, together) : [question];
      const answers = parts.map((part) =>
        line(() => run<Answer>({ kind: 'think', question: part }, limitMs)),
      );
      return consensus(await Promise.all(answers));
    },
    advise: (question, limitMs) => line(() => run({ kind: 'advise', question }, limitMs)),
    async close() {
      closed = true;
      await Promise.all([...all].map((thread) => thread.end(closing())));
    },
  };
}

function closing(): Error {
  return new Error('The house closes.');
}

/** What a thread is asked. */
export type Task =
  | { readonly kind: 'think'; readonly question: Question }
  | { readonly kind: 'advise'; readonly question: AdviceQuestion };

/** Lets so many pieces of work run at a time, first come first served. */
function waitingLine(places: number) {
  const waiting: (() => void)[] = [];
  let free = places;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free--;
    else await new Promise<void>((turn) => waiting.push(turn));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
