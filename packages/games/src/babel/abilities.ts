import type { Seat, Tell } from '@nabu/kernel';
import {
  ASSYRIANS,
  HITTITES,
  type Level,
  MEDES,
  type Nation,
  PERSIANS,
  type Site,
  SUMERIANS,
} from './box.ts';
import { raise, tellChange } from './build.ts';
import { testEnd } from './ending.ts';
import type { Event } from './events.ts';
import { cutRow, defectorsIn, indicesOf, removeCard, runEnd, topRunStart } from './runs.ts';
import { at, handSize, other, type State } from './state.ts';
import { height, levelBit, levelsOf } from './temples.ts';
import type { Run } from './vocabulary.ts';

type Speak = Tell<Event> | undefined;

/** The whole opposing temple at the pawn's site goes back onto the deck. [A6] [A7] */
export function assyrians(state: State, seat: Seat, run: Run, tell: Speak): void {
  const site = pay(state, seat, ASSYRIANS, run, false, tell);
  const victim = at(other(seat), site);
  const temple = state.temples[victim];
  for (let level = height(temple); level > 0; level--) {
    if ((temple & levelBit(level)) === 0) continue;
    state.deck.push(level as Level);
    state.razed++;
  }
  state.temples[victim] = 0;
  tell?.({ type: 'razed', seat, site, levels: levelsOf(temple).reverse() });
  tellChange(state, other(seat), site, height(temple), 'A6', tell);
  testEnd(state, tell);
}

/** The top card of the opposing temple goes onto the player's own. [A8]-[A10] */
export function hittites(state: State, seat: Seat, run: Run, tell: Speak): void {
  const site = pay(state, seat, HITTITES, run, false, tell);
  const { temples } = state;
  const mine = height(temples[at(seat, site)]);
  const level = height(temples[at(other(seat), site)]);
  temples[at(other(seat), site)] ^= levelBit(level);
  temples[at(seat, site)] |= levelBit(level);
  tell?.({ type: 'stole', seat, site, level: level as Level });
  tellChange(state, other(seat), site, level, 'A10', tell);
  tellChange(state, seat, site, mine, 'A10', tell);
  testEnd(state, tell); // once, when both totals have changed [E1]
}

/** All opposing cards of one nation at the pawn's site are discarded. [A11] */
export function medes(state: State, seat: Seat, nation: Nation, run: Run, tell: Speak): void {
  const site = pay(state, seat, MEDES, run, false, tell);
  const row = state.rows[at(other(seat), site)];
  tell?.({ type: 'deserted', seat, site, nation, indices: indicesOf(row, nation) });
  state.discards[nation] += takeAll(row, nation);
}

/** The card two levels higher is built from a stack. [A12] [A13] */
export function persians(state: State, seat: Seat, stack: Seat, run: Run, tell: Speak): void {
  pay(state, seat, PERSIANS, run, false, tell);
  raise(state, seat, stack, 'A12', tell);
}

/** Opposing cards of the top card's nation at the pawn's site change sides. [A14] [A15] */
export function sumerians(state: State, seat: Seat, run: Run, tell: Speak): void {
  const site = pay(state, seat, SUMERIANS, run, false, tell);
  const row = state.rows[at(other(seat), site)];
  const mine = state.rows[at(seat, site)];
  const nation = row[row.length - 1];
  const start = state.topRun ? topRunStart(row) : 0;
  tell?.({ type: 'defected', seat, site, nation, indices: defectorsIn(row, state.topRun) });
  const taken = takeAll(row, nation, start);
  for (let i = 0; i < taken; i++) mine.push(nation);
}

/** The opponent must discard half the hand, rounded down. [A16] */
export function half(state: State, seat: Seat, nation: Nation, run: Run, tell: Speak): void {
  pay(state, seat, nation, run, true, tell);
  state.drops = halfOf(handSize(state, other(seat)));
  tell?.({ type: 'halved', seat: other(seat), count: state.drops });
}

/** How many cards of a hand are half of it. [A16] */
export function halfOf(cards: number): number {
  return cards >> 1;
}

/** Discards one card of a run at the pawn's site and says which site that is. [A2] */
function pay(state: State, seat: Seat, nation: Nation, run: Run, half: boolean, tell: Speak): Site {
  const site = state.pawns[seat] as Site;
  const row = state.rows[at(seat, site)];
  const index = runEnd(row, nation, run);
  removeCard(row, index);
  state.discards[nation]++;
  tell?.({ type: 'used', seat, site, nation, run, index, half });
  return site;
}

/** Takes a nation's cards out of a row from index `start` on; the rest close up. [A4] */
function takeAll(row: Nation[], nation: Nation, start = 0): number {
  let kept = start;
  for (let i = start; i < row.length; i++) if (row[i] !== nation) row[kept++] = row[i];
  const taken = row.length - kept;
  cutRow(row, kept);
  return taken;
}
