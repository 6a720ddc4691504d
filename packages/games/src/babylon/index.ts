import type { Game } from '@nabu/kernel';
import type { Options } from './box.ts';
import { UNDER_BRIDGE } from './box.ts';
import { census } from './census.ts';
import { result } from './ending.ts';
import type { Event } from './events.ts';
import { actors, moves, sample } from './moves.ts';
import { chance, format, parse } from './notation.ts';
import { play } from './play.ts';
import { readPosition, writePosition } from './position.ts';
import { refuse } from './refuse.ts';
import { ranking, scores, tieBreak } from './scoring.ts';
import { setup } from './setup.ts';
import { imagine, type View, view, witness } from './sight.ts';
import { copy, type State } from './state.ts';
import { type Move, VOCABULARY } from './vocabulary.ts';

export * from './advice.ts';
export * from './box.ts';
export { priceOf, supportsAt, withOpen } from './build.ts';
export { moveLike } from './census.ts';
export {
  canSpan,
  findDecorations,
  inLineAfter,
  inSupply,
  MOST_DECORATIONS,
} from './decorations.ts';
export type { Event } from './events.ts';
export {
  columnLevel,
  FREE,
  footprint,
  gardenAt,
  has,
  REACH,
  SHOWING,
  STATUES,
  topLevel,
} from './garden.ts';
export { positionItem } from './garden-text.ts';
export { flowersHidden, itemsHidden, pointsHidden, surveyHiding } from './hiding.ts';
export { BRIDGE, FOUNTAIN, type Item, type ItemKind, STAIRWAY, STATUE } from './items.ts';
export { type Laid, SUPPORTS, type Support } from './laid.ts';
export {
  type Cell,
  cellName,
  cellNamed,
  cellOfPlace,
  columnOf,
  cornerOver,
  type Direction,
  isPlace,
  PLACES,
  reaches,
  rowOf,
  type Side,
  STEP,
  type Stack,
  spacesOf,
  stackName,
  stackNamed,
  TO_CORNER,
} from './map.ts';
export type { Income, SideIncome } from './quarry.ts';
export { CATEGORY_CLAUSES, type Earning, type Reckoning, type Tally } from './scoring.ts';
export { type GardenView, type StackView, standIn, type View, view } from './sight.ts';
export type { Phase, State } from './state.ts';
export {
  CATEGORIES,
  type Category,
  categoryPoints,
  flowersSeen,
  itemsSeen,
  survey,
} from './survey.ts';
export {
  ALL_CORNERS,
  BLANK,
  CORNER_WORDS,
  type Corner,
  flowerOf,
  materialOf,
  NO_TILE,
  symbolAt,
  type Tile,
  type Turns,
  tileName,
} from './tiles.ts';
export { type UnpaidPlace, unpaidPlaces } from './unpaid.ts';
export {
  type BuildMove,
  type Laying,
  type Move,
  type MoveType,
  moveOf,
  type PairMove,
  pairIndex,
  pairsAt,
  type Source,
  STATUE_AT,
} from './vocabulary.ts';

/** Babylon, for two to four; a state knows its version, so that all functions follow the rules it began under. */
export const babylon: Game<State, Move, View, Event, Options> = {
  id: 'babylon',
  rules: 2,
  seats: { min: 2, max: 4 },
  options: {
    strictSupplies: { preset: false, values: [false, true] }, // [S7]
    highestPoint: { preset: 'squared', values: ['squared', 'doubled'] }, // [V9]
    underBridge: { preset: 'clear', values: UNDER_BRIDGE }, // [I7]
  },
  vocabulary: VOCABULARY,
  setup: (table, rng, tell) => setup(2, table, rng, tell), // [S1]-[S7]
  actors, // [T2]
  moves,
  play, // [D1]-[I13]
  copy,
  sample,
  view, // [K1]-[K3]
  witness,
  imagine,
  scores, // [V1]-[V10]
  ranking, // [E2]-[E4]
  tieBreak, // [E3]
  result, // [E1]
  refuse,
  notation: {
    ...{ format, parse, chance, writePosition },
    readPosition: (text, table) => readPosition(2, text, table),
  },
  census,
};

/** The first version of the rules: a bridge counts by its ends only, and a hidden statue lends no line. [V1] [I11] */
export const babylon1: typeof babylon = {
  ...babylon,
  rules: 1,
  setup: (table, rng, tell) => setup(1, table, rng, tell),
  notation: {
    ...babylon.notation,
    readPosition: (text, table) => readPosition(1, text, table),
  },
};

/** Every version of the rules, the newest first. */
export const versions = [babylon, babylon1] as const;
