import type { Seat } from '@nabu/kernel';
import { MIGRANTS, type Nation, SITES } from './box.ts';
import { at, type State } from './state.ts';
import { type Move, VOCABULARY } from './vocabulary.ts';

/**
 * Whether the starter can be built is a question about very few facts. No action gives hand cards
 * back or empties an own temple, so only these ways lead there: stand at an empty site or walk to
 * one with a card of its nation, and have a card there, deploy one, or migrate three to it. Any
 * longer way contains one of them; so looking at these is looking ahead over all actions. [T9]
 */
interface Outlook {
  /** Sites without an own temple, as bits. */
  empty: number;
  /** Sites with own nation cards. */
  manned: number;
  /** Sites with own cards enough to migrate from. */
  crowded: number;
  /** Nations held in hand. */
  held: number;
  /** Cards in hand. */
  cards: number;
  /** The pawn's site, or 0 in the quarry. */
  pawn: number;
  migrated: boolean;
}

/** Reused at every call, so that looking costs no memory; hold nothing between calls. */
const now = blank();
const after = blank();
const ALL_SITES = (1 << SITES) - 1;

/** Whether the player must still build the starter this turn and can. [T8] */
export function owesStarter(state: State, seat: Seat): boolean {
  if (!state.starters[seat]) return false;
  look(state, seat);
  return reachable(now);
}

/** Whether a legal action leaves a way to build the starter in this turn. [T9] */
export function keepsStarter(state: State, seat: Seat, move: Move): boolean {
  look(state, seat);
  return keeps(state, seat, move);
}

/**
 * Of the first `count` moves in `found`, of which `end` is the last, keeps those that leave a way
 * to build the starter, and says how many there are; all of them if there is no way now.
 */
export function keepStarter(state: State, seat: Seat, found: Uint8Array, count: number): number {
  look(state, seat);
  if (hasPlenty(now)) return count - 1;
  if (!reachable(now)) return count;
  let kept = 0;
  for (let i = 0; i < count; i++)
    if (keeps(state, seat, VOCABULARY[found[i]])) found[kept++] = found[i];
  return kept;
}

/**
 * Whether any action leaves a way: it takes one card, one nation or one empty site at most, and two
 * sites to walk to and two cards remain, or the pawn has just walked to an empty site.
 */
function hasPlenty(facts: Outlook): boolean {
  const there = facts.empty & facts.held & ~facts.pawn;
  return facts.cards > 2 && (there & (there - 1)) !== 0;
}

/** Looks at the facts as a move would leave them. */
function keeps(state: State, seat: Seat, move: Move): boolean {
  takeOver();
  switch (move.type) {
    case 'buildStarter':
    case 'sumerians': // the row loses one card and gains at least one
    case 'drop':
      return true;
    case 'end':
      return false;
    case 'walk':
      spendCard(state, seat, move.site);
      after.pawn = 1 << move.site;
      break;
    case 'deploy':
      spendCard(state, seat, move.nation);
      resize(state, seat, after.pawn, 1);
      break;
    case 'build':
      after.empty &= ~after.pawn;
      break;
    case 'migrate':
      resize(state, seat, 1 << move.site, -MIGRANTS);
      resize(state, seat, 1 << move.to, MIGRANTS);
      after.migrated = true;
      break;
    case 'hittites':
    case 'persians':
      after.empty &= ~after.pawn;
      resize(state, seat, after.pawn, -1);
      break;
    default:
      resize(state, seat, after.pawn, -1);
  }
  return reachable(after);
}

function reachable(facts: Outlook): boolean {
  const { empty, crowded, cards, pawn } = facts;
  const lone = (crowded & (crowded - 1)) === 0; // a row cannot migrate to its own site
  const fed = facts.migrated || crowded === 0 ? 0 : lone ? ALL_SITES & ~crowded : ALL_SITES;
  const ready = facts.manned | fed;
  const here = empty & pawn;
  if (here !== 0 && (cards > 0 || (here & ready) !== 0)) return true;
  const there = empty & facts.held & ~pawn;
  return there !== 0 && (cards > 1 || (there & ready) !== 0);
}

/** Works out the facts about the sites of a seat, for a state as it is. */
function look(state: State, seat: Seat): void {
  const pawn = state.pawns[seat];
  const base = at(seat, 0);
  now.empty = now.manned = now.crowded = now.held = now.cards = 0;
  now.pawn = pawn < SITES ? 1 << pawn : 0;
  now.migrated = state.migrated;
  for (let site = 0; site < SITES; site++) {
    const workers = state.rows[base + site].length;
    const held = state.hands[base + site];
    if (state.temples[base + site] === 0) now.empty |= 1 << site;
    if (workers > 0) now.manned |= 1 << site;
    if (workers >= MIGRANTS) now.crowded |= 1 << site;
    if (held > 0) now.held |= 1 << site;
    now.cards += held;
  }
}

/** A card leaves the hand. */
function spendCard(state: State, seat: Seat, nation: Nation): void {
  after.cards--;
  if (state.hands[at(seat, nation)] === 1) after.held &= ~(1 << nation);
}

/** The row of one site (given as its bit) grows or shrinks. */
function resize(state: State, seat: Seat, bit: number, by: number): void {
  const workers = state.rows[at(seat, 31 - Math.clz32(bit))].length + by;
  after.manned = workers > 0 ? after.manned | bit : after.manned & ~bit;
  after.crowded = workers >= MIGRANTS ? after.crowded | bit : after.crowded & ~bit;
}

/** Begins `after` as `now`. */
function takeOver(): void {
  after.empty = now.empty;
  after.manned = now.manned;
  after.crowded = now.crowded;
  after.held = now.held;
  after.cards = now.cards;
  after.pawn = now.pawn;
  after.migrated = now.migrated;
}

function blank(): Outlook {
  return { empty: 0, manned: 0, crowded: 0, held: 0, cards: 0, pawn: 0, migrated: false };
}
