import { popcount, type Seat } from '@nabu/kernel';
import { type Kind, SOURCES } from './box.ts';
import { HEX_COUNT, type Hex, type Topology, topologyOf } from './map.ts';
import { type State, SYMBOL_SETS, TOKEN_KINDS, tokenOf } from './state.ts';
import { isCity, isField, isZiggurat, type Tile, ZIGGURAT } from './tiles.ts';

/** What is agreed before anything is laid down. */
export interface Agreed {
  readonly seats: number;
  readonly ground: string;
  readonly riverOpens: boolean;
}

/** A table with these tiles on it and nothing else: no tokens, no cards, no points. */
export function layTable(agreed: Agreed, tiles: readonly Tile[]): State {
  const { seats, ground, riverOpens } = agreed;
  const { landWords, riverWords } = topologyOf(ground);
  const state: State = {
    seats,
    ground,
    riverOpens,
    turns: 0,
    turn: 0,
    phase: 'place',
    chooser: 0,
    placed: [0, 0, 0, 0, 0],
    ending: null,
    tiles: tiles.slice(),
    tokens: zeros(HEX_COUNT),
    stands: zeros(seats * TOKEN_KINDS),
    reserves: zeros(seats * TOKEN_KINDS),
    points: zeros(seats * SOURCES.length),
    won: zeros(seats * SYMBOL_SETS),
    display: 0,
    held: zeros(seats),
    spent: 0,
    land: landWords.slice(),
    landLeft: sizeOf(landWords),
    river: riverWords.slice(),
    riverLeft: sizeOf(riverWords),
    fields: 0,
    openFields: zeros(seats),
    touched: zeros(seats),
    bare: [],
    citiesLeft: 0,
    waiting: [],
  };
  takeStock(state);
  return state;
}

function zeros(length: number): number[] {
  return new Array<number>(length).fill(0);
}

function sizeOf(words: readonly number[]): number {
  let size = 0;
  for (const word of words) size += popcount(word);
  return size;
}

/** Counts what lies on sites and ziggurat hexes; fields are never surrounded, so have no count. */
function takeStock(state: State): void {
  const { sites, ziggurats, landAround } = topologyOf(state.ground);
  const { tiles, land } = state;
  state.bare = landAround.slice();
  for (let i = 0; i < landAround.length; i++) {
    const hex = i < sites.length ? sites[i] : ziggurats[i - sites.length];
    const tile = tiles[hex];
    if (isCity(tile)) state.citiesLeft++;
    else if (!isZiggurat(tile)) state.bare[i] = 0;
    if (isField(tile)) state.fields |= 1 << i;
    if (tile === 0) continue;
    land[hex >> 5] &= ~(1 << (hex & 31));
    state.landLeft--;
  }
}

/**
 * Sets a token down on a hex and keeps up what is worked out from the board, cities and ziggurats
 * that are now surrounded included. Returns whether a ziggurat is beside it. [P8]
 */
export function setDown(state: State, seat: Seat, kind: Kind, hex: Hex): boolean {
  const topology = topologyOf(state.ground);
  const onRiver = topology.river[hex] === 1;
  occupy(state, topology, hex, onRiver);
  state.tokens[hex] = tokenOf(seat, kind);

  const { tiles, bare, waiting } = state;
  let besideZiggurat = false;
  const near = topology.near[hex];
  for (let i = 0; i < near.length; i++) {
    const other = near[i];
    const tile = tiles[other];
    if (tile === 0) continue;
    const slot = topology.slot[other];
    if (isCity(tile)) {
      if (!onRiver && --bare[slot] === 0) wait(waiting, other);
    } else if (isField(tile)) {
      if (!onRiver || state.riverOpens) state.openFields[seat] |= 1 << slot;
    } else {
      besideZiggurat = true;
      state.touched[seat] |= 1 << slot;
      const covered = !onRiver && --bare[topology.sites.length + slot] === 0;
      if (covered && tile === ZIGGURAT) wait(waiting, other);
    }
  }
  return besideZiggurat;
}

/** A hex is free no more; a field on it is taken. */
function occupy(state: State, topology: Topology, hex: Hex, onRiver: boolean): void {
  const clear = ~(1 << (hex & 31));
  if (onRiver) {
    state.river[hex >> 5] &= clear;
    state.riverLeft--;
  } else if (state.tiles[hex] === 0) {
    state.land[hex >> 5] &= clear;
    state.landLeft--;
  } else takeField(state, topology.slot[hex], hex);
}

/** A field leaves the game; nobody may enter it any more. [F3] */
function takeField(state: State, slot: number, hex: Hex): void {
  const kept = ~(1 << slot);
  state.tiles[hex] = 0;
  state.fields &= kept;
  for (let seat = 0; seat < state.seats; seat++) state.openFields[seat] &= kept;
}

/** Adds to an ascending list. */
function wait(waiting: Hex[], hex: Hex): void {
  let i = waiting.length;
  waiting.push(hex);
  for (; i > 0 && waiting[i - 1] > hex; i--) waiting[i] = waiting[i - 1];
  waiting[i] = hex;
}

/** A city tile leaves the board; its hex is free land at once. [S8] */
export function takeCity(state: State, hex: Hex): void {
  state.tiles[hex] = 0;
  state.land[hex >> 5] |= 1 << (hex & 31);
  state.landLeft++;
  state.citiesLeft--;
}
