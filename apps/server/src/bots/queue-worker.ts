import { UnrecoverableError, Worker } from 'bullmq';
import { machineTimer } from '../lobby/timer.ts';
import { atMost } from '../nodes/at-most.ts';
import { HeardNodes } from '../nodes/heard-nodes.ts';
import { prefixOf } from '../nodes/redis-wire.ts';
import type { Wire } from '../nodes/wire.ts';
import { CANCELLED, type Job, type JobAnswer, QUEUE, queueConnection, WORKERS } from './jobs.ts';
import type { Thinker } from './thinker.ts';

/** What a worker needs. */
export interface QueueWorkerParts {
  readonly url: string;
  readonly wire: Wire;
  readonly thinker: Thinker;
  /** How many questions it thinks about at a time. */
  readonly threads: number;
  failed(error: unknown): void;
  /** How long what is being thought about, and a Redis that is away, are waited for at the end (ms). */
  readonly closingMs?: number;
}

/** A worker that dies gives its jobs back after so long (ms). */
const LOCK_MS = 5000;
/** Less than whoever stops processes waits before killing them; what is not answered by then another worker is given. */
const CLOSING_MS = 10_000;
/** So long is waited for a connection to be let go of (ms). */
const LETTING_GO_MS = 500;

/** Takes bots' questions from the queue and answers them, until it is closed. */
export async function openWorker(parts: QueueWorkerParts) {
  const { url, wire, thinker, threads, failed, closingMs = CLOSING_MS } = parts;
  const running = new Map<string, AbortController>();
  const connection = queueConnection(url, true);
  const worker = new Worker<Job, JobAnswer>(
    QUEUE,
    async ({ id = '', data }) => {
      const stopped = new AbortController();
      running.set(id, stopped);
      try {
        return await answer(thinker, data, stopped.signal);
      } catch (error) {
        // What nobody wants any more is not tried again.
        throw stopped.signal.aborted ? new UnrecoverableError('not wanted any more') : error;
      } finally {
        running.delete(id);
      }
    },
    {
      ...{ connection, prefix: `${prefixOf(url)}bull`, concurrency: threads },
      ...{ lockDuration: LOCK_MS, stalledInterval: LOCK_MS / 2, skipVersionCheck: true },
    },
  );
  worker.on('error', failed);
  const stop = await wire.hear(CANCELLED, (id) => {
    running.get(String(id))?.abort(new Error('The answer is not wanted any more.'));
  });
  const heard = new HeardNodes(wire, machineTimer, () => undefined, {
    topic: WORKERS,
    joins: true,
  });
  await heard.begin();
  return {
    /** Takes no more questions, answers those it has while there is time, and ends. */
    async close(): Promise<void> {
      heard.end();
      let answered = false;
      const closing = worker.close().then(() => {
        answered = true;
      });
      await atMost(closing, closingMs);
      if (!answered) await atMost(worker.disconnect(), LETTING_GO_MS);
      stop();
      connection.disconnect();
      await thinker.close();
      await wire.close();
    },
  };
}

function answer(thinker: Thinker, job: Job, signal: AbortSignal): Promise<JobAnswer> {
  const { address, who, limitMs, personWaits } = job;
  const asking = { address, who, limitMs, signal, name: who, personWaits: () => personWaits };
  return job.kind === 'think'
    ? thinker.think(job.question, asking)
    : thinker.advise(job.question, asking);
}
