import type { Seat, Tell } from '@nabu/kernel';
import { CARD_1_POINTS, type Card, STAND, WIDE_STAND } from './box.ts';
import type { Event } from './events.ts';
import { membersOf } from './members.ts';
import { award, type State } from './state.ts';

/** The cards of a set kept as bits, ascending. */
export function cardsIn(set: number): Card[] {
  return membersOf(set) as Card[];
}

/** Whether a seat has a card, face up or spent. */
export function holds(state: State, seat: Seat, card: Card): boolean {
  return ((state.held[seat] >>> card) & 1) === 1;
}

/** Whether a seat has a card that was not turned face down. [K11] */
export function canUse(state: State, seat: Seat, card: Card): boolean {
  return (((state.held[seat] & ~state.spent) >>> card) & 1) === 1;
}

/** How many tokens a seat's stand holds. [R1] [K3] */
export function standLimit(state: State, seat: Seat): number {
  return holds(state, seat, 3) ? WIDE_STAND : STAND;
}

/** A seat takes a card from the display; card 1 pays at once. [S9] [K1] */
export function takeCard(state: State, seat: Seat, card: Card, tell?: Tell<Event>): void {
  state.display &= ~(1 << card);
  state.held[seat] |= 1 << card;
  tell?.({ type: 'took', seat, card });
  if (card !== 1) return;
  award(state, seat, 'cards', CARD_1_POINTS);
  tell?.({
    type: 'scored',
    seat,
    points: CARD_1_POINTS,
    clause: 'K1',
    pieces: ['card 1'],
    source: 'cards',
  });
  spend(state, seat, card, tell);
}

/** A one-time card is turned face down. [K11] */
export function spend(state: State, seat: Seat, card: Card, tell?: Tell<Event>): void {
  state.spent |= 1 << card;
  tell?.({ type: 'spent', seat, card });
}
