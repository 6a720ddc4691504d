import type { Advice, AdviceQuestion, Answer, Question } from '@nabu/search';
import { Redis } from 'ioredis';

/** The queue in which bots' questions wait. */
export const QUEUE = 'thinking';
/** Workers say here that they are there. */
export const WORKERS = 'workers';
/** Jobs whose answer is not wanted any more are named here. */
export const CANCELLED = 'cancelled';

/** What a worker is asked: it is told the view of one seat and nothing else of the match. */
export type Job = {
  readonly address: string;
  readonly who: string;
  readonly personWaits: boolean;
  readonly limitMs: number;
} & (
  | { readonly kind: 'think'; readonly question: Question }
  | { readonly kind: 'advise'; readonly question: AdviceQuestion }
);

/** What a worker answers. */
export type JobAnswer = Answer | readonly Advice[];

/** A connection to Redis as the queue wants it: it waits for Redis for as long as it takes. */
export function queueConnection(url: string, offlineQueue: boolean): Redis {
  const connection = new Redis(url, {
    ...{ maxRetriesPerRequest: null, enableOfflineQueue: offlineQueue },
    retryStrategy: (times) => Math.min(100 * times, 2000),
  });
  // The wire says when Redis is lost and when it is back.
  connection.on('error', () => undefined);
  return connection;
}
