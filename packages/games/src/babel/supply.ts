import { type Rng, type Seat, shuffle, type Tell } from '@nabu/kernel';
import { ALL_NATIONS, type Level, type Nation, QUARRY_DRAW, SITES } from './box.ts';
import type { Event } from './events.ts';
import { at, drawnSince, handSize, inDoubt, oldCards, type State } from './state.ts';

/** Draws nation cards into a hand, shuffling the discards in when the pile runs dry. [T1] [T2] */
export function drawNations(
  state: State,
  seat: Seat,
  count: number,
  rng: Rng,
  tell?: Tell<Event>,
  type: 'dealt' | 'drew' = 'drew',
): void {
  let left = count;
  while (left > 0) {
    if (state.pile.length === 0 && !reshuffle(state, rng, tell)) return;
    const now = Math.min(left, state.pile.length);
    tell?.({ type, seat, count: now, nations: state.pile.slice(-now).reverse() });
    for (let i = 0; i < now; i++) {
      const nation = state.pile.pop();
      if (nation !== undefined) state.hands[at(seat, nation)]++;
    }
    if (knowsHeld(state)) state.held[drawnSince(seat)] += now;
    left -= now;
  }
}

/** Makes a new draw pile of the discards; false if there are none. */
function reshuffle(state: State, rng: Rng, tell?: Tell<Event>): boolean {
  const { pile, discards, hands, shown, held } = state;
  for (const nation of ALL_NATIONS) {
    for (let i = 0; i < discards[nation]; i++) pile.push(nation);
    discards[nation] = 0;
  }
  if (pile.length === 0) return false;
  shuffle(pile, rng);
  for (let i = 0; i < hands.length; i++) shown[i] = hands[i]; // [K4]
  for (const nation of ALL_NATIONS) held[nation] = hands[at(0, nation)] + hands[at(1, nation)];
  held.fill(0, SITES);
  tell?.({ type: 'reshuffled', count: pile.length });
  return true;
}

/** Takes a card out of a hand; if the opponent or everybody knew of such a card, it may be that one. [K4] */
export function spend(state: State, seat: Seat, nation: Nation): void {
  const i = at(seat, nation);
  const { held, shown } = state;
  state.hands[i]--;
  if (shown[i] > 0) shown[i]--;
  const told = held[nation] + held[inDoubt(nation)] + held[drawnSince(seat)];
  if (told > 0) strikeOff(state, seat, nation);
}

/** What everybody can still tell of the two hands once a card has left one of them. [K4] */
function strikeOff(state: State, seat: Seat, nation: Nation): void {
  const { held } = state;
  const doubt = inDoubt(nation);
  const drawn = drawnSince(seat);
  if (held[nation] > 0) {
    held[nation]--;
    if (held[drawn] > 0) held[doubt]++; // it may have been one of those drawn
  } else if (held[drawn] === 0) {
    if (held[doubt] > 0) held[doubt]--; // it was one of those in doubt
  } else if (held[doubt] === 0) held[drawn]--; // it was one of those drawn
  if (held[nation] === 0 && !tellsOfHands(state)) held.fill(0);
}

/** Whether everybody can tell that some card is in one of the two hands, or may be. [K4] */
function knowsHeld({ held }: State): boolean {
  for (let nation = 0; nation < SITES; nation++)
    if (held[nation] + held[inDoubt(nation)] > 0) return true;
  return false;
}

/** Cards in doubt tell nothing once both hands may hold nothing but what was drawn. */
function tellsOfHands(state: State): boolean {
  const { held } = state;
  if (held[0] + held[1] + held[2] + held[3] + held[4] > 0) return true;
  if (!knowsHeld(state)) return false;
  return hasOld(state, 0) || hasOld(state, 1);
}

function hasOld(state: State, seat: Seat): boolean {
  return oldCards(handSize(state, seat), state.held[drawnSince(seat)]) > 0;
}

/** Lays two temple cards on the player's own stack, the lower on top. [T5] */
export function quarry(state: State, seat: Seat, tell?: Tell<Event>): void {
  const { deck } = state;
  const stack = state.stacks[seat];
  const before = stack.length;
  const first = deck.pop();
  const second = deck.pop();
  if (first !== undefined && second !== undefined) {
    stack.push(Math.max(first, second) as Level, Math.min(first, second) as Level);
  } else if (first !== undefined) stack.push(first);
  state.razed = Math.max(0, state.razed - QUARRY_DRAW);
  if (tell === undefined) return;
  tell({ type: 'revealed' });
  tell({ type: 'quarried', seat, levels: stack.slice(before) });
}
