import type { Refusal, Seat, Viewer } from '@nabu/kernel';
import type {
  Advice,
  Entry,
  Line,
  Now,
  Phrase,
  TableInfo,
  TalkTold,
  Thoughts,
  ViewAt,
} from '@nabu/protocol';
import type { Comparison } from '@nabu/search';
import type { Offer } from '@nabu/table';
import type { StoreApi } from 'zustand/vanilla';

/** How a table is reached: `opening` for the first time, `lost` while it is being reached again. */
type Connection = 'opening' | 'open' | 'lost' | 'closed';

/** All that the page knows of a table; the same whether the match runs here or on a server. */
export interface TableState {
  readonly connection: Connection;
  readonly table: TableInfo | null;
  /** Whose eyes the page looks through. */
  readonly you: Viewer;
  /** The seats that are played from this screen. */
  readonly mine: readonly Seat[];
  /** Everything that happened, in order, as the viewer witnessed it. */
  readonly entries: readonly Entry[];
  readonly now: Now | null;
  readonly watchers: number;
  readonly talk: TalkState;
  /** The player the device must be passed to before secrets are shown again. */
  readonly curtain: Seat | null;
  /** A bot is choosing its move on this device. */
  readonly thinking: boolean;
  /** This browser could not keep the match: closing the page would lose it. */
  readonly unkept: boolean;
  /** What was asked for and is not answered yet, in order; kept only while the connection is lost. */
  readonly pending: readonly Pending[];
  /** Why the table cannot be shown at all. */
  readonly trouble: Trouble | null;
  /** Grows when another line of moves is looked at: then what is seen is no step from what was seen before. */
  readonly line: number;
}

/** What is said at a table, as far as it is for me. */
interface TalkState {
  /** By their numbers. */
  readonly lines: readonly Line[];
  readonly speak: NonNullable<TalkTold['speak']>;
  /** By what my own lines are known. */
  readonly you: string | null;
}

/** Something to be said: words, or a phrase that everybody reads in their language. */
export type Saying =
  | { readonly type: 'chat'; readonly text: string }
  | { readonly type: 'phrase'; readonly phrase: Phrase };

/** A move or a wish that waits for the connection. */
export interface Pending {
  readonly id: string;
  /** The move in notation, or the wish. */
  readonly what: { readonly type: 'play'; readonly move: string } | Wish | Saying;
  /** It may have arrived already: then it cannot be taken back. */
  readonly sent: boolean;
}

/** What cannot be done, by code, for which the page has words; the sentence is for programs and logs. */
export interface Trouble {
  readonly code: string;
  /** The rule that forbids it, where it is a rule. */
  readonly clause: string | null;
  readonly sentence: string;
}

/** Something a player asks of the table besides a move. */
export type Wish =
  | { readonly type: 'undo' | 'redo' | 'restart' }
  | { readonly type: 'offer' | 'accept' | 'decline'; readonly what: Offer }
  | { readonly type: 'resign' }
  | { readonly type: 'rematch' }
  /** Before the start: bots take the open seats. */
  | { readonly type: 'fill' }
  | { readonly type: 'takeOver' | 'waitFor' | 'forfeit'; readonly seat: Seat };

/** The best moves at a ply, best first. */
export interface Hint {
  readonly ply: number;
  readonly moves: readonly Advice[];
}

/** The way to a table, wherever its authority lives. */
export interface TableSession {
  readonly home: 'here' | 'online' | 'lesson' | 'puzzle' | 'analysis';
  /** Where leaving it leads, where that is nowhere usual. */
  readonly wayOut?: string;
  readonly id: string;
  readonly store: StoreApi<TableState>;
  /** Makes a move, made against the ply that `now` shows; null when done, else why not. */
  play(move: string): Promise<Trouble | null>;
  ask(wish: Wish): Promise<Trouble | null>;
  /** Says something to the others; null when it is said, else why not. */
  say(saying: Saying): Promise<Trouble | null>;
  /** Connects again as whom the house knows me now. */
  redial(): void;
  /** What the clock of whoever keeps the table says now (ms since 1970): clocks are shown by it. */
  time(): number;
  /** Takes back what waits to be sent; what was sent already stays. */
  takeBack(id: string): void;
  /** The match as the viewer saw it after so many moves. */
  viewAt(ply: number): Promise<ViewAt>;
  /** What would be good for me now; rejected with a `Trouble`. */
  hint(): Promise<Hint>;
  /** A legal move beside the best one; rejected with a `Trouble`. Left out where nobody is guided. */
  compare?(move: string): Promise<Comparison>;
  /** What a bot thought in its last turn, as far as I may know; rejected with a `Trouble`. */
  thoughts(seat: Seat): Promise<Thoughts>;
  /** The match in the record format, as far as the viewer may read it. */
  record(): Promise<string>;
  /**
   * The position as I know it, to be analysed, by word of whoever keeps the table; rejected with a `HouseError` while
   * I play a rated game. Left out where the page may imagine it itself.
   */
  position?(): Promise<string>;
  /** Shows the secrets of the player who has the device now. */
  lift(): void;
  /** Says goodbye to the others; the seat stays mine and I can come back. */
  leave(): Promise<void>;
  /** Lets go of workers and sockets; nothing is lost. */
  close(): void;
}

/** Whether somebody learns at a table: there is no game to be won, given up or counted. */
export function isTaught({ home }: Pick<TableSession, 'home'>): boolean {
  return home === 'lesson' || home === 'puzzle';
}

/** The state of a table nobody has answered for yet. */
export const UNOPENED: TableState = {
  connection: 'opening',
  table: null,
  you: 'spectator',
  mine: [],
  entries: [],
  now: null,
  watchers: 0,
  talk: { lines: [], speak: 'no', you: null },
  curtain: null,
  thinking: false,
  unkept: false,
  pending: [],
  trouble: null,
  line: 0,
};

/** What a refusal of the rules or of the table is to the page. */
export function troubleOf({ code, clause, message }: Refusal): Trouble {
  return { code, clause, sentence: message };
}

/** Trouble for which the page has words by its code alone. */
export function troubleBy(code: string): Trouble {
  return { code, clause: null, sentence: code };
}
