import type { Seat } from '@nabu/kernel';
import { MIGRANTS, type Nation, SITES } from './box.ts';
import { at, type State } from './state.ts';
import type { Move } from './vocabulary.ts';

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

/** Reused at every call, so that looking costs no memory. */
const outlook: Outlook = {
  empty: 0,
  manned: 0,
  crowded: 0,
  held: 0,
  cards: 0,
  pawn: 0,
  migrated: false,
};
const ALL_SITES = (1 << SITES) - 1;

/** Whether the player must still build the starter this turn and can. [T8] */
export function owesStarter(state: State, seat: Seat): boolean {
  return state.starters[seat] && reachable(look(state, seat));
}

/** Whether a legal action leaves a way to build the starter in this turn. [T9] */
export function keepsStarter(state: State, seat: Seat, move: Move): boolean {
  const after = look(state, seat);
  switch (move.type) {
    case 'buildStarter':
    case 'sumerians': // the row loses one card and gains at least one
    case 'drop':
      return true;
    case 'end':
      return false;
    case 'walk':
      spendCard(after, state, seat, move.site);
      after.pawn = 1 << move.site;
      break;
    case 'deploy':
      spendCard(after, state, seat, move.nation);
      resize(after, state, seat, after.pawn, 1);
      break;
    case 'build':
      after.empty &= ~after.pawn;
      break;
    case 'migrate':
      resize(after, state, seat, 1 << move.site, -MIGRANTS);
      resize(after, state, seat, 1 << move.to, MIGRANTS);
      after.migrated = true;
      break;
    case 'hittites':
    case 'persians':
      after.empty &= ~after.pawn;
      resize(after, state, seat, after.pawn, -1);
      break;
    default:
      resize(after, state, seat, after.pawn, -1);
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

function look(state: State, seat: Seat): Outlook {
  const pawn = state.pawns[seat];
  outlook.empty = outlook.manned = outlook.crowded = outlook.held = outlook.cards = 0;
  outlook.pawn = pawn < SITES ? 1 << pawn : 0;
  outlook.migrated = state.migrated;
  for (let site = 0; site < SITES; site++) {
    const i = at(seat, site);
    const workers = state.rows[i].length;
    if (state.temples[i] === 0) outlook.empty |= 1 << site;
    if (workers > 0) outlook.manned |= 1 << site;
    if (workers >= MIGRANTS) outlook.crowded |= 1 << site;
    if (state.hands[i] > 0) outlook.held |= 1 << site;
    outlook.cards += state.hands[i];
  }
  return outlook;
}

function spendCard(facts: Outlook, state: State, seat: Seat, nation: Nation): void {
  facts.cards--;
  if (state.hands[at(seat, nation)] === 1) facts.held &= ~(1 << nation);
}

/** The row of one site (given as its bit) grows or shrinks. */
function resize(facts: Outlook, state: State, seat: Seat, bit: number, by: number): void {
  const workers = state.rows[at(seat, 31 - Math.clz32(bit))].length + by;
  facts.manned = workers > 0 ? facts.manned | bit : facts.manned & ~bit;
  facts.crowded = workers >= MIGRANTS ? facts.crowded | bit : facts.crowded & ~bit;
}
