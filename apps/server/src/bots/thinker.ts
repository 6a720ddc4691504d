import type { Question } from '@nabu/search';

/** Something that answers a bot's question away from the event loop. */
export interface Thinker {
  /** The move in notation; rejected when thinking fails or takes longer than `limitMs`. */
  think(question: Question, limitMs: number): Promise<string>;
  close(): Promise<void>;
}
