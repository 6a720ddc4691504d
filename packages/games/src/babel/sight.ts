import { type Rng, type Seat, shuffle, type Viewer } from '@nabu/kernel';
import {
  ALL_NATIONS,
  CARDS_PER_NATION,
  type Ending,
  LEVELS,
  type Level,
  type Nation,
  type Place,
  SITES,
  TEMPLE_CARDS,
} from './box.ts';
import type { Event } from './events.ts';
import { total } from './scoring.ts';
import { at, handSize, inDoubt, oldCards, type State } from './state.ts';
import { levelsOf, templeOf } from './temples.ts';

/** Cards by nation: how many of each, in the order of `NATIONS`. */
export type Counts = readonly number[];

/** What a viewer sees of one player. */
export interface Side {
  readonly pawn: Place;
  /** Whether the player still holds the starter. */
  readonly starter: boolean;
  /** By site: deployed nation cards, the oldest first, the top last. */
  readonly rows: readonly (readonly Nation[])[];
  /** By site: the levels of the temple from bottom to top. */
  readonly temples: readonly (readonly Level[])[];
  /** The quarry stack on this player's side, its top last. */
  readonly stack: readonly Level[];
  /** The sum of the temples. */
  readonly total: number;
  /** How many nation cards the player holds. */
  readonly handSize: number;
  /** The hand by nation; null for everyone but its owner. */
  readonly hand: Counts | null;
  /** The part of the hand that both players know, by nation; null for a spectator, who knows `held` alone. [K4] */
  readonly shown: Counts | null;
}

/** All that a viewer may know. [K1]-[K4] */
export interface View {
  readonly viewer: Viewer;
  readonly topRun: boolean;
  /** Whose turn it is; while `drops` is not 0 the other player decides. */
  readonly turn: Seat;
  readonly drops: number;
  readonly migrated: boolean;
  readonly endPhase: boolean;
  readonly ending: Ending | null;
  /** How many nation cards are left to draw. */
  readonly pile: number;
  /** The nation discard pile by nation. */
  readonly discards: Counts;
  /** How many temple cards are left in the deck. */
  readonly deck: number;
  /** By nation: cards that everybody can tell to be in the two hands together. [K4] */
  readonly held: Counts;
  /** By seat: cards drawn since the shuffle that told so. [K4] */
  readonly drawn: readonly number[];
  /** By nation: more cards that were in the two hands then, and may be there still. [K4] */
  readonly doubt: Counts;
  /** The known cards on top of the deck, the next one last. [K3] */
  readonly razed: readonly Level[];
  /** By seat. */
  readonly sides: readonly [Side, Side];
}

/** All that a viewer may know, as plain JSON. */
export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    topRun: state.topRun,
    turn: state.turn,
    drops: state.drops,
    migrated: state.migrated,
    endPhase: state.endPhase,
    ending: state.ending,
    pile: state.pile.length,
    discards: state.discards.slice(),
    deck: state.deck.length,
    held: state.held.slice(0, SITES),
    drawn: state.held.slice(SITES, inDoubt(0)),
    doubt: state.held.slice(inDoubt(0)),
    razed: state.razed === 0 ? [] : state.deck.slice(-state.razed),
    sides: [viewSide(state, 0, viewer), viewSide(state, 1, viewer)],
  };
}

function viewSide(state: State, seat: Seat, viewer: Viewer): Side {
  const first = at(seat, 0);
  const end = at(seat, SITES);
  return {
    pawn: state.pawns[seat],
    starter: state.starters[seat],
    rows: state.rows.slice(first, end).map((row) => row.slice()),
    temples: state.temples.slice(first, end).map(levelsOf),
    stack: state.stacks[seat].slice(),
    total: total(state, seat),
    handSize: handSize(state, seat),
    hand: viewer === seat ? state.hands.slice(first, end) : null,
    shown: viewer === 'spectator' ? null : state.shown.slice(first, end),
  };
}

/** Everyone hears everything, but cards dealt and drawn are seen by their owner only. [K1] */
export function witness(event: Event, viewer: Viewer): Event | null {
  const secret = event.type === 'dealt' || event.type === 'drew';
  return secret && event.seat !== viewer ? { ...event, nations: null } : event;
}

/** A state the viewer could not tell from the real one: every unseen card is as likely anywhere. */
export function imagine(view: View, rng: Rng): State {
  const [first, second] = view.sides;
  const [shownFirst, shownSecond] = imagineShown(view, rng);
  const unseen = shuffle(unseenNations(view, shownFirst, shownSecond), rng);
  const handFirst = imagineHand(first, shownFirst, unseen);
  return {
    turn: view.turn,
    drops: view.drops,
    migrated: view.migrated,
    endPhase: view.endPhase,
    ending: view.ending,
    topRun: view.topRun,
    starters: [first.starter, second.starter],
    pawns: [first.pawn, second.pawn],
    rows: [...first.rows, ...second.rows].map((row) => row.slice()),
    temples: [...first.temples, ...second.temples].map(templeOf),
    hands: handFirst.concat(imagineHand(second, shownSecond, unseen)),
    shown: shownFirst.concat(shownSecond),
    held: view.held.concat(view.drawn, view.doubt),
    pile: unseen.slice(0, view.pile),
    discards: view.discards.slice(),
    deck: imagineDeck(view, rng),
    razed: view.razed.length,
    stacks: [first.stack.slice(), second.stack.slice()],
  };
}

