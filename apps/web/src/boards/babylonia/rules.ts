import {
  isCity,
  isField,
  isZiggurat,
  KINDS,
  type Kind,
  kindOf,
  type Move,
  ownerOf,
  placing,
  topologyOf,
  type View,
} from '@nabu/games/babylonia';
import type { Seat, Viewer } from '@nabu/kernel';
import type { Hex } from './geometry.ts';

export {
  AGAIN,
  CARDS,
  type Card,
  CITY_FIELD,
  DONE,
  type Event,
  type Forecast,
  forecast,
  hexNamed,
  isCity,
  isField,
  isZiggurat,
  KINDS,
  type Kind,
  kindOf,
  type Move,
  nameOf,
  ownerOf,
  placing,
  REST,
  SCORED_ZIGGURAT,
  type Scored,
  scoringOf,
  type Tile,
  TOKENS,
  type Token as TokenName,
  taking,
  topologyOf,
  type View,
} from '@nabu/games/babylonia';

/** The nobles whose symbols a city shows. */
export function symbolsOf(city: number): readonly Kind[] {
  return KINDS.filter((kind) => kind < 3 && ((city >>> kind) & 1) === 1);
}

/** True on a hex of either river. */
export function isRiver(view: View, hex: Hex): boolean {
  return view.ground[hex] === '~';
}

/** True when a hex takes part in this game. */
export function inPlay(view: View, hex: Hex): boolean {
  return view.ground[hex] !== '.';
}

/** True when a hex has a city or ziggurat that can still be scored, or could be. */
export function isPlace(view: View, hex: Hex): boolean {
  return isCity(view.tiles[hex]) || isZiggurat(view.tiles[hex]);
}

/** True when a token might be thought of here: free land, free river, or a crop field. */
export function isOpen(view: View, hex: Hex): boolean {
  return view.tokens[hex] === 0 && (view.tiles[hex] === 0 || isField(view.tiles[hex]));
}

/** City tiles won by one seat, by their symbols, one entry for each tile. */
export function tilesOf(view: View, seat: Seat): readonly number[] {
  return view.sides[seat].won.flatMap((count, tile) => new Array<number>(count).fill(tile));
}

/** City tiles in front of all players. */
export function allTiles(view: View): number {
  return view.sides.reduce((sum, _, seat) => sum + tilesOf(view, seat).length, 0);
}

/** Ziggurats with a token of the seat beside them. */
export function touched(view: View, seat: Seat): readonly Hex[] {
  const { ziggurats, near } = topologyOf(view.ground);
  return ziggurats.filter((hex) => near[hex].some((other) => ownerOf(view.tokens[other]) === seat));
}

/** How many of some hexes hold each kind of token; unknown kinds are not counted. */
export function kindsOn(view: View, hexes: readonly Hex[]): readonly (readonly [Kind, number])[] {
  const kinds = hexes.map((hex) => kindOf(view.tokens[hex]));
  return KINDS.map((kind) => [kind, kinds.filter((each) => each === kind).length] as const).filter(
    ([, count]) => count > 0,
  );
}

/** Tokens beside a hex, by seat. */
export function beside(view: View, hex: Hex): readonly number[] {
  const { near } = topologyOf(view.ground);
  return view.sides.map(
    (_, seat) => near[hex].filter((other) => ownerOf(view.tokens[other]) === seat).length,
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
    (_, hex) => inPlay(view, hex) && isOpen(view, hex) && view.tiles[hex] === 0,
  );
  return placing(kind, Math.max(0, free));
}
