import { lowestBit, nthBit, popcount, type Rng, type Seat } from '@nabu/kernel';
import { KINDS, type Kind } from './box.ts';
import { cardsIn } from './cards.ts';
import { HEX_COUNT, type Hex, topologyOf, WORDS } from './map.ts';
import { nthMember } from './members.ts';
import { ANYWHERE, fieldsFor, isWhole, NOWHERE, reachOf } from './placing.ts';
import { isScarce, strands } from './room.ts';
import type { State } from './state.ts';
import { AGAIN, DONE, type Move, placing, REST, scoringOf, taking } from './vocabulary.ts';

const ACTORS: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];
const NOBODY: readonly Seat[] = [];

/** The one seat that must decide; nobody when the game is over. [T1] [S9] [E3] */
export function actors(state: State): readonly Seat[] {
  return state.phase === 'over' ? NOBODY : ACTORS[state.chooser];
}

/** Every legal move: tokens by kind and hex, then `done`; or the choices of the step at hand. */
export function moves(state: State, seat: Seat): readonly Move[] {
  if (state.phase === 'over' || seat !== state.chooser) return [];
  switch (state.phase) {
    case 'place':
      return placements(state, seat);
    case 'score':
      return state.waiting.map(scoringOf);
    case 'card':
      return cardsIn(state.display).map(taking);
    case 'again':
      return [AGAIN, REST];
  }
}

/** The same moves as a set with one bit for each word. */
export function legal(state: State, seat: Seat, set: Int32Array): void {
  set.fill(0);
  if (state.phase !== 'place' || seat !== state.chooser) {
    for (const { index } of moves(state, seat)) set[index >> 5] |= 1 << (index & 31);
    return;
  }
  let any = 0;
  for (let kind = 0; kind < KINDS.length; kind++)
    if (findRoom(state, seat, kind as Kind)) any |= addRoom(set, placing(kind as Kind, 0).index);
  if (any === 0 || isWhole(state, seat)) set[DONE.index >> 5] |= 1 << (DONE.index & 31);
}

/** Adds a move for each hex of `room` to a set, the first hex's at an index; returns 0 when there are none. */
function addRoom(set: Int32Array, first: number): number {
  const at = first >> 5;
  const shift = first & 31;
  let any = 0;
  for (let i = 0; i < WORDS; i++) {
    const word = room[i];
    any |= word;
    set[at + i] |= word << shift;
    if (shift > 0) set[at + i + 1] |= word >>> (32 - shift);
  }
  return any;
}

function placements(state: State, seat: Seat): Move[] {
  const found: Move[] = [];
  for (let kind = 0; kind < KINDS.length; kind++) {
    if (!findRoom(state, seat, kind as Kind)) continue;
    for (let i = 0; i < WORDS; i++)
      for (let rest = room[i]; rest !== 0; rest &= rest - 1)
        found.push(placing(kind as Kind, (i << 5) + lowestBit(rest)));
  }
  if (found.length === 0 || isWhole(state, seat)) found.push(DONE);
  return found;
}

/** Scratch: a set of hexes as bit words. */
const room = new Int32Array(WORDS);

/** Writes the hexes where a kind of token may be placed now into `room`; returns whether it may be placed at all. */
function findRoom(state: State, seat: Seat, kind: Kind): boolean {
  const reach = reachOf(state, seat, kind);
  if (reach === NOWHERE) return false;
  const { land, river } = state;
  const wet = reach === ANYWHERE ? -1 : 0;
  for (let i = 0; i < WORDS; i++) room[i] = land[i] | (river[i] & wet);
  const { sites } = topologyOf(state.ground);
  for (let rest = fieldsFor(state, seat, kind); rest !== 0; rest &= rest - 1) {
    const hex = sites[lowestBit(rest)];
    room[hex >> 5] |= 1 << (hex & 31);
  }
  if (isScarce(state))
    for (let hex = 0; hex < HEX_COUNT; hex++)
      if (strands(state, seat, kind, hex)) room[hex >> 5] &= ~(1 << (hex & 31));
  return true;
}

/** A uniformly random legal move, found without listing them. */
export function sample(state: State, seat: Seat, rng: Rng): Move {
  switch (state.phase) {
    case 'place':
      return samplePlacement(state, seat, rng);
    case 'score':
      return scoringOf(state.waiting[rng.below(state.waiting.length)]);
    case 'card':
      return taking(nthBit(state.display, rng.below(popcount(state.display))));
    default:
      return rng.below(2) === 0 ? AGAIN : REST;
  }
}

const widths = [0, 0, 0, 0];

function samplePlacement(state: State, seat: Seat, rng: Rng): Move {
  if (isScarce(state)) return sampleListed(state, seat, rng);
  let total = 0;
  for (let kind = 0; kind < KINDS.length; kind++) {
    widths[kind] = widthOf(state, seat, kind as Kind);
    total += widths[kind];
  }
  const ends = total === 0 || isWhole(state, seat) ? 1 : 0;
  let n = rng.below(total + ends);
  for (let kind = 0; kind < KINDS.length; kind++) {
    if (n < widths[kind]) return placing(kind as Kind, nthHex(state, seat, kind as Kind, n));
    n -= widths[kind];
  }
  return DONE;
}

/** Where room is so scarce that it must be looked for hex by hex. [P9] */
function sampleListed(state: State, seat: Seat, rng: Rng): Move {
  const listed = placements(state, seat);
  return listed[rng.below(listed.length)];
}

/** How many hexes a kind of token may go to. */
function widthOf(state: State, seat: Seat, kind: Kind): number {
  const reach = reachOf(state, seat, kind);
  if (reach === NOWHERE) return 0;
  const fields = fieldsFor(state, seat, kind);
  const onFields = fields === 0 ? 0 : popcount(fields);
  return state.landLeft + onFields + (reach === ANYWHERE ? state.riverLeft : 0);
}

/** The n-th hex for a kind of token: land, then fields, then rivers. */
function nthHex(state: State, seat: Seat, kind: Kind, n: number): Hex {
  if (n < state.landLeft) return nthMember(state.land, n);
  const beyond = n - state.landLeft;
  const fields = fieldsFor(state, seat, kind);
  const onFields = popcount(fields);
  if (beyond < onFields) return topologyOf(state.ground).sites[nthBit(fields, beyond)];
  return nthMember(state.river, beyond - onFields);
}
