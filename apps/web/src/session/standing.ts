import type { Seat, Viewer } from '@nabu/kernel';
import type { Entry, Now, TableInfo } from '@nabu/protocol';
import type { Deliberation } from '@nabu/search/thoughts';
import type { Save } from './save.ts';

/** A question for a bot: it holds the view of its seat and nothing else. */
export interface BotQuestion {
  readonly gameId: string;
  /** The version of the rules the match is played by. */
  readonly rules: number;
  readonly view: unknown;
  readonly seat: Seat;
  readonly spec: string;
  readonly seed: string;
  /** The number of moves made; the answer counts only while it is still true. */
  readonly ply: number;
  /** The move this bot just made, when it decides again and nothing was learned since. */
  readonly follows: string | null;
  /** How many bots have failed at this decision already: the next weaker one is asked. */
  readonly failed: number;
}

/** A bot's decision. */
export interface BotMove {
  readonly ply: number;
  readonly seat: Seat;
  /** Null when no bot could decide: then any legal move is made. */
  readonly move: string | null;
  /** Who made it: the bot that was asked, or a weaker one in its place. */
  readonly bot: string;
  /** The moves it considered, best first. */
  readonly candidates: Deliberation['candidates'];
}

/** A player's question for advice: it holds their own view and nothing else. */
export interface HintQuestion {
  readonly type: 'hint';
  readonly gameId: string;
  readonly rules: number;
  readonly view: unknown;
  readonly seat: Seat;
  readonly seed: string;
  readonly ply: number;
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
  readonly question: BotQuestion | null;
}
