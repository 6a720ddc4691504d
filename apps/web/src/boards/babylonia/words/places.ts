import { type Hex, playedOn } from '../geometry.ts';
import {
  CITY_FIELD,
  fieldPays,
  inPlay,
  isCity,
  isRiver,
  isZiggurat,
  type Kind,
  kindOf,
  nameOf,
  ownerOf,
  SCORED_ZIGGURAT,
  symbolsOf,
  topologyOf,
  type View,
} from '../rules.ts';
import type { Phrases } from './phrases.ts';

/** A text with a capital at its beginning. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The symbols of a city as text. */
export function symbolsText(phrases: Phrases, tile: number): string {
  return phrases.places.and(symbolsOf(tile).map((kind) => phrases.symbols[kind]));
}

/** One token of a kind, as in "a merchant". */
export function tokenText(phrases: Phrases, kind: Kind): string {
  return phrases.tokens[kind][0];
}

/** What lies on a hex, in words. */
export function tileWords(phrases: Phrases, view: View, hex: Hex): string {
  const say = phrases.places;
  const tile = view.tiles[hex];
  if (isCity(tile)) return say.city(symbolsText(phrases, tile));
  if (isZiggurat(tile)) return tile === SCORED_ZIGGURAT ? say.scoredZiggurat : say.ziggurat;
  return (tile === CITY_FIELD ? say.cityField : say.field)(fieldPays(view, tile));
}

function contentWords(phrases: Phrases, view: View, hex: Hex, names: readonly string[]): string {
  const say = phrases.places;
  if (!inPlay(view.ground, hex)) return say.unused;
  const token = view.tokens[hex];
  if (token === 0) {
    if (view.tiles[hex] !== 0) return tileWords(phrases, view, hex);
    return isRiver(view.ground, hex) ? say.river : say.land;
  }
  const owner = ownerOf(token);
  const kind = kindOf(token);
  const name = names[owner] ?? String(owner + 1);
  if (kind === null) return say.hidden(name);
  const text = tokenText(phrases, kind);
  return isRiver(view.ground, hex) ? say.ownHidden(text) : say.token(text, name);
}

/** The name of a hex, what lies on it and the tiles beside it. */
export function hexLabel(phrases: Phrases, view: View, hex: Hex, names: readonly string[]): string {
  const content = contentWords(phrases, view, hex, names);
  const { near } = topologyOf(view.ground);
  const places = near[hex].filter((other) => view.tiles[other] !== 0);
  const around = places.map((other) => `${tileWords(phrases, view, other)} (${nameOf(other)})`);
  const tail = around.length > 0 ? `, ${phrases.places.beside(phrases.places.and(around))}` : '';
  return `${nameOf(hex)}: ${content}${tail}`;
}

/** Every hex in play. */
export function playedHexes(view: View): readonly Hex[] {
  return playedOn(view.ground);
}
