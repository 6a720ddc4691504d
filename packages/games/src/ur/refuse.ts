import type { ClauseId, Seat } from '@nabu/kernel';
import { type Position, ROUTES } from './map.ts';
import { movable } from './moves.ts';
import { isOver, type State, sheltered } from './state.ts';
import type { Move } from './vocabulary.ts';

/** The clause that explains best why a seat may not make a move, or null when it may. */
export function refuse(state: State, seat: Seat, move: Move): ClauseId | null {
  if (isOver(state)) return 'E1';
  if (seat !== state.turn) return 'T1';
  if (move.type === 'pass') return movable(state) === 0 ? null : 'T4';
  if (state.roll === 0) return 'T5';
  return refusePiece(state, seat, move.from);
}

function refusePiece(state: State, seat: Seat, from: Position): ClauseId | null {
  const there = from === 0 ? state.hands[seat] > 0 : has(state.on[seat], from);
  if (!there) return 'M1';
  const to = from + state.roll;
  if (to > ROUTES[state.path].home) return 'M7';
  if (has(state.on[seat], to)) return 'M2';
  return has(sheltered(state, seat), to) ? 'M5' : null;
}

function has(set: number, position: Position): boolean {
  return ((set >>> position) & 1) === 1;
}
