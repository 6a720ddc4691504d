import type { Seat } from '@nabu/kernel';
import { BABYLON_PAYS, CARAVANEER_BONUS, CITIES, RESOURCES } from './box.ts';
import { ASKS, BABYLON, extraIn, PLANT_CITY, SELLS_FIRST, SELLS_SECOND, TRADES } from './cities.ts';
import { canAcquire } from './court.ts';
import type { Tell } from './events.ts';
import { canPay } from './payment.ts';
import { plantable } from './planting.ts';
import { LINE, score } from './scoring.ts';
import { CARAVANEER, KINDS, levelOf, type State, tokensOf } from './state.ts';
import { BUY, IRRIGATE, NOTHING_MORE, PLANT, push, SELL } from './tasks.ts';
import { MOST_STEPS } from './vocabulary.ts';

const SQUARES = CITIES.length;

/** The square a number of steps ahead of the caravan. */
export function squareAhead(state: State, steps: number): number {
  return (state.caravan + steps) % SQUARES;
}

/** The camels a player pays for a number of steps. [V2] */
export function camelsFor(state: State, seat: Seat, steps: number): number {
  return Math.max(1, steps - CARAVANEER_BONUS[levelOf(state, seat, CARAVANEER)]);
}

/** The distances a player may choose, step 1 as bit 0. [V1]-[V3] */
export function journeys(state: State, seat: Seat): number {
  const camels = state.camels[seat];
  if (camels === 0 || tokensOf(state, seat) === 0) return 0;
  const far = Math.min(MOST_STEPS, camels + CARAVANEER_BONUS[levelOf(state, seat, CARAVANEER)]);
  let word = 0;
  let city = state.caravan;
  for (let step = 0; step < far; step++) {
    city = city + 1 === SQUARES ? 0 : city + 1;
    if (canTrade(state, seat, city)) word |= 1 << step;
  }
  return word;
}

/** Whether a player who has a token can do anything on a square. [V3] */
export function canTrade(state: State, seat: Seat, city: number): boolean {
  const trade = TRADES[city];
  if (trade === BABYLON) return tokensOf(state, seat) > 0;
  if (trade === PLANT_CITY)
    return (
      canPay(state, seat, ASKS[city], extraIn(state, city)) && plantable(state, seat, city) !== 0
    );
  return canPay(state, seat, ASKS[city], NOTHING_MORE) && purchases(state, seat, city) !== 0;
}

/** The court kinds that a court city sells and a player can take, as a word. [K1]-[K3] */
export function purchases(state: State, seat: Seat, city: number): number {
  const one = SELLS_FIRST[city];
  const two = SELLS_SECOND[city];
  let word = 0;
  if (canAcquire(state, seat, one)) word |= 1 << one;
  if (canAcquire(state, seat, two)) word |= 1 << two;
  return word;
}

/** The caravan moves, and the player must trade where it stops. [V1]-[V3] */
export function travel(state: State, seat: Seat, steps: number, tell?: Tell): void {
  const camels = camelsFor(state, seat, steps);
  const from = state.caravan;
  const to = squareAhead(state, steps);
  state.camels[seat] -= camels;
  state.caravan = to;
  tell?.({ type: 'travelled', seat, from, to, camels });
  const trade = TRADES[to];
  push(state, trade === BABYLON ? SELL : trade === PLANT_CITY ? PLANT : BUY, seat);
}

/** One or two tokens are sold in Babylon; irrigating is the rest of the bargain. [B1] [B2] */
export function sell(state: State, seat: Seat, one: number, two: number | null, tell?: Tell): void {
  state.resources[seat * KINDS + one] -= 1;
  if (two !== null) state.resources[seat * KINDS + two] -= 1;
  tell?.({
    type: 'sold',
    seat,
    resources: two === null ? [RESOURCES[one]] : [RESOURCES[one], RESOURCES[two]],
  });
  score(state, seat, LINE.babylon, BABYLON_PAYS[two === null ? 1 : 2], CITIES[BABYLON].name, tell);
  push(state, IRRIGATE, seat, 0);
}
