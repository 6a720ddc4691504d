import type { Seat } from '@nabu/kernel';
import { RESOURCES } from './box.ts';
import type { Tell } from './events.ts';
import { held, KINDS, type State, WINE } from './state.ts';
import { NOTHING_MORE } from './tasks.ts';

/** Whether a player can pay for one thing and then, unless it is `NOTHING_MORE`, for another. [W1] */
export function canPay(state: State, seat: Seat, asked: number, after: number): boolean {
  const wine = held(state, seat, WINE);
  const own = held(state, seat, asked);
  if (after === NOTHING_MORE) return own + wine > 0;
  if (after === asked) return own + wine > 1;
  const missing = (own === 0 ? 1 : 0) + (held(state, seat, after) === 0 ? 1 : 0);
  return wine >= missing;
}

/** The tokens that may be given for what is asked so that the rest can still be paid, as a word. [W2] */
export function payments(state: State, seat: Seat, asked: number, after: number): number {
  const wine = held(state, seat, WINE);
  const own = held(state, seat, asked);
  let word = 0;
  if (after === NOTHING_MORE) {
    if (own > 0) word |= 1 << asked;
    if (wine > 0) word |= 1 << WINE;
    return word;
  }
  const rest = held(state, seat, after);
  const spare = after === asked ? rest - 1 : rest;
  if (own > 0 && spare + wine > 0) word |= 1 << asked;
  if (wine > 0 && rest + wine > 1) word |= 1 << WINE;
  return word;
}

/** Pays one token. */
export function pay(state: State, seat: Seat, resource: number, asked: number, tell?: Tell): void {
  state.resources[seat * KINDS + resource] -= 1;
  tell?.({ type: 'paid', seat, resource: RESOURCES[resource], asked: RESOURCES[asked] });
}
