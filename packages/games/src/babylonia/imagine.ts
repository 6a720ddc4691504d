import { type Rng, type Seat, shuffle } from '@nabu/kernel';
import { FARMER, KINDS, type Kind, TOKENS_PER_PLAYER } from './box.ts';
import type { Hex } from './map.ts';
import { isWhole, tokensPlaced } from './placing.ts';
import type { Counts, View } from './sight.ts';
import { kindOf, ownerOf, type State, TOKEN_KINDS, tokenOf } from './state.ts';
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
function layPublic(view: View): State {
  const { sides, ground, riverOpens, tokens } = view;
  const state = layTable({ seats: sides.length, ground, riverOpens }, view.tiles);
  tokens.forEach((token, hex) => {
    if (token !== 0) setDown(state, ownerOf(token), kindOf(token) ?? 0, hex);
  });
  return Object.assign(state, {
    ...{ turns: view.turns, turn: view.turn, phase: view.phase, chooser: view.chooser },
    ...{ placed: view.placed.slice(), ending: view.ending, waiting: view.waiting.slice() },
    points: sides.flatMap(({ points }) => points),
    won: sides.flatMap(({ won }) => won),
    display: bitsOf(view.display),
    held: sides.map(({ cards }) => bitsOf(cards)),
    spent: bitsOf(view.spent),
  });
}

/** A set of small numbers as bits of one word. */
export function bitsOf(members: readonly number[]): number {
  return members.reduce((set, member) => set | (1 << member), 0);
}

/** Deals a seat's unknown tokens to its river hexes, its stand and its reserve. */
function dealHidden(state: State, view: View, seat: Seat, rng: Rng): void {
  const { standSize, reserveSize } = view.sides[seat];
  const rivers = view.tokens.flatMap((token, hex) =>
    ownerOf(token) === seat && kindOf(token) === null ? [hex] : [],
  );
  const pool = unseenOf(view, seat);
  const mayHoldFarmer = pool.includes(FARMER);
  do shuffle(pool, rng);
  while (
    mayHoldFarmer &&
    !couldBe(state, seat, pool.slice(rivers.length, rivers.length + standSize))
  );
  rivers.forEach((hex: Hex, i) => {
    state.tokens[hex] = tokenOf(seat, pool[i]);
  });
  pool.slice(rivers.length, rivers.length + standSize + reserveSize).forEach((kind, i) => {
    const counts = i < standSize ? state.stands : state.reserves;
    counts[seat * TOKEN_KINDS + kind]++;
  });
}

/** Every token of a seat that does not lie face up. */
function unseenOf(view: View, seat: Seat): Kind[] {
  const left: number[] = [...TOKENS_PER_PLAYER];
  for (const token of view.tokens) {
    const kind = kindOf(token);
    if (kind !== null && ownerOf(token) === seat) left[kind]--;
  }
  return KINDS.flatMap((kind) => new Array<Kind>(Math.max(0, left[kind])).fill(kind));
}

/** Who has begun a set with card 5 holds the farmer that completes it, or could not have. [P9] */
function couldBe(state: State, seat: Seat, stand: readonly Kind[]): boolean {
  if (stand.length === 0 || state.turn !== seat || tokensPlaced(state) < 3) return true;
  return isWhole(state, seat) || stand.includes(FARMER);
}
