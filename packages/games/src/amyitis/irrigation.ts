import type { Seat } from '@nabu/kernel';
import { ENGINEER_POINTS } from './box.ts';
import type { Tell } from './events.ts';
import { hasCube, hasNeutralCube } from './goods.ts';
import { DOUBLES, EDGE_NAMES, EDGE_WATERS, EDGES, EDGES_MEETING, RIVER_EDGES } from './map.ts';
import { LINE, score } from './scoring.ts';
import { NEUTRAL, NONE, type State } from './state.ts';
import { nameOwner } from './temples.ts';

/** The edges with a free area that an unbroken line joins to the river, as a word. [I2] [I3] */
export function openEdges(state: State): number {
  return state.reach & ~state.full;
}

/** Whether an edge has two areas. [I1] [I4] */
export function isDouble({ doubleEdges }: Pick<State, 'doubleEdges'>, edge: number): boolean {
  return ((DOUBLES[doubleEdges] >> edge) & 1) === 1;
}

/** A cube goes onto the next free area of an edge that is not full. [I3] */
export function irrigate(state: State, owner: number, edge: number, tell?: Tell): void {
  const area = state.areas[2 * edge] === NONE ? 0 : 1;
  state.areas[2 * edge + area] = owner;
  tell?.({ type: 'irrigated', owner: nameOwner(owner), edge: EDGE_NAMES[edge], area });
  if (area === 1 || !isDouble(state, edge)) fill(state, edge);
}

/** A player with a cube and an open edge must choose one; otherwise there is nothing to do. [I6] [B2] */
export function mustIrrigate(state: State, seat: Seat): boolean {
  return openEdges(state) !== 0 && hasCube(state, seat);
}

/** The engineer's points. [I5] [I6] */
export function scoreEngineer(state: State, seat: Seat, piece: string, tell?: Tell): void {
  score(state, seat, LINE.engineers, ENGINEER_POINTS, piece, tell);
}

/** Neutral cubes go onto all free areas between two planted squares. [G8] */
export function irrigateBetween(state: State, edge: number, tell?: Tell): void {
  while (((state.full >> edge) & 1) === 0 && hasNeutralCube(state))
    irrigate(state, NEUTRAL, edge, tell);
}

/** A full edge waters its squares and, once joined to the river, leads on to the edges it meets. [I2] [I4] */
function fill(state: State, edge: number): void {
  state.full |= 1 << edge;
  state.watered |= EDGE_WATERS[edge];
  if ((state.reach >> edge) & 1) spread(state, 1 << edge);
}

/** Carries the river through full edges that it has just reached. */
function spread(state: State, reached: number): void {
  let queue = reached;
  while (queue !== 0) {
    const edge = 31 - Math.clz32(queue);
    const fresh = EDGES_MEETING[edge] & ~state.reach;
    state.reach |= fresh;
    queue = (queue ^ (1 << edge)) | (fresh & state.full);
  }
}

/** Works out the words that follow from the areas; for positions that are read, not played. */
export function survey(state: State): void {
  state.full = 0;
  state.watered = 0;
  state.reach = RIVER_EDGES;
  for (let edge = 0; edge < EDGES; edge++) {
    const last = 2 * edge + (isDouble(state, edge) ? 1 : 0);
    if (state.areas[last] !== NONE) fill(state, edge);
  }
}
