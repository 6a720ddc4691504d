import type { Viewer } from '@nabu/kernel';
import type { PressAnswer } from '../common/press.ts';
import type { Hex } from './geometry.ts';
import {
  AGAIN,
  anyPlacing,
  CARDS,
  DONE,
  inPlay,
  isOpen,
  isPlace,
  KINDS,
  type Kind,
  type Move,
  movable,
  placing,
  REST,
  scoringOf,
  standOf,
  taking,
  type View,
} from './rules.ts';

/** What is picked up or looked at. */
export interface Plan {
  /** The kind of token in hand. */
  readonly kind: Kind | null;
  /** The city, ziggurat or hex whose particulars stay open. */
  readonly pinned: Hex | null;
  /** The hex that waits for a kind of token to be chosen, or for a second touch. */
  readonly aimed: Hex | null;
  /** The Ziggurat Cards are laid out over the board. */
  readonly cards: boolean;
}

/** Nothing is picked up. */
export const NOTHING: Plan = { kind: null, pinned: null, aimed: null, cards: false };

/** What a press on this board leads to. */
export type Answer = PressAnswer<Move, Plan>;

/** What a press needs to know. */
export interface Desk {
  readonly plan: Plan;
  readonly view: View;
  readonly viewer: Viewer;
  readonly legal: readonly Move[];
}

const go = (plan: Plan): Answer => ({ plan });
const make = (move: Move): Answer => ({ move });

/** A token of my stand is pressed: picked up or put back; one that can go nowhere says why. */
export function pressToken({ plan, view, legal }: Desk, kind: Kind): Answer {
  if (!movable(legal).includes(kind)) return make(anyPlacing(view, kind));
  const held = plan.kind === kind;
  return go({ ...plan, kind: held ? null : kind, aimed: held ? null : plan.aimed });
}

/** The kind that would be placed: the one in hand, or the only one that has somewhere to go. */
export function kindInHand({ plan, legal }: Pick<Desk, 'plan' | 'legal'>): Kind | null {
  if (plan.kind !== null) return plan.kind;
  const kinds = movable(legal);
  return kinds.length === 1 ? kinds[0] : null;
}

/**
 * A hex is pressed. With a token in hand it is placed there; without one, the hex asks for it.
 * Cities and ziggurats can always be looked at, and are picked while the order of scoring is asked.
 */
export function pressHex(desk: Desk, hex: Hex): Answer {
  const { plan, view, viewer, legal } = desk;
  const looked = { ...plan, pinned: plan.pinned === hex ? null : hex, aimed: null };
  if (viewer === 'spectator') return go(looked);
  const deciding = legal.length > 0;
  if (deciding && view.phase !== 'place') return pressWaiting(desk, hex);
  const kind = kindInHand(desk);
  if (isPlace(view, hex) && (!deciding || kind === null)) return go(looked);
  if (kind !== null) return make(placing(kind, hex));
  if (deciding && inPlay(view, hex) && isOpen(view, hex))
    return go({ ...plan, pinned: null, aimed: plan.aimed === hex ? null : hex });
  if (view.tokens[hex] !== 0 && !deciding) return go(looked);
  const held = KINDS.find((each) => standOf(view, viewer)[each] > 0) ?? 0;
  return make(placing(held, hex));
}

function pressWaiting({ view, legal, plan }: Desk, hex: Hex): Answer {
  if (view.phase === 'score' || legal.includes(scoringOf(hex))) return make(scoringOf(hex));
  return isPlace(view, hex) ? go({ ...plan, pinned: hex }) : make(placing(0, hex));
}

/** A finger looks first: the second touch of the same hex is the press. */
export function touchHex(desk: Desk, hex: Hex): Answer {
  const { plan, view } = desk;
  const placesHere = view.phase === 'place' && kindInHand(desk) !== null && isOpen(view, hex);
  if (!placesHere || plan.aimed === hex) return pressHex(desk, hex);
  return desk.legal.includes(placing(kindInHand(desk) ?? 0, hex))
    ? go({ ...plan, aimed: hex, pinned: null })
    : pressHex(desk, hex);
}

/** The hexes where something legal can be done with what is in hand. */
export function litHexes(desk: Pick<Desk, 'plan' | 'legal'>): ReadonlySet<Hex> {
  const kind = kindInHand(desk);
  const lit = new Set<Hex>();
  for (const move of desk.legal) {
    if (move.type === 'score') lit.add(move.hex);
    else if (move.type === 'place' && move.kind === kind) lit.add(move.hex);
  }
  return lit;
}

/** The plan as far as it still means something on this table. */
export function settle(plan: Plan, view: View, legal: readonly Move[]): Plan {
  const kind = plan.kind !== null && movable(legal).includes(plan.kind) ? plan.kind : null;
  const aimed = plan.aimed !== null && legal.length > 0 && isOpen(view, plan.aimed);
  const pinned = plan.pinned !== null && inPlay(view, plan.pinned) ? plan.pinned : null;
  return { ...plan, kind, pinned, aimed: aimed ? plan.aimed : null };
}

const LETTERS = ['m', 's', 'p', 'f'] as const;

/** What a single key asks for on this desk, or null when it means nothing now. */
export function pressKey(desk: Desk, key: string): Answer | null {
  const { plan, view, legal } = desk;
  const small = key.toLowerCase();
  if (view.phase === 'card' && legal.length > 0) {
    const card = CARDS.find((each) => String(each) === key);
    if (card) return make(taking(card));
  }
  const kind = KINDS.find((each) => LETTERS[each] === small || String(each + 1) === key);
  if (kind !== undefined)
    return view.phase === 'place' && legal.length > 0 ? pressToken(desk, kind) : null;
  switch (small) {
    case 'e':
      return legal.length > 0 ? make(DONE) : null;
    case 'y':
      return view.phase === 'again' && legal.length > 0 ? make(AGAIN) : null;
    case 'n':
      return view.phase === 'again' && legal.length > 0 ? make(REST) : null;
    case 'c':
      return go({ ...plan, cards: !plan.cards });
    case 'escape':
      return Object.entries(NOTHING).every(([name, value]) => plan[name as keyof Plan] === value)
        ? null
        : go(NOTHING);
    default:
      return null;
  }
}
