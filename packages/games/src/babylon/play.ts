import type { Rng, Seat, Tell } from '@nabu/kernel';
import { build } from './build.ts';
import { alter, buildPair, buildStatue } from './decorate.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { dig, discard, done, remove, store } from './turn.ts';
import type { Move } from './vocabulary.ts';

/** Carries out one legal move in place; `tell` hears what happened. Nothing in Babylon is drawn after the setup. */
export function play(state: State, seat: Seat, move: Move, _rng: Rng, tell?: Tell<Event>): void {
  switch (move.type) {
    case 'remove':
      remove(state, seat, move.stack, tell); // [S6]
      break;
    case 'dig':
      dig(state, seat, move.stack, tell); // [D1]-[D6]
      break;
    case 'build':
      build(state, seat, move, tell); // [B1]-[B15]
      break;
    case 'symbol':
      alter(state, seat, move.cell, move.symbol, tell); // [R9]
      break;
    case 'fountain':
    case 'bridge':
    case 'stairway':
      buildPair(state, seat, move, tell); // [I3]-[I9]
      break;
    case 'statue':
      buildStatue(state, seat, move.cell, tell); // [I10]
      break;
    case 'done':
      done(state, seat, tell); // [T4]
      break;
    case 'store':
      store(state, seat, tell); // [T6]
      break;
    case 'discard':
      discard(state, seat, tell); // [T5]
      break;
  }
}
