import type { Seat } from '@nabu/kernel';
import { FARMER, KINDS, type Kind } from './box.ts';
import { type Hex, topologyOf } from './map.ts';
import { fieldsFor, tokensPlaced } from './placing.ts';
import { type State, standSize, TOKEN_KINDS } from './state.ts';
import { isField } from './tiles.ts';

/**
 * Whether room is so scarce that the token placed next could take what the rest of the turn needs,
 * so that each hex must be looked at: the second token that must follow the first [P3], or the
 * farmer that must follow two farmers and a noble [K5]. The printed board always has room for a
 * second token. [P9]
 */
export function isScarce(state: State): boolean {
  const count = tokensPlaced(state);
  if (count === 0) return state.turns > 0 && state.landLeft + state.riverLeft < 2;
  return count === 2 && state.landLeft < 2;
}

/**
 * Whether a token may not go to a hex because the turn could then not be finished, although it
 * could be finished in another way. [P9]
 */
export function strands(state: State, seat: Seat, kind: Kind, hex: Hex): boolean {
  return isScarce(state) && !leavesRoom(state, seat, kind, hex) && canFinish(state, seat);
}

/** Whether some token on some hex leaves room for what must follow it. */
function canFinish(state: State, seat: Seat): boolean {
  if (tokensPlaced(state) > 0) return true;
  return KINDS.some(
    (kind) =>
      state.stands[seat * TOKEN_KINDS + kind] > 0 &&
      state.tiles.some(
        (_, hex) => fits(state, seat, kind, hex) && leavesRoom(state, seat, kind, hex),
      ),
  );
}

/** Whether a hex is free, or a crop field that the token may enter. [P5] [F1] [K6] */
function fits(state: State, seat: Seat, kind: Kind, hex: Hex): boolean {
  if (state.ground[hex] === '.' || state.tokens[hex] !== 0) return false;
  if (state.tiles[hex] === 0) return true;
  if (!isField(state.tiles[hex])) return false;
  return ((fieldsFor(state, seat, kind) >>> topologyOf(state.ground).slot[hex]) & 1) === 1;
}

/** Whether what must follow this token still finds room when it has gone to this hex. [P9] */
function leavesRoom(state: State, seat: Seat, kind: Kind, hex: Hex): boolean {
  if (tokensPlaced(state) === 0) return leavesSecond(state, seat, kind, hex);
  const farmers = state.placed[FARMER] + (kind === FARMER ? 1 : 0);
  return farmers !== 2 || hasRoom(state, seat, FARMER, hex, state.landLeft);
}

/** Whether another token of the stand finds room after a first one on this hex. */
function leavesSecond(state: State, seat: Seat, kind: Kind, hex: Hex): boolean {
  if (standSize(state, seat) < 2) return true;
  return KINDS.some((next) => {
    const left = state.stands[seat * TOKEN_KINDS + next] - (next === kind ? 1 : 0);
    return left > 0 && hasRoom(state, seat, next, hex, state.landLeft + state.riverLeft);
  });
}

/** Whether a kind of token finds a hex once another one is taken; `free` counts free hexes it may use now. */
function hasRoom(state: State, seat: Seat, kind: Kind, taken: Hex, free: number): boolean {
  const { slot } = topologyOf(state.ground);
  const onField = isField(state.tiles[taken]);
  if (free - (onField ? 0 : 1) > 0) return true;
  const open = kind === FARMER ? openAfter(state, seat, taken) : fieldsFor(state, seat, kind);
  return (onField ? open & ~(1 << slot[taken]) : open) !== 0;
}

/** The crop fields that farmers may enter once a token of the seat lies on a hex. [F1] [F2] */
function openAfter(state: State, seat: Seat, hex: Hex): number {
  const { near, slot, river } = topologyOf(state.ground);
  let open = state.openFields[seat];
  if (river[hex] === 1 && !state.riverOpens) return open;
  for (const other of near[hex]) if (isField(state.tiles[other])) open |= 1 << slot[other];
  return open;
}
