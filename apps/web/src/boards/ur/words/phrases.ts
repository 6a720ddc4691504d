import type { Seat } from '@nabu/kernel';
import type { CommonPhrases, DenyPhrases, LogPhrases } from '../../common/words.ts';
import type { Event, Square } from '../rules.ts';
import type { CensusPhrases } from './census.ts';
import type { SpokenPhrases } from './spoken.ts';

/** How the sentences of one language name things. */
interface Speaker {
  /** A player's name. */
  name(seat: Seat): string;
}

/** What a move does besides moving. */
export interface Outcome {
  readonly captures: boolean;
  readonly again: boolean;
}

/** The labels of moves; null is the hand or home. */
interface MovePhrases {
  go(from: Square | null, to: Square | null, outcome: Outcome): string;
  /** A piece that is not there, or that the roll does not move. */
  stuck(from: Square | null): string;
  readonly pass: string;
}

/** What is to be decided now. */
interface PromptPhrases {
  readonly over: string;
  readonly watching: string;
  readonly waiting: string;
  move(roll: number): string;
  /** Nothing can move; a roll of 0 says it all. */
  pass(roll: number): string;
}

/** The sentences of the text board. */
interface DescribePhrases {
  won(name: string): string;
  turn(name: string, roll: number): string;
  side(name: string, hand: number, home: number, pieces: number): string;
  /** The squares with a player's pieces, in the order of the path. */
  on(name: string, squares: string): string;
  piece(square: Square, position: number, rosette: boolean): string;
  readonly none: string;
  path(first: string): string;
}

/** The labels that stand on the board, in the tray and on a seat. */
interface LabelPhrases {
  readonly board: string;
  readonly actions: string;
  hand(name: string, count: number): string;
  home(name: string, count: number, pieces: number): string;
  square(square: Square, rosette: boolean, owner: string | null): string;
  /** What a press on this would do. */
  leads(label: string, move: string): string;
  rolled(name: string, roll: number): string;
  youRolled(roll: number): string;
  /** The viewer, beside the dice. */
  readonly you: string;
  readonly handShort: string;
  readonly homeShort: string;
  readonly captures: string;
  readonly again: string;
  readonly comesHome: string;
  readonly pass: string;
  /** Why nothing moves. */
  noMove(roll: number): string;
  readonly keys: string;
  readonly keyList: readonly (readonly [key: string, meaning: string])[];
  counts(hand: number, board: number, home: number): string;
}

/** Everything that Ur says in one language. */
export interface Phrases extends CommonPhrases {
  readonly events: LogPhrases<Event, Speaker>;
  readonly moves: MovePhrases;
  readonly denies: DenyPhrases<'moves' | 'passes'>;
  /** Where points come from. */
  readonly sources: { readonly [id: string]: string };
  readonly prompts: PromptPhrases;
  readonly describe: DescribePhrases;
  readonly labels: LabelPhrases;
  readonly spoken: SpokenPhrases;
  readonly census: CensusPhrases;
}
