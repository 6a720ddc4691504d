import { lowestBit, nthBit, popcount, type Rng, type Seat } from '@nabu/kernel';
import { STACK_HEIGHT, STACKS } from './box.ts';
import { findDecorations, MOST_DECORATIONS } from './decorations.ts';
import { gardenAt } from './garden.ts';
import { findPlacements, found, foundAt, levelLimit } from './placements.ts';
import { countStacks, nthStack } from './quarry.ts';
import type { State } from './state.ts';
import { NO_TILE } from './tiles.ts';
import {
  buildIndex,
  DIG,
  DISCARD,
  DONE,
  type Move,
  REMOVE,
  SOURCES,
  STORE,
  VOCABULARY,
  WAYS,
} from './vocabulary.ts';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

/** The one player who must decide now; nobody once the game is over. [T2] [T8] */
export function actors(state: State): readonly Seat[] {
  return state.phase === 'over' ? NOBODY : ALONE[state.turn];
}

/** Indices of decorations; filled and read at once. */
const items = new Int32Array(MOST_DECORATIONS);
const TURNS = 4;

/** Every legal move of a seat, in a fixed order: placements, then decorations, then `done`. */
export function moves(state: State, seat: Seat): readonly Move[] {
  const list: Move[] = [];
  if (state.phase === 'over' || seat !== state.turn) return list;
  switch (state.phase) {
    case 'remove':
      addStacks(state, STACK_HEIGHT, REMOVE, list);
      break;
    case 'dig':
      addStacks(state, 1, DIG, list);
      break;
    case 'build':
      addBuilding(state, seat, list);
      break;
    case 'store':
      list.push(VOCABULARY[STORE], VOCABULARY[DISCARD]);
      break;
  }
  return list;
}

function addStacks(state: State, height: number, first: number, list: Move[]): void {
  for (let stack = 0; stack < STACKS; stack++)
    if (state.heights[stack] >= height) list.push(VOCABULARY[first + stack]);
}

function addBuilding(state: State, seat: Seat, list: Move[]): void {
  if (sources(state, seat) > 0 && findPlacements(state, seat) > 0) {
    const limit = levelLimit(state.words, gardenAt(seat));
    for (let source = 0; source < SOURCES.length; source++)
      if (hasSource(state, seat, source))
        for (let level = 1; level <= limit; level++)
          for (let way = 0; way < WAYS; way++) addPlaces(source, level, way, list);
  }
  const count = findDecorations(state, seat, items);
  for (let i = 0; i < count; i++) list.push(VOCABULARY[items[i]]);
  list.push(VOCABULARY[DONE]);
}

function addPlaces(source: number, level: number, way: number, list: Move[]): void {
  for (let word = 0; word < 2; word++)
    for (let places = found[foundAt(level, way) + word]; places !== 0; places &= places - 1) {
      const first = buildIndex(source, 32 * word + lowestBit(places), 0, level, way);
      for (let turns = 0; turns < TURNS; turns++) list.push(VOCABULARY[first + turns * WAYS]);
    }
}

/** Whether there is a tile to build from here: 0 the one just dug, 1 the one kept. [B1] */
export function hasSource(state: State, seat: Seat, source: number): boolean {
  return (source === 0 ? state.dug : state.kept[seat]) !== NO_TILE;
}

function sources(state: State, seat: Seat): number {
  return (state.dug === NO_TILE ? 0 : 1) + (state.kept[seat] === NO_TILE ? 0 : 1);
}

/** A uniformly random legal move of the acting seat, counted but not listed. */
export function sample(state: State, seat: Seat, rng: Rng): Move {
  switch (state.phase) {
    case 'remove':
      return sampleStack(state, STACK_HEIGHT, REMOVE, rng);
    case 'dig':
      return sampleStack(state, 1, DIG, rng);
    case 'store':
      return VOCABULARY[STORE + rng.below(2)];
    default:
      return sampleBuilding(state, seat, rng);
  }
}

function sampleStack(state: State, height: number, first: number, rng: Rng): Move {
  const rank = rng.below(countStacks(state, height));
  return VOCABULARY[first + nthStack(state, height, rank)];
}

function sampleBuilding(state: State, seat: Seat, rng: Rng): Move {
  const tiles = sources(state, seat);
  const places = tiles === 0 ? 0 : findPlacements(state, seat);
  const builds = places * tiles * TURNS;
  const decorations = findDecorations(state, seat, items);
  const pick = rng.below(builds + decorations + 1);
  if (pick >= builds) {
    return VOCABULARY[pick - builds < decorations ? items[pick - builds] : DONE];
  }
  const second = pick >= places * TURNS;
  const rest = second ? pick - places * TURNS : pick;
  const source = second || state.dug === NO_TILE ? 1 : 0;
  return nthPlacement(source, rest & 3, rest >> 2);
}

/** The placement with `rank` others before it in `found`. */
function nthPlacement(source: number, turns: number, rank: number): Move {
  let left = rank;
  let at = foundAt(1, 0);
  for (;;) {
    const count = popcount(found[at]);
    if (left < count) break;
    left -= count;
    at++;
  }
  const cell = 32 * (at & 1) + nthBit(found[at], left);
  const set = at >> 1;
  return VOCABULARY[buildIndex(source, cell, turns, (set / WAYS) | 0, set % WAYS)];
}
