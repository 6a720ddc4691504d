import type { Rng, Seat } from '@nabu/kernel';
import { FARMER, KINDS, type Kind, TOKENS_PER_PLAYER } from './box.ts';
import type { Hex } from './map.ts';
import { isWhole, tokensPlaced } from './placing.ts';
import type { Counts, View } from './sight.ts';
import { kindOf, ownerOf, type State, TOKEN_KINDS, tokenOf, unseenToken } from './state.ts';
import { layTable, setDown } from './table.ts';

/** A whole state behind a view: what is hidden is dealt anew from what a player has left. [H1] */
export function imagine(view: View, rng: Rng): State {
  const state = layPublic(view);
  view.sides.forEach(({ stand, reserve }, seat) => {
    if (stand === null || reserve === null) dealHidden(state, view, seat, rng);
    else {
      dealKnown(state.stands, stand, seat);
      dealKnown(state.reserves, reserve, seat);
    }
  });
  return state;
}

function dealKnown(table: number[], counts: Counts, seat: Seat): void {
  counts.forEach((count, kind) => {
    table[seat * TOKEN_KINDS + kind] = count;
  });
}

/** The state without what is hidden; unseen tokens lie there as merchants for the time being. */
export function layPublic(view: View): State {
  const { sides, ground, riverOpens, tokens } = view;
  const state = layTable({ seats: sides.length, ground, riverOpens }, view.tiles);
  for (let hex = 0; hex < tokens.length; hex++)
    if (tokens[hex] !== 0) setDown(state, ownerOf(tokens[hex]), kindOf(tokens[hex]) ?? 0, hex);
  state.turns = view.turns;
  state.turn = view.turn;
  state.phase = view.phase;
  state.chooser = view.chooser;
  state.placed = view.placed.slice();
  state.ending = view.ending;
  state.waiting = view.waiting.slice();
  state.display = bitsOf(view.display);
  state.spent = bitsOf(view.spent);
  sides.forEach(({ points, won, cards }, seat) => {
    for (let i = 0; i < points.length; i++) state.points[seat * points.length + i] = points[i];
    for (let i = 0; i < won.length; i++) state.won[seat * won.length + i] = won[i];
    state.held[seat] = bitsOf(cards);
  });
  return state;
}

/** A set of small numbers as bits of one word. */
function bitsOf(members: readonly number[]): number {
  let set = 0;
  for (const member of members) set |= 1 << member;
  return set;
}

/** Scratch: how many tokens of each kind of one seat are still to be dealt. */
const left = [0, 0, 0, 0];

/** Deals a seat's unknown tokens to its river hexes, its stand and its reserve. */
function dealHidden(state: State, view: View, seat: Seat, rng: Rng): void {
  const { standSize, reserveSize } = view.sides[seat];
  const rivers = countUnseen(view, seat);
  const unseen = left.slice();
  const { stands } = state;
  const base = seat * TOKEN_KINDS;
  do {
    stands.fill(0, base, base + TOKEN_KINDS);
    unseen.forEach((count, kind) => {
      left[kind] = count;
    });
    for (const hex of rivers) state.tokens[hex] = tokenOf(seat, drawOne(rng));
    for (let i = 0; i < standSize; i++) stands[base + drawOne(rng)]++;
  } while (unseen[FARMER] > 0 && !couldBe(state, seat, standSize));
  if (left[0] + left[1] + left[2] + left[3] === reserveSize) dealKnown(state.reserves, left, seat);
  else for (let i = 0; i < reserveSize; i++) state.reserves[base + drawOne(rng)]++;
}

/** One of the tokens still to be dealt, each as likely. */
function drawOne(rng: Rng): Kind {
  let n = rng.below(left[0] + left[1] + left[2] + left[3]);
  let kind = 0;
  while (n >= left[kind]) n -= left[kind++];
  left[kind]--;
  return kind as Kind;
}

/** Counts a seat's tokens that do not lie face up into `left`; returns the hexes of those in view. */
function countUnseen({ tokens }: View, seat: Seat): Hex[] {
  const rivers: Hex[] = [];
  const first = tokenOf(seat, 0);
  const unseen = unseenToken(seat);
  for (const kind of KINDS) left[kind] = TOKENS_PER_PLAYER[kind];
  for (let hex = 0; hex < tokens.length; hex++) {
    const token = tokens[hex];
    if (token === unseen) rivers.push(hex);
    else if (token >= first && token < first + TOKEN_KINDS) left[token - first]--;
  }
  return rivers;
}

/** Who has begun a set with card 5 holds the farmer that completes it, or could not have. [P9] */
function couldBe(state: State, seat: Seat, standSize: number): boolean {
  if (standSize === 0 || state.turn !== seat || tokensPlaced(state) < 3) return true;
  return isWhole(state, seat) || state.stands[seat * TOKEN_KINDS + FARMER] > 0;
}
