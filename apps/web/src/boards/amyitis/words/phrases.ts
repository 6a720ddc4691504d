import type { Seat } from '@nabu/kernel';
import type { CommonPhrases, DenyPhrases, LogPhrases } from '../../common/words.ts';
import type { Decision, Event, Owner, Stage } from '../rules.ts';
import type { CensusPhrases } from './census.ts';
import type { ForecastPhrases } from './forecast-phrases.ts';
import type { SpokenPhrases } from './spoken.ts';

/** How the sentences of one language name things. */
export interface Speaker {
  /** A player's name. */
  name(seat: Seat): string;
  /** A city by its number. */
  city(city: number): string;
  /** The owner of a cube. */
  owner(owner: Owner): string;
  /** A channel by its name in the notation, such as `0,3-1,3`. */
  channel(edge: string): string;
}

/** What the log says of every type of event. */
export type EventPhrases = LogPhrases<Event, Speaker>;

/** The labels of moves, made of names that are already in the language. */
interface MovePhrases {
  readonly pass: string;
  readonly keep: string;
  recruit(craft: string, group: number, price: number): string;
  caravan(city: string, camels: number): string;
  field(row: number, resource: string): string;
  temple(temple: string): string;
  procession(temple: string): string;
  irrigate(channel: string): string;
  sell(tokens: string, points: number): string;
  buy(card: string): string;
  court(card: string): string;
  plant(square: string, tile: string): string;
  pay(resource: string): string;
  discard(resource: string): string;
  take(resource: string): string;
  readonly takeCamel: string;
  readonly takeTalent: string;
  swap(gave: string, took: string): string;
}

/** Why something cannot be done, with the numbers of this table. */
interface WhyPhrases {
  talents(needed: number, held: number): string;
  camels(needed: number, held: number): string;
  token(resource: string): string;
  tokens(one: string, other: string): string;
  readonly dry: string;
  quality(needed: number, plant: number, gardeners: number): string;
  gone(card: string): string;
  highest(card: string): string;
  readonly here: string;
  readonly nothingToSell: string;
  /** The same in one or two words, for a small place. */
  readonly short: {
    camels(needed: number): string;
    token(resource: string): string;
    readonly dry: string;
    readonly quality: string;
    readonly gone: string;
    readonly here: string;
    readonly nothingToSell: string;
  };
}

/** What a move would bring, in short. */
interface GistPhrases {
  less(what: string): string;
  more(what: string): string;
  other(name: string, what: string): string;
  expels(owner: string): string;
  neutral(count: number): string;
  /** A row is full: who takes its Gardener, or nobody. */
  reaped(winner: string | null): string;
  readonly noGardener: string;
  forgone(card: string): string;
  flips(plant: string): string;
  next(prompt: string): string;
  readonly nothing: string;
  readonly newRound: string;
  tied: string;
}

/** The sentences of the text board. */
interface DescribePhrases {
  round(round: number, first: string): string;
  turn(name: string): string;
  tiles(left: number, end: number): string;
  passed(names: string): string;
  group(number: number, price: number, cards: string): string;
  player(name: string, points: number): string;
  supply(goods: string): string;
  cards(cards: string): string;
  won(tiles: number): string;
  temple(name: string, cubes: string): string;
  field(row: number, cubes: string, next: string): string;
  city(name: string, deal: string, here: boolean): string;
  square(name: string, floor: number, content: string, watered: boolean): string;
  planted(name: string): string;
  channels(list: string): string;
  court(list: string): string;
  readonly nothing: string;
  readonly none: string;
}

/** The labels that stand on the board, in the tray and on a seat. */
export interface LabelPhrases {
  readonly board: string;
  readonly pages: { readonly city: string; readonly garden: string; readonly caravan: string };
  readonly parts: string;
  readonly crafts: string;
  readonly fields: string;
  readonly temples: string;
  readonly caravan: string;
  readonly court: string;
  /** The same where there is little room. */
  readonly courtShort: string;
  readonly supply: string;
  readonly actions: string;
  round(round: number): string;
  tilesLeft(left: number, end: number): string;
  tilesShort(left: number, end: number): string;
  readonly first: string;
  readonly passed: string;
  readonly stages: { readonly [stage in Stage]: string };
  readonly endOfRound: string;
  readonly free: string;
  readonly faceDown: string;
  group(number: number): string;
  row(row: number): string;
  readonly here: string;
  readonly any: string;
  /** What Babylon buys, and for how much; a sign for water follows. */
  readonly sale: string;
  readonly sells: string;
  readonly asks: string;
  plant(quality: number): string;
  left(count: number): string;
  rewards: readonly (readonly [string, string])[];
  place(place: 1 | 2): string;
  keeps(held: number, limit: number): string;
  favour(points: number): string;
  readonly unused: string;
  readonly confirm: string;
  readonly sell: string;
  readonly pickSale: string;
  readonly pickGift: string;
  readonly pickBoard: string;
  readonly watching: string;
  readonly keys: string;
  readonly keyList: readonly (readonly [key: string, meaning: string])[];
  around(name: string, count: number): string;
  needs(quality: number): string;
  readonly watered: string;
  readonly dry: string;
  canTrade(camels: number): string;
  squares(count: number): string;
  cubes(list: string): string;
}

/** Everything that Amyitis says in one language. */
export interface Phrases extends CommonPhrases {
  /** By number in the box. */
  readonly resources: readonly string[];
  readonly crafts: readonly string[];
  readonly temples: readonly string[];
  readonly court: readonly string[];
  readonly cities: readonly string[];
  readonly neutral: string;
  /** The channel between two terraces, as in "irrigates the channel …". */
  channel(one: string, other: string): string;
  talents(count: number): string;
  camels(count: number): string;
  tokens(count: number, resource: string): string;
  points(count: number): string;
  gardeners(count: number): string;
  tiles(count: number): string;
  card(kind: string, level: number): string;
  readonly anyCard: string;
  and(items: readonly string[]): string;
  /** Why somebody gained something, by clause; empty when it needs no word. */
  readonly causes: { readonly [clause: string]: string };
  readonly events: EventPhrases;
  readonly moves: MovePhrases;
  /** What a move takes away from somebody. */
  readonly denies: DenyPhrases<
    'card' | 'craftsman' | 'garden' | 'channel' | 'field' | 'temple' | 'blocks'
  >;
  readonly why: WhyPhrases;
  readonly gist: GistPhrases;
  readonly sources: { readonly [id: string]: string };
  readonly prompts: {
    readonly over: string;
    readonly watching: string;
    waiting: string;
    readonly ask: { readonly [decision in Decision]?: string };
    readonly tammouz: string;
    readonly babylon: string;
    discard(count: number): string;
    pay(asked: string): string;
  };
  readonly describe: DescribePhrases;
  readonly labels: LabelPhrases;
  readonly spoken: SpokenPhrases;
  readonly census: CensusPhrases;
  readonly forecast: ForecastPhrases;
}
