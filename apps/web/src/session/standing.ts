import type { Seat, Viewer } from '@nabu/kernel';
import type { Entry, Now, Question, BotQuestion as RoomQuestion, TableInfo } from '@nabu/table';
import type { Save } from './save.ts';

/** A question for a bot: it holds the view of its seat and nothing else. */
export interface BotQuestion extends RoomQuestion {
  readonly seed: string;
  /** How many bots have failed at this decision already: the next weaker one is asked. */
  readonly failed: number;
}

/** A player's question for advice: it holds their own view and nothing else. */
export interface HintQuestion extends Question {
  readonly type: 'hint';
  readonly seed: string;
}

/** A player's question before a move: is something better? It holds their own view and nothing else. */
export interface CompareQuestion extends Question {
  readonly type: 'compare';
  readonly seed: string;
  /** The move in the game's notation. */
  readonly move: string;
}

/** Where a match on this device stands, for the person who has it in hand. */
export interface Standing {
  readonly table: TableInfo;
  readonly you: Viewer;
  readonly mine: readonly Seat[];
  /** All entries when the eyes changed, else only the new ones. */
  readonly entries: readonly Entry[];
  readonly anew: boolean;
  readonly now: Now;
  readonly curtain: Seat | null;
  readonly save: Save;
  /** A rematch that was just set up, to be kept before anybody goes there. */
  readonly next: Save | null;
  readonly question: BotQuestion | null;
}
