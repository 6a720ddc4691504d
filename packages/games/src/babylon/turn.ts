import type { Seat, Tell } from '@nabu/kernel';
import { EFFECTS, STORAGE, SUPPLY } from './box.ts';
import { revert } from './decorate.ts';
import { finish } from './ending.ts';
import type { Event } from './events.ts';
import type { Stack } from './map.ts';
import { DOUBLES, SINGLES } from './purse.ts';
import { digIncome, incomeOf, takeTop, topTile } from './quarry.ts';
import { DOUBLE_TOKEN, SINGLE_TOKEN, tokenNow } from './round.ts';
import type { State } from './state.ts';
import { NO_TILE } from './tiles.ts';

/** A clay tile leaves the quarry; after the last one the first turn begins. [S6] */
export function remove(state: State, seat: Seat, stack: Stack, tell?: Tell<Event>): void {
  const tile = takeTop(state, stack);
  state.gone.push(tile);
  tell?.({ type: 'removed', seat, stack, tile });
  tellUncovered(state, stack, tell);
  state.turn = (seat + 1) % state.seats;
  if (--state.removals > 0) return;
  state.turn = 0;
  beginTurn(state, 0, tell);
}

/** The tile beneath comes to light. [K3] */
function tellUncovered(state: State, stack: Stack, tell?: Tell<Event>): void {
  if (tell && state.heights[stack] > 0)
    tell({ type: 'revealed', stack, tile: topTile(state, stack), effect: null });
}

/** A turn begins: what the round token gives is taken at once. [T1] [R2] [R3] */
function beginTurn(state: State, seat: Seat, tell?: Tell<Event>): void {
  state.turn = seat;
  state.phase = 'dig';
  tell?.({ type: 'turn', seat, round: state.round });
  const token = tokenNow(state);
  if (token === SINGLE_TOKEN && available(state, SINGLES)) {
    state.stock[seat]++;
    state.used[SINGLES]++;
    tell?.({ type: 'gained', seat, pillar: 'single' });
  } else if (token === DOUBLE_TOKEN && available(state, DOUBLES)) {
    state.doubles++;
    state.used[DOUBLES]++;
    tell?.({ type: 'gained', seat, pillar: 'double' });
  }
}

function available(state: State, kind: number): boolean {
  return !state.strict || state.used[kind] < SUPPLY[kind];
}

/** Takes a tile and the pillars it brings. [D1]-[D6] */
export function dig(state: State, seat: Seat, stack: Stack, tell?: Tell<Event>): void {
  const income = digIncome(state, seat, stack);
  if (tell) {
    const tile = topTile(state, stack);
    tell({ type: 'dug', seat, stack, tile, income: incomeOf(state, seat, stack) });
  }
  state.dug = takeTop(state, stack);
  state.stock[seat] += income;
  state.used[SINGLES] += income;
  state.phase = 'build';
  tellUncovered(state, stack, tell);
}

/** Building is over; the dug tile, if it was not built, is next to be decided on. [T4] [T5] */
export function done(state: State, seat: Seat, tell?: Tell<Event>): void {
  revert(state, seat, tell);
  state.fresh = 0;
  state.altered = -1;
  if (state.dug === NO_TILE) endTurn(state, seat, tell);
  else state.phase = 'store';
}

/** Keeps the dug tile; a tile that lay in the slot is discarded. [T6] */
export function store(state: State, seat: Seat, tell?: Tell<Event>): void {
  const replaced = state.kept[seat];
  if (replaced !== NO_TILE) state.gone.push(replaced);
  tell?.({
    type: 'stored',
    seat,
    tile: state.dug,
    replaced: replaced === NO_TILE ? null : replaced,
  });
  state.kept[seat] = state.dug;
  state.dug = NO_TILE;
  endTurn(state, seat, tell);
}

/** Discards the dug tile. [T5] */
export function discard(state: State, seat: Seat, tell?: Tell<Event>): void {
  tell?.({ type: 'discarded', seat, tile: state.dug });
  state.gone.push(state.dug);
  state.dug = NO_TILE;
  endTurn(state, seat, tell);
}

/** Pillars beyond the storage go back, then the next player begins. [T7] */
function endTurn(state: State, seat: Seat, tell?: Tell<Event>): void {
  const singles = Math.max(0, state.stock[seat] - STORAGE);
  const { doubles } = state;
  if (tell && singles + doubles > 0) tell({ type: 'returned', seat, singles, doubles });
  state.stock[seat] -= singles;
  state.used[SINGLES] -= singles;
  state.used[DOUBLES] -= doubles;
  state.doubles = 0;
  if (seat + 1 < state.seats) beginTurn(state, seat + 1, tell);
  else endRound(state, tell);
}

/** The last player turns up a token for the next round; without one the game is over. [R1] [E1] */
function endRound(state: State, tell?: Tell<Event>): void {
  if (state.round > state.tokens.length) {
    finish(state, tell);
    return;
  }
  state.round++;
  const effect = EFFECTS[tokenNow(state)];
  tell?.({ type: 'revealed', stack: null, tile: null, effect });
  tell?.({ type: 'round', round: state.round, effect });
  beginTurn(state, 0, tell);
}
