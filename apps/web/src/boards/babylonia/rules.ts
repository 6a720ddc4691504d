import {
  type Hex,
  inPlay,
  isCity,
  isVacant,
  isZiggurat,
  KINDS,
  type Kind,
  kindOf,
  type Move,
  placing,
  type View,
} from '@nabu/games/babylonia';
import type { Seat, Viewer } from '@nabu/kernel';

export {
  AGAIN,
  CARDS,
  type Card,
  CITY_FIELD,
  cellOf,
  DONE,
  type Event,
  type Forecast,
  fieldPays,
  forecast,
  HEX_COUNT,
  type Hex,
  hexNamed,
  inPlay,
  isCity,
  isField,
  isRiver,
  isVacant,
  isZiggurat,
  KINDS,
  type Kind,
  kindOf,
  MIXES,
  type Move,
  moveLike,
  nameOf,
  opensField,
  ownerOf,
  placing,
  placingNow,
  REST,
  SCORED_ZIGGURAT,
  type Scored,
  SOURCES,
  scoringOf,
  symbolsOf,
  type Tile,
  TOKEN_LETTERS,
  TOKENS,
  type Token as TokenName,
  taking,
  tileText,
  tokensPlaced,
  topologyOf,
  type View,
  zigguratsTouched,
} from '@nabu/games/babylonia';

/** True when a hex has a city or ziggurat that can still be scored, or could be. */
export function isPlace(view: View, hex: Hex): boolean {
  return isCity(view.tiles[hex]) || isZiggurat(view.tiles[hex]);
}

/** City tiles won by one seat, by their symbols, one entry for each tile. */
export function tilesOf(view: View, seat: Seat): readonly number[] {
  return view.sides[seat].won.flatMap((count, tile) => new Array<number>(count).fill(tile));
}

/** How many of some hexes hold each kind of token; unknown kinds are not counted. */
export function kindsOn(view: View, hexes: readonly Hex[]): readonly (readonly [Kind, number])[] {
  const kinds = hexes.map((hex) => kindOf(view.tokens[hex]));
  return KINDS.map((kind) => [kind, kinds.filter((each) => each === kind).length] as const).filter(
    ([, count]) => count > 0,
  );
}

/** The viewer's tokens on the stand, by kind; none for a spectator. */
export function standOf(view: View, viewer: Viewer): readonly number[] {
  return (viewer === 'spectator' ? null : view.sides[viewer].stand) ?? [0, 0, 0, 0];
}

/** The kinds of token that have somewhere to go. */
export function movable(legal: readonly Move[]): readonly Kind[] {
  return KINDS.filter((kind) => legal.some((move) => move.type === 'place' && move.kind === kind));
}

/** A placement that shows why a kind cannot go anywhere: on the first free land hex. */
export function anyPlacing(view: View, kind: Kind): Move {
  const free = view.tokens.findIndex(
    (_, hex) => inPlay(view.ground, hex) && isVacant(view, hex) && view.tiles[hex] === 0,
  );
  return placing(kind, Math.max(0, free));
}
