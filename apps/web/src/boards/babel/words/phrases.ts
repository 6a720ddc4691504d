import type { Seat } from '@nabu/kernel';
import type { CommonPhrases, DenyPhrases, LogPhrases } from '../../common/words.ts';
import type { Event, Level, Nation } from '../rules.ts';
import type { CensusPhrases } from './census.ts';
import type { SpokenPhrases } from './spoken.ts';

/** How the sentences of one language name things. */
export interface Speaker {
  /** A player's name. */
  name(seat: Seat): string;
  /** A nation, as in "the Medes". */
  nation(nation: Nation): string;
  /** Cards by nation: "2 Medes and 1 Persian". */
  cards(nations: readonly Nation[]): string;
  /** A piece in the game's notation, such as `T1:H`. */
  piece(piece: string): string;
}

type EventPhrases = LogPhrases<Event, Speaker>;

/** What the labels of moves are made of: facts read from the view. */
interface MovePhrases {
  walk(site: string): string;
  deploy(nation: string): string;
  build(level: number, stack: string): string;
  buildStarter: string;
  migrate(from: string, to: string): string;
  assyrians(level: number): string;
  hittites(level: number): string;
  medes(count: number, nation: string): string;
  persians(level: number, stack: string): string;
  sumerians(count: number, nation: string): string;
  half(nation: string, lost: number, of: number): string;
  drop(nation: string): string;
  end: string;
  /** Added when a row has several runs of the nation. */
  run(number: number): string;
}

/** What is to be decided now. */
interface PromptPhrases {
  readonly over: string;
  readonly watching: string;
  readonly waiting: string;
  readonly rivalDrops: string;
  drop(count: number): string;
  readonly quarry: string;
  readonly starter: string;
  readonly act: string;
}

/** The sentences of the text board. */
interface DescribePhrases {
  turn(name: string): string;
  drops(name: string, count: number): string;
  readonly endPhase: string;
  total(name: string, total: number, hand: number): string;
  pawn(name: string, site: string | null): string;
  starter(name: string): string;
  hand(cards: string): string;
  site(site: string, level: number, gaps: string, row: string): string;
  stack(name: string, cards: string): string;
  piles(deck: number, known: string, draw: number, discards: string): string;
  readonly nothing: string;
}

/** The labels that stand on the board, in the tray and on a seat. */
interface LabelPhrases {
  readonly board: string;
  readonly actions: string;
  readonly hand: string;
  readonly emptyHand: string;
  readonly noHand: string;
  readonly yourStack: string;
  readonly rivalStack: string;
  stackOf(name: string): string;
  readonly deck: string;
  readonly known: string;
  readonly draw: string;
  /** Where room is scarce. */
  readonly drawShort: string;
  readonly deckShort: string;
  readonly discards: string;
  readonly starter: string;
  readonly temples: string;
  readonly migrate: string;
  readonly migrateFrom: string;
  readonly migrateTo: string;
  readonly migrateHere: string;
  readonly cancel: string;
  readonly close: string;
  readonly endTurn: string;
  readonly deployHere: string;
  readonly walkHere: string;
  readonly nextFirst: string;
  readonly keys: string;
  readonly keyList: readonly (readonly [key: string, meaning: string])[];
  /** What the gauge says before and in the end phase. */
  readonly goal: string;
  readonly goalEnd: string;
  readonly goalShort: string;
  readonly goalEndShort: string;
  readonly ends: string;
  readonly beginsEndPhase: string;
  cards(count: number): string;
  drops(count: number): string;
  more(count: number): string;
  site(site: string, level: number, row: string): string;
  siteOf(name: string): (site: string, level: number, row: string) => string;
  /** A run at the site of the pawn, where it can be used; and one elsewhere. */
  runAt(nation: string, length: number, site: string): string;
  runAway(nation: string, length: number, site: string): string;
  card(nation: string, count: number, power: string): string;
  stack(name: string, cards: string): string;
  grew(points: number, level: Level | number, site: string): string;
  fell(points: number, site: string): string;
  pawnAt(site: string | null): string;
}

/** Everything that Babel says in one language. */
export interface Phrases extends CommonPhrases {
  /** By nation. */
  readonly nations: readonly string[];
  /** Cards of one nation: "1 Persian", "2 Medes". */
  nationCards(count: number, nation: Nation): string;
  and(items: readonly string[]): string;
  /** By nation: a site of that nation, as in "at the Medes". */
  readonly sites: readonly string[];
  /** By nation: what its ability does, in a word or two. */
  readonly powers: readonly string[];
  readonly events: EventPhrases;
  readonly moves: MovePhrases;
  /** What a move takes away from somebody. */
  readonly denies: DenyPhrases<'takes' | 'weakens' | 'blocks'>;
  /** A temple, as a source of points. */
  templeAt(site: string): string;
  readonly prompts: PromptPhrases;
  readonly describe: DescribePhrases;
  readonly labels: LabelPhrases;
  readonly spoken: SpokenPhrases;
  readonly census: CensusPhrases;
}
