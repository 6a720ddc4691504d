import { availableParallelism } from 'node:os';
import { LIMITS } from '@nabu/protocol';
import { type AdviceQuestion, type Answer, consensus, type Question, shares } from '@nabu/search';
import type { ThoughtsQuestion } from '@nabu/table';
import { Failure } from '../failure.ts';
import { FairQueue, type Lane } from './fair-queue.ts';
import type { Asking, Thinker } from './thinker.ts';
import { Thread } from './thread.ts';

/** A thread that had nothing to do for this long ends and gives its memory back. */
const IDLE_MS = 30_000;
/**
 * How many questions of people may wait, beside those that are being thought about. Those of a few
 * addresses are no reason to turn others away: where none waits, one may, up to `all`.
 */
const MOST_WAITING = { who: 2, address: 8, house: 64, all: 1024 } as const;

/** What a thread is asked. */
export type Task = {
  /** What has been found after this long is the answer. */
  readonly thinkMs: number;
} & (
  | { readonly kind: 'think'; readonly question: Question }
  | { readonly kind: 'advise'; readonly question: AdviceQuestion }
  | { readonly kind: 'open'; readonly question: ThoughtsQuestion }
);

/**
 * Thinks in worker threads, which start when they are first needed. No more questions are asked at a
 * time than there may be threads, so that a limit counts thinking and not waiting for a turn; who is next
 * is told by `FairQueue`. A bot that hangs or breaks takes at most its own thread with it.
 */
export function botPool(
  script: URL = new URL('./worker.js', import.meta.url),
  threads = Math.max(1, availableParallelism() - 1),
  /** How many threads may share one decision; half of them stay free for other tables. */
  together = Math.max(1, Math.min(4, threads >> 1)),
): Thinker {
  const queue = new FairQueue(threads);
  const { run, close } = threadPool(script);
  const ask = <Result>(task: Omit<Task, 'thinkMs'>, asking: Asking, lane: () => Lane, of: object) =>
    queue.run(
      { address: asking.address, who: asking.who, lane, question: of },
      () => run<Result>({ ...task, thinkMs: thinkMs(asking) } as Task, asking),
      asking.signal,
    );
  const forPerson = async <Result>(task: Omit<Task, 'thinkMs'>, asking: Asking) => {
    const hints = (holds: Holds) =>
      queue.waiting((ticket) => ticket.lane() === 'hint' && holds(ticket));
    refuseTooMany(hints, asking);
    const answer = ask<Result>(task, asking, () => 'hint', task.question);
    return unlessAborted(answer, asking.signal);
  };
  return {
    async think(question, asking) {
      const parts = together > 1 ? shares(question, together) : [question];
      const lane = () => (asking.personWaits() ? 'move' : 'unwatched');
      const answers = parts.map((part) =>
        ask<Answer>({ kind: 'think', question: part }, asking, lane, question),
      );
      return consensus(await unlessAborted(Promise.all(answers), asking.signal));
    },
    advise: (question, asking) => forPerson({ kind: 'advise', question }, asking),
    open: (question, asking) => forPerson({ kind: 'open', question }, asking),
    close,
  };
}

/** Whatever was asked for, a decision is made after so long; what was found by then is better than nothing. */
function thinkMs({ limitMs }: Asking): number {
  return Math.min(LIMITS.botMs, 0.8 * limitMs);
}

/** Something that holds of some questions: who asks, and from where. */
export type Holds = (asked: Pick<Asking, 'who' | 'address'>) => boolean;

/** Throws a `Failure` when too many questions of people wait of which something holds, as `hints` counts them. */
export function refuseTooMany(
  hints: (holds: Holds) => number,
  { who, address }: Pick<Asking, 'who' | 'address'>,
): void {
  if (hints((ticket) => ticket.who === who) >= MOST_WAITING.who)
    throw new Failure('too-fast', 'Your last questions are still being thought about; wait.');
  const here = hints((ticket) => ticket.address === address);
  if (here >= MOST_WAITING.address)
    throw new Failure(
      'too-fast',
      'Too many hints are asked for from where you are; wait a moment.',
    );
  if (hints(() => true) >= (here > 0 ? MOST_WAITING.house : MOST_WAITING.all))
    throw new Failure('too-fast', 'Too many people ask for hints just now; wait a moment.');
}

/** Settles as the work does, but at once when nobody wants the answer any more. */
function unlessAborted<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal?.reason);
    signal?.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave));
  });
}

function threadPool(script: URL) {
  const all = new Set<Thread>();
  const idle: Thread[] = [];
  let closed = false;

  function nextThread(): Thread {
    for (;;) {
      const thread = idle.pop() ?? new Thread(script);
      if (!thread.ended) return thread;
      all.delete(thread);
    }
  }

  return {
    /** Settles when the thread is free again. */
    async run<Result>(task: Task, { limitMs, signal }: Asking): Promise<Result> {
      if (closed) throw closing();
      signal?.throwIfAborted();
      const thread = nextThread();
      all.add(thread);
      const stop = () => thread.stop();
      signal?.addEventListener('abort', stop, { once: true });
      try {
        return await thread.ask<Result>(task, limitMs);
      } finally {
        signal?.removeEventListener('abort', stop);
        if (thread.ended) all.delete(thread);
        else {
          thread.rest(IDLE_MS);
          idle.push(thread);
        }
      }
    },
    async close() {
      closed = true;
      await Promise.all([...all].map((thread) => thread.end(closing())));
    },
  };
}

function closing(): Error {
  return new Error('The house closes.');
}
