import type { Advice, AdviceQuestion, Answer, Question } from '@nabu/search';

/** Something that answers a bot's question away from the event loop. */
export interface Thinker {
  /** The move and what was thought; rejected when thinking fails or takes longer than `limitMs`. */
  think(question: Question, limitMs: number): Promise<Answer>;
  /** What would be good for a player; rejected as `think` is. */
  advise(question: AdviceQuestion, limitMs: number): Promise<readonly Advice[]>;
  close(): Promise<void>;
}
