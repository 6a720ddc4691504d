import type { ClauseId, Seat, Tell } from '@nabu/kernel';
import { NOBLE_POINTS, type Source } from './box.ts';
import { holds } from './cards.ts';
import type { Event } from './events.ts';
import { type Hex, nameOf, topologyOf } from './map.ts';
import { nobleCount } from './networks.ts';
import { award, citiesOf, ownerOf, type State, SYMBOL_SETS } from './state.ts';
import { takeCity } from './table.ts';
import { isCity, SCORED_ZIGGURAT, tileText } from './tiles.ts';

/** Gives points and says for what. */
export function score(
  state: State,
  seat: Seat,
  [source, clause]: readonly [Source, ClauseId],
  points: number,
  pieces: readonly string[],
  tell?: Tell<Event>,
): void {
  award(state, seat, source, points);
  tell?.({ type: 'scored', seat, points, clause, pieces, source });
}

/** Scratch: tokens beside a city or ziggurat, by seat. */
const beside = [0, 0, 0, 0];

/**
 * Counts each seat's tokens beside a hex, rivers included, into `beside`; returns the seat with
 * strictly the most, or -1 when several share the most. [S5] [S9]
 */
export function countBeside(state: State, hex: Hex): Seat {
  beside.fill(0);
  const near = topologyOf(state.ground).near[hex];
  for (let i = 0; i < near.length; i++) {
    const owner = ownerOf(state.tokens[near[i]]);
    if (owner >= 0) beside[owner]++;
  }
  let best = 0;
  let tied = false;
  for (let seat = 1; seat < state.seats; seat++) {
    if (beside[seat] === beside[best]) tied = true;
    else if (beside[seat] > beside[best]) {
      best = seat;
      tied = false;
    }
  }
  return tied ? -1 : best;
}

/** Scores a surrounded city or ziggurat; true when its winner must now take a card. [S2] */
export function scorePlace(state: State, hex: Hex, tell?: Tell<Event>): boolean {
  if (!isCity(state.tiles[hex])) return scoreZiggurat(state, hex, tell);
  scoreCity(state, hex, tell);
  return false;
}

function scoreCity(state: State, hex: Hex, tell?: Tell<Event>): void {
  const symbols = state.tiles[hex];
  tell?.({ type: 'scoring', hex: nameOf(hex), place: 'city' });
  scoreNobles(state, hex, symbols, tell);
  const winner = countBeside(state, hex);
  takeCity(state, hex);
  if (winner >= 0) state.won[winner * SYMBOL_SETS + symbols]++;
  tell?.({
    type: 'city',
    hex: nameOf(hex),
    symbols: tileText(symbols),
    winner: winner < 0 ? null : winner,
    beside: beside.slice(0, state.seats),
  });
  if (winner >= 0) scoreHoldings(state, tell);
}

/** Step A: every seat's nobles, also when the tile is then discarded. [S3] */
function scoreNobles(state: State, hex: Hex, symbols: number, tell?: Tell<Event>): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const found: Hex[] | undefined = tell && [];
    const count = nobleCount(state, hex, symbols, seat, found);
    if (count === 0) continue;
    const pieces = found?.sort((a, b) => a - b).map(nameOf) ?? [];
    score(state, seat, NETWORKS, NOBLE_POINTS * count, pieces, tell);
  }
}

const NETWORKS = ['networks', 'S3'] as const;
const CITIES = ['cities', 'S6'] as const;
const CARD_7 = ['cards', 'K7'] as const;
const NONE: readonly string[] = [];

/** Step B: a tile was won, so everybody scores the tiles in front of them. [S6] [K7] */
function scoreHoldings(state: State, tell?: Tell<Event>): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const cities = citiesOf(state, seat);
    if (cities === 0) continue;
    const pieces = tell ? tilesWon(state, seat) : NONE;
    score(state, seat, CITIES, cities, pieces, tell);
    if (cities >= 2 && holds(state, seat, 7))
      score(state, seat, CARD_7, cities >> 1, ['card 7', ...pieces], tell);
  }
}

/** The city tiles in front of a seat, by their symbols. */
export function tilesWon({ won }: State, seat: Seat): string[] {
  const tiles: string[] = [];
  for (let symbols = 1; symbols < SYMBOL_SETS; symbols++)
    for (let i = won[seat * SYMBOL_SETS + symbols]; i > 0; i--) tiles.push(tileText(symbols));
  return tiles;
}

/** A ziggurat is scored once and stays; on a tie nobody takes a card. [S9] [S10] */
function scoreZiggurat(state: State, hex: Hex, tell?: Tell<Event>): boolean {
  tell?.({ type: 'scoring', hex: nameOf(hex), place: 'ziggurat' });
  state.tiles[hex] = SCORED_ZIGGURAT;
  const winner = countBeside(state, hex);
  tell?.({
    type: 'ziggurat',
    hex: nameOf(hex),
    winner: winner < 0 ? null : winner,
    beside: beside.slice(0, state.seats),
  });
  if (winner < 0 || state.display === 0) return false;
  state.phase = 'card';
  state.chooser = winner;
  return true;
}
