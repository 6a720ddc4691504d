import type { Advice, AdviceQuestion, Answer, OpenDecision, Question } from '@nabu/search';
import type { ThoughtsQuestion } from '@nabu/table';

/** On whose behalf something is asked, and until when the answer is wanted. */
export interface Asking {
  /** Where the one who waits comes from: the time of the threads is shared fairly between addresses. */
  readonly address: string;
  /** Who asks: a seat for its hints, a table for its bots. Only one question of each is thought about at a time. */
  readonly who: string;
  /** What is asked: the table and how far it has gone. Two who ask the same of the same seat want one answer. */
  readonly name: string;
  /** Whether a person waits for the answer. Asked again while the question waits, since people come and go. */
  personWaits(): boolean;
  /** How long a thread may take before it is given up; waiting for its turn is not counted. */
  readonly limitMs: number;
  /** Aborted when nobody wants the answer any more; then nothing is thought about it any longer. */
  readonly signal?: AbortSignal;
}

/** Something that answers a bot's question away from the event loop. */
export interface Thinker {
  /** The move and what was thought; rejected when thinking fails, takes too long or is no longer wanted. */
  think(question: Question, asking: Asking): Promise<Answer>;
  /** What would be good for a player; rejected as `think` is, and with a `Failure` when too much is asked at once. */
  advise(question: AdviceQuestion, asking: Asking): Promise<readonly Advice[]>;
  /** What somebody may be told of what a bot thought; rejected as `advise` is. */
  open(question: ThoughtsQuestion, asking: Asking): Promise<readonly OpenDecision[]>;
  close(): Promise<void>;
}
