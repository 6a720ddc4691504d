import type { Rng, Seat } from '@nabu/kernel';
import {
  ASSYRIANS,
  HITTITES,
  MEDES,
  MIGRANTS,
  type Nation,
  PERSIANS,
  QUARRY,
  RUN,
  SITES,
  SUMERIANS,
} from './box.ts';
import { keepStarter } from './starter.ts';
import { at, handSize, other, type State } from './state.ts';
import { height } from './temples.ts';
import {
  ASSYRIANS_AT,
  BUILD,
  BUILD_STARTER,
  DEPLOY,
  DROP,
  END,
  HALF,
  HITTITES_AT,
  MEDES_AT,
  MIGRATE,
  type Move,
  PERSIANS_AT,
  SUMERIANS_AT,
  VOCABULARY,
  WALK,
} from './vocabulary.ts';

/** Filled with the indices of the legal moves and read at once; holds nothing between calls. */
const found = new Uint8Array(VOCABULARY.length);

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1]];

/** The one player who must decide now; nobody once the game is over. [T4] [T10] */
export function actors(state: State): readonly Seat[] {
  return state.ending === null ? ALONE[actor(state)] : NOBODY;
}

/** The player who decides while the game lasts: the opponent during a forced discard. [A17] */
export function actor(state: Pick<State, 'drops' | 'turn'>): Seat {
  return state.drops > 0 ? other(state.turn) : state.turn;
}

/** Every legal move of a seat, in a fixed order. */
export function moves(state: State, seat: Seat): readonly Move[] {
  const list: Move[] = [];
  if (state.ending !== null || seat !== actor(state)) return list;
  const count = find(state, seat);
  for (let i = 0; i < count; i++) list.push(VOCABULARY[found[i]]);
  return list;
}

/** A uniformly random legal move of the acting seat. */
export function sample(state: State, seat: Seat, rng: Rng): Move {
  return VOCABULARY[found[rng.below(find(state, seat))]];
}

/** Writes the legal moves of the acting seat into `found` and says how many there are. */
function find(state: State, seat: Seat): number {
  if (state.drops > 0) return addHeld(state, seat, DROP, 0);
  const pawn = state.pawns[seat];
  let count = addWalks(state, seat, 0);
  if (pawn !== QUARRY) {
    count = addHeld(state, seat, DEPLOY, count);
    count = addBuilds(state, seat, count);
    count = addAbilities(state, seat, count);
  }
  if (!state.migrated) count = addMigrations(state, seat, count);
  found[count++] = END;
  return state.starters[seat] ? keepStarter(state, seat, found, count) : count;
}

function addWalks(state: State, seat: Seat, from: number): number {
  const { hands } = state;
  const pawn = state.pawns[seat];
  const base = at(seat, 0);
  let count = from;
  for (let site = 0; site < SITES; site++) {
    found[count] = WALK + site;
    count += one(hands[base + site]) & one(site ^ pawn);
  }
  return count;
}

/** One move for each nation in hand. */
function addHeld(state: State, seat: Seat, first: number, from: number): number {
  const { hands } = state;
  const base = at(seat, 0);
  let count = from;
  for (let nation = 0; nation < SITES; nation++) {
    found[count] = first + nation;
    count += one(hands[base + nation]);
  }
  return count;
}

/**
 * 1 for a positive number, 0 for none. What is in hand follows no pattern, so branching on it
 * costs a processor far more than writing a word that the next one overwrites.
 */
function one(count: number): number {
  return (0 - count) >>> 31;
}

function addBuilds(state: State, seat: Seat, from: number): number {
  const here = at(seat, state.pawns[seat]);
  const level = height(state.temples[here]) + 1;
  let count = from;
  if (state.rows[here].length < level) return count;
  if (top(state, 0) === level) found[count++] = BUILD;
  if (top(state, 1) === level) found[count++] = BUILD + 1;
  if (level === 1 && state.starters[seat]) found[count++] = BUILD_STARTER;
  return count;
}

/** The level on top of a stack, 0 if it is empty. */
function top(state: State, stack: Seat): number {
  const cards = state.stacks[stack];
  return cards.length === 0 ? 0 : cards[cards.length - 1];
}

function addMigrations(state: State, seat: Seat, from: number): number {
  const { rows } = state;
  const base = at(seat, 0);
  let count = from;
  for (let site = 0; site < SITES; site++) {
    if (rows[base + site].length < MIGRANTS) continue;
    const first = MIGRATE + site * (SITES - 1);
    for (let k = 0; k < SITES - 1; k++) found[count++] = first + k;
  }
  return count;
}

/** Finds the runs at the pawn's site, oldest first, and adds what each can do. [A1] [A3] */
function addAbilities(state: State, seat: Seat, from: number): number {
  const row = state.rows[at(seat, state.pawns[seat])];
  const size = row.length;
  let count = from;
  let earlier = 0; // runs seen so far, three bits for each nation
  for (let start = 0; start + RUN <= size; ) {
    const nation = row[start];
    let end = start + 1;
    while (end < size && row[end] === nation) end++;
    if (end - start >= RUN) {
      count = addRun(state, seat, nation, (earlier >> (3 * nation)) & 7, count);
      earlier += 1 << (3 * nation);
    }
    start = end;
  }
  return count;
}

/** What one run can do; `which` is 0 for the oldest run of its nation. */
function addRun(state: State, seat: Seat, nation: Nation, which: number, from: number): number {
  const foe = at(other(seat), state.pawns[seat]);
  let count = from;
  if (handSize(state, other(seat)) > 1) found[count++] = HALF + which * SITES + nation;
  switch (nation) {
    case ASSYRIANS:
      if (state.temples[foe] !== 0) found[count++] = ASSYRIANS_AT + which;
      return count;
    case HITTITES:
      if (canSteal(state, seat, foe)) found[count++] = HITTITES_AT + which;
      return count;
    case MEDES:
      return addDesertions(state.rows[foe], which, count);
    case PERSIANS:
      return addLeaps(state, seat, which, count);
    case SUMERIANS:
      if (state.rows[foe].length > 0) found[count++] = SUMERIANS_AT + which;
      return count;
  }
}

function canSteal(state: State, seat: Seat, foe: number): boolean {
  const here = at(seat, state.pawns[seat]);
  const level = height(state.temples[foe]);
  return level > height(state.temples[here]) && state.rows[here].length >= level;
}

function addDesertions(row: readonly Nation[], which: number, from: number): number {
  let present = 0;
  for (let i = 0; i < row.length; i++) present |= 1 << row[i];
  let count = from;
  for (let nation = 0; nation < SITES; nation++)
    if (present & (1 << nation)) found[count++] = MEDES_AT + which * SITES + nation;
  return count;
}

function addLeaps(state: State, seat: Seat, which: number, from: number): number {
  const here = at(seat, state.pawns[seat]);
  const level = height(state.temples[here]) + 2;
  let count = from;
  if (state.rows[here].length < level) return count;
  if (top(state, 0) === level) found[count++] = PERSIANS_AT + 2 * which;
  if (top(state, 1) === level) found[count++] = PERSIANS_AT + 2 * which + 1;
  return count;
}
