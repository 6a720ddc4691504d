import { createHash } from 'node:crypto';
import { Queue, QueueEvents } from 'bullmq';
import { machineTimer } from '../lobby/timer.ts';
import { atMost } from '../nodes/at-most.ts';
import { HeardNodes } from '../nodes/heard-nodes.ts';
import { prefixOf } from '../nodes/redis-wire.ts';
import type { Wire } from '../nodes/wire.ts';
import type { Lane } from './fair-queue.ts';
import { CANCELLED, type Job, type JobAnswer, QUEUE, queueConnection, WORKERS } from './jobs.ts';
import { type Holds, refuseTooMany } from './pool.ts';
import type { Asking, Thinker } from './thinker.ts';

/** What a thinker that asks workers needs. */
export interface QueueThinkerParts {
  readonly url: string;
  readonly wire: Wire;
  /** Thinks here when nobody else does. */
  readonly own: Thinker;
  /** Is told when a job was not done by a worker and is thought about here. */
  fellBack(error: unknown): void;
}

/**
 * Lower is sooner. Moves and hints take turns; with each question of an address that is not answered yet its next
 * one comes two later, so that one visitor stands in nobody else's way.
 */
const PRIORITY = { move: 1, hint: 2, unwatched: 1_000_000 } as const;
/** An answer is kept for so long, for another node that asks the same (s). */
const KEPT_S = 60;
/** Whether a job is still there is asked this often: Redis may have forgotten it. */
const LOOK_MS = 1500;
/** A job that waits in the queue is taken back after so many of its limits, and thought about here. */
const PATIENCE = 2;
/** So long is waited for Redis when this node closes. */
const CLOSE_MS = 1000;

/**
 * Has workers on any machine think; two nodes that ask the same get one answer. Without workers,
 * without Redis, or when a job fails or takes too long, this node thinks itself.
 */
export function queueThinker(parts: QueueThinkerParts): Thinker {
  const { url, wire, own, fellBack } = parts;
  const prefix = `${prefixOf(url)}bull`;
  const connection = queueConnection(url, false);
  const listening = queueConnection(url, true);
  const queue = new Queue<Job, JobAnswer>(QUEUE, { connection, prefix, skipVersionCheck: true });
  const events = new QueueEvents(QUEUE, { connection: listening, prefix, skipVersionCheck: true });
  // The wire says when Redis is lost and when it is back.
  queue.on('error', () => undefined);
  events.on('error', () => undefined);
  const answers = new Answers(events);
  const about = { topic: WORKERS, joins: false };
  const lost = (what: string) => answers.giveUp(new Error(what));
  const gone = () => workers.others > 0 || lost('No worker is left.');
  const workers = new HeardNodes(wire, machineTimer, gone, about);
  workers.begin().catch(fellBack);
  wire.onState((state) => state === 'up' || lost('Redis is gone.'));

  const waiting = new Set<Pick<Job, 'who' | 'address'> & { readonly lane: Lane }>();
  const count = (holds: Holds) => [...waiting].filter(holds).length;
  const hints = (holds: Holds) =>
    [...waiting].filter((each) => each.lane === 'hint' && holds(each)).length;
  const ask = async (job: Job, asking: Asking, lane: Lane) => {
    const jobId = nameOf(asking.name, job.question);
    const answer = answers.of(jobId);
    const { who, address } = asking;
    const priority = PRIORITY[lane] + 2 * count((each) => each.address === address);
    const mine = { who, address, lane };
    waiting.add(mine);
    const put = async () => {
      const opts = { jobId, priority, attempts: 2, removeOnFail: true };
      await queue.add(job.kind, job, { ...opts, removeOnComplete: { age: KEPT_S } });
      // Somebody may have asked the same before, and been answered.
      const known = (await queue.getJob(jobId))?.returnvalue;
      if (known) answer.take(known);
    };
    try {
      const limit = AbortSignal.timeout(PATIENCE * asking.limitMs);
      // Redis may be silent: not even that it has the question is waited for.
      const there = put();
      there.catch(answer.giveUp);
      return await answer.until(
        AbortSignal.any([limit, ...(asking.signal ? [asking.signal] : [])]),
        {
          ms: LOOK_MS,
          isThere: async () => {
            await there;
            return (await queue.getJobState(jobId)) !== 'unknown';
          },
        },
      );
    } catch (error) {
      if (asking.signal?.aborted) wire.tell(CANCELLED, jobId);
      queue.remove(jobId).catch(() => undefined);
      throw error;
    } finally {
      waiting.delete(mine);
      answer.forget();
    }
  };
  const orOwn = async <T extends JobAnswer>(
    work: () => Promise<JobAnswer>,
    here: () => Promise<T>,
    { signal }: Asking,
  ): Promise<T> => {
    if (wire.state !== 'up' || workers.others === 0) return here();
    try {
      return (await work()) as T;
    } catch (error) {
      signal?.throwIfAborted();
      fellBack(error);
      return here();
    }
  };
  return {
    think: (question, asking) => {
      const lane = asking.personWaits() ? 'move' : 'unwatched';
      const job = { ...jobOf(asking), kind: 'think', question } as const;
      return orOwn(
        () => ask(job, asking, lane),
        () => own.think(question, asking),
        asking,
      );
    },
    advise: async (question, asking) => {
      refuseTooMany(hints, asking);
      const job = { ...jobOf(asking), kind: 'advise', question } as const;
      return orOwn(
        () => ask(job, asking, 'hint'),
        () => own.advise(question, asking),
        asking,
      );
    },
    // A question with all that was seen in a turn is long, and asked seldom.
    open: (question, asking) => own.open(question, asking),
    async close() {
      workers.end();
      await atMost(Promise.allSettled([queue.close(), events.close()]), CLOSE_MS);
      connection.disconnect();
      listening.disconnect();
      await own.close();
    },
  };
}