/**
 * By seat: the part of the hand that both players know. A spectator cannot tell who holds which of
 * the cards that are known to be in the two hands, only that cards not drawn since the shuffle are
 * among them or among those in doubt; so these are dealt out at random. [K4]
 */
function imagineShown(view: View, rng: Rng): readonly [Counts, Counts] {
  const [first, second] = view.sides;
  if (first.shown !== null && second.shown !== null) return [first.shown, second.shown];
  const old = view.sides.map(({ handSize }, seat) => oldCards(handSize, view.drawn[seat]));
  const certain = spread([0, 1], old);
  const possible = spread(
    [0, 1],
    view.sides.map(({ handSize }, seat) => handSize - old[seat]),
  );
  const room = certain.length + possible.length;
  const cards = shuffle(knownCards(view, room, rng), rng);
  const shown = [ALL_NATIONS.map(() => 0), ALL_NATIONS.map(() => 0)] as const;
  const deal = (seats: readonly Seat[], dealt: readonly Known[]) => {
    for (const [i, { nation }] of dealt.slice(0, seats.length).entries()) shown[seats[i]][nation]++;
  };
  deal(certain, cards);
  const left = cards.slice(certain.length).filter(({ doubt }) => !doubt);
  deal(shuffle(possible, rng), left);
  return shown;
}

/** A card that was in one of the hands at the shuffle; `doubt` when it may have been played since. */
interface Known {
  readonly nation: Nation;
  readonly doubt: boolean;
}

/** All cards that are known to be in the two hands, and those in doubt as far as there is room. */
function knownCards(view: View, room: number, rng: Rng): Known[] {
  const hidden = hiddenNations(view);
  const doubtful = view.doubt.map((count, nation) =>
    Math.min(count, hidden[nation] - view.held[nation]),
  );
  const held = spread(ALL_NATIONS, view.held);
  const doubts = shuffle(spread(ALL_NATIONS, doubtful), rng).slice(0, room - held.length);
  return [
    ...held.map((nation) => ({ nation, doubt: false })),
    ...doubts.map((nation) => ({ nation, doubt: true })),
  ];
}

/** The hand if it is seen; else what is known of it, filled up from the unseen cards. */
function imagineHand(side: Side, shown: Counts, unseen: Nation[]): number[] {
  if (side.hand !== null) return side.hand.slice();
  const hand = shown.slice();
  let missing = side.handSize;
  for (const count of hand) missing -= count;
  for (; missing > 0; missing--) {
    const nation = unseen.pop();
    if (nation !== undefined) hand[nation]++;
  }
  return hand;
}

/** Nation cards that lie neither open nor in a hand the viewer sees or knows. */
function unseenNations(view: View, shownFirst: Counts, shownSecond: Counts): Nation[] {
  const [first, second] = view.sides;
  const left = hiddenNations(view);
  const seen = [first.hand ?? shownFirst, second.hand ?? shownSecond];
  for (const hand of seen) for (const nation of ALL_NATIONS) left[nation] -= hand[nation];
  return spread(ALL_NATIONS, left);
}

/** By nation: cards that lie neither in a row nor among the discards. */
function hiddenNations({ discards, sides }: View): number[] {
  const left = discards.map((count) => CARDS_PER_NATION - count);
  for (const { rows } of sides) for (const row of rows) for (const nation of row) left[nation]--;
  return left;
}

/** How many temple cards of each level there are, at the level's own index. */
const TEMPLE_COUNTS: Counts = [0, ...LEVELS.map((level) => TEMPLE_CARDS[level])];

/** The unseen temple cards in random order, beneath the known ones. [K3] */
function imagineDeck(view: View, rng: Rng): Level[] {
  const left = TEMPLE_COUNTS.slice();
  for (const level of view.razed) left[level]--;
  for (const side of view.sides) {
    if (side.starter) left[1]--;
    for (const level of side.stack) left[level]--;
    for (const temple of side.temples) for (const level of temple) left[level]--;
  }
  const unseen = shuffle(spread(LEVELS, left), rng);
  return unseen.slice(0, view.deck - view.razed.length).concat(view.razed);
}

/** So many of each kind as one list; `counts` is indexed by kind. */
function spread<Kind extends number>(kinds: readonly Kind[], counts: Counts): Kind[] {
  const list: Kind[] = [];
  for (const kind of kinds) for (let i = 0; i < counts[kind]; i++) list.push(kind);
  return list;
}
