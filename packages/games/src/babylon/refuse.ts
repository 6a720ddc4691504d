import type { ClauseId, Seat } from '@nabu/kernel';
import { STACK_HEIGHT, SUPPLY } from './box.ts';
import { priceOf, supportAt, supportsOf, swapsFor } from './build.ts';
import { canSpan, freshSpaces, inLine, inSupply, onOneTile } from './decorations.ts';
import {
  columnLevel,
  FEET,
  FREE,
  gardenAt,
  has,
  SHOWING,
  SPANNED,
  shownAt,
  TAKEN,
  topLevel,
} from './garden.ts';
import { BRIDGE, FOUNTAIN, STAIRWAY, STATUE } from './items.ts';
import { BY_STATUE, OPEN } from './laid.ts';
import { type Cell, STEP, TO_CORNER } from './map.ts';
import { hasSource } from './moves.ts';
import { BELVEDERES, DOUBLES } from './purse.ts';
import { CHANGE, FILL, tokenNow } from './round.ts';
import type { Phase, State } from './state.ts';
import { BLANK } from './tiles.ts';
import type { BuildMove, Move, MoveType, PairMove } from './vocabulary.ts';

/** When each kind of move can be made. */
const PHASE_OF: { readonly [type in MoveType]: Phase } = {
  remove: 'remove',
  dig: 'dig',
  build: 'build',
  symbol: 'build',
  fountain: 'build',
  bridge: 'build',
  stairway: 'build',
  statue: 'build',
  done: 'build',
  store: 'store',
  discard: 'store',
};

/** The clause that says what must be done first, by the phase at hand. */
const PHASE_CLAUSES: { readonly [phase in Phase]: ClauseId } = {
  remove: 'S6',
  dig: 'T3',
  build: 'T4',
  store: 'T5',
  over: 'T8',
};

/** The clause that forbids a move to a seat, or null when it is legal. */
export function refuse(state: State, seat: Seat, move: Move): ClauseId | null {
  if (state.phase === 'over') return 'T8';
  if (seat !== state.turn) return 'T2';
  if (PHASE_OF[move.type] !== state.phase) return PHASE_CLAUSES[state.phase];
  switch (move.type) {
    case 'remove':
      return state.heights[move.stack] === STACK_HEIGHT ? null : 'S6';
    case 'dig':
      return state.heights[move.stack] > 0 ? null : 'D1';
    case 'build':
      return refuseBuild(state, seat, move);
    case 'symbol':
      return refuseSymbol(state, seat, move.cell, move.symbol);
    case 'fountain':
    case 'bridge':
    case 'stairway':
      return refusePair(state, seat, move);
    case 'statue':
      return refuseStatue(state, seat, move.cell);
    default:
      return null;
  }
}

function refuseBuild(state: State, seat: Seat, move: BuildMove): ClauseId | null {
  const garden = gardenAt(seat);
  if (!hasSource(state, seat, move.source === 'new' ? 0 : 1)) return 'B1';
  if (move.level > topLevel(state.words, garden) + 1) return 'B3';
  if (has(state.words, garden + TAKEN, move.cell)) return 'B9';
  return (
    refuseColumns(state, seat, move) ??
    refuseSupports(state, seat, move) ??
    refusePrice(state, seat, move)
  );
}

/** All four columns must be lower than the tile, and no stairway may rise against it. [B4] [B11] */
function refuseColumns({ words }: State, seat: Seat, move: BuildMove): ClauseId | null {
  const garden = gardenAt(seat);
  const cells = TO_CORNER.map((step) => move.cell + step);
  if (cells.some((cell) => columnLevel(words, garden, cell) >= move.level)) return 'B4';
  const rising = (cell: Cell) =>
    has(words, garden + FEET, cell) &&
    !has(words, garden + SPANNED, cell) &&
    columnLevel(words, garden, cell) === move.level - 1;
  return cells.some(rising) ? 'B11' : null;
}

