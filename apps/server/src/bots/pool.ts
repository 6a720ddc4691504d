import { availableParallelism } from 'node:os';
import { type AdviceQuestion, type Answer, consensus, type Question, shares } from '@nabu/search';
import { Tinypool } from 'tinypool';
import type { Thinker } from './thinker.ts';

/** A worker that had nothing to do for this long ends and gives its memory back. */
const IDLE_MS = 30_000;

/**
 * Thinks in worker threads, which start when they are first needed. No more questions are handed
 * to the pool than it has threads, so that a limit counts thinking and not waiting in line.
 */
export function botPool(
  worker: URL = new URL('./worker.js', import.meta.url),
  threads = Math.max(1, availableParallelism() - 1),
  /** How many threads may share one decision; half of them stay free for other tables. */
  together = Math.max(1, Math.min(4, threads >> 1)),
): Thinker {
  const pool = new Tinypool({
    filename: worker.href,
    name: 'answer',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    isolateWorkers: false,
  });
  const line = waitingLine(threads);
  return {
    async think(question: Question, limitMs) {
      const parts = together > 1 ? shares(question, together) : [question];
      // Aborting ends the worker: a bot that hangs takes nothing with it.
      const answers = parts.map((part) =>
        line<Answer>(() => pool.run(part, { signal: AbortSignal.timeout(limitMs) })),
      );
      return consensus(await Promise.all(answers));
    },
    advise: (question: AdviceQuestion, limitMs) =>
      line(() => pool.run(question, { signal: AbortSignal.timeout(limitMs), name: 'advise' })),
    close: () => pool.destroy(),
  };
}

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
