import type { Seat } from '@nabu/kernel';
import type { CommonPhrases, DenyPhrases, LogPhrases } from '../../common/words.ts';
import type { Category, Effect, Event, Income, Item, Tile } from '../rules.ts';
import type { CensusPhrases } from './census.ts';
import type { QuarryPhrases } from './quarry.ts';
import type { SpokenPhrases } from './spoken.ts';

/** How the sentences of one language name things. */
export interface Speaker {
  /** A player's name. */
  name(seat: Seat): string;
  /** A tile: "the granite tile with the pink flower". */
  tile(tile: Tile): string;
  /** A piece in the game's notation, such as `bridge c4-e4`. */
  piece(piece: string): string;
  /** The spaces of an item. */
  cells(cells: Item['cells']): string;
}

type EventPhrases = LogPhrases<Event, Speaker>;

/** What the labels of moves are made of. */
interface MovePhrases {
  remove(stack: string): string;
  dig(stack: string, tile: string, income: number): string;
  build(source: string, cell: string, level: number, turns: number, open: string | null): string;
  symbol(cell: string, symbol: string): string;
  item(item: string, cells: string): string;
  readonly done: string;
  readonly store: string;
  readonly storeOver: string;
  readonly discard: string;
}

/** What is to be decided now. */
interface PromptPhrases {
  readonly over: string;
  readonly watching: string;
  readonly waiting: string;
  remove(left: number): string;
  readonly dig: string;
  readonly build: string;
  readonly decorate: string;
  readonly store: string;
}

/** The sentences of the text board. */
interface DescribePhrases {
  turn(name: string, round: number, rounds: number): string;
  readonly over: string;
  token(effect: string): string;
  emptyStack(stack: string): string;
  player(name: string, points: number, stock: number, kept: string | null): string;
  laid(tile: string, cell: string, level: number, open: string | null): string;
  item(item: string, cells: string, levels: string): string;
  readonly noTiles: string;
  dug(tile: string): string;
}

/** The labels that stand on the board, in the tray and on a seat. */
interface LabelPhrases {
  readonly sights: {
    readonly garden: string;
    readonly 'ground-plan': string;
    readonly quarry: string;
    readonly points: string;
  };
  readonly sightsOf: string;
  gardenOf(name: string): string;
  groundPlanOf(name: string): string;
  openGarden(name: string): string;
  readonly myGarden: string;
  readonly quarry: string;
  readonly tally: string;
  readonly total: string;
  /** How many points a category has, and how they come about. */
  counted(points: number, formula: string | null): string;
  readonly bare: string;
  readonly noPieces: string;
  readonly gardenHint: string;
  readonly gardenLost: string;
  readonly gardenNone: string;
  readonly gardenLoading: string;
  readonly turnLeft: string;
  readonly turnRight: string;
  readonly nearer: string;
  readonly farther: string;
  readonly home: string;
  readonly above: string;
  readonly newTile: string;
  readonly keptTile: string;
  /** The same under a picture of the tile, where there is little room. */
  readonly newShort: string;
  readonly keptShort: string;
  readonly noTile: string;
  readonly items: string;
  readonly noItems: string;
  readonly alter: string;
  readonly alterWhere: string;
  alterTo(cell: string): string;
  readonly rotate: string;
  level(level: number): string;
  /** The button that goes on to the next level. */
  nextLevel(level: number): string;
  readonly allCorners: string;
  /** Which corner stays open, as a short word on a button. */
  openCorner(corner: string): string;
  /** The button that leaves another corner open. */
  nextCorner(now: string): string;
  readonly buildHere: string;
  readonly notHere: string;
  readonly whyNot: string;
  /** Too few pillars for the place aimed at. */
  needs(pillars: number, stock: number): string;
  /** Too few pillars for any place. */
  needsAnywhere(pillars: number, stock: number): string;
  cost(singles: number, left: number): string;
  pillars(singles: number, doubles: number, statues: number): string;
  readonly belvedere: string;
  hides(pieces: string): string;
  points(points: number): string;
  readonly choosePlace: string;
  stock(singles: number): string;
  doubles(count: number): string;
  readonly storage: string;
  readonly token: string;
  readonly dig: string;
  readonly remove: string;
  readonly done: string;
  readonly store: string;
  readonly discard: string;
  readonly keys: string;
  readonly keyList: readonly (readonly [key: string, meaning: string])[];
  round(round: number, rounds: number): string;
  /** The same with hardly any room. */
  roundShort(round: number, rounds: number): string;
  place(cell: string, level: number, levels: number, cost: number): string;
  /** A place where nothing can be laid, or only with more pillars than there are. */
  noPlace(cell: string, needs: number | null): string;
  itemHere(label: string, points: number): string;
  stack(stack: string, height: number, tile: string): string;
  readonly stackEmpty: string;
  income(income: Income): string;
  tags(count: number): string;
  kept(tile: string): string;
}

/** Everything that Babylon says in one language. */
export interface Phrases extends CommonPhrases {
  /** By material, the starting tile last. */
  readonly materials: readonly string[];
  /** By flower: "white flower". */
  readonly flowers: readonly string[];
  /** By symbol: the item that it stands for. */
  readonly symbols: readonly string[];
  readonly belvedere: string;
  /** By corner, clockwise from the north-west. */
  readonly corners: readonly string[];
  readonly effects: {
    readonly [effect in Effect]: { readonly name: string; readonly text: string };
  };
  readonly categories: { readonly [category in Category]: string };
  tile(material: string, flower: string, symbols: string): string;
  and(items: readonly string[]): string;
  /** A piece and the spaces it stands on: "bridge at c4 and e4". */
  pieceAt(piece: string, cells: string): string;
  tilePiece(material: string, flower: string, cell: string, level: number): string;
  readonly events: EventPhrases;
  readonly moves: MovePhrases;
  /** What a move takes away from somebody. */
  readonly denies: DenyPhrases<'tile' | 'blocks'>;
  readonly prompts: PromptPhrases;
  readonly describe: DescribePhrases;
  readonly labels: LabelPhrases;
  readonly quarry: QuarryPhrases;
  readonly spoken: SpokenPhrases;
  readonly census: CensusPhrases;
}