function jobOf(asking: Asking) {
  const { address, who, limitMs } = asking;
  return { address, who, limitMs, personWaits: asking.personWaits() };
}

/** The name of a job: the table, how far it has gone, the seat, and which bot is asked. The seed is left out: whoever asks the same gets the same answer. */
function nameOf(name: string, question: Job['question']): string {
  const bot = 'spec' in question ? question.spec : 'hint';
  const hash = createHash('sha256').update(`${name} ${question.seat} ${bot}`);
  return `${name.replaceAll(/[^0-9A-Za-z]+/g, '-')}-${question.seat}-${hash.digest('hex').slice(0, 12)}`;
}

interface Waiting {
  resolve(answer: JobAnswer): void;
  reject(error: Error): void;
}

/** Those who wait for answers, by the name of the job. */
class Answers {
  readonly #waiting = new Map<string, Set<Waiting>>();

  constructor(events: QueueEvents) {
    events.on('completed', ({ jobId, returnvalue }) => {
      const answer = returnvalue as unknown as JobAnswer;
      for (const each of this.#waiting.get(jobId) ?? []) each.resolve(answer);
    });
    events.on('failed', ({ jobId, failedReason }) => {
      for (const each of this.#waiting.get(jobId) ?? []) each.reject(new Error(failedReason));
    });
  }

  /** Nobody will answer. */
  giveUp(error: Error): void {
    for (const all of this.#waiting.values()) for (const each of all) each.reject(error);
  }

  /** The answer to a job, from now on. */
  of(jobId: string) {
    let waiting: Waiting | undefined;
    const answer = new Promise<JobAnswer>((resolve, reject) => {
      waiting = { resolve, reject };
      this.#waiting.set(jobId, (this.#waiting.get(jobId) ?? new Set()).add(waiting));
    });
    answer.catch(() => undefined);
    const giveUp = (error: Error) => waiting?.reject(error);
    return {
      giveUp,
      take: (known: JobAnswer) => waiting?.resolve(known),
      /** Rejected when the signal is aborted, and when the job is not there any more. */
      until(signal: AbortSignal, look: { ms: number; isThere(): Promise<boolean> }) {
        const stop = () => giveUp(signal.reason);
        if (signal.aborted) stop();
        signal.addEventListener('abort', stop, { once: true });
        const looking = setInterval(() => {
          look.isThere().then(
            (there) => there || giveUp(new Error('The job was forgotten.')),
            (error) => giveUp(error),
          );
        }, look.ms);
        return answer.finally(() => {
          clearInterval(looking);
          signal.removeEventListener('abort', stop);
        });
      },
      forget: () => {
        const all = this.#waiting.get(jobId);
        if (waiting) all?.delete(waiting);
        if (all?.size === 0) this.#waiting.delete(jobId);
      },
    };
  }
}
