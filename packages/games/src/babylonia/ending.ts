import {
  placesBy,
  type Result,
  type Rng,
  type Score,
  type Seat,
  type Tell,
  type TieBreak,
} from '@nabu/kernel';
import { type Ending, SOURCES, TOKENS, type Token } from './box.ts';
import { canUse, standLimit } from './cards.ts';
import type { Event } from './events.ts';
import { citiesOf, reserveSize, type State, standSize, TOKEN_KINDS } from './state.ts';

/** Refills the stand, then tests for the end, then offers the extra turn or passes on. [R1] [E3] [K2] */
export function finishTurn(state: State, rng: Rng, tell?: Tell<Event>): void {
  const seat = state.turn;
  refill(state, seat, standLimit(state, seat), rng, tell);
  state.turns++;
  const ending = endingNow(state);
  if (ending !== null) end(state, ending, tell);
  else if (canUse(state, seat, 2)) {
    state.phase = 'again';
    state.chooser = seat;
  } else beginTurn(state, (seat + 1) % state.seats, false, tell);
}

/** A seat's turn begins. [T1] */
export function beginTurn(state: State, seat: Seat, extra: boolean, tell?: Tell<Event>): void {
  state.turn = seat;
  state.chooser = seat;
  state.phase = 'place';
  tell?.({ type: 'turn', seat, extra });
}

/** Draws tokens until the stand holds `limit` or the reserve is empty. [R1] [R2] */
export function refill(
  state: State,
  seat: Seat,
  limit: number,
  rng: Rng,
  tell?: Tell<Event>,
): void {
  let left = reserveSize(state, seat);
  const count = Math.min(limit - standSize(state, seat), left);
  if (count <= 0) return;
  const drawn: Token[] | undefined = tell && [];
  const { stands, reserves } = state;
  const base = seat * TOKEN_KINDS;
  for (let i = 0; i < count; i++) {
    // What is drawn when all is drawn hangs on no chance.
    let n = count - i === left ? 0 : rng.below(left);
    let at = base;
    while (n >= reserves[at]) n -= reserves[at++];
    reserves[at]--;
    stands[at]++;
    left--;
    drawn?.push(TOKENS[at - base]);
  }
  if (drawn) tell?.({ type: 'drew', seat, count, tokens: drawn });
}

/** Why the game ends with this turn, or null. [E1] [E2] */
function endingNow(state: State): Ending | null {
  if (standSize(state, state.turn) === 0) return 'stand';
  return state.citiesLeft <= 1 ? 'cities' : null;
}

function end(state: State, ending: Ending, tell?: Tell<Event>): void {
  state.phase = 'over';
  state.ending = ending;
  tell?.({ type: 'ended', ending, places: ranking(state) });
}

/** A seat's points in all. */
export function total({ points }: State, seat: Seat): number {
  let sum = 0;
  for (let i = 0; i < SOURCES.length; i++) sum += points[seat * SOURCES.length + i];
  return sum;
}

/** Points so far by seat, with their sources. */
export function scores(state: State): readonly Score[] {
  return state.held.map((_, seat) => ({
    total: total(state, seat),
    parts: SOURCES.map((source, i) => ({
      source,
      points: state.points[seat * SOURCES.length + i],
    })),
  }));
}

/** Places by points, then by cities; seats equal in both share a place. [E4] */
export function ranking(state: State): readonly number[] {
  return placesBy(state.held.map((_, seat) => total(state, seat) * 100 + citiesOf(state, seat)));
}

/** The city tiles, which decide between equal points. [E4] */
export function tieBreak(state: State): TieBreak {
  return {
    clause: 'E4',
    figures: state.held.map((_, seat) => citiesOf(state, seat)),
    wins: 'most',
  };
}

/** The result once the game is over, else null. */
export function result(state: State): Result | null {
  return state.ending === null ? null : { places: ranking(state), ending: state.ending };
}
