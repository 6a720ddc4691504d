import type { Viewer } from '@nabu/kernel';
import type { Answer as DeskAnswer, DeskState, DeskTypes } from '../common/desk/kind.ts';
import type { Hex } from './geometry.ts';
import {
  AGAIN,
  anyPlacing,
  CARDS,
  DONE,
  type Event,
  inPlay,
  isPlace,
  isVacant,
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

/** What is picked up or looked at until a move is made. */
export interface Draft {
  /** The kind of token in hand. */
  readonly kind: Kind | null;
  /** The city, ziggurat or hex whose particulars stay open. */
  readonly pinned: Hex | null;
  /** The hex that waits for a kind of token to be chosen, or for a second touch. */
  readonly at: Hex | null;
  /** The Ziggurat Cards are laid out over the board. */
  readonly cards: boolean;
}

/** Nothing is picked up. */
export const NOTHING: Draft = { kind: null, pinned: null, at: null, cards: false };

/** A token on its way from the stand under a pointer. */
interface Drag {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
}

/** The types of Babylonia's desk: hexes are pointed at. */
export interface Types extends DeskTypes {
  view: View;
  move: Move;
  event: Event;
  draft: Draft;
  shown: {
    /** Hexes pointed at from beside the board: a line of a report. */
    readonly hexes: readonly Hex[];
    readonly drag: Drag | null;
  };
  spot: Hex;
}

/** What a press on this board leads to. */
export type Answer = DeskAnswer<Types>;

/** What a press needs to know. */
export interface Input {
  readonly draft: Draft;
  readonly view: View;
  readonly viewer: Viewer;
  readonly legal: readonly Move[];
}

const go = (draft: Draft): Answer => ({ draft });
const make = (move: Move): Answer => ({ move });

/** A token of my stand is pressed: picked up or put back; one that can go nowhere says why. */
export function pressToken({ draft, view, legal }: Input, kind: Kind): Answer {
  if (!movable(legal).includes(kind)) return make(anyPlacing(view, kind));
  const held = draft.kind === kind;
  return go({ ...draft, kind: held ? null : kind, at: held ? null : draft.at });
}

/** The kind that would be placed: the one in hand, or the only one that has somewhere to go. */
export function kindInHand({ draft, legal }: Pick<Input, 'draft' | 'legal'>): Kind | null {
  if (draft.kind !== null) return draft.kind;
  const kinds = movable(legal);
  return kinds.length === 1 ? kinds[0] : null;
}

/**
 * A hex is pressed. With a token in hand it is placed there; without one, the hex asks for it.
 * Cities and ziggurats can always be looked at, and are picked while the order of scoring is asked.
 */
export function pressHex(desk: Input, hex: Hex): Answer {
  const { draft, view, viewer, legal } = desk;
  const looked = { ...draft, pinned: draft.pinned === hex ? null : hex, at: null };
  if (viewer === 'spectator') return go(looked);
  const deciding = legal.length > 0;
  if (deciding && view.phase !== 'place') return pressWaiting(desk, hex);
  const kind = kindInHand(desk);
  if (isPlace(view, hex) && (!deciding || kind === null)) return go(looked);
  if (kind !== null) return make(placing(kind, hex));
  if (deciding && inPlay(view.ground, hex) && isVacant(view, hex))
    return go({ ...draft, pinned: null, at: draft.at === hex ? null : hex });
  if (view.tokens[hex] !== 0 && !deciding) return go(looked);
  const held = KINDS.find((each) => standOf(view, viewer)[each] > 0) ?? 0;
  return make(placing(held, hex));
}

function pressWaiting({ view, legal, draft }: Input, hex: Hex): Answer {
  if (view.phase === 'score' || legal.includes(scoringOf(hex))) return make(scoringOf(hex));
  return isPlace(view, hex) ? go({ ...draft, pinned: hex }) : make(placing(0, hex));
}

/** The hexes where something legal can be done with what is in hand. */
export function litHexes(desk: Pick<Input, 'draft' | 'legal'>): ReadonlySet<Hex> {
  const kind = kindInHand(desk);
  const lit = new Set<Hex>();
  for (const move of desk.legal) {
    if (move.type === 'score') lit.add(move.hex);
    else if (move.type === 'place' && move.kind === kind) lit.add(move.hex);
  }
  return lit;
}

/** The placement of the token in hand, or of one that is dragged, on a hex; null without a token. */
export function placingAt(desk: Aiming, hex: Hex): Move | null {
  const kind = kindAimed(desk);
  return kind === null ? null : placing(kind, hex);
}

/** The kind of token that a hex is looked at with. */
export function kindAimed({ shown, mine, ...desk }: Aiming): Kind | null {
  return shown.drag?.kind ?? (mine ? kindInHand(desk) : null);
}

type Aiming = Pick<DeskState<Types>, 'draft' | 'legal' | 'mine' | 'shown'>;

/** The draft as far as it still means something on this table. */
export function settle(draft: Draft, { view, legal }: Pick<Input, 'view' | 'legal'>): Draft {
  const kind = draft.kind !== null && movable(legal).includes(draft.kind) ? draft.kind : null;
  const waits = draft.at !== null && legal.length > 0 && isVacant(view, draft.at);
  const pinned = draft.pinned !== null && inPlay(view.ground, draft.pinned) ? draft.pinned : null;
  return { ...draft, kind, pinned, at: waits ? draft.at : null };
}

const LETTERS = ['m', 's', 'p', 'f'] as const;

/** What a single key asks for on this desk, or null when it means nothing now. */
export function pressKey(desk: Input, key: string): Answer | null {
  const { draft, view, legal } = desk;
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
      return go({ ...draft, cards: !draft.cards });
    case 'escape':
      return Object.entries(NOTHING).every(([name, value]) => draft[name as keyof Draft] === value)
        ? null
        : go(NOTHING);
    default:
      return null;
  }
}
