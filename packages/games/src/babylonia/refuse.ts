import type { ClauseId, Seat } from '@nabu/kernel';
import { FARMER, type Kind } from './box.ts';
import { holds } from './cards.ts';
import { type Hex, topologyOf } from './map.ts';
import { moves } from './moves.ts';
import {
  fieldsFor,
  isWhole,
  LAND,
  NOWHERE,
  noblesPlaced,
  reachOf,
  riverPlaced,
  tokensPlaced,
} from './placing.ts';
import { strands } from './room.ts';
import { ownerOf, type State, TOKEN_KINDS } from './state.ts';
import { isField } from './tiles.ts';
import { DONE, type Move } from './vocabulary.ts';

/** The clause that asks for something else than the move said, by what is being decided. */
const ASKED = { score: 'S2', card: 'S9', again: 'K2' } as const;

/** The clause that explains best why a seat may not make a move, or null when it may. */
export function refuse(state: State, seat: Seat, move: Move): ClauseId | null {
  const { phase } = state;
  if (phase === 'over') return 'E3';
  if (seat !== state.chooser) return 'T1';
  if (phase !== 'place') return moves(state, seat).includes(move) ? null : ASKED[phase];
  switch (move.type) {
    case 'place':
      return refusePlacing(state, seat, move.kind, move.hex);
    case 'done':
      return refuseDone(state, seat);
    case 'score':
      return 'S2';
    case 'card':
      return 'S9';
    default:
      return 'K2';
  }
}

function refusePlacing(state: State, seat: Seat, kind: Kind, hex: Hex): ClauseId | null {
  if (state.ground[hex] === '.') return 'U1';
  const onField = isField(state.tiles[hex]);
  if (state.tokens[hex] !== 0 || (state.tiles[hex] !== 0 && !onField)) return 'P5';
  if (state.stands[seat * TOKEN_KINDS + kind] === 0) return 'P6';
  const reach = reachOf(state, seat, kind);
  if (reach === NOWHERE) return whyNoMore(state, seat, kind);
  if (reach === LAND && topologyOf(state.ground).river[hex] === 1) return whyFaceUp(state, kind);
  if (onField) {
    const closed = whyClosed(state, seat, kind, hex);
    if (closed !== null) return closed;
  }
  return strands(state, seat, kind, hex) ? 'P9' : null;
}

/** Why this kind of token cannot join those placed in this turn. */
function whyNoMore(state: State, seat: Seat, kind: Kind): ClauseId {
  if (state.turns < 2) return 'P4';
  if (riverPlaced(state) > 0) return 'P7';
  const nobles = noblesPlaced(state);
  const farmers = state.placed[FARMER];
  const four = holds(state, seat, 4);
  const five = holds(state, seat, 5);
  if (nobles === 3) return kind === FARMER && five ? 'K10' : 'K4';
  if (farmers === 0) return kind !== FARMER && four ? 'K4' : 'P1';
  if (five) return nobles > 0 && kind !== FARMER && four ? 'K10' : 'K5';
  return nobles === 0 && kind !== FARMER ? 'P2' : 'P1';
}

/** Why a third or later token cannot go into the river. */
function whyFaceUp(state: State, kind: Kind): ClauseId {
  const nobles = noblesPlaced(state) + (kind === FARMER ? 0 : 1);
  if (nobles === 0) return 'P7';
  return nobles === 3 ? 'K4' : 'K5';
}

/** Why a token cannot enter a crop field, or null when it can. */
function whyClosed(state: State, seat: Seat, kind: Kind, hex: Hex): ClauseId | null {
  const { near, slot } = topologyOf(state.ground);
  if (((fieldsFor(state, seat, kind) >>> slot[hex]) & 1) === 1) return null;
  if (kind !== FARMER) return 'F5';
  return near[hex].some((other) => ownerOf(state.tokens[other]) === seat) ? 'F2' : 'F1';
}

function refuseDone(state: State, seat: Seat): ClauseId | null {
  if (isWhole(state, seat) || moves(state, seat).includes(DONE)) return null;
  return tokensPlaced(state) < 2 ? 'P3' : 'K5';
}
