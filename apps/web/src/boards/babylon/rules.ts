import {
  babylon,
  cellOfPlace,
  PLACES as PLACE_COUNT,
  type State,
  type View,
} from '@nabu/games/babylon';
import { rngFrom } from '@nabu/kernel';

export {
  ALL_CORNERS as CORNERS,
  BLANK,
  type BuildMove,
  babylon,
  CATEGORIES,
  type Category,
  type Cell,
  type Corner,
  cellName,
  cellNamed,
  columnOf,
  digPays,
  EFFECTS,
  type Effect,
  type Event,
  effectOf,
  FLOWERS,
  type Flower,
  FOUNTAIN,
  flowerOf,
  type GardenView,
  type Income,
  type Item,
  isPlace,
  type Laid,
  type LegalPlace,
  legalPlaces,
  MATERIALS,
  type Move,
  materialOf,
  moveOf,
  type PairMove,
  type Placement,
  pairsAt,
  placement,
  rowOf,
  SIDE,
  type Source,
  type SpaceView,
  STORAGE,
  type Stack,
  type StackView,
  type State,
  SYMBOLS,
  spaces,
  spacesOf,
  stackName,
  stackNamed,
  symbolAt,
  type Tally,
  type Tile,
  TOP_LEVEL,
  type Turns,
  tally,
  tileName,
  type View,
} from '@nabu/games/babylon';

/** The north-west cells of all places, row by row. */
export const PLACES: readonly number[] = Array.from({ length: PLACE_COUNT }, (_, place) =>
  cellOfPlace(place),
);

/** A state that agrees with a view, so that a rule can be asked many times at the price of one. */
export function stateOf(view: View): State {
  return babylon.imagine(view, rngFrom('board'));
}
