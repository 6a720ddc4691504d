import type { Seat } from '@nabu/kernel';
import type { State } from './state.ts';

/**
 * What is still to be done, as data on a stack: decisions that somebody owes and steps that follow
 * by themselves. A task is one integer: its kind, the seat it belongs to and one detail.
 */
export const TASKS = [
  /** Choose a field for a cube; the detail is 1 when Tammouz sends it. [F2] [E5] */
  'field',
  /** Choose a temple for a priest. [T1] */
  'temple',
  /** Choose an area; worth points when the detail is 1. [I5] [B2] */
  'irrigate',
  /** Choose what to sell in Babylon. [B1] */
  'sell',
  /** Choose one of the two court kinds of the city. [K1] */
  'buy',
  /** Choose a square to plant. [G1] */
  'plant',
  /** Pay a token; the detail is what is asked now and what will be asked after it. [W2] */
  'pay',
  /** Take the court card of the kind in the detail. [K2] */
  'acquire',
  /** Plant the square in the detail, which is paid for. [G5]-[G9] */
  'grow',
  /** Choose a court card for a tile. [G10] */
  'court',
  /** Choose the token of a level-2 Caravaneer. [K5] */
  'take',
  /** Choose the temple of the procession. [E1] */
  'procession',
  /** Rank the priests in a temple and begin its rewards. [E2] */
  'ishtar',
  'marduk',
  'tammouz',
  /** Choose Ishtar's reward; the detail is who gets the other one, plus 1. [E3] */
  'reward',
  /** Exchange a token. [E6] */
  'swap',
  /** Discard down to the limit. [E7] */
  'discard',
  /** End the round. [E8] [Z1] */
  'close',
] as const;
export type Task = (typeof TASKS)[number];

/** The number of each kind of task, for the fast path. */
export const FIELD = 0;
export const TEMPLE = 1;
export const IRRIGATE = 2;
export const SELL = 3;
export const BUY = 4;
export const PLANT = 5;
export const PAY = 6;
export const ACQUIRE = 7;
export const GROW = 8;
export const CHOOSE_COURT = 9;
export const TAKE = 10;
export const PROCESSION = 11;
export const ISHTAR = 12;
export const MARDUK = 13;
export const TAMMOUZ = 14;
export const REWARD = 15;
export const SWAP = 16;
export const DISCARD = 17;
export const CLOSE = 18;
/** Not on the stack: what is to be done when it is empty. */
export const TURN = 19;

/** What `PAY` has in its detail when nothing more will be asked. */
export const NOTHING_MORE = 7;

/** Puts a task on the stack: it is done before everything already there. */
export function push(state: State, kind: number, seat: Seat, detail = 0): void {
  state.pending.push(kind | (seat << 5) | (detail << 7));
}

/** Takes the next task off the stack. */
export function pop(state: State): void {
  state.pending.pop();
}

/** The kind of the next task, or `TURN` when nothing is pending. */
export function nextKind(state: State): number {
  const { pending } = state;
  return pending.length === 0 ? TURN : pending[pending.length - 1] & 31;
}

/** The detail of the next task. */
export function nextDetail(state: State): number {
  return state.pending[state.pending.length - 1] >> 7;
}

/** The seat that the next task, or else the turn, belongs to. */
export function actor(state: State): Seat {
  const { pending } = state;
  return pending.length === 0 ? state.turn : (pending[pending.length - 1] >> 5) & 3;
}
