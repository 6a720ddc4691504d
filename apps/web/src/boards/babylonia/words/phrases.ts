import type { Seat } from '@nabu/kernel';
import type { CommonPhrases, DenyPhrases, LogPhrases } from '../../common/words.ts';
import type { River } from '../geometry.ts';
import type { Card, Event, Kind, TokenName } from '../rules.ts';
import type { CensusPhrases } from './census.ts';
import type { SpokenPhrases } from './spoken.ts';

/** How the sentences of one language name things. */
export interface Speaker {
  /** A player's name. */
  name(seat: Seat): string;
  /** A kind of token, as in "a merchant". */
  token(token: TokenName): string;
  /** Tokens by kind: "2 merchants and 1 farmer". */
  tokens(tokens: readonly TokenName[]): string;
  card(card: Card): string;
}

type EventPhrases = LogPhrases<Event, Speaker>;

/** The name of a Ziggurat Card and what it does. */
interface CardPhrases {
  readonly name: string;
  readonly text: string;
}

/** What the labels of moves are made of. */
interface MovePhrases {
  place(token: string, hex: string): string;
  placeDown(token: string, hex: string): string;
  score(place: string): string;
  card(card: Card, name: string): string;
  readonly done: string;
  readonly again: string;
  readonly rest: string;
}

/** What is to be decided now. */
interface PromptPhrases {
  readonly over: string;
  readonly watching: string;
  waiting(phase: 'place' | 'score' | 'card' | 'again'): string;
  readonly first: string;
  readonly second: string;
  readonly begin: string;
  readonly one: string;
  readonly last: string;
  readonly more: string;
  readonly done: string;
  readonly score: string;
  readonly card: string;
  readonly again: string;
}

/** How hexes and what lies on them are named. */
interface PlacePhrases {
  city(symbols: string): string;
  readonly ziggurat: string;
  readonly scoredZiggurat: string;
  field(value: number): string;
  cityField(now: number): string;
  readonly land: string;
  readonly river: string;
  readonly unused: string;
  token(token: string, name: string): string;
  hidden(name: string): string;
  ownHidden(token: string): string;
  beside(places: string): string;
  and(items: readonly string[]): string;
}

/** The sentences of the text board. */
interface DescribePhrases {
  turn(name: string): string;
  player(name: string, total: number, cities: string, stand: number, reserve: number): string;
  stand(tokens: string): string;
  reserve(tokens: string): string;
  cards(name: string, cards: string): string;
  display(cards: string): string;
  city(hex: string, symbols: string, open: string, beside: string): string;
  ziggurat(hex: string, open: string, beside: string): string;
  scored(hex: string): string;
  fields(fields: string): string;
  tokens(name: string, tokens: string): string;
  readonly faceDown: string;
  waiting(places: string): string;
  readonly surrounded: string;
  open(hexes: string): string;
  readonly nothing: string;
  readonly spent: string;
}

/** How points are explained, before and after they are scored. */
interface ReasonPhrases {
  /** "12 = 3 merchants + 3 priests". */
  sum(points: number, parts: readonly string[]): string;
  nobles(count: number, kind: Kind): string;
  ziggurats(count: number): string;
  field(points: number): string;
  cities(count: number): string;
  card(card: Card): string;
  takesCity(name: string, tokens: number): string;
  readonly cityTied: string;
  choosesCard(name: string, tokens: number): string;
  readonly cardTied: string;
  took(name: string, card: Card, cardName: string): string;
  surrounds(place: string): string;
  readonly nothing: string;
}

/** The labels that stand on the board, in the tray and on a seat. */
interface LabelPhrases {
  readonly board: string;
  readonly map: string;
  readonly rivers: { readonly [river in River]: string };
  readonly north: string;
  readonly unused: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whole: string;
  readonly cards: string;
  readonly close: string;
  readonly cancel: string;
  readonly stand: string;
  readonly noStand: string;
  readonly emptyStand: string;
  readonly actions: string;
  readonly done: string;
  readonly placeHere: string;
  readonly chooseToken: string;
  ownedBy(name: string): string;
  readonly spent: string;
  reserve(count: number): string;
  standSize(count: number): string;
  citiesWon(count: number): string;
  readonly ifNow: string;
  readonly leads: string;
  readonly tied: string;
  besideOne(count: number): string;
  openLeft(count: number): string;
  readonly surrounded: string;
  readonly scoredBefore: string;
  touches(count: number): string;
  readonly fieldOpen: string;
  readonly fieldShut: string;
  readonly scoring: string;
  citiesLeft(count: number): string;
  readonly keys: string;
  readonly keyList: readonly (readonly [key: string, meaning: string])[];
}

/** Everything that Babylonia says in one language. */
export interface Phrases extends CommonPhrases {
  /** By kind: one of them, several of them. */
  readonly tokens: readonly (readonly [one: string, many: string])[];
  /** By kind: the symbol on a city. */
  readonly symbols: readonly string[];
  readonly cards: { readonly [card in Card]: CardPhrases };
  readonly events: EventPhrases;
  readonly moves: MovePhrases;
  /** What a move takes away from somebody. */
  readonly denies: DenyPhrases<'card' | 'blocks'>;
  readonly sources: { readonly [id: string]: string };
  readonly prompts: PromptPhrases;
  readonly places: PlacePhrases;
  readonly describe: DescribePhrases;
  readonly reasons: ReasonPhrases;
  readonly labels: LabelPhrases;
  readonly spoken: SpokenPhrases;
  readonly census: CensusPhrases;
}