/** Three corners must be borne, and a corner without support is the open one. [B6] [B7] [B8] */
function refuseSupports({ words }: State, seat: Seat, move: BuildMove): ClauseId | null {
  const garden = gardenAt(seat);
  const kinds = TO_CORNER.map((step) => supportAt(words, garden, move.cell + step, move.level));
  const borne = kinds.filter((kind) => kind !== OPEN).length;
  if (borne < 3) return 'B6';
  if (move.open !== null && kinds[move.open] === BY_STATUE) return 'B8';
  const bare = kinds.indexOf(OPEN);
  return bare >= 0 && bare !== move.open ? 'B7' : null;
}

function refusePrice(state: State, seat: Seat, move: BuildMove): ClauseId | null {
  const supports = supportsOf(state, seat, move);
  const swaps = swapsFor(state, supports);
  if (state.strict) {
    if (swaps > SUPPLY[DOUBLES] - state.used[DOUBLES]) return 'B14';
    if (move.open !== null && state.used[BELVEDERES] >= SUPPLY[BELVEDERES]) return 'B15';
  }
  return priceOf(state, supports) > state.stock[seat] ? 'B12' : null;
}

/** Whether a space is on a tile laid this turn. [I1] */
function isFresh(state: State, seat: Seat, cell: Cell): boolean {
  return ((freshSpaces(state, seat, cell >> 5) >>> (cell & 31)) & 1) === 1;
}

function shows(state: State, seat: Seat, cell: Cell, symbol: number): boolean {
  return has(state.words, gardenAt(seat) + SHOWING + 2 * symbol, cell);
}

function refuseSymbol(state: State, seat: Seat, cell: Cell, symbol: number): ClauseId | null {
  const token = tokenNow(state);
  const garden = gardenAt(seat);
  if (token !== CHANGE && token !== FILL) return 'R9';
  if (state.altered >= 0) return 'R9';
  if (!isFresh(state, seat, cell) || !has(state.words, garden + FREE, cell)) return 'R9';
  const now = shownAt(state.words, garden, cell);
  if (token === FILL) return now === BLANK ? null : 'R5';
  return now === BLANK || now === symbol ? 'R4' : null;
}

function refuseStatue(state: State, seat: Seat, cell: Cell): ClauseId | null {
  if (!shows(state, seat, cell, STATUE)) return 'I2';
  if (!isFresh(state, seat, cell)) return 'I1';
  if (!inLine(state, seat, cell)) return 'I10';
  return inSupply(state, STATUE) ? null : 'I13';
}

const KINDS = { fountain: FOUNTAIN, bridge: BRIDGE, stairway: STAIRWAY } as const;

function refusePair(state: State, seat: Seat, move: PairMove): ClauseId | null {
  const kind = KINDS[move.type];
  const { cell, to } = move;
  if (!shows(state, seat, cell, kind) || !shows(state, seat, to, kind)) return 'I2';
  if (!isFresh(state, seat, cell) && !isFresh(state, seat, to)) return 'I1';
  const clause = refuseEnds(state, seat, move);
  if (clause !== null) return clause;
  return inSupply(state, kind) ? null : 'I13';
}

/** How the two ends must lie to each other. */
function refuseEnds(state: State, seat: Seat, move: PairMove): ClauseId | null {
  const garden = gardenAt(seat);
  const near = columnLevel(state.words, garden, move.cell);
  const far = columnLevel(state.words, garden, move.to);
  switch (move.type) {
    case 'fountain':
      if (near !== far) return 'I3';
      return onOneTile(state, seat, move.cell, move.to, near) ? 'I4' : null;
    case 'bridge':
      return near === far ? refuseSpan(state, seat, move.cell + STEP[move.direction], near) : 'I5';
    case 'stairway':
      return Math.abs(near - far) === 1 ? null : 'I9';
  }
}

function refuseSpan(state: State, seat: Seat, middle: Cell, level: number): ClauseId | null {
  if (columnLevel(state.words, gardenAt(seat), middle) >= level) return 'I6';
  return canSpan(state, seat, middle, level) ? null : 'I7';
}
