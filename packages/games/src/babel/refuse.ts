import type { ClauseId, Seat } from '@nabu/kernel';
import {
  ASSYRIANS,
  HITTITES,
  MEDES,
  MIGRANTS,
  type Nation,
  PERSIANS,
  QUARRY,
  SUMERIANS,
} from './box.ts';
import { actor } from './moves.ts';
import { runEnd } from './runs.ts';
import { keepsStarter, owesStarter } from './starter.ts';
import { at, handSize, other, type State } from './state.ts';
import { height } from './temples.ts';
import type { Move, Run } from './vocabulary.ts';

/** The clause that forbids a move to a seat, or null when it is legal. */
export function refuse(state: State, seat: Seat, move: Move): ClauseId | null {
  if (state.ending !== null) return 'T10';
  if (state.drops > 0 && seat === state.turn) return 'A17';
  if (seat !== actor(state)) return 'T4';
  if (move.type === 'drop') {
    return state.drops > 0 && state.hands[at(seat, move.nation)] > 0 ? null : 'A17';
  }
  if (state.drops > 0) return 'A17';
  const clause = refuseAction(state, seat, move);
  if (clause !== null || !owesStarter(state, seat)) return clause;
  if (move.type === 'end') return 'T8';
  return keepsStarter(state, seat, move) ? null : 'T9';
}

/** What a player can do in a turn. */
type Action = Exclude<Move, { readonly type: 'drop' }>;

function refuseAction(state: State, seat: Seat, move: Action): ClauseId | null {
  const pawn = state.pawns[seat];
  switch (move.type) {
    case 'end':
      return null;
    case 'walk':
      if (pawn === move.site) return 'W2';
      return state.hands[at(seat, move.site)] > 0 ? null : 'W1';
    case 'migrate':
      if (state.migrated) return 'M1';
      return state.rows[at(seat, move.site)].length < MIGRANTS ? 'M2' : null;
    default:
      return pawn === QUARRY ? 'W4' : refuseHere(state, seat, move);
  }
}

/** Moves that need the pawn at a site. */
type Local = Exclude<Move, { readonly type: 'end' | 'walk' | 'migrate' | 'drop' }>;

function refuseHere(state: State, seat: Seat, move: Local): ClauseId | null {
  switch (move.type) {
    case 'deploy':
      return state.hands[at(seat, move.nation)] > 0 ? null : 'D1';
    case 'build':
      if (state.stacks[move.stack].length === 0) return 'B5';
      return refuseLevel(state, seat, topOf(state, move.stack), 1, 'B2', 'B3');
    case 'buildStarter':
      if (!state.starters[seat]) return 'B6';
      return refuseLevel(state, seat, 1, 1, 'B2', 'B3');
    default:
      return refuseAbility(state, seat, move);
  }
}

/** A card may be laid only `step` levels above the temple and with workers enough. */
function refuseLevel(
  state: State,
  seat: Seat,
  level: number,
  step: number,
  wrongLevel: ClauseId,
  tooFew: ClauseId,
): ClauseId | null {
  const here = at(seat, state.pawns[seat]);
  if (level !== height(state.temples[here]) + step) return wrongLevel;
  return state.rows[here].length < level ? tooFew : null;
}

function topOf(state: State, stack: Seat): number {
  return state.stacks[stack].at(-1) ?? 0;
}

type Ability = Extract<Move, { readonly run: Run }>;

function refuseAbility(state: State, seat: Seat, move: Ability): ClauseId | null {
  const row = state.rows[at(seat, state.pawns[seat])];
  if (runEnd(row, payer(move), move.run) < 0) return move.run === 1 ? 'A1' : 'A3';
  return refuseEffect(state, seat, move);
}

/** The nation whose run pays for an ability. */
function payer(move: Ability): Nation {
  switch (move.type) {
    case 'assyrians':
      return ASSYRIANS;
    case 'hittites':
      return HITTITES;
    case 'medes':
      return MEDES;
    case 'persians':
      return PERSIANS;
    case 'sumerians':
      return SUMERIANS;
    case 'half':
      return move.nation;
  }
}

/** An ability without effect is not offered. */
function refuseEffect(state: State, seat: Seat, move: Ability): ClauseId | null {
  const foe = at(other(seat), state.pawns[seat]);
  switch (move.type) {
    case 'assyrians':
      return state.temples[foe] === 0 ? 'A6' : null;
    case 'hittites':
      return refuseTheft(state, at(seat, state.pawns[seat]), foe);
    case 'medes':
      return state.rows[foe].includes(move.nation) ? null : 'A11';
    case 'persians':
      return refuseLevel(state, seat, topOf(state, move.stack), 2, 'A12', 'A13');
    case 'sumerians':
      return state.rows[foe].length === 0 ? 'A14' : null;
    case 'half':
      return handSize(state, other(seat)) < 2 ? 'A16' : null;
  }
}

function refuseTheft(state: State, here: number, foe: number): ClauseId | null {
  const level = height(state.temples[foe]);
  if (level <= height(state.temples[here])) return 'A8';
  return state.rows[here].length < level ? 'A9' : null;
}
