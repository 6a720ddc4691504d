import type { Seat } from '@nabu/kernel';
import { COURT, PALACE_POINTS } from './box.ts';
import type { Tell } from './events.ts';
import { gainResource } from './goods.ts';
import { LINE, score } from './scoring.ts';
import {
  CARAVANEER,
  FIRST_COPY,
  GARDENER,
  LEVELLED,
  levelOf,
  PALACE,
  type State,
} from './state.ts';
import { push, TAKE } from './tasks.ts';

/** Where the card a player would take next of a kind stands in `State.copies`. [K2] [K6] */
export function nextCard(state: State, seat: Seat, kind: number): number {
  return kind === GARDENER ? FIRST_COPY[kind] : FIRST_COPY[kind] + levelOf(state, seat, kind);
}

/** Whether a player can take the next card of a kind. [K2] [K3] */
export function canAcquire(state: State, seat: Seat, kind: number): boolean {
  return state.copies[nextCard(state, seat, kind)] > 0;
}

/** The court kinds of which a player can take the next card, as a word. [G10] */
export function acquirable(state: State, seat: Seat): number {
  let word = 0;
  for (let kind = 0; kind < COURT.length; kind++)
    if (canAcquire(state, seat, kind)) word |= 1 << kind;
  return word;
}

/** A player takes the next card of a kind with all that comes with it. [K2] [K4] [K5] */
export function acquire(state: State, seat: Seat, kind: number, tell?: Tell): void {
  state.copies[nextCard(state, seat, kind)] -= 1;
  if (kind === GARDENER) {
    state.gardeners[seat] += 1;
    tell?.({ type: 'acquired', seat, court: COURT[kind], level: 0 });
    return;
  }
  const level = levelOf(state, seat, kind) + 1;
  state.levels[seat * LEVELLED + kind] = level;
  tell?.({ type: 'acquired', seat, court: COURT[kind], level });
  if (kind === PALACE)
    score(state, seat, LINE.palaces, PALACE_POINTS[level], `palace ${level}`, tell);
  if (kind === CARAVANEER && level === 2) push(state, TAKE, seat);
}

/** The resources on the level-2 Caravaneers that are left, as a word. [K5] */
export function bountyKinds(state: State): number {
  let word = 0;
  for (const resource of state.bounties) word |= 1 << resource;
  return word;
}

/** The taker of a level-2 Caravaneer receives the token on it. [K5] */
export function takeBounty(state: State, seat: Seat, resource: number, tell?: Tell): void {
  state.bounties.splice(state.bounties.indexOf(resource), 1);
  gainResource(state, seat, resource, 'K5', tell);
}
