import type { Rng, Seat } from '@nabu/kernel';
import {
  BANKER_POINTS,
  BANKER_TALENTS,
  type BySeats,
  CRAFT_DECK,
  CRAFTS,
  GROUP_SIZE,
  TILES_AT_END,
} from './box.ts';
import { endGame } from './ending.ts';
import type { Tell } from './events.ts';
import { gain } from './goods.ts';
import { LINE, score } from './scoring.ts';
import { BANKER, leftOf, levelOf, type State, tilesLeft } from './state.ts';
import { CLOSE, DISCARD, ISHTAR, MARDUK, PROCESSION, push, TAMMOUZ } from './tasks.ts';

/** By number of players: the craft deck in order, before it is shuffled. */
const DECKS: readonly (readonly number[])[] = [0, 1, 2, 3, 4].map((seats) =>
  seats < 2
    ? []
    : CRAFTS.flatMap((craft, at) =>
        Array<number>(CRAFT_DECK[seats as keyof BySeats<unknown>][craft]).fill(at),
      ),
);

/** Where the deck is shuffled; kept, so that dealing allocates nothing. */
const deck: number[] = Array(18).fill(0);

/** Deals craft cards, pays income and gives the first player the turn. [R1]-[R3] */
export function startRound(state: State, rng: Rng, tell?: Tell): void {
  state.round += 1;
  state.passed = 0;
  dealCrafts(state, rng);
  tell?.({ type: 'round', round: state.round, first: state.first, crafts: craftNames(state) });
  let seat = state.first;
  do {
    payIncome(state, seat, tell);
    seat = leftOf(state, seat);
  } while (seat !== state.first);
  state.turn = state.first;
  tell?.({ type: 'turn', seat: state.first });
}

/** All craft cards are shuffled and enough of them dealt: one fair draw for each place. [R1] */
function dealCrafts(state: State, rng: Rng): void {
  const cards = DECKS[state.seats];
  for (let at = 0; at < cards.length; at++) deck[at] = cards[at];
  for (let place = 0; place < state.seats * GROUP_SIZE; place++) {
    const drawn = place + rng.below(cards.length - place);
    state.crafts[place] = deck[drawn];
    deck[drawn] = deck[place];
  }
}

function craftNames(state: State) {
  return Array.from({ length: state.seats }, (_, group) =>
    state.crafts.slice(group * GROUP_SIZE, (group + 1) * GROUP_SIZE).map((craft) => CRAFTS[craft]),
  );
}

/** A Banker's income. [R2] */
function payIncome(state: State, seat: Seat, tell?: Tell): void {
  const level = levelOf(state, seat, BANKER);
  if (level === 0) return;
  gain(state, seat, 'talent', BANKER_TALENTS[level], 'R2', tell);
  if (BANKER_POINTS[level] > 0)
    score(state, seat, LINE.bankers, BANKER_POINTS[level], `banker ${level}`, tell);
}

/** A player takes no further action this round. [P1] */
export function pass(state: State, seat: Seat, tell?: Tell): void {
  state.passed |= 1 << seat;
  tell?.({ type: 'passed', seat });
}

/**
 * Gives the turn to the next player who is still in; those it passes over draw a talent. False
 * when everybody has passed: then the end of the round is on the stack. [P2] [P3] [R5]
 */
export function nextTurn(state: State, tell?: Tell): boolean {
  if (state.passed === (1 << state.seats) - 1) {
    beginEndOfRound(state);
    return false;
  }
  let seat = leftOf(state, state.turn);
  while ((state.passed >> seat) & 1) {
    gain(state, seat, 'talent', 1, 'P2', tell);
    seat = leftOf(state, seat);
  }
  state.turn = seat;
  tell?.({ type: 'turn', seat });
  return true;
}

/** The steps of the end of a round, the first on top of the stack. [E1]-[E8] */
function beginEndOfRound(state: State): void {
  const { first, seats } = state;
  push(state, CLOSE, first);
  for (let k = seats - 1; k >= 0; k--) push(state, DISCARD, (first + k) % seats);
  push(state, TAMMOUZ, first);
  push(state, MARDUK, first);
  push(state, ISHTAR, first);
  push(state, PROCESSION, lastInTurn(state));
}

/** The player to the right of the first player, who leads the procession. [E1] */
export function lastInTurn({ first, seats }: Readonly<State>): Seat {
  return (first + seats - 1) % seats;
}

/** The First player card moves on and a new round begins, or the game is over. [E8] [Z1] */
export function closeRound(state: State, rng: Rng, tell?: Tell): void {
  if (tilesLeft(state) <= TILES_AT_END[state.seats as keyof BySeats<unknown>]) {
    endGame(state, tell);
    return;
  }
  state.first = leftOf(state, state.first);
  startRound(state, rng, tell);
}
